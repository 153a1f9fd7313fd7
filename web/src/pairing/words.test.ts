import { expect, it } from 'vitest';
import { waited } from './words';

it('counts minutes and seconds, and never backwards', () => {
  expect([waited(0, 42_900), waited(0, 61_000), waited(0, 3_600_000), waited(10_000, 0)]).toEqual([
    '0:42',
    '1:01',
    '60:00',
    '0:00',
  ]);
});
