import { describe, expect, it } from 'vitest';
import { dateOf, fromNow } from './times';

const HOUR = 3_600_000;

describe('moments', () => {
  it('are near or far, before or after', () => {
    const at = (ms: number, lang = 'en'): string => fromNow(10 ** 12 + ms, 10 ** 12, lang);
    expect(at(-30_000)).toBe('this minute');
    expect(at(-5 * 60_000)).toBe('5 minutes ago');
    expect(at(3.5 * HOUR)).toBe('in 3 hours');
    expect(at(-24 * HOUR)).toBe('yesterday');
    expect(at(49 * HOUR, 'fr')).toBe('après-demain');
  });

  it('of a day are the same day everywhere', () => {
    expect(dateOf('2028-02-29', 'en')).toBe('Feb 29, 2028');
    expect(dateOf('2028-02-29', 'fr')).toBe('29 févr. 2028');
  });
});
