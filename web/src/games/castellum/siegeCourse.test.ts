import { describe, expect, it } from 'vitest';
import type { Combat } from './combats';
import { columnAt, courseTime, decidedAt, defeatedBy, defeatedIn, overAt, strongest } from './siegeCourse';

/** A hundred moments from the beginning to the end. */
const PARTS = Array.from({ length: 101 }, (_, index) => index / 100);
const fight = (beaten: boolean): Combat[number][number] => ({
  enemy: 'E1579-01',
  attack: beaten ? 5 : 3,
  power: 4,
  beaten,
});

describe('the course of a siege', () => {
  it.each([
    [2, 2],
    [5, 4],
  ])('decides %d columns of %d seats one fight after the other', (columns, seats) => {
    const decided = PARTS.map((part) => decidedAt(columns, seats, part));
    expect(decided[0]).toBe(0);
    expect(decided.at(-1)).toBe(columns * seats);
    expect(new Set(decided).size).toBe(columns * seats + 1);
    expect(decided).toEqual([...decided].sort((one, other) => one - other));
  });

  it('says first what it is about, shows a column before its fights are decided, and then the result', () => {
    expect(columnAt(3, 0)).toBeNull();
    for (const part of PARTS) {
      const column = columnAt(3, part);
      const decided = decidedAt(3, 2, part);
      if (column === null) expect(decided).toBe(0);
      else if (!overAt(3, part)) expect(Math.ceil(decided / 2) - column).toBeLessThanOrEqual(1);
    }
    const begins = PARTS.find((part) => columnAt(3, part) === 1) ?? 0;
    expect(decidedAt(3, 2, begins)).toBe(2);
    expect(overAt(3, begins)).toBe(false);
    expect(overAt(3, 1)).toBe(true);
    expect(columnAt(3, 1)).toBe(2);
  });

  it('does not grow with every column', () => {
    expect(courseTime(5) - courseTime(4)).toBeLessThan(courseTime(3) - courseTime(2));
    expect(courseTime(5)).toBeLessThan(12_000);
  });

  it('keeps the lines that defeated the most, in the order of seats', () => {
    const combat: Combat = [
      [fight(true), fight(false)],
      [fight(false), fight(false)],
      [null, fight(true)],
      [fight(false), fight(true)],
    ];
    expect(strongest(combat, 2)).toEqual([0, 2]);
    expect(strongest(combat.slice(0, 2), 2)).toEqual([0, 1]);
    expect(combat.map(defeatedBy)).toEqual([1, 0, 2, 1]);
  });

  it('counts one enemy after the other', () => {
    const combat: Combat = [
      [fight(true), fight(false)],
      [fight(true), null],
      [fight(false), fight(true)],
    ];
    expect([0, 1, 2, 3, 4, 5, 6].map((decided) => defeatedIn(combat, decided))).toEqual([
      0, 1, 2, 2, 2, 2, 3,
    ]);
  });
});
