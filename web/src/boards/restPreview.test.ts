import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Foreseen } from '../games/contract';
import { RestPreview } from './restPreview.svelte';

const leadsTo = (view: string): Foreseen<string, null> => ({ view, aids: null, lines: [] });

function resting() {
  const asked: string[] = [];
  const answers = new Map<string, (found: Foreseen<string, null> | null) => void>();
  const ask = (action: string): Promise<Foreseen<string, null> | null> => {
    asked.push(action);
    return new Promise((resolve) => answers.set(action, resolve));
  };
  const preview = new RestPreview<string, null>(() => ({ ask, position: 1, action: null }));
  const point = (action: string | null, position = 1): (() => void) =>
    preview.point({ ask, position, action });
  const answer = async (action: string): Promise<void> => {
    answers.get(action)?.(leadsTo(`after ${action}`));
    await Promise.resolve();
    await Promise.resolve();
  };
  return { asked, preview, point, answer };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a preview', () => {
  it('is asked for when the pointer rests, and shown when it comes', async () => {
    const { asked, preview, point, answer } = resting();
    point('a');
    expect(asked).toEqual([]);
    vi.runAllTimers();
    expect([asked, preview.shown]).toEqual([['a'], null]);
    await answer('a');
    expect(preview.shown?.view).toBe('after a');
  });

  it('is not asked for by a pointer that only passes', () => {
    const { asked, point } = resting();
    point('a')();
    point(null);
    vi.runAllTimers();
    expect(asked).toEqual([]);
  });

  it('is not shown when it comes after the pointer has gone on', async () => {
    const { preview, point, answer } = resting();
    const leave = point('a');
    vi.runAllTimers();
    leave();
    point('b');
    await answer('a');
    expect(preview.shown).toBeNull();
  });

  it('is asked for once for each position', async () => {
    const { asked, preview, point, answer } = resting();
    for (const action of ['a', 'b', 'a']) {
      const leave = point(action);
      vi.runAllTimers();
      await answer(action);
      expect(preview.shown?.view).toBe(`after ${action}`);
      leave();
    }
    point('a', 2);
    expect(preview.shown).toBeNull();
    vi.runAllTimers();
    expect(asked).toEqual(['a', 'b', 'a']);
  });

  it('is not asked for where nobody can be asked', () => {
    const { asked, preview } = resting();
    preview.point({ ask: undefined, position: 1, action: 'a' });
    vi.runAllTimers();
    expect([asked, preview.shown]).toEqual([[], null]);
  });
});
