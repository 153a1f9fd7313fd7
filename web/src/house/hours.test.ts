import { describe, expect, it } from 'vitest';
import { hourOf } from './hours';

const at = (hours: number): Date => new Date(2026, 5, 1, hours, 30);

describe('the hour of the scene', () => {
  it.each([
    [3, 'night'],
    [5, 'morning'],
    [12, 'day'],
    [18, 'evening'],
    [23, 'night'],
  ] as const)('at %i it is %s', (hours, hour) => expect(hourOf(at(hours), false)).toBe(hour));

  it('is night in the night theme', () => expect(hourOf(at(12), true)).toBe('night'));
});
