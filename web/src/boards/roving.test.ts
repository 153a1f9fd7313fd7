import { describe, expect, it } from 'vitest';
import { nearestIn, nextPossible } from './roving';

const GRID = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 40, y: y * 40 })));

describe('arrow keys', () => {
  it('go to the nearest stop in their direction', () => {
    const from = { x: 40, y: 40 };
    expect(GRID[nearestIn(from, GRID, 1, 0)]).toEqual({ x: 80, y: 40 });
    expect(GRID[nearestIn(from, GRID, 0, -1)]).toEqual({ x: 40, y: 0 });
    expect(nearestIn({ x: 80, y: 40 }, GRID, 1, 0)).toBe(-1);
  });

  it('prefer what lies straight ahead, and can leave out what lies far aside', () => {
    const spots = [
      { x: 50, y: 100 },
      { x: 120, y: 0 },
    ];
    expect(nearestIn({ x: 0, y: 0 }, spots, 1, 0)).toBe(1);
    expect(nearestIn({ x: 0, y: 0 }, spots.slice(0, 1), 1, 0)).toBe(0);
    expect(nearestIn({ x: 0, y: 0 }, spots.slice(0, 1), 1, 0, 24)).toBe(-1);
  });

  it('jump to what is possible, round and round', () => {
    const possible = [true, false, true, false];
    expect([0, 1, 2, 3].map((from) => nextPossible(possible, from, 1))).toEqual([2, 2, 0, 0]);
    expect([0, 1, 2, 3].map((from) => nextPossible(possible, from, -1))).toEqual([2, 0, 0, 2]);
    expect(nextPossible([false, false], 0, 1)).toBe(-1);
    expect(nextPossible([true], 0, 1)).toBe(0);
    expect(nextPossible([], -1, 1)).toBe(-1);
  });
});
