import { describe, expect, it } from 'vitest';
import { follow } from './pieces';
import { view } from './testView';

describe('pawns from view to view', () => {
  it('keep their identity when they move', () => {
    const before = follow([], view({ red: ['A1', 'B1'], black: ['C1'] }), []);
    const after = follow(before, view({ red: ['A1', 'D1'], black: [] }), ['B1', 'D1']);
    expect(after.map(({ id, cell }) => [id, cell])).toEqual([
      [before.find((pawn) => pawn.cell === 'A1')?.id, 'A1'],
      [before.find((pawn) => pawn.cell === 'B1')?.id, 'D1'],
    ]);
  });

  it('come back when a replay goes back', () => {
    const before = follow([], view({ red: ['D1'] }), []);
    const after = follow(before, view({ red: ['B1'], black: ['C1'] }), []);
    expect(after.map((pawn) => pawn.cell).sort()).toEqual(['B1', 'C1']);
    expect(after.find((pawn) => pawn.cell === 'B1')?.id).toBe(before[0]?.id);
  });
});
