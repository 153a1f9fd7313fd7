/** The film of a game of Castellum: years and phases are announced, and a siege is fought column by column. */
import type { ActedEvent } from '../../api/types.gen';
import type { Naming } from '../../stores/naming';
import type { Moment } from '../contract';
import { combatsOf, type Combat } from './combats';
import type { CastellumView } from './view';

/** How long each column has, and the result. */
const COLUMN = 750;
const RESULT = 1400;

/** What the picture of a siege shows. */
export interface Siege {
  combat: Combat;
  needed: number;
  total: number;
  won: boolean;
}

export function siegeOf(event: ActedEvent): Siege | null {
  const [combat] = combatsOf(event.log);
  const end = event.log.find(({ id }) => id === 'castellum-log-won' || id === 'castellum-log-lost');
  if (!combat || !end) return null;
  const { needed = 0, total = 0 } = end.args;
  return { combat, needed: Number(needed), total: Number(total), won: end.id.endsWith('won') };
}

export function moment(event: ActedEvent, _after: CastellumView, { say }: Naming): Moment | null {
  const siege = siegeOf(event);
  if (!siege) return null;
  const columns = Math.max(...siege.combat.map((fights) => fights.length));
  return {
    kind: 'siege',
    seat: null,
    words: say('web-castellum-siege'),
    told: say('web-castellum-siege-told', { defeated: siege.total, needed: siege.needed }),
    lasts: columns * COLUMN + RESULT,
    shows: { siege },
    weight: siege.total - siege.needed,
    first: true,
  };
}

/** How many columns are fought so far, at a part (0 to 1) of the whole moment. */
export function foughtAt(columns: number, part: number): number {
  const time = part * (columns * COLUMN + RESULT);
  return Math.min(columns, Math.floor(time / COLUMN + 0.5));
}

/** The enemies that all seats have defeated in the first columns. */
export function defeatedIn(combat: Combat, columns: number): number {
  return combat.flatMap((fights) => fights.slice(0, columns)).filter((fight) => fight?.beaten).length;
}

export function announced(before: CastellumView, after: CastellumView, { say }: Naming): string | null {
  if (before.phase === after.phase && before.year === after.year) return null;
  if (after.phase === 'over') return null;
  return say(`web-castellum-announced-${after.phase}`, { year: String(after.year) });
}
