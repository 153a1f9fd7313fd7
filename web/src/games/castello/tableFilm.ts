/** The film of a game of Castello: chains told as one move, and the moments when a castle falls. */
import type { ActedEvent, CastelloView } from '../../api/types.gen';
import type { Naming } from '../../stores/naming';
import { inSentences } from '../../stores/words';
import type { Moment } from '../contract';
import { partAround } from './geometry';

const FALLS = 1500;

export function moment(event: ActedEvent, after: CastelloView, naming: Naming): Moment | null {
  const fallen = event.log.filter(({ id }) => id === 'castello-log-castle');
  const line = fallen.at(-1);
  if (!line) return null;
  const { seat } = event;
  const castles = after.captured_castles[seat as 0 | 1].length;
  const words = naming.say('web-castello-moment', { words: naming.line(line), castles });
  const marks = fallen.map(({ args }) => String(args['cell']));
  const scene = { frame: partAround(marks[0] ?? ''), marks };
  return { kind: 'castle', seat, words, lasts: FALLS, shows: { castles }, scene };
}

/** A chain so far as one move, what it has captured, and the castles that fell at its end. */
export function told(turn: readonly ActedEvent[], naming: Naming): string {
  const lines = turn.flatMap(({ log }) => log);
  const [first, ...others] = turn.flatMap(({ actions }) => actions).filter((action) => action !== 'stop');
  const castles = lines.filter(({ id }) => id === 'castello-log-castle');
  if (first === undefined) return naming.sentence(lines);
  const action = others.reduce((chain, hop) => chain + hop.slice(hop.search(/[-x]/)), first);
  const captures = lines.filter(({ id }) => id === 'castello-log-capture');
  const seat = naming.seat(turn[0]?.seat ?? 0);
  const words =
    captures.length > 1
      ? naming.say('web-castello-told-captures', { seat, action, count: captures.length })
      : naming.line({
          id: captures[0]?.id ?? 'castello-log-move',
          args: { ...lines[0]?.args, ...captures[0]?.args, action },
        });
  return [words, ...castles.map(naming.line)].reduce(inSentences);
}

export const brief = ({ log }: ActedEvent): boolean => log.every(({ id }) => id === 'castello-log-stop');
