/** Cause before effect: the castle with the card that has come, before anything that it did. Pure. */
import { cardsInPlay, type CastelView } from './view';

/**
 * The position between two others: what has come into play lies there, everything else is still as it was. Null where
 * nothing came, where it did nothing, or where it took the place of another card (CT-4.8: the Ghost).
 */
export function between(before: CastelView, after: CastelView): CastelView | null {
  const were = new Set(cardsInPlay(before).map(({ card }) => card));
  const came = cardsInPlay(after).filter(({ card }) => !were.has(card));
  const board = { ...before.board };
  for (const { card, pawn, place, level } of came) {
    const below = board[place] ?? [];
    if (below.length !== level) return null;
    board[place] = [...below, { card, pawn }];
  }
  if (!came.length || same(board, after.board)) return null;
  const cards = new Set(came.map(({ card }) => card));
  const rest = (list: readonly string[]): string[] => list.filter((card) => !cards.has(card));
  const placed = (seat: number): number =>
    came.filter(({ card, pawn }) => pawn === seat && !before.exchange.includes(card)).length;
  return {
    ...before,
    board,
    exchange: rest(before.exchange),
    hand: before.hand && rest(before.hand),
    hand_sizes: before.hand_sizes.map((size, seat) => size - placed(seat)),
    last: after.last,
  };
}

function same(one: CastelView['board'], other: CastelView['board']): boolean {
  const text = (board: CastelView['board']): string => JSON.stringify(Object.entries(board).sort());
  return text(one) === text(other);
}
