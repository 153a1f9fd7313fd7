/**
 * The course of a siege as it is shown: what it is about, one column after the other with one fight after the other, and
 * the result. Pure: times in milliseconds at normal pace, places in it as parts (0 to 1) of the whole.
 */
import type { Combat } from './combats';

const INTRODUCTION = 2000;
const COLUMN = 1800;
/** All columns together take no longer than this. */
const COLUMNS = 6600;
const RESULT = 2800;
/** Between these parts of a column's time the lines are decided, one after the other. */
const FIRST = 0.42;
const LAST = 0.74;

export function columnTime(columns: number): number {
  return Math.min(COLUMN, COLUMNS / columns);
}

export function courseTime(columns: number): number {
  return INTRODUCTION + columns * columnTime(columns) + RESULT;
}

/** How many columns' times have passed at a part of the whole: negative in the introduction. */
function columnsPassed(columns: number, part: number): number {
  return (part * courseTime(columns) - INTRODUCTION) / columnTime(columns);
}

/** The column that is fought at a part of the whole; null before the first. The last one stays until the end. */
export function columnAt(columns: number, part: number): number | null {
  const passed = Math.floor(columnsPassed(columns, part));
  return passed < 0 ? null : Math.min(passed, columns - 1);
}

/** How many fights are decided by then, column by column and in each of them seat by seat. */
export function decidedAt(columns: number, seats: number, part: number): number {
  const passed = columnsPassed(columns, part);
  const whole = Math.floor(passed);
  if (whole < 0) return 0;
  if (whole >= columns) return columns * seats;
  const apart = (LAST - FIRST) / Math.max(1, seats - 1);
  const now = Math.floor((passed - whole - FIRST) / apart + 1);
  return whole * seats + Math.min(seats, Math.max(0, now));
}

/** Whether all columns have had their time. */
export function overAt(columns: number, part: number): boolean {
  return columnsPassed(columns, part) >= columns;
}

/** How many enemies the first so many fights have defeated, in that order. */
export function defeatedIn(combat: Combat, decided: number): number {
  const seats = combat.length;
  return combat.reduce(
    (sum, fights, seat) =>
      sum + fights.filter((fight, column) => fight?.beaten && column * seats + seat < decided).length,
    0,
  );
}

/** How many enemies of a line are defeated in the end; thunder has taken those that did not fight. */
export function defeatedBy(fights: Combat[number]): number {
  return fights.filter((fight) => !fight || fight.beaten).length;
}

/** The seats of so many lines that have defeated the most, in the order of seats. */
export function strongest(combat: Combat, count: number): number[] {
  const seats = combat.map((_, seat) => seat);
  const defeated = (seat: number): number => defeatedBy(combat[seat] ?? []);
  seats.sort((one, other) => defeated(other) - defeated(one) || one - other);
  return seats.slice(0, count).sort((one, other) => one - other);
}
