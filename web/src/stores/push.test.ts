import { expect, it } from 'vitest';
import { keyBytes } from './push.svelte';
import { counted, fresh } from './turns';

it('a key of the room becomes bytes', () => {
  expect([...keyBytes('BAEC_-8')]).toEqual([4, 1, 2, 255, 239]);
});

it('the number of games that wait stands before a title once', () => {
  expect(counted('Lobby', 2)).toBe('(2) Lobby');
  expect(counted('(2) Lobby', 3)).toBe('(3) Lobby');
  expect(counted('(3) Lobby', 0)).toBe('Lobby');
});

it('a turn is new when it was not there before', () => {
  const table = (id: string, seq: number): { id: string; seq: number } => ({ id, seq });
  expect(fresh(null, [table('a', 1)])).toEqual([]);
  expect(fresh([table('a', 1)], [table('a', 1), table('b', 4)])).toEqual([table('b', 4)]);
});
