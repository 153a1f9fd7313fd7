/** The ribbon of the latest move: thin where the pawn came from, broad where it stands, in an arch for a hop. */
import { SIDE, type Point } from './geometry';

const BROAD = SIDE * 0.12;

export function ribbon(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  // across the way; of the two directions the one that goes up on the screen, or to the right
  const turn = dx < 0 || (dx === 0 && dy > 0) ? -1 : 1;
  const across = { x: (turn * dy) / length, y: (-turn * dx) / length };
  const hop = length > 1.5 * SIDE;
  const bow = hop ? SIDE * 0.75 : 0;
  const along = (part: number, aside: number): string =>
    `${round(from.x + part * dx + aside * across.x)} ${round(from.y + part * dy + aside * across.y)}`;
  return (
    `M${along(0, 0)}C${along(0.2, bow)} ${along(0.8, bow + BROAD)} ${along(1, BROAD)}` +
    `L${along(1, -BROAD)}C${along(0.8, bow - BROAD)} ${along(0.2, bow)} ${along(0, 0)}z`
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
