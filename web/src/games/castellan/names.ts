/** Places and cards as people call them: steps from the first piece, and the names printed on the cards. */
import type { Params } from '../../api/types.gen';
import type { Say } from '../contract';
import type { Naming } from '../../stores/naming';
import { facesOn, type Node } from './view';

export type Words = Pick<Naming, 'say' | 'lang' | 'printed'>;

/** The name of a card: the server names cards by their ids only. */
export function cardName(id: string, { lang, printed }: Pick<Words, 'lang' | 'printed'>): string {
  return facesOn(printed)[id]?.names[lang] ?? id;
}

/** The names of the cards of a set, written `T2+W4`. */
export function cardNames(cards: string, words: Words): string[] {
  return cards.split('+').map((id) => cardName(id, words));
}

/** The name of a card inside a sentence: without the capital of its French article. */
export function inside(name: string): string {
  return name.replace(/^(?:Les?|La) |^L’/, (article) => article.toLowerCase());
}

/** `2 east, 1 north`; the first piece lies at the start. */
export function nodeWords([x, y]: Node, say: Say): string {
  const words: string[] = [];
  if (x) words.push(say(`web-castellan-${x > 0 ? 'east' : 'west'}`, { steps: Math.abs(x) }));
  if (y) words.push(say(`web-castellan-${y > 0 ? 'north' : 'south'}`, { steps: Math.abs(y) }));
  return words.join(', ') || say('web-castellan-start');
}

/** A place or a courtyard named `x,y`. */
export function whereWords(name: string, say: Say): string {
  const [x = 0, y = 0] = name.split(',').map(Number);
  return nodeWords([x, y], say);
}

/** The parameters of a log line, a refusal or a hint in words; the line of a hint is in words already. */
export function named(params: Params, naming: Words, inWords: (action: string) => string): Params {
  const { say } = naming;
  const words: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(params)) {
    if (typeof value !== 'string') words[key] = value;
    else if (key === 'cards') words[key] = cardNames(value, naming).map(inside).join(', ');
    else if (key === 'cell' || key === 'node') words[key] = whereWords(value, say);
    else if (key === 'piece' || key === 'other') words[key] = inWords(value);
    else words[key] = value;
  }
  return words;
}
