/** The legal list sorted by what it is about, and a turn as its actions tell it. Only reads what the server lists. */
import type { TableEvent } from '../../api/wire';
import { parsePiece, pieceText, type Piece } from './geometry';
import { KINDS, type Face, type Kind, type Kinds, type Node } from './view';

export interface Claim {
  action: string;
  /** The courtyard to be doubled; null for none. */
  cell: Node | null;
}
export interface Split {
  action: string;
  walls: number;
  towers: number;
}
export interface Offer {
  /** Sets of cards. */
  plays: readonly string[];
  places: readonly Piece[];
  claims: readonly Claim[];
  draws: readonly Split[];
}

const CELL = /^(?:double|stay):(-?\d+),(-?\d+)$/;
/** A minus that no line ends after. */
const UNBROKEN = '-\u2060';
const DRAW = /^draw:W(\d+)T(\d+)$/;

export function sortOptions(options: readonly string[]): Offer {
  const places: Piece[] = [];
  const claims: Claim[] = [];
  const draws: Split[] = [];
  for (const action of options) {
    const piece = parsePiece(action);
    const [cell, draw] = [CELL.exec(action), DRAW.exec(action)];
    if (piece) places.push(piece);
    else if (action === 'keep') claims.push({ action, cell: null });
    else if (cell) claims.push({ action, cell: [Number(cell[1]), Number(cell[2])] });
    else if (draw) draws.push({ action, walls: Number(draw[1]), towers: Number(draw[2]) });
  }
  return { plays: options.filter((action) => action.startsWith('play:')), places, claims, draws };
}

export function playAction(cards: readonly string[]): string {
  return `play:${[...cards].sort().join('+')}`;
}

/** The cards that every set of the list holds: in a last turn the whole hand. */
export function forced(plays: readonly string[]): string[] {
  return plays.length === 1 ? (plays[0] ?? '').slice('play:'.length).split('+') : [];
}

/** What lies in the pool and on some cards together. */
export function addUp(pool: Kinds, cards: readonly string[], faces: Readonly<Record<string, Face>>): Kinds {
  const sum = { ...pool };
  for (const card of cards) for (const kind of KINDS) sum[kind] += faces[card]?.pieces[kind] ?? 0;
  return sum;
}

/**
 * The kinds in hand, of those that have a place: the towers and one kind of wall, because these never lie in each
 * other's way; only one kind when that is wanted or no other is left.
 */
export function inHand(wanted: Kind | null, places: readonly Piece[]): Kind[] {
  const possible = new Set(places.map(({ kind }) => kind));
  const walls = (['S', 'L'] as const).filter((kind) => possible.has(kind));
  const wall = walls.find((kind) => kind === wanted) ?? walls[0];
  if (!possible.has('T')) return wall ? [wall] : [];
  return wanted === 'T' || !wall ? ['T'] : ['T', wall];
}

/** For each piece laid in this turn and free to take back: how many decisions go back with it. */
export function stepsBack(lately: readonly string[], free: number): Map<string, number> {
  const steps = new Map<string, number>();
  lately.forEach((action, index) => {
    const back = lately.length - index;
    const piece = parsePiece(action);
    if (piece && back <= free) steps.set(pieceText(piece), back);
  });
  return steps;
}

/** A turn goes on until cards are played again. */
export function sameTurn(_before: string, next: string): boolean {
  return !next.startsWith('play:');
}

/** A turn as the score sheet writes it: `T2+W4: T1,1 S1,0N#0,0 +W1T0`. */
export function notation(events: readonly TableEvent[]): string {
  const words: string[] = [];
  for (const { id, args } of events.flatMap((event) => event.log ?? [])) {
    const last = words.length - 1;
    const cell = String(args['cell'] ?? '');
    const what = id.replace('castellan-log-', '').split('-')[0];
    if (what === 'play') words.push(`${String(args['cards'])}:`);
    else if (what === 'build') words.push(String(args['piece']));
    else if (what === 'close' || what === 'divide') words[last] = `${words[last] ?? ''}#${cell}`;
    else if (what === 'double' || what === 'stay') words[last] = doubled(words[last] ?? '', cell);
    else if (what === 'left' || what === 'out') words.push(`>${leftover(args)}`);
    else if (what === 'draw') words.push(`+${String(args['action']).slice('draw:'.length)}`);
  }
  return words.join(' ').replaceAll('-', UNBROKEN);
}

function doubled(word: string, cell: string): string {
  const [piece, ...cells] = word.split('#');
  return [piece, ...cells.map((name) => (name === cell ? `#${name}` : name))].join('#');
}

function leftover(args: Readonly<Record<string, string | number>>): string {
  return (['L', 'S', 'T'] as const)
    .map((kind) => [kind, Number(args[kind.toLowerCase()] ?? 0)] as const)
    .map(([kind, count]) => (count ? `${kind}${count}` : ''))
    .join('');
}

/** The pieces that a turn laid. */
export function places(events: readonly TableEvent[]): string[] {
  return events.flatMap((event) => event.actions ?? []).filter((action) => parsePiece(action));
}

/** A courtyard was closed, divided or doubled. */
export function notable(event: TableEvent): boolean {
  return (event.log ?? []).some(({ id }) => /^castellan-log-(close|divide|double)$/.test(id));
}
