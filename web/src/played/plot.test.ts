import { describe, expect, it } from 'vitest';
import { plot, scale } from './plot';

describe('the plot of a rating', () => {
  it('has round marks, few enough to be read', () => {
    expect(scale(880, 1120)).toEqual({ from: 800, to: 1200, step: 100 });
    expect(scale(509, 1491)).toEqual({ from: 500, to: 1500, step: 500 });
    expect(scale(1000, 1000)).toEqual({ from: 1000, to: 1010, step: 10 });
  });

  it('draws games at equal distances, and the margin around them', () => {
    const moments = [
      { at: 1, points: 1000, margin: 100 },
      { at: 2, points: 1100, margin: 50 },
      { at: 9, points: 1050, margin: 50 },
    ];
    const { line, band, marks } = plot(moments, 200, 100);
    expect(marks.map(({ points }) => points)).toEqual([900, 950, 1000, 1050, 1100, 1150]);
    expect(marks[0]?.y).toBe(100);
    expect(line).toBe('M0 60L100 20L200 40');
    expect(band).toBe('M0 20L100 0L200 20L200 60L100 40L0 100Z');
  });

  it('draws a single game in the middle', () => {
    expect(plot([{ at: 1, points: 1000, margin: 100 }], 200, 100).line).toBe('M100 50');
  });
});
