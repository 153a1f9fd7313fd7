/** The film of a game of Castel: characters that are sent home, and hands that are nearly empty. */
import type { ActedEvent } from '../../api/types.gen';
import type { Naming } from '../../stores/naming';
import type { Moment } from '../contract';
import type { CastelView } from './view';

const GOES = 1200;
const GONE = /^castel-log-(back|exchanged|killed)$/;
/** More cards than this are not drawn beside each other. */
const MOST = 4;

export function moment(event: ActedEvent, _after: CastelView, naming: Naming): Moment | null {
  const gone = event.log.filter(({ id }) => GONE.test(id));
  if (!gone.length) return null;
  const kinds = gone.map(({ args }) => String(args['kind'])).slice(0, MOST);
  const words = naming.sentence(gone);
  return { kind: 'home', seat: event.seat, words, lasts: GOES, shows: { kinds }, weight: gone.length };
}

/** Somebody has one card left. */
export function announced(before: CastelView, after: CastelView, { say }: Naming): string | null {
  const left = (view: CastelView, seat: number): number =>
    (view.hand_sizes[seat] ?? 0) + (view.pile_sizes[seat] ?? 0);
  const near = after.hand_sizes.findIndex((_, seat) => left(after, seat) === 1 && left(before, seat) > 1);
  return near < 0 || after.end ? null : say('web-castel-one-left', { seat: say(`castel-seat-${near}`) });
}
