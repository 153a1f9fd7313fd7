/** Who stands on which side of a castle, for the wedges around it. */
import type { CastelloView } from '../../api/types.gen';
import { neighbour, type Turned } from './geometry';

export interface HeldSide {
  seat: 0 | 1;
  /** Where the wedge lies in a cell of 100, and how it is turned to point at the castle. */
  x: number;
  y: number;
  turn: number;
}

const SIDES = [
  { right: 0, down: -1, x: 50, y: 1, turn: 0 },
  { right: 1, down: 0, x: 99, y: 70, turn: 90 },
  { right: 0, down: 1, x: 50, y: 99, turn: 180 },
  { right: -1, down: 0, x: 1, y: 70, turn: -90 },
] as const;

export function heldSides(view: CastelloView, castle: string, turned: Turned): HeldSide[] {
  return SIDES.flatMap(({ right, down, ...place }) => {
    const cell = neighbour(castle, right, down, turned);
    const seat = view.red.includes(cell) ? 0 : view.black.includes(cell) ? 1 : null;
    return seat === null ? [] : [{ seat, ...place }];
  });
}
