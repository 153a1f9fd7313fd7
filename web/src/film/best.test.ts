import { describe, expect, it } from 'vitest';
import type { ActedEvent } from '../api/types.gen';
import type { Moment } from '../games/contract';
import { barsOf, bestMoment, turnUpTo } from './best';
import { act } from './testTable';

const moment = (seat: number | null, weight: number): Moment => ({
  kind: 'castle',
  seat,
  words: '',
  lasts: 1,
  shows: {},
  weight,
});

describe('the end of a game', () => {
  it('shows the best moment of the winners, the latest of equal ones', () => {
    const found: Record<number, Moment | null> = {
      1: moment(1, 9),
      2: moment(0, 2),
      3: null,
      4: moment(0, 2),
      5: moment(0, 1),
    };
    const acted = [1, 2, 3, 4, 5].map((ply) => act(ply, 0));
    const best = (winners: number[]): number | undefined =>
      bestMoment(acted, winners, ({ ply }) => found[ply] ?? null)?.event.ply;
    expect(best([0])).toBe(4);
    expect(best([1])).toBe(1);
    expect(best([2])).toBe(1);
    expect(bestMoment(acted, [0], () => null)).toBeNull();
  });

  it('shows the whole chain of that turn, and nothing after it', () => {
    const chain = [1, 2, 3, 4].map((ply) => ({ ...act(ply, ply < 4 ? 0 : 1), turn: ply > 1 ? 2 : 1 }));
    expect(turnUpTo(chain, chain[2] as ActedEvent)).toEqual(['a2', 'a3']);
    expect(turnUpTo(chain, chain[1] as ActedEvent)).toEqual(['a2']);
  });

  it('draws scores as bars, also where less is better', () => {
    const rounded = (scores: number[]): number[] => barsOf(scores).map((part) => Math.round(100 * part));
    expect(rounded([40, 20, 0])).toEqual([100, 50, 0]);
    expect(rounded([0, -4])).toEqual([100, 0]);
    expect(rounded([0, 0])).toEqual([0, 0]);
  });
});
