/** What cards and spaces are called, gathered from every position shown: refusals name them by their ids only. */
import type { Lang, Params } from '../../lib/wire';
import type { Say } from '../contract';
import { columnOf, seatOf, type CastellumAids } from './view';

const known = new Map<string, Record<Lang, string>>();

export function learn({ cards, spaces }: CastellumAids): void {
  for (const [id, card] of Object.entries({ ...cards, ...spaces }))
    known.set(id, { fr: card.fr, en: card.en });
}

/**
 * The parameters of a refusal or of a log line with cards, spaces and columns in words. A log line brings the names:
 * beside `card` there are `card_en` and `card_fr`.
 */
export function named(params: Params, say: Say, lang: Lang): Params {
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      params[`${key}_${lang}`] ?? (typeof value === 'string' ? word(value, say, lang) : value),
    ]),
  );
}

/** Columns are called by their number, with the owner where one is named: the sentence says that it is a column. */
function word(value: string, say: Say, lang: Lang): string {
  if (/^s[0-3]c[1-5]$/.test(value))
    return `${columnOf(value) + 1} (${say(`castellum-seat-${seatOf(value)}`)})`;
  if (/^c[1-5]$/.test(value)) return value.slice(1);
  return known.get(value)?.[lang] ?? value;
}
