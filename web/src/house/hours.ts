/** The time of day that the scene on the home page shows. */
export type Hour = 'morning' | 'day' | 'evening' | 'night';

const FROM: readonly (readonly [hour: number, name: Hour])[] = [
  [21, 'night'],
  [17, 'evening'],
  [10, 'day'],
  [5, 'morning'],
];

/** By the visitor's clock; a person who has chosen the night theme sees the night. */
export function hourOf(now: Date, night: boolean): Hour {
  if (night) return 'night';
  return FROM.find(([from]) => now.getHours() >= from)?.[1] ?? 'night';
}
