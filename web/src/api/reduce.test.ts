import { describe, expect, it } from 'vitest';
import { emptyTable, reduce, shownSeat, timeLeft, type LiveState } from './reduce';
import type { News, SentActed, Snapshot, Update } from './types.gen';

const acted = (seq: number, seat: number, ply: number, ...actions: string[]): SentActed => [
  seq,
  0,
  seat,
  ply,
  actions,
  [],
  ply,
  '',
];

function update(after: number, events: SentActed[], part: Partial<Snapshot> = {}): Update {
  return {
    type: 'update',
    after,
    seq: events.at(-1)?.[0] ?? after,
    events,
    table: {} as Snapshot['table'],
    host: false,
    seats: [0],
    left: [],
    views: { '0': {} },
    aids: { '0': {} },
    legal: null,
    takebacks: 0,
    clock: { left: null, running: null, out: false },
    requests: [],
    fairness: { house: '', custom: false, terms: null, seal: null, waiting: [], revealed: false },
    ...part,
  };
}

describe('messages of a table', () => {
  it('add up in order', () => {
    let state = reduce(emptyTable(), update(0, [acted(1, 0, 1, 'A')]), 10);
    state = reduce(state, update(1, [acted(2, 1, 2, 'B')]), 20);
    expect(state.seq).toBe(2);
    expect(state.journal.map((event) => event.seq)).toEqual([1, 2]);
    expect(state.fresh.map((event) => event.seq)).toEqual([2]);
    expect(state.receivedAt).toBe(20);
  });

  it('show a gap and keep what was there', () => {
    const state = reduce(emptyTable(), update(0, [acted(1, 0, 1, 'A')]), 0);
    const after = reduce(state, update(3, [acted(4, 1, 2, 'B')]), 0);
    expect(after.gap).toBe(true);
    expect(after.seq).toBe(1);
    expect(reduce(after, update(1, [acted(2, 1, 2, 'B')]), 0).gap).toBe(false);
  });

  it('count nothing twice and never go back', () => {
    const state = reduce(emptyTable(), update(0, [acted(1, 0, 1, 'A'), acted(2, 1, 2, 'B')]), 0);
    const again = reduce(state, update(0, [acted(1, 0, 1, 'A'), acted(2, 1, 2, 'B')]), 0);
    expect(again.journal).toHaveLength(2);
    expect(reduce(state, update(0, [acted(1, 0, 1, 'A')]), 0)).toBe(state);
  });

  it('begin again in a room that was restored from a backup', () => {
    const state = reduce(emptyTable(), update(0, [acted(1, 0, 1, 'A'), acted(2, 1, 2, 'B')]), 0);
    const you = { id: 'a', name: 'Ann' };
    expect(reduce(state, { type: 'welcome', protocol: 4, you, seq: 2 }, 0)).toBe(state);
    expect(reduce(state, { type: 'welcome', protocol: 4, you, seq: 1 }, 0)).toEqual(emptyTable());
  });

  it('collect chat once and know who is here', () => {
    const line = { number: 1, at: 0, who: 'a', name: 'Ada', seat: null, account: false, text: 'hello' };
    let state = reduce(emptyTable(), { type: 'chat', lines: [line] }, 0);
    const same = reduce(state, { type: 'chat', lines: [line] }, 0);
    expect(same).toBe(state);
    state = reduce(state, { type: 'presence', people: [{ who: 'a', name: 'Ada', account: false }] }, 0);
    expect(state.people.map(({ name }) => name)).toEqual(['Ada']);
    expect(reduce(state, { type: 'pong', now: 1 }, 0)).toBe(state);
  });

  it('let a moderator remove a line', () => {
    const line = { number: 1, at: 0, who: 'a', name: 'Ann', text: 'Hm.', seat: null, account: false };
    const said = reduce(emptyTable(), { type: 'chat', lines: [line] }, 0);
    const removed = reduce(said, { type: 'chat', lines: [{ ...line, text: '' }] }, 0);
    expect(removed.chat).toEqual([{ ...line, text: '' }]);
  });

  it('show the view of the seat to decide, else the one before', () => {
    const snapshot = (part: Partial<Snapshot>): Snapshot => update(0, [], part);
    const both = { seats: [0, 1], views: { '0': {}, '1': {} } };
    expect(shownSeat(snapshot({ ...both, legal: { seat: 1, actions: [] } }), '0')).toBe('1');
    expect(shownSeat(snapshot(both), '1')).toBe('1');
    expect(shownSeat(snapshot(both), 'watch')).toBe('0');
    expect(shownSeat(snapshot({ seats: [], views: { watch: {} } }), 'watch')).toBe('watch');
  });

  it('let only the running clock run', () => {
    const clock = { left: [5000, 9000], running: 0, out: false };
    const state: LiveState = reduce(emptyTable(), update(0, [], { clock }), 1000);
    expect(timeLeft(state, 0, 3000)).toBe(3000);
    expect(timeLeft(state, 1, 3000)).toBe(9000);
    expect(timeLeft(state, 0, 99_000)).toBe(0);
    expect(timeLeft(emptyTable(), 0, 0)).toBeNull();
  });
});

