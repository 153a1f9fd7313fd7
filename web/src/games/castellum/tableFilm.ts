/** The film of a game of Castellum: years and phases are announced, a siege is fought fight by fight, a reward is shared. */
import type { ActedEvent, LogLine } from '../../api/types.gen';
import type { Naming } from '../../stores/naming';
import type { Moment } from '../contract';
import { combatsOf, type Combat } from './combats';
import { courseTime } from './siegeCourse';
import { YEARS, type CastellumView, type Column } from './view';

/** In the first year each line has two columns, in every later one a column more. */
const FEWEST = 2;
const REWARD = 1600;
const PER_SEAT = 700;
const REWARDED = /^castellum-log-(reward|bonus|combo)$/;

/** What the picture of a siege shows. */
export interface Siege {
  year: number;
  combat: Combat;
  /** What stands on the walls, by seat and column. */
  walls: readonly (readonly Pick<Column, 'fort' | 'troops'>[])[];
  needed: number;
  total: number;
  won: boolean;
  /** Who turns the reward card. */
  chooser: number | null;
}

/** A siege as the log tells it, and the walls as they stand afterwards: nothing on them is lost. */
export function siegeOf(event: ActedEvent, after: Pick<CastellumView, 'seats' | 'actor'>): Siege | null {
  const [combat] = combatsOf(event.log);
  const end = event.log.find(({ id }) => id === 'castellum-log-won' || id === 'castellum-log-lost');
  if (!combat || !end) return null;
  const { needed = 0, total = 0 } = end.args;
  const won = end.id.endsWith('won');
  return {
    year: YEARS[columnsOf(combat) - FEWEST] ?? YEARS[0],
    combat,
    walls: after.seats.map(({ line }) => line.map(({ fort, troops }) => ({ fort, troops }))),
    needed: Number(needed),
    total: Number(total),
    won,
    chooser: won ? after.actor : null,
  };
}

export function columnsOf(combat: Combat): number {
  return Math.max(...combat.map((fights) => fights.length));
}

/** What each seat receives of a reward, line by line. */
export function rewardsOf(event: ActedEvent): LogLine[] {
  return event.log.filter(({ id }) => REWARDED.test(id));
}

export function moment(event: ActedEvent, after: CastellumView, { say }: Naming): Moment | null {
  const siege = siegeOf(event, after);
  if (siege)
    return {
      kind: 'siege',
      seat: null,
      words: say('web-castellum-siege', { year: String(siege.year) }),
      told: say(`web-castellum-siege-told-${siege.won ? 'won' : 'lost'}`, {
        year: String(siege.year),
        defeated: siege.total,
        needed: siege.needed,
      }),
      lasts: courseTime(columnsOf(siege.combat)),
      shows: { siege },
      weight: siege.total - siege.needed,
      first: true,
      unhurried: true,
    };
  const rewards = rewardsOf(event);
  if (!rewards.length) return null;
  return {
    kind: 'reward',
    seat: event.seat,
    words: say('web-castellum-reward-shared'),
    lasts: REWARD + rewards.length * PER_SEAT,
    shows: { rewards },
    weight: -1000, // at the end a siege is the better picture
    first: true,
  };
}

export function announced(before: CastellumView, after: CastellumView, { say }: Naming): string | null {
  if (before.phase === after.phase && before.year === after.year) return null;
  if (after.phase === 'over') return null;
  return say(`web-castellum-announced-${after.phase}`, { year: String(after.year) });
}
