import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveState } from '../api/reduce';
import { Film } from './film.svelte';
import { sinceOwnTurn, type Frame } from './frames';
import type { Pace } from './pace';
import { act, after, begun } from './testTable';

let present: LiveState;
let pace: Pace;
let film: Film;
/** The actions that have a moment of their own. */
let moments: number[];
let unhurried: boolean;
let lasts: number;
const moment = { kind: 'siege', seat: null, words: '', lasts: 0, shows: {} };
const fetched = vi.fn((from: number, to: number) =>
  Promise.resolve(
    Array.from({ length: to - from + 1 }, (_, index) => ({
      ply: from + index,
      actor: 1,
      view: { seen: from + index },
      aids: {},
    })),
  ),
);

function bring(...events: Parameters<typeof after>[1]): void {
  const before = present;
  present = after(before, events);
  film.take(before, present);
}
const playing = (): Frame | null => film.playing;
/** How many actions the shown view has seen. */
const shown = (): unknown => film.state.snapshot?.views['0']?.['seen'];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  present = begun();
  pace = 'normal';
  moments = [];
  unhurried = false;
  lasts = 1600;
  film = new Film({
    present: () => present,
    pace: () => pace,
    seat: () => '0',
    pictures: fetched,
    timed: ({ event }) => ({
      words: '',
      own: event?.seat === 0,
      lasts: event && moments.includes(event.ply) ? lasts : 0,
      unhurried: unhurried && event !== null && moments.includes(event.ply),
    }),
    staged: (_, frame) =>
      frame.plies === 9
        ? [{ ...frame, plies: 8, banner: 'Last round' }, frame]
        : [moments.includes(frame.plies) ? { ...frame, moment } : frame],
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the film of a table', () => {
  it('shows what two bots did at once one action after the other', () => {
    bring(act(1, 0));
    expect(shown()).toBe(1);
    for (const ply of [2, 3, 4]) bring(act(ply, ply < 4 ? 1 : 2));
    expect(shown()).toBe(1);
    expect(film.state.journal).toHaveLength(1);
    vi.advanceTimersByTime(480);
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(800);
    expect(shown()).toBe(3);
    expect(film.behind).toBe(true);
    vi.advanceTimersByTime(800);
    expect(film.state).toBe(present);
    expect(film.behind).toBe(false);
    expect(film.playing?.plies).toBe(4);
    vi.advanceTimersByTime(800);
    expect(film.playing).toBeNull();
    expect(film.told?.plies).toBe(4);
  });

  it('offers nothing to do in the past, and everything in the present', () => {
    bring(act(1, 1));
    const before = present;
    present = after(before, [act(2, 2)], { legal: { seat: 0, actions: ['x'] } });
    film.take(before, present);
    expect(film.state.snapshot?.legal).toBeNull();
    film.skip();
    expect(film.state.snapshot?.legal?.actions).toEqual(['x']);
    expect(film.told?.plies).toBe(2);
  });

  it('is never more than a few seconds behind', () => {
    for (let ply = 1; ply <= 30; ply += 1) bring(act(ply, 1));
    expect(film.behind).toBe(true);
    vi.advanceTimersByTime(4800);
    expect(film.behind).toBe(false);
  });

  it('is no farther behind when there are moments among many actions', () => {
    moments = [3, 5, 7, 10];
    for (let ply = 1; ply <= 11; ply += 1) bring(act(ply, 1));
    vi.advanceTimersByTime(4800);
    expect(film.behind).toBe(false);
  });

  it('catches up when the actions of a long turn come one after the other', () => {
    moments = [7, 9];
    for (let ply = 1; ply <= 11; ply += 1) {
      bring(act(ply, 1));
      vi.advanceTimersByTime(250);
    }
    vi.advanceTimersByTime(4000);
    expect(film.behind).toBe(false);
  });

  it('waits while something is read over the board', () => {
    bring(act(1, 1));
    film.hold(true);
    for (const ply of [2, 3]) bring(act(ply, 1));
    vi.advanceTimersByTime(10_000);
    expect(shown()).toBe(1);
    expect(film.behind).toBe(true);
    film.hold(false);
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(1600);
    expect(film.behind).toBe(false);
    film.hold(true);
    bring(act(4, 1));
    film.skip();
    expect(film.state).toBe(present);
  });

  it('hurries no moment along that is to have its whole time', () => {
    moments = [2];
    unhurried = true;
    for (let ply = 1; ply <= 12; ply += 1) bring(act(ply, 1));
    vi.advanceTimersByTime(800);
    expect(film.playing?.plies).toBe(2);
    expect(film.lasts).toBe(1600);
    vi.advanceTimersByTime(1600);
    expect(film.playing?.plies).toBe(3);
    vi.advanceTimersByTime(4000);
    expect(film.behind).toBe(false);
  });

  it('sums up a moment of that kind where another one waits behind it, and shows it whole again', async () => {
    moments = [2, 6];
    unhurried = true;
    lasts = 9000;
    for (let ply = 1; ply <= 6; ply += 1) bring(act(ply, 1));
    const sums: (boolean | undefined)[] = [];
    let time = 0;
    while (film.playing?.plies !== 6) {
      if (film.playing?.plies === 2) sums.push(film.playing.moment?.summed);
      vi.advanceTimersByTime(50);
      time += 50;
    }
    expect(new Set(sums)).toEqual(new Set([true]));
    expect(sums).toHaveLength(40);
    expect(time).toBeLessThanOrEqual(4800);
    expect(film.lasts).toBe(9000); // nothing waits behind the last of them
    vi.advanceTimersByTime(9000);
    expect(film.playing).toBeNull();

    await film.replay(present.journal.filter((event) => event.kind === 'acted'));
    while (playing()?.plies !== 2) vi.advanceTimersByTime(50);
    expect([film.lasts, playing()?.moment?.summed]).toEqual([9000, undefined]);
  });

  it('fetches the pictures between actions that came in one message', async () => {
    bring(act(1, 1), act(2, 1), act(3, 2));
    expect(film.told?.event?.ply).toBe(1);
    expect(shown()).toBe(0);
    await vi.advanceTimersByTimeAsync(800);
    expect(fetched).toHaveBeenLastCalledWith(1, 2);
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(800);
    expect(shown()).toBe(3);
  });

  it('tells them over the picture before where that cannot be had', async () => {
    fetched.mockRejectedValueOnce(new Error('away'));
    bring(act(1, 1), act(2, 2));
    await vi.advanceTimersByTimeAsync(10);
    expect(shown()).toBe(0);
    expect(film.told?.event?.ply).toBe(1);
    await vi.advanceTimersByTimeAsync(800);
    expect(shown()).toBe(2);
  });

  it('announces before the picture changes', () => {
    bring(act(8, 0));
    vi.advanceTimersByTime(2000);
    bring(act(9, 1));
    expect(film.playing?.banner).toBe('Last round');
    expect(film.behind).toBe(true);
    vi.advanceTimersByTime(800);
    expect(film.playing?.banner).toBeUndefined();
    expect(shown()).toBe(9);
  });

  it('shows the present at once to those who want no film, or do not look', () => {
    pace = 'instant';
    bring(act(1, 1));
    bring(act(2, 2));
    expect(film.state).toBe(present);
    expect(film.told?.plies).toBe(2);
    pace = 'calm';
    vi.stubGlobal('document', { hidden: true });
    bring(act(3, 2));
    bring(act(4, 2));
    expect(film.state).toBe(present);
  });

  it('shows everything since our last turn again, also to those who see everything at once', async () => {
    pace = 'instant';
    for (const [ply, seat] of [0, 1, 0, 1, 2, 0].entries()) bring(act(ply + 1, seat));
    const seen = sinceOwnTurn(
      present.journal.filter((event) => event.kind === 'acted'),
      [0],
    );
    expect(seen.map(({ ply }) => ply)).toEqual([4, 5, 6]);
    await film.replay(seen);
    expect(shown()).toBe(3);
    vi.advanceTimersByTime(800);
    expect(shown()).toBe(4);
    vi.advanceTimersByTime(800);
    expect(shown()).toBe(5);
    vi.advanceTimersByTime(800);
    expect(film.state).toBe(present);
  });

  it('has nothing to show again before somebody else has acted', () => {
    expect(sinceOwnTurn([act(1, 0)], [0])).toEqual([]);
  });

  it('stands at a place of the log until it is closed, whatever happens meanwhile', async () => {
    for (const ply of [1, 2, 3]) bring(act(ply, 1));
    await film.open(act(2, 1));
    expect(shown()).toBe(2);
    bring(act(4, 2));
    vi.advanceTimersByTime(9000);
    expect(shown()).toBe(2);
    film.skip();
    expect(shown()).toBe(4);
  });

  it('follows a take-back at once and forgets what was taken back', () => {
    for (const ply of [1, 2, 3]) bring(act(ply, 1));
    bring({ kind: 'tookback', seq: 4, at: 0, seat: 1, ply: 2 });
    expect(film.state).toBe(present);
    expect(film.past.map((frame) => frame.plies)).toEqual([0, 1, 2]);
    expect(film.told?.plies).toBe(2);
  });
});
