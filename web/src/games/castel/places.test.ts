import { describe, expect, it } from 'vitest';
import { nearestIn } from '../../boards/roving';
import { ARROWS } from '../../boards/keys';
import { ASIDE, CELLS, inRows, rowsFor, SLOTS, spotOf, zoneOfPlace } from './places';

/** Places outside the castle, as the numbers come. */
const outside = (count: number): string[] => Array.from({ length: count }, (_, index) => `o${index + 1}`);

describe('places', () => {
  it('lie where the plan has them', () => {
    expect(spotOf('a1')).toEqual({ x: 1, y: 6 });
    expect(spotOf('f6')).toEqual({ x: 6, y: 1 });
    const all = [...CELLS, ...Object.keys(SLOTS), ...outside(48)];
    expect(new Set(all.map((place) => JSON.stringify(spotOf(place)))).size).toBe(all.length);
    expect(rowsFor(['a1', 'o20'])).toBe(8);
    expect(rowsFor(['o21'])).toBe(9);
  });
  it('belong to zones', () => {
    expect(['a1', 'b1', 'f4', 'c3', 'N', 'o2'].map(zoneOfPlace)).toEqual([
      'tower',
      'rampart',
      'rampart',
      'court',
      'outside',
      'outside',
    ]);
  });
  it('are read row by row', () => {
    expect(inRows(['N', 'a6', 'b6', 'a1'])).toEqual([['N'], ['a6', 'b6'], ['a1']]);
  });

  const SIZE = 40;
  /** By place, where each arrow leads on a map of these places. */
  function waysOn(places: readonly string[]): Map<string, string[]> {
    const at = (place: string) => ({ x: spotOf(place).x * SIZE, y: spotOf(place).y * SIZE });
    return new Map(
      places.map((from) => {
        const others = places.filter((place) => place !== from);
        const reached = Object.values(ARROWS).map(
          ([right, down]) => others[nearestIn(at(from), others.map(at), right, down, ASIDE * SIZE)],
        );
        return [from, reached.flatMap((place) => place ?? [])];
      }),
    );
  }
  function reachedFrom(start: string, ways: ReadonlyMap<string, readonly string[]>): Set<string> {
    const found = new Set([start]);
    for (const place of found) for (const next of ways.get(place) ?? []) found.add(next);
    return found;
  }
  it.each([0, 1, 2, 8, 20, 30])('can all be reached by arrow keys, with %i outside the walls', (count) => {
    const places = [...CELLS, ...Object.keys(SLOTS), ...outside(count)];
    const ways = waysOn(places);
    for (const start of places) {
      const reached = reachedFrom(start, ways);
      expect(
        places.filter((place) => !reached.has(place)),
        `from ${start}`,
      ).toEqual([]);
    }
  });
  it('are one step apart inside the castle', () => {
    expect(
      waysOn([...CELLS, ...Object.keys(SLOTS)])
        .get('c3')
        ?.sort(),
    ).toEqual(['b3', 'c2', 'c4', 'd3']);
  });
});
