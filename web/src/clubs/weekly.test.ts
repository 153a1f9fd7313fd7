import { describe, expect, it } from 'vitest';
import { clockTime, weekday, weeklyOf } from './weekly';

describe('the weekly tournament', () => {
  it('has an hour in minutes, and a length only as an arena', () => {
    const draft = {
      format: 'swiss',
      game: 'castel',
      pace: 'rapid',
      minutes: 30,
      day: 6,
      time: '20:05',
    } as const;
    expect(weeklyOf(draft, 'Europe/Paris')).toMatchObject({ day: 6, minute: 1205, minutes: null });
    const arena = weeklyOf({ ...draft, format: 'arena', pace: 'days' }, 'UTC');
    expect(arena).toMatchObject({ minutes: 30, zone: 'UTC', clock: { kind: 'fischer' } });
    expect(clockTime(1205)).toBe('20:05');
  });

  it('is on a day of the week', () => {
    expect([weekday(0, 'en'), weekday(6, 'fr')]).toEqual(['Monday', 'dimanche']);
  });
});
