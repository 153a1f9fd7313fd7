import { describe, expect, it } from 'vitest';
import { clashOf } from './clash';

describe('the clash of a column', () => {
  it('has a tooth for each point of attack, in the stuff that it comes from', () => {
    const { teeth } = clashOf([7, 6, 1], 3, 1);
    expect(teeth.map(({ stuff }) => stuff)).toEqual([
      'marl', 'marl', 'marl', 'steel', 'steel', 'steel', 'gold',
    ]); // prettier-ignore
    expect(teeth.map(({ spare }) => spare)).toEqual([false, false, false, false, false, false, true]);
  });
  it('breaks all pikes of an enemy that is beaten', () => {
    expect(clashOf([7, 6, 1], 3, 1).pikes.map(({ state }) => state)).toEqual(Array(6).fill('broken'));
  });
  it('shows the missing teeth, and the pikes that come through there', () => {
    const { teeth, pikes } = clashOf([3, 5, 0], 0, 0);
    expect(teeth.map(({ stuff }) => stuff)).toEqual(['steel', 'steel', 'steel', null, null]);
    expect(pikes.map(({ state }) => state)).toEqual(['held', 'held', 'held', 'through', 'through']);
  });
  it('has no pikes without an enemy, and makes room for many points', () => {
    const { teeth, pikes, width } = clashOf([12, null, 0], 5, 0);
    expect(pikes).toEqual([]);
    expect(teeth).toHaveLength(12);
    expect(width).toBe(8);
  });
});
