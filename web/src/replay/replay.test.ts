import { describe, expect, it } from 'vitest';
import { logRows } from '../api/log';
import { eventsOf } from './replay.svelte';

describe('a replay', () => {
  it('a record reads like a live table', () => {
    const events = eventsOf(['a', 'b'], [{ seat: 1, lines: [], turn: 1, notation: 'a' }]);
    expect(events.map(({ seat, ply, actions }) => [seat, ply, actions])).toEqual([
      [1, 1, ['a']],
      [1, 2, ['b']],
    ]);
    expect(logRows(events, 2)).toHaveLength(2);
  });
});
