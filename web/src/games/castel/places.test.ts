import { describe, expect, it } from 'vitest';
import { CELLS, inRows, rowsFor, SLOTS, spotOf, zoneOfPlace } from './places';

describe('places', () => {
  it('lie where the plan has them', () => {
    expect(spotOf('a1')).toEqual({ x: 1, y: 6 });
    expect(spotOf('f6')).toEqual({ x: 6, y: 1 });
    const all = [
      ...CELLS,
      ...Object.keys(SLOTS),
      ...Array.from({ length: 48 }, (_, index) => `o${index + 1}`),
    ];
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
});
