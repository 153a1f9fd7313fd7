import { describe, expect, it } from 'vitest';
import { effectWords } from './describe';
import { effects } from './effects';
import { say, view, yard } from './testView';
import { castellanAids, type Yard } from './view';

describe('what a piece would do', () => {
  const before = {
    view: view({ scores: [6, 0] }),
    aids: castellanAids({
      courtyards: [
        yard([0, 0], 6, {
          size: 2,
          cells: [
            [0, 0],
            [1, 0],
          ],
        }),
      ],
    }),
  };
  const after = (
    scores: number[],
    yards: Yard[],
    claim: 'double' | 'stay' | null = null,
    claims: Record<string, number> = {},
  ) => ({
    view: view({ scores, claim: claim ? { kind: claim, cells: [] } : null }),
    aids: castellanAids({ courtyards: yards, claims }),
  });

  it('is read off the preview', () => {
    const divided = effects(
      before,
      after([8, 0], [yard([0, 0], 4), yard([1, 0], 4)], 'double', { keep: 8, x: 12 }),
    );
    expect(divided).toMatchObject({ divides: true, points: 2, claim: 'double', best: 12, grown: [] });
    expect(divided.made).toHaveLength(2);
    expect(effectWords(divided, say)).toContain('web-castellan-effect-divide{"parts":2,"points":2}');
    expect(effectWords(divided, say)).toContain('web-castellan-effect-double{"score":12}');

    const old = before.aids.courtyards[0] as Yard;
    const closed = effects(before, after([10, 0], [old, yard([5, 5], 4)]));
    expect(closed).toMatchObject({ divides: false, points: 4 });
    expect(effectWords(closed, say)).toBe('web-castellan-effect-close{"towers":4,"points":4}');
    const two = effects(before, after([14, 0], [old, yard([5, 5], 4), yard([6, 5], 4)]));
    expect(effectWords(two, say)).toBe('web-castellan-effect-several{"count":2,"points":8}');
    const grown = effects(before, after([7, 0], [{ ...old, points: 7 }]));
    expect(effectWords(grown, say)).toBe('web-castellan-effect-grow{"points":1}');
    expect(effectWords(effects(before, before), say)).toBe('');
    const parted = effects(before, after([4, 0], [], 'stay', { a: 9, b: 7 }));
    expect(parted.points).toBe(3);
    expect(effectWords(parted, say)).toBe('web-castellan-effect-stay{"score":9}');
  });
});
