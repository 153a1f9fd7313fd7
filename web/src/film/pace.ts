/** How fast the film of a table runs. Pure: times in milliseconds, no clock. */
export const PACES = ['calm', 'normal', 'quick', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** How long one action is shown before the next. */
const ACTION: Record<Pace, number> = { calm: 1500, normal: 800, quick: 350, instant: 0 };
/** How far the film may lag behind: what waits is played faster, so that it takes no longer than this. */
const LAG: Record<Pace, number> = { calm: 12_000, normal: 7_000, quick: 3_000, instant: 0 };
/** Faster than this nobody sees anything: what is older is left out. */
const SHORTEST = 100;
/** What we have just done ourselves needs no reading, but what it leads to waits a moment. */
const OWN = 0.6;
/** Neither does what leaves the board as it is, such as the end of a chain. */
const BRIEF = 0.4;
const WORDS_READ = 45;
const PER_LETTER = 14;
const LONGEST_READING = 1.5;

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

/** How many of the latest of these times can be shown, and by which factor they shrink. */
export function hurried(holds: readonly number[], pace: Pace): { shown: number; factor: number } {
  const most = Math.floor(LAG[pace] / SHORTEST);
  const shown = Math.min(holds.length, most);
  const total = holds.slice(holds.length - shown).reduce((sum, hold) => sum + hold, 0);
  return { shown, factor: total > LAG[pace] ? LAG[pace] / total : 1 };
}
