/** A turn of the log as the score sheet writes it. */
import type { TableEvent } from '../../api/wire';

interface Move {
  from: string;
  to: string;
}
function parseMove(action: string): Move | null {
  const [from, to, ...rest] = action.split('-');
  return from && to && !rest.length ? { from, to } : null;
}

/** A hop goes on from where the pawn landed, or the chain is stopped. */
export function sameTurn(before: string, next: string): boolean {
  return (
    next === 'stop' ||
    (parseMove(before)?.to !== undefined && parseMove(before)?.to === parseMove(next)?.from)
  );
}

/** A turn as the score sheet writes it: `E4-E2xC2+K8`. */
export function notation(events: readonly TableEvent[]): string {
  let text = '';
  for (const event of events) {
    const moves = (event.log ?? []).filter((line) => line.id !== 'castello-log-castle');
    for (const line of moves) {
      const move = parseMove(String(line.args['action'] ?? ''));
      if (move) text = (text || move.from) + (line.id === 'castello-log-capture' ? 'x' : '-') + move.to;
    }
    for (const line of event.log ?? []) {
      if (line.id === 'castello-log-castle') text += `+${String(line.args['cell'])}`;
    }
  }
  return text;
}
