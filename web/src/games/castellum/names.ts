/** Cards, spaces, columns and amounts in words: refusals, log lines and actions name them by their ids only. */
import type { Param, Params } from '../../api/types.gen';
import type { Naming } from '../../stores/naming';
import { roleOf, valueOf, type Offer } from '../../boards/offers';
import { castellumAids, columnOf, nameIn, seatOf, type Card, type Space } from './view';
import { amounts, pair } from './words';

type Words = Pick<Naming, 'say' | 'lang' | 'printed'>;

/** What is printed for a card or a space of this table. */
function printedFor(id: string, { printed }: Words): Card | Space | undefined {
  const { cards, spaces } = castellumAids({}, printed);
  return cards[id] ?? spaces[id];
}

/** The name of a card; its id until what is printed has come. */
export function cardName(id: string, words: Words): string {
  return nameIn(printedFor(id, words), words.lang) || id;
}

/** The parameters of a message with the game's own things in words; a space says what it gives. */
export function named(params: Params, words: Words): Params {
  const said = Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, word(key, value, words)] as const),
  );
  if (typeof params['space'] !== 'string') return said;
  const space = printedFor(params['space'], words);
  return { given: space && 'gives' in space ? amounts(space.gives, words.say) : '', ...said };
}

/** An action in words; own columns by their number only. */
export function actionWords(offer: Offer, words: Words): string {
  const params: Params = { card: '' };
  let second = '';
  for (const part of offer.parts) {
    const [role, value] = [roleOf(part), valueOf(part)];
    if (role === 'column') params['column'] = Number(value.slice(1));
    else if (role === 'place') {
      params[`column${second}`] = columnOf(value) + 1;
      params[`owner${second}`] = value.slice(0, 2);
      second = '_two';
    } else params[role] = value;
  }
  return words.say(`web-castellum-do-${offer.kind}`, named(params, words));
}

/** Columns are called by their number, with the owner where one is named: the sentence says that it is a column. */
function word(key: string, value: Param, words: Words): Param {
  const { say, lang } = words;
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
  return ids.map((id) => nameIn(printedFor(id, words), lang) || id).join(', ');
}
