import { describe, expect, it } from 'vitest';
import { SIDE } from './geometry';
import { ribbon } from './ribbon';

const ys = (path: string): number[] => [...path.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));

describe('the ribbon of the latest move', () => {
  it('is a thin wedge along a step', () => {
    const path = ribbon({ x: 0, y: 0 }, { x: SIDE, y: 0 });
    expect(path).toMatch(/^M0 0C/);
    expect(Math.max(...ys(path).map(Math.abs))).toBeLessThan(SIDE / 4);
  });

  it.each([
    ['to the right', 2 * SIDE],
    ['to the left', -2 * SIDE],
  ])('goes in an arch above a hop %s', (_, x) => {
    expect(Math.min(...ys(ribbon({ x: 0, y: 0 }, { x, y: 0 })))).toBeLessThan(-SIDE / 2);
  });
});
