import { describe, expect, it } from 'vitest';
import { flights } from './flights';
import { view } from './testView';

describe('flights', () => {
  it('show what came, then who got what back', () => {
    const before = view({
      hand: ['king'],
      board: { a1: [{ card: 'archer', pawn: 1 }], b1: [{ card: 'soldier-01', pawn: null }] },
    });
    const after = view({ exchange: ['soldier-01'], board: { c3: [{ card: 'king', pawn: 0 }] } });
    expect(flights(before, after)).toEqual([
      { card: 'king', from: 'hand', to: 'place:c3' },
      { card: 'archer', from: 'place:a1', to: 'seat:1' },
      { card: 'soldier-01', from: 'place:b1', to: 'exchange' },
    ]);
  });
  it('leave cards alone that slide or stay, and see a draw', () => {
    const before = view({ board: { c3: [{ card: 'queen', pawn: 0 }] } });
    const after = view({
      board: { d4: [{ card: 'queen', pawn: 0 }] },
      hand: ['fairy'],
      pile_sizes: [12, 13],
    });
    expect(flights(before, after)).toEqual([{ card: 'fairy', from: 'pile', to: 'hand' }]);
  });
});
