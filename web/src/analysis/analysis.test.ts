import { describe, expect, it } from 'vitest';
import { chancePath, percent, percents, pointsOf } from './analysis.svelte';

describe('a game that was analysed', () => {
  const result = {
    moments: [
      {
        ply: 0,
        seat: 0,
        actions: ['a'],
        chances: [0.5, 0.5],
        best: 'a',
        deeds: [],
        value: 0.5,
        line: ['a'],
        follows: [],
        choice: 0,
      },
      {
        ply: 2,
        seat: 1,
        actions: ['b'],
        chances: [0.25, 0.75],
        best: 'c',
        deeds: [],
        value: 0.75,
        line: ['c'],
        follows: ['d'],
        choice: -0.1,
      },
    ],
    final: [1, 0],
    choice: [0, -0.1],
    luck: null,
    turning: [2],
  };

  it('is drawn from its first decision to its end', () => {
    const points = pointsOf(result, 4);
    expect(points.map((point) => point.ply)).toEqual([0, 2, 4]);
    expect(chancePath(points, 0, 4, 100, 10)).toBe('M0.0 5.0L50.0 7.5L100.0 0.0');
    expect(chancePath(points, 1, 4, 100, 10)).toBe('M0.0 5.0L50.0 2.5L100.0 10.0');
    expect(percent(0.756)).toBe(76);
  });

  it('has chances that add up to 100, also where they are rounded', () => {
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(percents([0.125, 0.125, 0.75])).toEqual([13, 12, 75]);
    expect(percents([0.996, 0.004])).toEqual([100, 0]);
    expect(percents([])).toEqual([]);
  });
});
