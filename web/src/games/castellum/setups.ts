/** The plain setup of the rulebook's worked examples: every pile in order of id, some cards put on top. */
import type { Scene } from '../contract';
import { YEARS } from './view';

const ids = (letter: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => letter + String(from + index).padStart(2, '0'));
const onTop = (cards: string[], top: string): string[] => {
  const named = top.split(' ').filter(Boolean);
  return [...named, ...cards.filter((card) => !named.includes(card))];
};

export interface OnTop {
  players?: number;
  first?: number;
  forts?: string;
  troops?: string;
  angels?: string;
  /** Enemies of 1579 by their numbers: `07 01`. */
  enemies?: string;
}

/** A position from the plain setup: what was played before, what is shown one by one, whose view. */
export function scene(top: OnTop, actions: string, next = '', seat?: number): Scene {
  const words = (text: string): string[] => text.split(' ').filter(Boolean);
  const piles = YEARS.map((year, k) => [String(year), ids(`E${year}-`, 1, 8 + 4 * k)] as const);
  const first = words(top.enemies ?? '').map((number) => `E1579-${number}`);
  return {
    players: top.players ?? 2,
    setup: {
      first: top.first ?? 0,
      forts: onTop(ids('F', 5, 20), top.forts ?? ''),
      troops: onTop(ids('T', 1, 32), top.troops ?? ''),
      angels: onTop(ids('A', 1, 28), top.angels ?? ''),
      angels_again: ids('A', 1, 28),
      enemies: Object.fromEntries(
        piles.map(([year, cards]) => [year, year === '1579' ? onTop(cards, first.join(' ')) : cards]),
      ),
    },
    actions: words(actions),
    next: words(next),
    ...(seat === undefined ? {} : { seat }),
  };
}
