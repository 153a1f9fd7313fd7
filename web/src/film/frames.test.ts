import { describe, expect, it } from 'vitest';
import type { Moment } from '../games/contract';
import { frameOf, staged, type Frame } from './frames';
import { act, after, begun } from './testTable';

const start = begun();
const next = after(start, [act(1, 0)]);
function frame(state: typeof start, event: Frame['event']): Frame {
  if (!state.snapshot) throw new Error('no table');
  return frameOf(state, state.snapshot, event);
}
const before = frame(start, null);
const now = frame(next, next.journal.find((event) => event.kind === 'acted') ?? null);
/** What each frame shows: how far the board is, and what lies over it. */
const shown = (frames: readonly Frame[]): unknown[] =>
  frames.map(({ plies, banner, moment }) => [plies, banner ?? moment?.kind ?? null]);

describe('what is played for an action', () => {
  it('is the action alone when nothing is announced', () => {
    expect(shown(staged(before, now, null, null))).toEqual([[1, null]]);
  });
  it('is told over the board before it, then the phase that it brings is announced, then the board changes', () => {
    const frames = staged(before, now, 'The siege begins', null);
    expect(shown(frames)).toEqual([
      [0, null],
      [0, 'The siege begins'],
      [1, null],
    ]);
    expect(frames.every(({ event }) => event === now.event)).toBe(true);
    expect(frames.map(({ cause }) => cause ?? false)).toEqual([true, false, false]);
  });
  it('is told before a moment that comes first', () => {
    const siege = { kind: 'siege', first: true } as Moment;
    expect(shown(staged(before, now, 'Next year', siege))).toEqual([
      [0, null],
      [0, 'siege'],
      [0, 'Next year'],
      [1, null],
    ]);
  });
});
