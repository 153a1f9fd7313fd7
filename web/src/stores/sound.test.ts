import { describe, expect, it } from 'vitest';
import { isSound, SOUNDS } from './sound';

describe('sounds', () => {
  it('are short, and those of moments end with them', () => {
    for (const [what, tones] of Object.entries(SOUNDS)) {
      const end = Math.max(...tones.map(({ at, rings }) => at + rings));
      expect(end, what).toBeLessThanOrEqual(1.6);
      expect(tones.length, what).toBeGreaterThan(0);
    }
  });

  it('are known by the name of a moment', () => {
    expect(['castle', 'courtyard', 'home', 'siege'].every(isSound)).toBe(true);
    expect(isSound('nothing')).toBe(false);
  });
});
