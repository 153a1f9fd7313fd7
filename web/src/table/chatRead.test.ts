import { describe, expect, it } from 'vitest';
import { unreadAfter } from './chatRead.svelte';

describe('chat', () => {
  it('stays unread until it was shown', () => {
    const lines = [1, 2, 5].map((number) => ({ number, seat: 1 }));
    expect(unreadAfter(lines, 0, [0])).toBe(3);
    expect(unreadAfter(lines, 2, [0])).toBe(1);
    expect(unreadAfter(lines, 5, [0])).toBe(0);
  });

  it('has nothing new to tell us in our own words', () => {
    const lines = [
      { number: 1, seat: 0 },
      { number: 2, seat: 1 },
      { number: 3, seat: null },
    ];
    expect(unreadAfter(lines, 0, [0])).toBe(2);
  });
});
