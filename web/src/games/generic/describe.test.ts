import { describe, expect, it } from 'vitest';
import { chosenBy, describe as inWords } from './describe';

describe('a view of any game', () => {
  it('any view can be read as lines', () => {
    const item = inWords('', { a_b: [1, 2], c: null, d: { e: true, f: [{ g: 1 }] } });
    expect(item.items.map((line) => [line.name, line.value])).toEqual([
      ['a b', '1, 2'],
      ['c', '–'],
      ['d', ''],
    ]);
  });
});

describe('an action typed at a board for any game', () => {
  it('is what stands there, the only one that fits, or asked about', () => {
    expect(chosenBy('a1', ['a1', 'a12'])).toBe('a1');
    expect(chosenBy('a12 ', ['a12'])).toBe('a12');
    expect(chosenBy('2', ['a12'])).toBe('a12');
    expect(chosenBy('a', ['a1', 'a2'])).toBeNull();
    expect(chosenBy('z9', [])).toBe('z9');
    expect(chosenBy(' ', ['a1'])).toBeNull();
  });
});
