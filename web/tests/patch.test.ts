import { describe, expect, it } from 'vitest';
import { spelledOut } from '../src/lib/journal';
import { BadPatch, patched, patchedTexts, type Json, type Steps } from '../src/lib/patch';
import { emptyTable, reduce, type TableState } from '../src/lib/reduce';
import type { News, SentEvent, ServerMessage, Snapshot, TableEvent } from '../src/lib/wire';
import cases from './patches.json';

describe('patches, as the room makes them', () => {
  it.each(cases.values as { old: Json; new: Json; patch: Json }[])(
    'of values: $patch',
    ({ old, new: wanted, patch }) => {
      const before = JSON.stringify(old);
      expect(patched(old, patch)).toEqual(wanted);
      expect(JSON.stringify(old)).toBe(before);
    },
  );

  it.each(cases.texts as { old: string[]; new: string[]; steps: Steps }[])(
    'of texts: $steps',
    ({ old, new: wanted, steps }) => {
      expect(patchedTexts(old, steps)).toEqual(wanted);
    },
  );

  it.each(cases.events as unknown as { sent: SentEvent; whole: TableEvent }[])(
    'events: $sent',
    ({ sent, whole }) => {
      expect(spelledOut(sent, { game: 'castellan', created: 1000 })).toEqual(whole);
    },
  );

  it('are refused by what they were not made for', () => {
    expect(() => patched(['a'], [3, 0])).toThrow(BadPatch);
    expect(() => patched('a', [1, -1])).toThrow(BadPatch);
    expect(() => patched(1, { a: 2 })).toThrow(BadPatch);
    expect(() => patched({}, { a: [] })).toThrow(BadPatch);
    expect(() => patchedTexts(['a'], [2])).toThrow(BadPatch);
    expect(() => patchedTexts([], ['3x'])).toThrow(BadPatch);
    expect(() => patchedTexts([], ['-x'])).toThrow(BadPatch);
  });
});

describe('news of a table', () => {
  const event = (seq: number, ply: number): TableEvent => ({
    seq,
    at: 100 * seq,
    kind: 'acted',
    seat: 0,
    ply,
  });
  const whole = {
    type: 'update',
    after: 0,
    seq: 1,
    events: [event(1, 1)],
    table: { id: 't', created: 1000, seq: 1, changed: 100, plies: 1, actor: 0 },
    host: true,
    seats: [0],
    views: { '0': { red: ['A1', 'A2', 'A3', 'A4', 'A5'], turn: 1 } },
    aids: { '0': { pawns: [5, 5] } },
    legal: { seat: 0, actions: ['A1-B1', 'A1-B2'] },
    takebacks: 0,
    clock: { left: null, running: null, out: false },
    requests: [],
    fairness: null,
  } as unknown as ServerMessage;
  const news = (seq: number, part: Partial<News>): News => ({
    events: [event(seq, seq)],
    ...part,
  });
  const joined = (): TableState => reduce(emptyTable(), whole, 0);

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
