/** The film of a game of Castel: characters that are sent home, and hands that are nearly empty. */
import type { ActedEvent, LogLine } from '../../api/types.gen';
import type { Naming } from '../../stores/naming';
import { inSentences } from '../../stores/words';
import type { Moment } from '../contract';
import type { CastelView } from './view';

const GOES = 1200;
const GONE = /^castel-log-(back|exchanged|killed)$/;
/** More cards than this are not drawn beside each other. */
const MOST = 4;
/** More of them are counted, not named one by one. */
const NAMED = 2;

export function moment(event: ActedEvent, _after: CastelView, naming: Naming): Moment | null {
  const gone = event.log.filter(({ id }) => GONE.test(id));
  if (!gone.length) return null;
  const kinds = gone.map(({ args }) => String(args['kind'])).slice(0, MOST);
  const words = sentence(gone, naming);
  return { kind: 'home', seat: event.seat, words, lasts: GOES, shows: { kinds }, weight: gone.length };
}

/** What the latest action has done, or all of a turn that is over. */
export function told(turn: readonly ActedEvent[], naming: Naming, over: boolean): string {
  const events = over ? turn : turn.slice(-1);
  return events.map(({ log }) => sentence(log, naming)).reduce(inSentences, '');
}

/** Lines of one action, in which many cards may be sent back at once. */
function sentence(lines: readonly LogLine[], naming: Naming): string {
  const gone = lines.filter(({ id }) => GONE.test(id));
  if (gone.length <= NAMED) return naming.sentence(lines);
  const others = naming.sentence(lines.filter(({ id }) => !GONE.test(id)));
  return inSentences(others, naming.say('web-castel-many-back', { count: gone.length }));
}

/** Somebody has one card left. */
export function announced(before: CastelView, after: CastelView, { say }: Naming): string | null {
  const left = (view: CastelView, seat: number): number =>
    (view.hand_sizes[seat] ?? 0) + (view.pile_sizes[seat] ?? 0);
  const near = after.hand_sizes.findIndex((_, seat) => left(after, seat) === 1 && left(before, seat) > 1);
  return near < 0 || after.end ? null : say('web-castel-one-left', { seat: say(`castel-seat-${near}`) });
}
