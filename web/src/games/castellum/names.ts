/** Cards, spaces, columns and amounts in words: refusals, log lines and actions name them by their ids only. */
import { SvelteMap } from 'svelte/reactivity';
import type { Lang, Param, Params } from '../../api/wire';
import type { Say } from '../contract';
import { parse } from './options';
import { columnOf, seatOf, type CastellumAids, type Card, type Space } from './view';
import { amounts, pair } from './words';

const known = new SvelteMap<string, Card | Space>();

/** What is printed, of the board shown last. */
export function learn({ cards, spaces }: CastellumAids): void {
  for (const [id, printed] of Object.entries({ ...cards, ...spaces })) known.set(id, printed);
}

export function nameOf(id: string, lang: Lang): string {
  return known.get(id)?.[lang] ?? id;
}

/** The parameters of a message with the game's own things in words; a space says what it gives. */
export function named(params: Params, say: Say, lang: Lang): Params {
  const words = Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, word(key, value, say, lang)] as const),
  );
  if (typeof params['space'] !== 'string') return words;
  const space = known.get(params['space']);
  return { given: space && 'gives' in space ? amounts(space.gives, say) : '', ...words };
}

/** An action in words; own columns by their number only. */
export function actionWords(action: string, say: Say, lang: Lang): string {
  const { word, card, first, second } = parse(action, 9);
  const place = (text: string, key = ''): Params =>
    /^s\dc\d$/.test(text) ? { [`column${key}`]: columnOf(text) + 1, [`owner${key}`]: text.slice(0, 2) } : {};
  const params: Params = { card };
  if (word === 'worker') params['space'] = first;
  else if (word === 'take' || word === 'gift') params['given'] = first;
  else if (word === 'orient') params['side'] = first;
  else if (word === 'hire') Object.assign(params, { troop: first }, place(second));
  else Object.assign(params, place(first), place(second, '_two'));
  return say(`web-castellum-do-${word}`, named(params, say, lang));
}

/** Columns are called by their number, with the owner where one is named: the sentence says that it is a column. */
function word(key: string, value: Param, say: Say, lang: Lang): Param {
  if (typeof value !== 'string') return value;
  if (key === 'given') return amounts(pair(value), say);
  if (key === 'combo')
    return value
      .split('+')
      .map((type) => say(`castellum-${type}`))
      .join(' + ');
  if (/^s[0-3]$/.test(value)) return say(`castellum-seat-${seatOf(value)}`);
  if (/^s[0-3]c[1-5]$/.test(value))
    return `${columnOf(value) + 1} (${say(`castellum-seat-${seatOf(value)}`)})`;
  if (/^c[1-5]$/.test(value)) return value.slice(1);
  const ids = key === 'enemies' ? value.split('+') : [value];
  return ids.map((id) => nameOf(id, lang)).join(', ');
}
