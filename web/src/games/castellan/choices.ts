/** What can be decided, sorted by what it is about, read off the parts of the offered actions. */
import { roleOf, valueIn, valueOf, type Offer, type Part } from '../../boards/offers';
import type { ActedEvent } from '../../api/types.gen';
import { pieceText, type Piece } from './geometry';
import { KINDS, type Face, type Kind, type Kinds, type Node, type Yard } from './view';

export interface Claim {
  action: string;
  kind: string;
  /** The courtyard to be doubled; null for none. */
  cell: Node | null;
  /** What one points at to choose it, the likeliest first. */
  parts: readonly Part[];
}
export interface Split {
  action: string;
  walls: number;
  towers: number;
}
export interface Choices {
  /** Sets of cards. */
  plays: readonly Offer[];
  places: readonly Piece[];
  claims: readonly Claim[];
  draws: readonly Split[];
  /** To end a turn in which there is nothing to draw. */
  end: Offer | null;
}
/** What one points at to end the turn. */
export const END: Part = 'do:end';

const PIECES: Readonly<Record<string, Kind>> = { tower: 'T', short: 'S', long: 'L' };
const KIND_NAMES: Readonly<Record<Kind, string>> = { T: 'tower', S: 'short', L: 'long' };

/** `2,-1` as a place of the lattice. */
function nodeOf(text: string): Node {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x, y];
}

/** The piece that an action builds: a tower on a node, or a wall on an edge such as `1,0N`; null for other actions. */
export function pieceOf(offer: Offer | null | undefined): Piece | null {
  const kind = PIECES[offer?.kind ?? ''];
  if (!kind || !offer) return null;
  const place = valueIn(offer, 'node') ?? valueIn(offer, 'edge') ?? '';
  const way = kind === 'T' ? '' : place.endsWith('N') ? 'N' : 'E';
  const [x, y] = nodeOf(way ? place.slice(0, -1) : place);
  return { kind, x, y, way };
}

/** What one points at to build a piece, or to take it back: its place, and its kind. */
export function partsOfPiece({ kind, x, y, way }: Piece): [Part, Part] {
  return [kind === 'T' ? `node:${x},${y}` : `edge:${x},${y}${way}`, partOfKind(kind)];
}

/** What one points at to take a kind of piece into the hand. */
export function partOfKind(kind: Kind): Part {
  return `do:${KIND_NAMES[kind]}`;
}

/** The kind that such a part stands for. */
export function kindOf(part: Part): Kind | null {
  return KINDS.find((kind) => partOfKind(kind) === part) ?? null;
}

/** What one points at to choose a courtyard. */
export function partOfYard({ cell }: Pick<Yard, 'cell'>): Part {
  return `cell:${cell.join()}`;
}

/** What one points at to draw so many cards of each deck. */
export function partsOfDraw({ walls, towers }: Split): Part[] {
  return [`walls:${walls}`, `towers:${towers}`];
}

export function sortOffers(offers: readonly Offer[]): Choices {
  const of = (...kinds: string[]): Offer[] => offers.filter(({ kind }) => kinds.includes(kind));
  return {
    plays: of('play'),
    places: offers.flatMap((offer) => pieceOf(offer) ?? []),
    claims: of('keep', 'double', 'stay').map((offer) => {
      const cell = valueIn(offer, 'cell');
      const parts = [...offer.parts, `do:${offer.kind}`];
      return { action: offer.text, kind: offer.kind, cell: cell === undefined ? null : nodeOf(cell), parts };
    }),
    draws: of('draw').map((offer) => ({
      action: offer.text,
      walls: Number(valueIn(offer, 'walls')),
      towers: Number(valueIn(offer, 'towers')),
    })),
    end: of('end')[0] ?? null,
  };
}

export function cardsOf({ parts }: Offer): string[] {
  return parts.filter((part) => roleOf(part) === 'card').map(valueOf);
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
export function stepsBack(lately: readonly Offer[], free: number): Map<string, number> {
  const steps = new Map<string, number>();
  lately.forEach((offer, index) => {
    const back = lately.length - index;
    const piece = pieceOf(offer);
    if (piece && back <= free) steps.set(pieceText(piece), back);
  });
  return steps;
}

/** A courtyard was closed, divided or doubled. */
export function notable(event: ActedEvent): boolean {
  return event.log.some(({ id }) => /^castellan-log-(close|divide|double)$/.test(id));
}
