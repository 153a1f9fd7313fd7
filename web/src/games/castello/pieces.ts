/** Pawns that keep their identity from one view to the next, so that a move is seen as a move. */
import type { CastelloView } from '../../api/types.gen';

export interface Pawn {
  id: number;
  seat: 0 | 1;
  cell: string;
  unmoved: boolean;
}

/** The pawns of a view; `way` is the path of the latest turn, whose pawn is the one that moved. */
export function follow(before: readonly Pawn[], view: CastelloView, way: readonly string[]): Pawn[] {
  const unmoved = new Set(view.unmoved);
  let next = before.reduce((most, pawn) => Math.max(most, pawn.id), 0) + 1;
  const pawns: Pawn[] = [];
  for (const seat of [0, 1] as const) {
    const cells = new Set(seat === 0 ? view.red : view.black);
    const gone: Pawn[] = [];
    for (const pawn of before) {
      if (pawn.seat !== seat) continue;
      if (cells.delete(pawn.cell)) pawns.push({ ...pawn, unmoved: unmoved.has(pawn.cell) });
      else gone.push(pawn);
    }
    const mover = gone.findIndex((pawn) => way.includes(pawn.cell));
    for (const cell of cells) {
      const index = way.includes(cell) ? mover : gone.length - 1; // backwards in a replay: whoever is missing
      const pawn = gone.splice(index, index < 0 ? 0 : 1)[0];
      pawns.push({ id: pawn?.id ?? next++, seat, cell, unmoved: unmoved.has(cell) });
    }
  }
  return pawns.sort((a, b) => a.id - b.id);
}