describe('news of a table', () => {
  const event = (seq: number, ply: number): SentActed => [seq, 100 * seq, 0, ply, ['A'], [], ply, ''];
  const whole = update(0, [event(1, 1)], {
    table: { id: 't', created: 1000, seq: 1, changed: 100, plies: 1, actor: 0 } as Snapshot['table'],
    host: true,
    views: { '0': { red: ['A1', 'A2', 'A3', 'A4', 'A5'], turn: 1 } },
    aids: { '0': { pawns: [5, 5] } },
    legal: { seat: 0, actions: ['A1-B1', 'A1-B2'] },
  });
  const news = (seq: number, part: Partial<News>): News => ({
    events: [event(seq, seq)],
    ...part,
  });
  const joined = (): LiveState => reduce(emptyTable(), whole, 0);

  it('change what they name and leave the rest', () => {
    const before = joined();
    const patch = {
      table: { actor: 1 },
      views: { '0': { red: [1, -1, 3, ['B2']], turn: 2 } },
      aids: { '0': { pawns: [[5, 4]] } },
    };
    const after = reduce(before, news(2, patch), 7);
    const shown = after.snapshot as Snapshot;
    expect(after.gap).toBe(false);
    expect(after.receivedAt).toBe(7);
    expect(after.journal.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(shown.table).toEqual({ id: 't', created: 1000, seq: 2, changed: 1200, plies: 2, actor: 1 });
    expect(shown.views).toEqual({ '0': { red: ['A1', 'A3', 'A4', 'A5', 'B2'], turn: 2 } });
    expect(shown.aids).toEqual({ '0': { pawns: [5, 4] } });
    expect(shown.legal).toBeNull();
    expect(before.snapshot?.views['0']).toEqual({ red: ['A1', 'A2', 'A3', 'A4', 'A5'], turn: 1 });
  });

  it('bring the list of actions back from the latest long one', () => {
    let state = reduce(joined(), news(2, {}), 0);
    state = reduce(state, news(3, { legal: [0, 1, '43', -1] }), 0);
    expect(state.snapshot?.legal).toEqual({ seat: 0, actions: ['A1-B1', 'A1-B3'] });
    state = reduce(state, news(4, { legal: [0, -2] }), 0);
    expect(state.snapshot?.legal).toEqual({ seat: 0, actions: [] });
    state = reduce(state, news(5, { legal: [0] }), 0);
    expect(state.snapshot?.legal).toEqual({ seat: 0, actions: ['A1-B1', 'A1-B3'] });
  });

  it('that do not follow are a gap, and the whole table mends it', () => {
    for (const bad of [
      news(3, {}),
      news(2, { views: { '1': { red: [9, 0] } } }),
      news(2, { legal: [0, 5] }),
    ]) {
      const state = reduce(joined(), bad, 0);
      expect(state.gap).toBe(true);
      expect(state.seq).toBe(1);
      expect(reduce(state, whole, 0).gap).toBe(false);
    }
    expect(reduce(emptyTable(), news(1, {}), 0).gap).toBe(true);
  });
});
