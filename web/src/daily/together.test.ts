import { expect, test } from 'vitest';
import type { Row } from '../api/log';
import { parting, turnEnds } from './together.svelte';

const turn = (from: number, to: number): Row => ({
  kind: 'turn',
  key: to,
  seat: 0,
  turn: to,
  from,
  to,
  events: [],
});

test('turns end at their last action', () => {
  expect(turnEnds([turn(0, 2), turn(2, 3), turn(3, 7)])).toEqual([0, 2, 3, 7]);
  expect(turnEnds([])).toEqual([0]);
});

test('games part in the first turn that was played differently', () => {
  const ends = [0, 2, 3, 5];
  expect(parting(['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c', 'd', 'x'], ends)).toBe(3);
  expect(parting(['a', 'b', 'c'], ['x', 'b', 'c'], ends)).toBe(1);
  expect(parting(['a', 'b'], ['a', 'b', 'c'], ends), 'the other one is longer').toBeNull();
  expect(parting(['a', 'b', 'c'], ['a', 'b'], ends), 'the other one is shorter').toBeNull();
  expect(parting([], [], [0])).toBeNull();
});
