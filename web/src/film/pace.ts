/** How fast the film of a table runs. Pure: times in milliseconds, no clock. */
export const PACES = ['calm', 'normal', 'quick', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** How long one action is shown before the next. */
const ACTION: Record<Pace, number> = { calm: 1500, normal: 800, quick: 350, instant: 0 };
/** How far the film may lag behind: what waits is played faster, so that it takes no longer than this. */
const LAG: Record<Pace, number> = { calm: 7_000, normal: 4_000, quick: 2_000, instant: 0 };
/** Faster than this nobody sees anything: what is older is left out. */
const SHORTEST = 100;
/** What we have just done ourselves needs no reading, but what it leads to waits a moment. */
const OWN = 0.6;
/** Neither does what leaves the board as it is, such as the end of a chain. */
const BRIEF = 0.4;
const WORDS_READ = 45;
const PER_LETTER = 14;
const LONGEST_READING = 1.5;
/** A moment in a hurry keeps this part of its time: its picture must be understood. */
const LEAST_OF_MOMENT = 0.5;

/** What is known of something that waits to be shown. */
export interface Timed {
  /** Its sentence, to be read. */
  words: string;
  /** Whether it is our own action. */
  own: boolean;
  /** Whether it leaves the board as it is. */
  brief?: boolean;
  /** The time that a moment or a banner takes at normal pace; 0 for none. */
  lasts: number;
  /** It keeps that time, whatever waits behind it. */
  unhurried?: boolean;
}

/** How long something is shown when nothing else presses. */
export function holdOf({ words, own, brief, lasts }: Timed, pace: Pace): number {
  const action = ACTION[pace];
  if (lasts) return Math.max(action, (lasts * action) / ACTION.normal);
  if (brief) return action * BRIEF;
  if (own) return action * OWN;
  const reading = (Math.max(0, words.length - WORDS_READ) * PER_LETTER) / ACTION.normal;
  return action * (1 + Math.min(LONGEST_READING, reading));
}

/** The part of its time that something keeps in any hurry. */
function leastOf({ lasts, unhurried }: Timed): number {
  if (unhurried) return 1;
  return lasts ? LEAST_OF_MOMENT : 0;
}

/** How long something is shown when everything that waits shrinks by this factor. */
export function holdInHurry(timed: Timed, pace: Pace, factor: number): number {
  return holdOf(timed, pace) * Math.max(factor, leastOf(timed));
}

/**
 * How many of the latest things that wait can be shown, and by which factor their times shrink. What takes its whole time
 * does not count.
 */
export function hurried(waiting: readonly Timed[], pace: Pace): { shown: number; factor: number } {
  const shown = Math.min(waiting.length, Math.floor(LAG[pace] / SHORTEST));
  const times = waiting.slice(waiting.length - shown).filter(({ unhurried }) => !unhurried);
  const sum = (of: readonly Timed[]): number => of.reduce((total, timed) => total + holdOf(timed, pace), 0);
  const total = sum(times);
  if (total <= LAG[pace]) return { shown, factor: 1 };
  const all = LAG[pace] / total;
  if (all >= LEAST_OF_MOMENT) return { shown, factor: all };
  // moments keep the least of their time, so the rest has to be faster
  const moments = sum(times.filter(({ lasts }) => lasts));
  const rest = (LAG[pace] - moments * LEAST_OF_MOMENT) / (total - moments || 1);
  return { shown, factor: Math.max(rest, SHORTEST / ACTION[pace]) };
}
