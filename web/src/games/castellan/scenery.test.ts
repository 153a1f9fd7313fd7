import { describe, expect, it } from 'vitest';
import { boxAround, STEP, type Piece } from './geometry';
import { inYard, onOpenLand } from './scenery';
import type { Node, Yard } from './view';

const SHOWN: Piece[] = [
  { kind: 'T', x: 0, y: 0, way: '' },
  { kind: 'L', x: 0, y: 0, way: 'E' },
];

describe('scenery', () => {
  it('is always the same, and keeps away from the castle', () => {
    const box = boxAround(SHOWN, 6);
    const things = onOpenLand(SHOWN, box);
    expect(things.length).toBeGreaterThan(5);
    expect(onOpenLand(SHOWN, box)).toEqual(things);
    for (const { x, y } of things) {
      const far = Math.max(x < 0 ? -x : x - 2 * STEP, Math.abs(y));
      expect(far).toBeGreaterThan(STEP);
    }
  });

  it('leaves out what is little where steps are not fine', () => {
    const wide = { x: -30 * STEP, y: -30 * STEP, width: 60 * STEP, height: 60 * STEP };
    const drawn = (fine: boolean): Set<string> =>
      new Set(onOpenLand(SHOWN, wide, fine).map(({ drawing }) => drawing));
    expect([...drawn(true)]).toEqual(expect.arrayContaining(['flock', 'grove', 'pond']));
    expect(drawn(false)).not.toContain('flock');
    expect(drawn(false)).toContain('grove');
  });

  it('stays within its courtyard', () => {
    const cells: Node[] = [
      [0, 0],
      [1, 0],
      [1, 1],
    ];
    const yard = { cell: [0, 0], cells } as unknown as Yard;
    for (const { x, y } of inYard(yard, [0, 0])) {
      const at = [Math.floor(x / STEP), Math.floor(-y / STEP)];
      expect(cells).toContainEqual(at);
    }
  });
});
