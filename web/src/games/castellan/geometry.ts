/** Where things lie: the lattice (CA-3) and the picture, in which y grows downwards. Pure. */
import { KINDS, type CastellanView, type Kind, type Node, type Wall, type Yard } from './view';

/** One step of the lattice in the picture. */
export const STEP = 40;
export const TOWER = 0.54 * STEP;
export const WALL = 0.26 * STEP;
/** Between a node and the end of a wall. */
export const GAP = 0.2 * STEP;

export interface Point {
  x: number;
  y: number;
}
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Piece {
  kind: Kind;
  x: number;
  y: number;
  /** East or north; a tower has none. */
  way: 'E' | 'N' | '';
}

/** A piece by its name in the notation (CA-3.4). */
export function pieceText({ kind, x, y, way }: Piece): string {
  return `${kind}${x},${y}${way}`;
}

/** The pieces among these names that do not stand yet: places that a hint points at. */
export function soughtIn(marks: Iterable<string>, shown: readonly Piece[]): Piece[] {
  const there = new Set(shown.map(pieceText));
  return [...marks].flatMap((text) => {
    const [, kind, x, y, way] = /^([TSL])(-?\d+),(-?\d+)([EN]?)$/.exec(text) ?? [];
    if (kind === undefined || there.has(text)) return [];
    return [{ kind: kind as Kind, x: Number(x), y: Number(y), way: way as Piece['way'] }];
  });
}

/** All pieces of a view, walls first. */
export function pieces(view: CastellanView): Piece[] {
  const walls = (kind: Kind, list: readonly Wall[]): Piece[] =>
    list.map(([x, y, way]) => ({ kind, x, y, way }));
  return [
    ...walls('S', view.short),
    ...walls('L', view.long),
    ...view.towers.map(([x, y]): Piece => ({ kind: 'T', x, y, way: '' })),
  ];
}

export function length(kind: Kind): number {
  return kind === 'L' ? 2 : kind === 'S' ? 1 : 0;
}

/** The other end of a piece; a tower's own node. */
export function farEnd({ kind, x, y, way }: Piece): Node {
  return way === 'N' ? [x, y + length(kind)] : [x + length(kind), y];
}

export function at(x: number, y: number): Point {
  return { x: x * STEP, y: -y * STEP || 0 };
}

/** The middle of a piece in the picture. */
export function middle(piece: Piece): Point {
  const [x, y] = farEnd(piece);
  return at((piece.x + x) / 2, (piece.y + y) / 2);
}

/** The nodes that a piece covers or ends at. */
export function nodes(piece: Piece): Node[] {
  const [x, y] = farEnd(piece);
  const found: Node[] = [[piece.x, piece.y]];
  if (piece.kind === 'L') found.push([(piece.x + x) / 2, (piece.y + y) / 2]);
  if (piece.kind !== 'T') found.push([x, y]);
  return found;
}

/** How far a point is from the heart of a piece: a node for a tower, the inner half of a wall. */
export function distance(point: Point, piece: Piece): number {
  const heart = middle(piece);
  const half = piece.kind === 'L' ? STEP * 0.5 : piece.kind === 'S' ? STEP * 0.2 : 0;
  const along = (gap: number): number => Math.max(0, Math.abs(gap) - half);
  const [dx, dy] = [point.x - heart.x, point.y - heart.y];
  return piece.way === 'N' ? Math.hypot(dx, along(dy)) : Math.hypot(along(dx), dy);
}

/** How far from a place a pointer may be. */
export const REACH = 0.62 * STEP;

/** The piece meant by a pointer: the nearest one of the kinds in hand. */
export function snap(
  point: Point,
  candidates: readonly Piece[],
  held: readonly Kind[],
  reach = REACH,
): Piece | null {
  let best: Piece | null = null;
  let least = reach;
  for (const piece of candidates) {
    const gap = held.includes(piece.kind) ? distance(point, piece) : Infinity;
    if (gap < least) [best, least] = [piece, gap];
  }
  return best;
}

/** A piece of a kind in hand where the pointer is, possible or not: what to ask the server about. */
export function nearestPlace(point: Point, held: readonly Kind[]): Piece {
  const [x, y] = [point.x / STEP, -point.y / STEP];
  const [column, row] = [Math.round(x), Math.round(y)];
  const kind = held.find((other) => other !== 'T');
  if (!kind || (held.includes('T') && Math.hypot(x - column, y - row) < 0.25)) {
    return { kind: 'T', x: column, y: row, way: '' };
  }
  const half = length(kind) / 2;
  return Math.abs(y - row) < Math.abs(x - column)
    ? { kind, x: Math.round(x - half), y: row, way: 'E' }
    : { kind, x: column, y: Math.round(y - half), way: 'N' };
}

/** The courtyard around a point. */
export function yardAt({ x, y }: Point, yards: readonly Yard[]): Yard | null {
  const [column, row] = [Math.floor(x / STEP), Math.floor(-y / STEP)];
  return yards.find(({ cells }) => cells.some((cell) => cell[0] === column && cell[1] === row)) ?? null;
}

const AROUND = 1.2;
const LEAST: readonly [width: number, height: number] = [7, 5];

/** The part of the lattice to look at: the castle with some ground around it, at least so many steps wide and high. */
export function boxAround(shown: readonly Piece[], around = AROUND, least = LEAST): Box {
  const xs = shown.flatMap((piece) => [piece.x, farEnd(piece)[0]]);
  const ys = shown.flatMap((piece) => [piece.y, farEnd(piece)[1]]);
  const [west, east] = spread(xs, least[0] - 2 * around, around);
  const [south, north] = spread(ys, least[1] - 2 * around, around);
  return { x: west * STEP, y: -north * STEP, width: (east - west) * STEP, height: (north - south) * STEP };
}

