/** Events as they come over the wire are short; here they are spelled out. `castelude.room.live.compact` is the twin. */
import type { LogLine, Params, SentEvent, SentLine, Summary, TableEvent } from './types.gen';

/** An event in full: its kind, its time, and every line of its log with its id. */
export function spelledOut(event: SentEvent, table: Pick<Summary, 'game' | 'created'>): TableEvent {
  if (!Array.isArray(event)) return { ...event, at: table.created + event.at };
  const [seq, at, seat, ply, actions, lines, turn, notation = ''] = event;
  const known: Params = { seat, action: actions[0] ?? '' };
  const log = lines.map((line) => wholeLine(line, table.game, known));
  return { seq, at: table.created + at, kind: 'acted', seat, ply, actions, log, turn, notation };
}

function wholeLine(line: SentLine | LogLine, game: string, known: Params): LogLine {
  return Array.isArray(line) ? { id: `${game}-log-${line[0]}`, args: { ...known, ...line[1] } } : line;
}
