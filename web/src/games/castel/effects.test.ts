import { describe, expect, it } from 'vitest';
import { effectBetween } from './effects';
import { view } from './testView';
import type { CastelPending } from '../../api/types.gen';

const asks = (by: string): CastelPending => ({ by, verb: 'pick', step: 1 }) as CastelPending;

describe('the effect of a card', () => {
  const thief = { card: 'thief', pawn: 0 };
  it('is seen at the cards that it changed', () => {
    const before = view({
      last: 'thief',
      pending: asks('thief'),
      board: { c3: [thief], c4: [{ card: 'queen', pawn: 1 }], d4: [{ card: 'fool', pawn: 1 }] },
    });
    const after = view({
      last: 'thief',
      board: { c3: [thief], c4: [{ card: 'queen', pawn: null }], d4: [{ card: 'fool', pawn: 1 }] },
    });
    expect(effectBetween(before, after)).toEqual({ by: 'thief', manner: 'grip', places: ['c4'] });
  });
  it('is seen where cards lay that it sent away, and where those lie that it moved', () => {
    const before = view({
      last: 'dragon',
      board: {
        o1: [{ card: 'dragon', pawn: 0 }],
        a2: [{ card: 'soldier-01', pawn: 1 }],
        a3: [{ card: 'priest', pawn: 1 }],
      },
    });
    const after = view({
      last: 'dragon',
      board: { o1: [{ card: 'dragon', pawn: 0 }], a4: [{ card: 'priest', pawn: 1 }] },
    });
    expect(effectBetween(before, after)).toEqual({ by: 'dragon', manner: 'fire', places: ['a2', 'a4'] });
  });
  it('is seen at its own card when only hands have changed', () => {
    const board = { a1: [{ card: 'witch', pawn: 0 }] };
    const before = view({ last: 'witch', pending: asks('witch'), board, exchange: ['king'] });
    const after = view({ last: 'witch', board });
    expect(effectBetween(before, after)).toEqual({ by: 'witch', manner: 'magic', places: ['a1'] });
  });
  it('is none when a card only comes, and of kinds that do nothing', () => {
    const board = { c3: [thief] };
    expect(effectBetween(view({}), view({ last: 'thief', pending: asks('thief'), board }))).toBeNull();
    const before = view({ last: 'ambassador', board: { c3: [thief] } });
    expect(effectBetween(before, view({ last: 'ambassador' }))).toBeNull();
  });
  it('is none when something is taken back', () => {
    const queen = { card: 'queen', pawn: 1 };
    const robbed = { last: 'thief', board: { c3: [thief], c4: [{ ...queen, pawn: null }] } };
    const asked = { last: 'thief', pending: asks('thief'), board: { c3: [thief], c4: [queen] } };
    expect(effectBetween(view(robbed), view(asked))).toBeNull();
    const start = { last: 'queen', board: { c4: [queen] } };
    expect(effectBetween(view(asked), view(start))).toBeNull();
    expect(effectBetween(view({ ...robbed, turn: 5 }), view({ ...asked, turn: 3 }))).toBeNull();
  });
});
