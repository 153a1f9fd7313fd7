import { describe, expect, it } from 'vitest';
import { holdOf, hurried, PACES } from './pace';

const plain = { words: 'Red plays G4-H4', own: false, lasts: 0 };

describe('the pace of the film', () => {
  it('gives an action 0.8 seconds by default, more to read a long sentence, less to our own', () => {
    expect(holdOf(plain, 'normal')).toBe(800);
    expect(holdOf({ ...plain, words: 'x'.repeat(90) }, 'normal')).toBeGreaterThan(1200);
    expect(holdOf({ ...plain, words: 'x'.repeat(900) }, 'normal')).toBeLessThanOrEqual(2000);
    expect(holdOf({ ...plain, own: true }, 'normal')).toBeLessThan(800);
    expect(holdOf({ ...plain, brief: true }, 'normal')).toBeLessThan(400);
  });

  it('has four speeds, from calm to no time at all', () => {
    const holds = PACES.map((pace) => holdOf(plain, pace));
    expect(holds).toEqual([...holds].sort((one, other) => other - one));
    expect(new Set(holds).size).toBe(4);
    expect(holds.at(-1)).toBe(0);
  });

  it('gives a moment its own time, longer for the calm', () => {
    expect(holdOf({ ...plain, lasts: 1600 }, 'normal')).toBe(1600);
    expect(holdOf({ ...plain, lasts: 1600 }, 'calm')).toBe(3000);
    expect(holdOf({ ...plain, lasts: 1600 }, 'instant')).toBe(0);
  });

  it('plays faster when many wait, and leaves out what nobody could see', () => {
    expect(hurried(Array(4).fill(800), 'normal')).toEqual({ shown: 4, factor: 1 });
    const many = hurried(Array(20).fill(800), 'normal');
    expect(many.shown).toBe(20);
    expect(20 * 800 * many.factor).toBeCloseTo(7000);
    expect(hurried(Array(300).fill(800), 'normal').shown).toBe(70);
  });
});
