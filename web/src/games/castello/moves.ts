/** Moves of pawns, read off the parts of actions (`from:E4`, `to:F5`). */
import { roleOf, valueIn, valueOf, type Offer, type Part } from '../../boards/offers';
import type { Manner } from '../../boards/progress';
import type { ActedEvent, CastelloView } from '../../api/types.gen';
import { between, neighbour, parseCell } from './geometry';

export interface Move {
  from: string;
  to: string;
}

export function moveOf(offer: Offer | null): Move | null {
  const [from, to] = offer ? [valueIn(offer, 'from'), valueIn(offer, 'to')] : [];
  return from !== undefined && to !== undefined ? { from, to } : null;
}

/** What a cell stands for: the pawn on it, or where a pawn goes. */
export function partsOfCell(cell: string): [Part, Part] {
  return [`from:${cell}`, `to:${cell}`];
}

/** Cells among some parts: those that pawns move from, or those that they move to. */
export function cellsOf(parts: Iterable<Part>, role: 'from' | 'to'): Set<string> {
  return new Set([...parts].filter((part) => roleOf(part) === role).map(valueOf));
}

/** First the pawn, then where it goes. A pawn that cannot move is asked about with a step towards the middle. */
export const MANNER: Manner = {
  order: 'written',
  fill: (role, parts) => {
    const from = valueIn({ parts }, 'from');
    if (role !== 'to' || from === undefined) return undefined;
    return neighbour(from, (parseCell(from)?.file ?? 0) < 10 ? 1 : -1, 0, 0);
  },
};

/** The cells of a turn in order. */
export function path(offers: readonly Offer[]): string[] {
  const cells: string[] = [];
  for (const offer of offers) {
    const move = moveOf(offer);
    if (!move) continue;
    if (cells.at(-1) !== move.from) cells.splice(0, cells.length, move.from);
    cells.push(move.to);
  }
  return cells;
}

/** What a move that is offered does with the pawn it passes over. */
export interface Target {
  cell: string;
  manner: 'step' | 'hop' | 'take';
  /** The pawn that would be captured. */
  victim: string | null;
}

export function targetOf(view: CastelloView, from: string, cell: string): Target {
  const passed = between(from, cell);
  const [own, others] = view.red.includes(from) ? [view.red, view.black] : [view.black, view.red];
  if (passed !== null && others.includes(passed)) return { cell, manner: 'take', victim: passed };
  return { cell, manner: passed !== null && own.includes(passed) ? 'hop' : 'step', victim: null };
}

/** A pawn or a castle was captured. */
export function notable(event: ActedEvent): boolean {
  return event.log.some(({ id }) => id === 'castello-log-capture' || id === 'castello-log-castle');
}
