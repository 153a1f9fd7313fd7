/** Places and cards as people call them: steps from the first piece, and the names of the cards shown so far. */
import type { Lang, Params } from '../../api/types.gen';
import type { Say } from '../contract';
import type { CastellanAids, Node } from './view';

/** How much of a line that a bot expects is told. */
const FAR = 3;
const known = new Map<string, Readonly<Record<string, string>>>();

/** The faces of the cards come with every position; a hint or a refusal names cards by their ids only. */
export function learn({ cards }: CastellanAids): void {
  for (const [id, face] of Object.entries(cards)) known.set(id, face.name);
}

export function cardName(id: string, lang: Lang): string {
  return known.get(id)?.[lang] ?? id;
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

/** The cards of a log line, which brings their names beside their ids. */
export function cardNames(params: Params, lang: string): string[] {
  return String(params[`cards_${lang}`] ?? params['cards']).split(', ');
}

/** The parameters of a log line, a refusal or a hint in words. */
export function named(params: Params, say: Say, lang: Lang, inWords: (action: string) => string): Params {
  const words: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(params)) {
    if (typeof value !== 'string') words[key] = value;
    else if (key === 'cards') words[key] = cardNames(params, lang).map(inside).join(', ');
    else if (key === 'cell' || key === 'node') words[key] = whereWords(value, say);
    else if (key === 'piece' || key === 'other') words[key] = inWords(value);
    else if (key === 'line')
      words[key] = value
        .split(' ')
        .slice(0, FAR)
        .map(inWords)
        .reduce((first, next) => say('web-then', { first, next }));
    else words[key] = value;
  }
  return words;
}
