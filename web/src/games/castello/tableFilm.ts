/** The moments of a game of Castello: a castle falls. */
import type { ActedEvent, CastelloView } from '../../api/types.gen';
import type { Naming } from '../../stores/naming';
import type { Moment } from '../contract';

const FALLS = 1500;

export function moment(event: ActedEvent, after: CastelloView, naming: Naming): Moment | null {
  const line = event.log.findLast(({ id }) => id === 'castello-log-castle');
  if (!line) return null;
  const { seat } = event;
  const castles = after.captured_castles[seat as 0 | 1].length;
  const words = naming.say('web-castello-moment', { words: naming.line(line), castles });
  return { kind: 'castle', seat, words, lasts: FALLS, shows: { castles } };
}