/** The smallest box around two. */
export function together(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  const low = Math.max(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: low - y };
}

/** All that a pane shows which shows a box as large as it fits. */
export function seenAround(box: Box, width: number, height: number): Box {
  const scale = Math.min(width / box.width, height / box.height);
  const [wide, high] = [width / scale, height / scale];
  return { x: box.x - (wide - box.width) / 2, y: box.y - (high - box.height) / 2, width: wide, height: high };
}

/** A view that holds still while everything needed is in it. */
export function settled(before: Box | null, needed: Box, fresh: Box): Box {
  if (!before) return fresh;
  const { x, y, width, height } = together(before, needed);
  const holds = x === before.x && y === before.y && width === before.width && height === before.height;
  return holds ? before : fresh;
}

function spread(values: readonly number[], least: number, around: number): [number, number] {
  const low = values.length ? Math.min(...values) : 0;
  const high = values.length ? Math.max(...values) : 0;
  const spare = Math.max(0, least - (high - low)) / 2;
  return [low - spare - around, high + spare + around];
}

/** The nodes near the castle where nothing lies yet, with how near they are: 1 or 2 steps. */
export function latticeNear(shown: readonly Piece[]): { node: Node; near: 1 | 2 }[] {
  const near = new Map<string, 1 | 2>();
  const built = shown.length ? shown.flatMap(nodes) : [[0, 0] as Node];
  for (const [x, y] of built) {
    for (let dx = -2; dx <= 2; dx += 1) {
      for (let dy = -2; dy <= 2; dy += 1) {
        const key = `${x + dx},${y + dy}`;
        const steps = Math.max(Math.abs(dx), Math.abs(dy)) <= 1 ? 1 : 2;
        if (near.get(key) !== 1) near.set(key, steps);
      }
    }
  }
  for (const piece of shown)
    for (const [x, y] of nodes(piece)) if (piece.kind !== 'S') near.delete(`${x},${y}`);
  return [...near].map(([key, steps]) => {
    const [x = 0, y = 0] = key.split(',').map(Number);
    return { node: [x, y] as Node, near: steps };
  });
}

/** The unit squares of some cells as one path. */
export function cellsPath(cells: readonly Node[]): string {
  return cells.map(([x, y]) => `M${x * STEP} ${-(y + 1) * STEP}h${STEP}v${STEP}h${-STEP}z`).join('');
}

/** The cell of a courtyard nearest to its middle, where its keep stands. */
export function keepAt(cells: readonly Node[]): Point {
  const mean = (axis: 0 | 1): number =>
    cells.reduce((sum, cell) => sum + cell[axis], 0) / (cells.length || 1);
  const [x, y] = [mean(0), mean(1)];
  let best: Node = cells[0] ?? [0, 0];
  let least = Infinity;
  for (const cell of cells) {
    const gap = (cell[0] - x) ** 2 + (cell[1] - y) ** 2;
    if (gap < least - 1e-9) [best, least] = [cell, gap];
  }
  return at(best[0] + 0.5, best[1] + 0.5);
}

/** A spot near a piece and outside of some courtyards, for words that must not hide their towers. */
export function beside(piece: Piece, cells: readonly Node[]): Point {
  const heart = middle(piece);
  const [x, y] = [heart.x / STEP, -heart.y / STEP];
  const [xs, ys] = [cells.map((cell) => cell[0]), cells.map((cell) => cell[1])];
  const sides: [number, number][] = [
    [x, Math.max(y, ...ys.map((row) => row + 1)) + 0.6],
    [Math.max(x, ...xs.map((column) => column + 1)) + 0.8, y],
    [Math.min(x, ...xs) - 0.8, y],
    [x, Math.min(y, ...ys) - 0.6],
  ];
  const far = ([right, up]: [number, number]): number => Math.hypot(right - x, up - y);
  const [right, up] = sides.reduce((best, side) => (far(side) < far(best) - 0.25 ? side : best));
  return at(right, up);
}

/** Candidates in the order in which they are read: from the north, then from the west; towers first. */
export function inReadingOrder(candidates: readonly Piece[]): Piece[] {
  const rank = (piece: Piece): number => KINDS.indexOf(piece.kind);
  return [...candidates].sort((a, b) => {
    const [p, q] = [middle(a), middle(b)];
    return p.y - q.y || p.x - q.x || rank(a) - rank(b);
  });
}

/** Where a point of the picture lies in a pane that shows a box as large as it fits, in parts of the pane. */
export function partOf(point: Point, box: Box, width: number, height: number): Point {
  const scale = Math.min(width / box.width, height / box.height);
  return {
    x: 0.5 + ((point.x - box.x - box.width / 2) * scale) / width,
    y: 0.5 + ((point.y - box.y - box.height / 2) * scale) / height,
  };
}

/** The transform around its middle by which a picture of one box looks like the picture of the box before. */
export function comingFrom(before: Box, after: Box, width: number, height: number): string {
  const fit = (box: Box): number => Math.min(width / box.width, height / box.height);
  const scale = fit(before);
  const x = scale * (after.x + after.width / 2 - before.x - before.width / 2);
  const y = scale * (after.y + after.height / 2 - before.y - before.height / 2);
  return `translate(${x}px, ${y}px) scale(${scale / fit(after)})`;
}
