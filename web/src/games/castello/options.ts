/** The legal list, sorted by where a pawn stands. Only reads what the server lists. */
import type { TableEvent } from '../../api/wire';
import { neighbour, parseCell } from './geometry';

export interface Move {
  from: string;
  to: string;
}

export function parseMove(action: string): Move | null {
  const [from = '', to = '', ...rest] = action.split('-');
  return !rest.length && parseCell(from) && parseCell(to) ? { from, to } : null;
}

/** For each pawn that may move, where to. */
export function movesByPawn(options: readonly string[]): Map<string, string[]> {
  const moves = new Map<string, string[]>();
  for (const action of options) {
    const move = parseMove(action);
    if (!move) continue;
    const targets = moves.get(move.from);
    if (targets) targets.push(move.to);
    else moves.set(move.from, [move.to]);
  }
  return moves;
}

/** An action to ask the server about when a piece that cannot move is touched: one step towards the middle. */
export function question(cell: string): string {
  const file = parseCell(cell)?.file ?? 0;
  return `${cell}-${neighbour(cell, file < 10 ? 1 : -1, 0, 0)}`;
}

/** The cells of a turn in order. */
export function path(actions: readonly string[]): string[] {
  const cells: string[] = [];
  for (const action of actions) {
    const move = parseMove(action);
    if (!move) continue;
    if (cells.at(-1) !== move.from) cells.splice(0, cells.length, move.from);
    cells.push(move.to);
  }
  return cells;
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

/** Every cell a turn touched. */
export function places(events: readonly TableEvent[]): string[] {
  const cells = new Set(path(events.flatMap((event) => event.actions ?? [])));
  for (const event of events) {
    for (const line of event.log ?? []) if (line.args['cell']) cells.add(String(line.args['cell']));
  }
  return [...cells];
}

/** A pawn or a castle was captured. */
export function notable(event: TableEvent): boolean {
  return (event.log ?? []).some(({ id }) => id === 'castello-log-capture' || id === 'castello-log-castle');
}
