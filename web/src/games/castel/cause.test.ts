import { describe, expect, it } from 'vitest';
import { between } from './cause';
import { view } from './testView';

const soldier = (number: number): { card: string; pawn: number } => ({ card: `soldier-0${number}`, pawn: 0 });

describe('cause before effect', () => {
  const rampart = { b1: [soldier(1)], c1: [soldier(2)], d1: [soldier(3)] };
  const before = view({
    hand: ['soldier-04', 'king'],
    hand_sizes: [2, 3],
    board: { ...rampart, S: [{ card: 'siege-1', pawn: 1 }] },
  });

  it('the fourth soldier stands on the rampart before the engine goes', () => {
    const after = view({
      hand: ['king'],
      hand_sizes: [1, 4],
      board: { ...rampart, e1: [soldier(4)] },
      last: 'soldier-04',
    });
    const middle = between(before, after);
    expect(middle?.board['e1']).toEqual([soldier(4)]);
    expect(middle?.board['S']).toEqual(before.board['S']);
    expect(middle).toMatchObject({ hand: ['king'], hand_sizes: [1, 3] });
  });

  it('there is nothing between where the card alone came, where none came, or where it took a place', () => {
    const alone = view({ board: { ...before.board, e1: [soldier(4)] } });
    expect(between(before, alone)).toBeNull();
    expect(between(before, view({ board: rampart }))).toBeNull();
    const taken = view({ board: { ...rampart, S: [{ card: 'siege-2', pawn: 0 }] } });
    expect(between(before, taken)).toBeNull();
  });
});
