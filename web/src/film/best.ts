/** The moment of a game that is worth a picture at its end. Pure. */
import type { ActedEvent } from '../api/types.gen';
import type { Moment } from '../games/contract';

export interface Best {
  event: ActedEvent;
  moment: Moment;
}

/** The weightiest moment, of the winners if they had any; of equal ones the latest. */
export function bestMoment(
  acted: readonly ActedEvent[],
  winners: readonly number[],
  momentOf: (event: ActedEvent) => Moment | null,
): Best | null {
  let best: (Best & { rank: number }) | null = null;
  for (const event of acted) {
    const moment = momentOf(event);
    if (!moment) continue;
    const own = moment.seat === null || winners.includes(moment.seat);
    const rank = (moment.weight ?? 1) + (own ? 1000 : 0);
    if (!best || rank >= best.rank) best = { event, moment, rank };
  }
  return best && { event: best.event, moment: best.moment };
}

/** What a seat has done in the turn of an event, up to it: a chain is one move. */
export function turnUpTo(acted: readonly ActedEvent[], { turn, seat, ply }: ActedEvent): string[] {
  return acted
    .filter((event) => event.turn === turn && event.seat === seat && event.ply <= ply)
    .flatMap(({ actions }) => actions);
}

/** How much of a bar each score fills, from 0 to 1; the longest fills it. */
export function barsOf(scores: readonly number[]): number[] {
  const low = Math.min(0, ...scores);
  const high = Math.max(0, ...scores);
  return scores.map((score) => (high === low ? 0 : (score - low) / (high - low)));
}
