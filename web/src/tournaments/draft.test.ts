import { describe, expect, it } from 'vitest';
import { newDraft, requestOf } from './draft';

describe('a tournament being planned', () => {
  it('asks for nothing that its format does not have', () => {
    const all = { ...newDraft('castello'), rounds: 5, twice: true, minutes: 30, most: 40 };
    const { settings: swiss } = requestOf({ ...all, format: 'swiss' });
    expect([swiss.rounds, swiss.twice, swiss.minutes, swiss.most]).toEqual([5, false, null, 40]);
    const { settings: robin } = requestOf({ ...all, format: 'roundrobin' });
    expect([robin.rounds, robin.twice, robin.minutes, robin.most]).toEqual([null, true, null, 16]);
    const { settings: arena } = requestOf({ ...all, format: 'arena', pace: 'days' });
    expect([arena.rounds, arena.twice, arena.minutes]).toEqual([null, false, 30]);
    expect(arena.clock).toEqual({ kind: 'fischer', seconds: 600, increment: 5 });
  });

  it('has a bot of the level for each that is wanted, and an hour in milliseconds', () => {
    const wanted = requestOf({
      ...newDraft('castel'),
      bots: 2,
      level: 'adept',
      starts: '2027-01-31T20:00',
    });
    expect(wanted.bots).toEqual(['adept', 'adept']);
    expect(wanted.settings.starts).toBe(new Date(2027, 0, 31, 20).getTime());
    expect(requestOf(newDraft('castel')).settings.starts).toBeNull();
  });
});
