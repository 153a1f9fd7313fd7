/** Where the places lie on the map: a square of eight by eight, the castle in its middle six by six. */

export type PlaceZone = 'court' | 'rampart' | 'tower' | 'outside';
export interface Spot {
  /** Upper left corner, in cells. */
  x: number;
  y: number;
}

export const SPAN = 8;
/** How far aside an arrow key may lead, in cells: a wall beside the meadow is no step away from it, arrows go straight on. */
export const ASIDE = 0.6;
export const SLOTS: Readonly<Record<string, Spot>> = {
  N: { x: 3.5, y: 0 },
  E: { x: 7, y: 3.5 },
  S: { x: 3.5, y: 7 },
  W: { x: 0, y: 3.5 },
};
const FILES = 'abcdef';
export const CELLS: readonly string[] = [...FILES].flatMap((file) =>
  Array.from({ length: 6 }, (_, rank) => `${file}${rank + 1}`),
);
/** The meadow, in the order in which the numbered places fill it. */
const MEADOW: readonly Spot[] = [
  ...[2, 5].map((x) => ({ x, y: 0 })),
  ...[2, 5].map((y) => ({ x: 7, y })),
  ...[5, 2].map((x) => ({ x, y: 7 })),
  ...[5, 2].map((y) => ({ x: 0, y })),
  ...[1, 6].map((x) => ({ x, y: 0 })),
  ...[1, 6].map((y) => ({ x: 7, y })),
  ...[6, 1].map((x) => ({ x, y: 7 })),
  ...[6, 1].map((y) => ({ x: 0, y })),
  { x: 0, y: 0 },
  { x: 7, y: 0 },
  { x: 7, y: 7 },
  { x: 0, y: 7 },
];

export function zoneOfPlace(place: string): PlaceZone {
  if (!CELLS.includes(place)) return 'outside';
  const edges = Number('af'.includes(place.charAt(0))) + Number('16'.includes(place.charAt(1)));
  return edges === 2 ? 'tower' : edges === 1 ? 'rampart' : 'court';
}

export function isSlot(place: string): boolean {
  return place in SLOTS;
}

export function spotOf(place: string): Spot {
  const slot = SLOTS[place];
  if (slot) return slot;
  const file = FILES.indexOf(place.charAt(0));
  if (file >= 0) return { x: 1 + file, y: 7 - Number(place.charAt(1)) };
  const number = Number(place.slice(1)) - 1;
  const over = number - MEADOW.length;
  return MEADOW[number] ?? { x: over % SPAN, y: SPAN + Math.floor(over / SPAN) };
}

/** How many rows of cells the map needs: more than eight when the meadow is crowded. */
export function rowsFor(places: readonly string[]): number {
  return places.reduce((most, place) => Math.max(most, Math.ceil(spotOf(place).y) + 1), SPAN);
}

/** Places in reading order, row by row. */
export function inRows(places: readonly string[]): string[][] {
  const rows = new Map<number, string[]>();
  for (const place of places) {
    const row = Math.floor(spotOf(place).y);
    rows.set(row, [...(rows.get(row) ?? []), place]);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => spotOf(a).x - spotOf(b).x));
}
