/** What stands on the ground, in the order in which it is painted: from the back to the front. */
import { farEnd, length, pieceText, STEP, TOWER, type Box, type Piece } from './geometry';
import type { Thing } from './scenery';

/** The drawings are made for steps of 120. */
export const DRAWN = STEP / 120;

export interface Standing {
  key: string;
  piece?: Piece;
  thing?: Thing;
}

/** Where a piece begins at the back, in the picture. */
export function backOf({ kind, x, y, way }: Piece): { x: number; y: number } {
  return { x: x * STEP, y: -(way === 'N' ? y + length(kind) : y) * STEP || 0 };
}

/** Walls that lead to the front come before those across, and towers after both. */
export function backToFront(shown: readonly Piece[], things: readonly Thing[]): Standing[] {
  const rank = ({ way }: Piece): number => (way === 'N' ? 0 : way === 'E' ? 1 : 2);
  const all = [
    ...shown.map((piece) => ({ key: pieceText(piece), piece, y: backOf(piece).y, rank: rank(piece) })),
    ...things.map((thing) => ({ key: `${thing.drawing} ${thing.x},${thing.y}`, thing, y: thing.y, rank: 3 })),
  ];
  return all.sort((a, b) => a.y - b.y || a.rank - b.rank || (a.key < b.key ? -1 : 1));
}

/** The shadow of everything that is built, as one path: overlaps do not add up. Light comes from the upper left. */
export function castShadow(shown: readonly Piece[]): string {
  return shown
    .map((piece) => {
      const { x, y } = backOf(piece);
      const long = length(piece.kind) * STEP;
      if (piece.kind === 'T') return bent(x - 6.7, y - 7.3, 15.7, 15.3, 9.3, 5.7);
      return piece.way === 'N' ? bent(x - 2, y, 5.7, long, 6, 4) : bent(x, y - 3.3, long, 6.7, 6, 4.3);
    })
    .join('');
}

/** A body and its shadow to the lower right. */
function bent(x: number, y: number, width: number, height: number, right: number, down: number): string {
  return `M${n(x)} ${n(y)}v${n(height)}l${right} ${down}h${n(width)}v${n(-height)}l${-right} ${-down}z`;
}
const n = (value: number): number => Math.round(value * 10) / 10;

/** What a drawn piece covers in the picture, with a little room around it. */
export function outline(piece: Piece): Box {
  const { x, y } = backOf(piece);
  const [right] = farEnd(piece);
  if (piece.kind === 'T') return { x: x - TOWER / 2, y: y - 18, width: TOWER, height: 29 };
  if (piece.way === 'N') return { x: x - 5.5, y: y - 7, width: 11, height: length(piece.kind) * STEP + 9 };
  return { x: x - 1, y: y - 10, width: (right - piece.x) * STEP + 2, height: 16 };
}
