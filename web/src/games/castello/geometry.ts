/** The board of Castello as places on a picture. Knows cells and sides, no rules. */

export const FILES = 21;
export const RANKS = 15;
/** The side of a cell in the picture's units. */
export const SIDE = 40;

/** How far the board is turned clockwise: 270 puts Red's home at the bottom, 90 Black's. */
export type Turned = 0 | 90 | 180 | 270;

/** Seen from the other side. */
export function opposite(turned: Turned): Turned {
  return ((turned + 180) % 360) as Turned;
}

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

export interface Cell {
  file: number;
  rank: number;
}

export function cellName({ file, rank }: Cell): string {
  return String.fromCharCode(65 + file) + String(rank + 1);
}

export function parseCell(name: string): Cell | null {
  const found = /^([A-U])([1-9]|1[0-5])$/.exec(name);
  return found ? { file: (found[1] ?? 'A').charCodeAt(0) - 65, rank: Number(found[2]) - 1 } : null;
}

/** All cells by rank from the top of the board (rank 15) down. */
export const ROWS: readonly (readonly string[])[] = Array.from({ length: RANKS }, (_, row) =>
  Array.from({ length: FILES }, (_, file) => cellName({ file, rank: RANKS - 1 - row })),
);

export function boardSize(turned: Turned): { width: number; height: number } {
  const [width, height] = [FILES * SIDE, RANKS * SIDE];
  return turned % 180 ? { width: height, height: width } : { width, height };
}

/** The middle of a cell. */
export function centre(name: string, turned: Turned): Point {
  const cell = parseCell(name) ?? { file: 0, rank: 0 };
  const x = (cell.file + 0.5) * SIDE;
  const y = (RANKS - cell.rank - 0.5) * SIDE;
  return turn({ x, y }, turned);
}

function turn({ x, y }: Point, turned: Turned): Point {
  const [width, height] = [FILES * SIDE, RANKS * SIDE];
  switch (turned) {
    case 0:
      return { x, y };
    case 90:
      return { x: height - y, y: x };
    case 180:
      return { x: width - x, y: height - y };
    case 270:
      return { x: y, y: width - x };
  }
}

/** The cell at a point of the picture, or null beside the board. */
export function cellAt(point: Point, turned: Turned): string | null {
  const size = boardSize(turned);
  if (point.x < 0 || point.y < 0 || point.x >= size.width || point.y >= size.height) return null;
  const back = { 0: 0, 90: 270, 180: 180, 270: 90 } as const;
  const [width, height] = [FILES * SIDE, RANKS * SIDE];
  let { x, y } = point;
  if (back[turned] === 270) [x, y] = [point.y, height - point.x];
  else if (back[turned] === 90) [x, y] = [width - point.y, point.x];
  else if (back[turned] === 180) [x, y] = [width - point.x, height - point.y];
  return cellName({
    file: Math.min(FILES - 1, Math.floor(x / SIDE)),
    rank: RANKS - 1 - Math.floor(y / SIDE),
  });
}

/** The cell one place over on the screen; the same cell at the edge. */
export function neighbour(name: string, right: number, down: number, turned: Turned): string {
  const from = centre(name, turned);
  return cellAt({ x: from.x + right * SIDE, y: from.y + down * SIDE }, turned) ?? name;
}

/** The cell in the middle between two that lie two apart in one direction; null for others. */
export function between(one: string, other: string): string | null {
  const [a, b] = [parseCell(one), parseCell(other)];
  if (!a || !b || Math.max(Math.abs(a.file - b.file), Math.abs(a.rank - b.rank)) !== 2) return null;
  const [file, rank] = [(a.file + b.file) / 2, (a.rank + b.rank) / 2];
  return Number.isInteger(file) && Number.isInteger(rank) ? cellName({ file, rank }) : null;
}

export type Section = 'red' | 'centre' | 'black';
export function section(name: string): Section {
  const file = parseCell(name)?.file ?? 0;
  return file < 7 ? 'red' : file < 14 ? 'centre' : 'black';
}

/** Two corners of the part of the board around a cell that a small picture shows: with its margin 11 files and 7 ranks. */
export function partAround(name: string): string[] {
  const cell = parseCell(name);
  if (!cell) return [];
  const file = Math.min(Math.max(cell.file, 5), FILES - 6);
  const rank = Math.min(Math.max(cell.rank, 3), RANKS - 4);
  return [cellName({ file: file - 3, rank: rank - 1 }), cellName({ file: file + 3, rank: rank + 1 })];
}

/** The part of the board around some cells, with a margin in cells; the whole board for none. */
export function boxAround(cells: readonly string[], margin: number, turned: Turned): Box {
  const size = boardSize(turned);
  if (!cells.length) return { x: 0, y: 0, ...size };
  const middles = cells.map((name) => centre(name, turned));
  const reach = (margin + 0.5) * SIDE;
  const left = Math.max(0, Math.min(...middles.map((point) => point.x)) - reach);
  const top = Math.max(0, Math.min(...middles.map((point) => point.y)) - reach);
  const right = Math.min(size.width, Math.max(...middles.map((point) => point.x)) + reach);
  const bottom = Math.min(size.height, Math.max(...middles.map((point) => point.y)) + reach);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
