import { describe, expect, it } from 'vitest';
import type { ReplayMoment } from '../api/types.gen';
import { BATCH, Moments } from './moments';

function moment(ply: number): ReplayMoment {
  return { ply, actor: 0, lately: [], view: {}, aids: {} };
}

/** A room that keeps a list of what it was asked. */
function room(plies: number) {
  const asked: [number, number, number | null][] = [];
  const moments = new Moments(plies, async (from, to, seat) => {
    asked.push([from, to, seat]);
    return Array.from({ length: to - from + 1 }, (_, place) => moment(from + place));
  });
  return { asked, moments };
}

describe('the moments of a replay', () => {
  it('a game of 100 plies is looked through with four requests', async () => {
    const { asked, moments } = room(100);
    for (let ply = 0; ply <= 100; ply++) expect((await moments.at(ply, null))?.ply).toBe(ply);
    expect(asked).toEqual([
      [0, BATCH - 1, null],
      [BATCH, 2 * BATCH - 1, null],
      [2 * BATCH, 3 * BATCH - 1, null],
      [3 * BATCH, 100, null],
    ]);
  });

  it('the next batch is asked for before it is due, in both directions', async () => {
    const { asked, moments } = room(100);
    await moments.at(BATCH - 1, 1);
    expect(asked.map(([from]) => from)).toEqual([0, BATCH]);
    await moments.at(100, 1);
    expect(asked.map(([from]) => from)).toEqual([0, BATCH, 3 * BATCH, 2 * BATCH]);
  });

  it('each seat has its own moments', async () => {
    const { asked, moments } = room(5);
    await moments.at(3, 0);
    await moments.at(3, null);
    await moments.at(4, 0);
    expect(asked).toEqual([
      [0, 5, 0],
      [0, 5, null],
    ]);
  });

  it('what failed is asked for again', async () => {
    let tries = 0;
    const moments = new Moments(3, async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return [0, 1, 2, 3].map(moment);
    });
    await expect(moments.at(2, null)).rejects.toThrow('offline');
    expect((await moments.at(2, null))?.ply).toBe(2);
  });
});
