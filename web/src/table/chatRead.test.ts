import { describe, expect, it } from 'vitest';
import { unreadAfter } from './chatRead.svelte';

describe('chat', () => {
  it('stays unread until it was shown', () => {
    const lines = [{ number: 1 }, { number: 2 }, { number: 5 }];
    expect(unreadAfter(lines, 0)).toBe(3);
    expect(unreadAfter(lines, 2)).toBe(1);
    expect(unreadAfter(lines, 5)).toBe(0);
  });
});
