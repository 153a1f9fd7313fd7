/** The cards: kinds, zones and emblems, from the files that the engine reads too. */
import SHAPES from '../../../../src/castelude/games/castel/emblems.json';
import HOUSE from '../../../../src/castelude/games/castel/house.json';

/** Where a card is placed: `knight` is on top of a card. */
export type Zone = 'court' | 'rampart' | 'tower' | 'outside' | 'knight';
/** How a shape is drawn: in ink, in the colour of the card, as a line of ink, as a line of the card's colour. */
export type How = 'fill' | 'hole' | 'line' | 'cut';
export interface Shape {
  how: How;
  path: string;
}

const ZONES = new Map(HOUSE.kinds.map((kind) => [kind.id, kind.zone as Zone]));
const EMBLEMS = new Map(
  Object.entries(SHAPES as Record<string, string[][]>).map(([kind, shapes]) => [
    kind,
    shapes.map(([how, path]): Shape => ({ how: how as How, path: path ?? '' })),
  ]),
);

export const KINDS: readonly string[] = HOUSE.kinds.map((kind) => kind.id);

/** The kind of a card: `soldier-07` is a `soldier`, `black-knight` is itself. */
export function kindOf(card: string): string {
  return card.replace(/-\d+$/, '');
}

export function zoneOf(kind: string): Zone {
  return ZONES.get(kind) ?? 'court';
}

export function emblemOf(kind: string): readonly Shape[] {
  return EMBLEMS.get(kind) ?? [];
}

/** The ids of all cards in the game, in plain string order. */
export function deck(players: number): string[] {
  const left = new Set(players === 2 ? HOUSE.not_used_by_two : []);
  return HOUSE.kinds
    .filter((kind) => !left.has(kind.id))
    .flatMap(({ id, copies }) => {
      const digits = String(copies).length;
      if (copies === 1) return [id];
      return Array.from({ length: copies }, (_, copy) => `${id}-${String(copy + 1).padStart(digits, '0')}`);
    })
    .sort();
}

export interface Pile {
  kind: string;
  cards: string[];
}

const ORDER: readonly Zone[] = ['court', 'tower', 'rampart', 'outside', 'knight'];

/** Cards of a hand or of the exchange by kind, copies together, zone by zone. */
export function byKind(cards: readonly string[]): Pile[] {
  const piles = new Map<string, string[]>();
  for (const card of cards) {
    const kind = kindOf(card);
    piles.set(kind, [...(piles.get(kind) ?? []), card]);
  }
  return [...piles]
    .map(([kind, found]) => ({ kind, cards: found }))
    .sort(
      (a, b) => ORDER.indexOf(zoneOf(a.kind)) - ORDER.indexOf(zoneOf(b.kind)) || (a.kind < b.kind ? -1 : 1),
    );
}
