import { describe, expect, it } from 'vitest';
import { latestActions, logRows, notationOf } from './log';
import type { ActedEvent, TableEvent } from './types.gen';

const acted = (seq: number, seat: number, ply: number, ...actions: string[]): ActedEvent => ({
  seq,
  at: 0,
  kind: 'acted',
  seat,
  ply,
  actions,
  log: [],
  turn: seat + 1,
  notation: actions.join(''),
});

describe('the log', () => {
  it('joins the hops of a turn', () => {
    const rows = logRows([acted(1, 0, 1, 'A-B'), acted(2, 0, 2, 'B-C'), acted(3, 1, 3, 'X-Y')], 3);
    expect(rows.map((row) => (row.kind === 'turn' ? [row.seat, row.from, row.to] : row.event.kind))).toEqual([
      [0, 0, 2],
      [1, 2, 3],
    ]);
    expect(latestActions(rows)).toEqual(['X-Y']);
  });

  it('writes a turn as its events do, and begins a row with every turn and every seat', () => {
    const again = { ...acted(4, 0, 4, 'C'), turn: 3 };
    const rows = logRows([acted(1, 0, 1, 'A'), acted(2, 0, 2, '-B'), again], 4);
    expect(rows.map((row) => (row.kind === 'turn' ? notationOf(row) : ''))).toEqual(['A-B', 'C']);
    const asked = { ...acted(2, 1, 2, 'B'), turn: 1 };
    expect(logRows([acted(1, 0, 1, 'A'), asked, acted(3, 0, 3, 'C')], 3)).toHaveLength(3);
  });

  it('forgets what was taken back, with an event or without one', () => {
    const back: TableEvent = { seq: 3, at: 0, kind: 'tookback', seat: 0, ply: 1 };
    const taken = logRows([acted(1, 0, 1, 'A-B'), acted(2, 0, 2, 'B-C'), back], 1);
    expect(latestActions(taken)).toEqual(['A-B']);
    const agreed = logRows([acted(1, 0, 1, 'A-B'), acted(2, 1, 2, 'X-Y'), acted(5, 1, 2, 'X-Z')], 2);
    expect(agreed.filter((row) => row.kind === 'turn')).toHaveLength(2);
    expect(latestActions(agreed)).toEqual(['X-Z']);
    expect(latestActions(logRows([acted(1, 0, 1, 'A-B'), acted(2, 1, 2, 'X-Y')], 1))).toEqual(['A-B']);
  });

  it('leaves no note of what was only tried within a turn', () => {
    const back = (seq: number, ply: number): TableEvent => ({ seq, at: 0, kind: 'tookback', seat: 0, ply });
    const tried = [acted(1, 0, 1, 'A-B'), acted(2, 0, 2, 'B-C'), back(3, 1), acted(4, 0, 2, 'B-D')];
    expect(logRows(tried, 2)).toHaveLength(1);
    expect(latestActions(logRows(tried, 2))).toEqual(['A-B', 'B-D']);
    expect(logRows([acted(1, 0, 1, 'A-B'), back(2, 0)], 0).map(({ kind }) => kind)).toEqual(['note']);
  });

  it('keeps what else happened and leaves out what is nobody’s matter', () => {
    const event = (seq: number, kind: 'created' | 'seated' | 'ready'): TableEvent =>
      ({ seq, at: 0, kind, seat: 0, seats: [0], name: '', ready: true }) as TableEvent;
    expect(logRows([event(1, 'created'), event(2, 'seated'), event(3, 'ready')], 0)).toHaveLength(1);
    expect(latestActions([])).toEqual([]);
  });
});
