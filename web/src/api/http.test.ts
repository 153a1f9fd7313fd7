import { describe, expect, it } from 'vitest';
import { patience } from './http';

describe('a room that is too busy', () => {
  it('is asked again after the time it gives, and longer each time', () => {
    const busy = { code: 'busy', params: { wait_ms: 1000 } };
    expect(patience(busy, 0)).toBe(1000);
    expect(patience(busy, 1)).toBe(1500);
    expect(patience({ code: 'too_many', params: { wait_ms: 50 } }, 0)).toBe(50);
  });

  it('is not asked for ever, and other refusals are refusals', () => {
    expect(patience({ code: 'busy', params: { wait_ms: 1000 } }, 5)).toBeNull();
    expect(patience({ code: 'too_many', params: { wait_ms: 60_000 } }, 0)).toBeNull();
    expect(patience({ code: 'too_many', params: {} }, 0)).toBeNull();
    expect(patience({ code: 'stale', params: { wait_ms: 1 } }, 0)).toBeNull();
  });
});
