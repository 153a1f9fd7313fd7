/** When a bot says something at the table: at the start, after a great moment of its own, and at the end. */
import type { ActedEvent } from '../api/types.gen';

export type Occasion = 'greeting' | 'moment' | 'won' | 'lost';

interface Course {
  acted: readonly ActedEvent[];
  /** The seats that have won, once the game is over. */
  winners: readonly number[] | null;
  notable: ((event: ActedEvent) => boolean) | undefined;
}
/** How many actions a greeting stays. */
const FIRST = 2;

function occasionOf(seat: number, { acted, winners, notable }: Course): Occasion | null {
  if (winners) return winners.includes(seat) ? 'won' : 'lost';
  if (acted.length < FIRST) return 'greeting';
  const latest = acted.at(-1);
  return latest?.seat === seat && notable?.(latest) ? 'moment' : null;
}

/** When each seat says something, by the levels of the bots: what two of them would say alike, only the first says. */
export function remarksOf(levels: readonly (string | null)[], course: Course): (Occasion | null)[] {
  const said = new Set<string>();
  return levels.map((level, seat) => {
    const occasion = level === null ? null : occasionOf(seat, course);
    const words = `${level}.${occasion}`;
    if (said.has(words)) return null;
    said.add(words);
    return occasion;
  });
}
