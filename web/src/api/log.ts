/** The log of a table, made from its journal: turns in the game's notation, and what else happened. */
import type { ActedEvent, TableEvent } from './types.gen';

export interface Turn {
  kind: 'turn';
  key: number;
  seat: number;
  /** The number of the turn; while others are asked something within it, it has several rows. */
  turn: number;
  /** Plies before and after the turn. */
  from: number;
  to: number;
  events: ActedEvent[];
}
export interface Note {
  kind: 'note';
  key: number;
  event: Exclude<TableEvent, ActedEvent>;
}
export type Row = Turn | Note;

const SILENT = new Set<string>(['created', 'host', 'ready']);

/**
 * The rows, oldest first. What was taken back is gone, also when the take-back itself left no event. Trying something
 * out within one's own turn leaves no note.
 */
export function logRows(journal: readonly TableEvent[], plies: number): Row[] {
  let rows: Row[] = [];
  for (const event of journal) {
    if (SILENT.has(event.kind)) continue;
    if (event.kind !== 'acted') {
      if (event.kind === 'tookback') {
        rows = cut(rows, event.ply);
        const last = rows.at(-1);
        if (last?.kind === 'turn' && last.seat === event.seat && last.to === event.ply) continue;
      }
      rows.push({ kind: 'note', key: event.seq, event });
      continue;
    }
    const { ply: to, turn } = event;
    const from = to - event.actions.length;
    rows = cut(rows, from);
    const last = rows.at(-1);
    if (last?.kind === 'turn' && last.seat === event.seat && last.turn === event.turn) {
      rows[rows.length - 1] = { ...last, to, events: [...last.events, event] };
    } else {
      rows.push({ kind: 'turn', key: event.seq, seat: event.seat, turn, from, to, events: [event] });
    }
  }
  return cut(rows, plies);
}

/** Only what was played in the first `plies` actions. */
function cut(rows: Row[], plies: number): Row[] {
  const kept: Row[] = [];
  for (const row of rows) {
    if (row.kind === 'note' || row.to <= plies) kept.push(row);
    else if (row.from < plies) {
      const events = row.events.filter((event) => event.ply <= plies);
      if (events.length) kept.push({ ...row, to: plies, events });
    }
  }
  return kept;
}

/** The actions of the latest turn. */
export function latestActions(rows: readonly Row[]): string[] {
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index];
    if (row?.kind === 'turn') return row.events.flatMap((event) => event.actions);
  }
  return [];
}

/** A turn as the score sheet writes it; empty for games without a notation. */
export function notationOf(turn: Turn): string {
  return turn.events
    .map((event) => event.notation)
    .join('')
    .trim();
}
