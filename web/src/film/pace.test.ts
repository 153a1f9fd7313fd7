import { describe, expect, it } from 'vitest';
import { holdInHurry, holdOf, hurried, inLine, PACES, type Timed } from './pace';

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
    expect(hurried(Array(4).fill(plain), 'normal')).toEqual({ shown: 4, factor: 1 });
    const many = hurried(Array(20).fill(plain), 'normal');
    expect(many.shown).toBe(20);
    expect(20 * 800 * many.factor).toBeCloseTo(4000);
    expect(hurried(Array(300).fill(plain), 'normal').shown).toBe(40);
  });

  it('leaves a moment half of its time in a hurry', () => {
    expect(holdInHurry(plain, 'normal', 0.2)).toBeCloseTo(160);
    expect(holdInHurry({ ...plain, lasts: 1600 }, 'normal', 0.2)).toBe(800);
    expect(holdInHurry({ ...plain, lasts: 1600 }, 'normal', 0.9)).toBe(1440);
  });

  it('keeps to its few seconds with moments among the actions', () => {
    const turn = [...Array(8).fill(plain), ...Array(3).fill({ ...plain, lasts: 1400 })] as Timed[];
    const { factor } = hurried(turn, 'normal');
    expect(turn.reduce((sum, timed) => sum + holdInHurry(timed, 'normal', factor), 0)).toBeCloseTo(4000);
  });

  it('hurries nothing along that is to have its whole time, and counts it for nothing', () => {
    const siege = { ...plain, lasts: 9000, unhurried: true };
    expect(holdInHurry(siege, 'normal', 0.2)).toBe(9000);
    expect(hurried([siege, plain, plain], 'normal').factor).toBe(1);
  });

  it('sums such a moment up where another one or too much waits behind it', () => {
    const siege = { ...plain, lasts: 9000, unhurried: true };
    expect(inLine(siege, [plain, plain, plain], 'normal')).toBe(siege);
    expect(inLine(plain, [siege], 'normal')).toBe(plain);
    for (const behind of [[plain, siege], Array(6).fill(plain) as Timed[]]) {
      const summed = inLine(siege, behind, 'normal');
      expect(summed).toMatchObject({ unhurried: false, summed: true });
      expect(holdInHurry(summed, 'normal', 0.1)).toBe(2000);
      expect(holdInHurry(summed, 'quick', 0.1)).toBe(875);
    }
  });

  it('keeps to its few seconds whatever waits, at any pace', () => {
    const summed = { ...plain, lasts: 9000, summed: true };
    const reward = { ...plain, lasts: 3000 };
    const own = { ...plain, own: true };
    const year = [...(Array(9).fill(plain) as Timed[]), summed, reward, own];
    for (const waiting of [
      year,
      [...year, ...year],
      [summed, summed, summed],
      [reward, summed, reward, reward],
    ])
      for (const [pace, most] of [
        ['calm', 7000],
        ['normal', 4000],
        ['quick', 2000],
      ] as const) {
        const { shown, factor } = hurried(waiting, pace);
        const times = waiting.slice(-shown).map((timed) => holdInHurry(timed, pace, factor));
        expect(shown).toBeGreaterThan(0);
        expect(times.reduce((sum, time) => sum + time)).toBeLessThan(most + 1);
      }
    expect(hurried([summed, summed, summed], 'normal').shown).toBe(2);
  });
});
