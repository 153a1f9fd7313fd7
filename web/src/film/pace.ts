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
/** What came of a moment that would have its whole time is read in this one. */
const SUMMED = 2000;

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
  /** It keeps that time, if not too much waits behind it. */
  unhurried?: boolean;
  /** Too much does: only what came of it is shown. */
  summed?: boolean;
}

/** How long something is shown when nothing else presses. */
export function holdOf({ words, own, brief, summed, ...moment }: Timed, pace: Pace): number {
  const action = ACTION[pace];
  const lasts = summed ? Math.min(moment.lasts, SUMMED) : moment.lasts;
  if (lasts) return Math.max(action, (lasts * action) / ACTION.normal);
  if (brief) return action * BRIEF;
  if (own) return action * OWN;
  const reading = (Math.max(0, words.length - WORDS_READ) * PER_LETTER) / ACTION.normal;
  return action * (1 + Math.min(LONGEST_READING, reading));
}

/** The time that something keeps in any hurry. */
function leastOf(timed: Timed, pace: Pace): number {
  const hold = holdOf(timed, pace);
  if (timed.summed) return hold;
  return timed.lasts ? hold * LEAST_OF_MOMENT : Math.min(hold, SHORTEST);
}

/** How long something is shown when everything that waits shrinks by this factor. */
export function holdInHurry(timed: Timed, pace: Pace, factor: number): number {
  const hold = holdOf(timed, pace);
  return timed.unhurried ? hold : Math.max(hold * factor, leastOf(timed, pace));
}

/** Something with what waits behind it: if that is another moment with its whole time, or too much, it is summed up. */
export function inLine(timed: Timed, behind: readonly Timed[], pace: Pace): Timed {
  if (!timed.unhurried) return timed;
  const presses = behind.some(({ unhurried }) => unhurried) || total(behind, holdOf, pace) > LAG[pace];
  return presses ? { ...timed, unhurried: false, summed: true } : timed;
}

/**
 * How many of the latest things that wait can be shown, and by which factor their times shrink. What takes its whole time
 * does not count.
 */
export function hurried(waiting: readonly Timed[], pace: Pace): { shown: number; factor: number } {
  let [shown, least] = [0, 0];
  for (const timed of waiting.toReversed()) {
    least += timed.unhurried ? 0 : leastOf(timed, pace);
    if (shown > 0 && least > LAG[pace]) break;
    shown += 1;
  }
  let shrinks = waiting.slice(waiting.length - shown).filter(({ unhurried }) => !unhurried);
  let time = LAG[pace];
  for (;;) {
    const factor = Math.min(1, Math.max(0, time) / (total(shrinks, holdOf, pace) || 1));
    const firm = shrinks.filter((timed) => holdOf(timed, pace) * factor < leastOf(timed, pace));
    if (!firm.length) return { shown, factor };
    time -= total(firm, leastOf, pace);
    shrinks = shrinks.filter((timed) => !firm.includes(timed));
  }
}

function total(of: readonly Timed[], time: typeof holdOf, pace: Pace): number {
  return of.reduce((sum, timed) => sum + time(timed, pace), 0);
}
