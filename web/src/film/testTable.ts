/** States of a table for tests of the film: a view says only how many actions it has seen. */
import { actedEvent } from '../api/testEvents';
import { emptyTable, type LiveState } from '../api/reduce';
import type { ActedEvent, Snapshot, TableEvent } from '../api/types.gen';

/** A table of Ada (seat 0) and two bots, at its beginning. */
export function begun(): LiveState {
  return after(emptyTable(), []);
}

/** The table after more events; its view is of the last of them. */
export function after(
  before: LiveState,
  events: readonly TableEvent[],
  part: Partial<Snapshot> = {},
): LiveState {
  const seq = events.at(-1)?.seq ?? before.seq;
  const plies = events.reduce(
    (sum, event) => ('ply' in event ? event.ply : sum),
    before.snapshot?.table.plies ?? 0,
  );
  const table = { game: 'castello', status: 'running', outcome: null, actor: 0, plies, seq };
  const snapshot = {
    table: table as Snapshot['table'],
    seats: [0],
    views: { '0': { seen: plies } },
    aids: { '0': {} },
    legal: null,
    takebacks: 0,
    requests: [],
    ...part,
  } as unknown as Snapshot;
  return { ...before, seq, snapshot, journal: [...before.journal, ...events], fresh: [...events] };
}

/** An action of a seat; events are numbered like plies. */
export function act(ply: number, seat: number): ActedEvent {
  return actedEvent({ seq: ply, ply, seat, turn: ply, actions: [`a${ply}`], log: [] });
}
