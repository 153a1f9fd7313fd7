import { describe, expect, it, vi } from 'vitest';
import { api } from '../api/http';
import type { LiveTable } from '../api/liveTable.svelte';
import type { GameFacts, Snapshot } from '../api/types.gen';
import { after, begun } from '../film/testTable';
import type { GameModule } from '../games/contract';
import { TableState } from './tableState.svelte';

const facts = { id: 'castel', hidden: true } as GameFacts;
const game = { board: { forced: () => true } } as unknown as GameModule;

/** A page of somebody who can only draw, and what it sends. */
function page(): { tableState: TableState; act: LiveTable['act'] } {
  const legal = { seat: 0, actions: ['draw'] } as Snapshot['legal'];
  const act = vi.fn<LiveTable['act']>();
  const live = { id: 't', state: after(begun(), [], { legal }), line: 'live', pending: null, act };
  return { tableState: new TableState(live as unknown as LiveTable, facts, game), act };
}

describe('what happens by itself', () => {
  it('is the same command on every page of one person, so that none is refused', () => {
    const pages = [page(), page()];
    for (const { tableState } of pages) tableState.playForced();
    for (const { act } of pages) expect(act).toHaveBeenCalledExactlyOnceWith('draw', 'forced 0');
  });

  it('does not happen again after it was taken back', () => {
    const { tableState, act } = page();
    tableState.playForced();
    tableState.playForced();
    expect(act).toHaveBeenCalledOnce();
  });
});

describe('a hint', () => {
  const asked = { action: 'draw', reason: [], left: 9, line_seats: [] };

  it.each([
    ['is not shown once something else was decided meanwhile', true],
    ['is shown while the decision still stands', false],
  ])('%s', async (_, decided) => {
    const { tableState } = page();
    vi.spyOn(tableState.naming, 'places').mockReturnValue(['d1']);
    vi.spyOn(api, 'hint').mockImplementation(() => {
      if (decided) Object.assign(tableState.live, { pending: 'draw' });
      return Promise.resolve(asked as unknown as Awaited<ReturnType<typeof api.hint>>);
    });
    await tableState.askHint();
    expect(tableState.hint === null).toBe(decided);
    expect(tableState.marks).toEqual(decided ? [] : ['d1']);
    expect(tableState.thinking).toBe(false);
  });
});

describe('how a game ended', () => {
  /** For seat 0 of two, in a game in which draws are known or not. */
  function result(draws: boolean, ...winners: number[]): string {
    const outcome = { why: 'played', scores: [0, 0], winners };
    const before = begun();
    const table = { ...before.snapshot?.table, seats: [{}, {}], outcome };
    const state = after(before, [], { table: table as unknown as Snapshot['table'] });
    const live = { id: 't', state, line: 'live', pending: null } as unknown as LiveTable;
    return new TableState(live, { ...facts, draws }, game).result;
  }

  it('is a victory, a defeat or a draw', () => {
    expect(result(true, 0)).toBe('victory');
    expect(result(true, 1)).toBe('defeat');
    expect(result(true, 0, 1)).toBe('draw');
  });

  it('is a shared victory in games without draws', () => {
    expect(result(false, 0, 1)).toBe('shared');
  });
});
