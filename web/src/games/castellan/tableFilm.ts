/** The film of a game of Castellan: courtyards that close, the last cards and the last round. */
import type { ActedEvent } from '../../api/types.gen';
import type { Naming } from '../../stores/naming';
import type { Moment } from '../contract';
import { tale } from './turnStory';
import type { CastellanView } from './view';

const CLOSES = 1400;
const CLOSED = /^castellan-log-(close|double)$/;

export function moment(event: ActedEvent, _after: CastellanView, naming: Naming): Moment | null {
  const line = event.log.findLast(({ id }) => CLOSED.test(id));
  if (!line) return null;
  const { towers = 0, points = towers } = line.args;
  return {
    kind: 'courtyard',
    seat: event.seat,
    words: naming.line(line),
    lasts: CLOSES,
    shows: { points: Number(points) },
    weight: Number(points),
  };
}

/** A turn of several actions: the cards, what was built, and what came of it. */
export function told(turn: readonly ActedEvent[], naming: Naming, over: boolean): string {
  const words = over && turn.length > 1 ? tale(turn, naming) : '';
  if (!words) return naming.sentence(turn.at(-1)?.log ?? []);
  return naming.say('web-now-seat', { seat: naming.seat(turn[0]?.seat ?? 0), words });
}

/** The last round, or that somebody has drawn their last card. */
export function announced(before: CastellanView, after: CastellanView, { game, say }: Naming): string | null {
  const title = (seat: number): string => say(`${game}-seat-${seat}`);
  if (before.ended_by === null && after.ended_by !== null)
    return say('web-castellan-last-round', { seat: title(after.ended_by) });
  const left = ({ deck_sizes }: CastellanView, seat: number): number =>
    (deck_sizes[seat]?.T ?? 0) + (deck_sizes[seat]?.W ?? 0);
  const empty = after.deck_sizes.findIndex((_, seat) => left(after, seat) === 0 && left(before, seat) > 0);
  return empty < 0 ? null : say('web-castellan-last-cards', { seat: title(empty) });
}
