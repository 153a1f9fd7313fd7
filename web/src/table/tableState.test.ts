import { describe, expect, it, vi } from 'vitest';
import { api } from '../api/http';
import type { LiveTable } from '../api/liveTable.svelte';
import type { GameFacts, Snapshot } from '../api/types.gen';
import { after, begun } from '../film/testTable';
import type { GameModule } from '../games/contract';
import { TableState } from './tableState.svelte';

const facts = { id: 'castel', hidden: true } as GameFacts;
const game = { board: { forced: () => true } } as unknown as GameModule;

/** How the end of a game is called for seat 0. */
function resultOf(winners: number[], end: string, why = 'game'): string {
  const running = after(begun(), []).snapshot as Snapshot;
  const table = { ...running.table, outcome: { why, scores: [0, 0], winners } } as Snapshot['table'];
  const state = { ...after(begun(), [], { table, views: { '0': { end } } }), shown: '0' };
  const live = { id: 't', state, line: 'live' };
  const drawing = { ...game, words: { draws: ['repetition'] } } as unknown as GameModule;
  const tableState = new TableState(live as unknown as LiveTable, facts, drawing);
  return tableState.result;
}

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

describe('the result is called', () => {
  it.each([
    ['victory', [0], 'castles', 'game'],
    ['defeat', [1], 'castles', 'game'],
    ['draw', [0, 1], 'repetition', 'game'],
    ['draw', [0, 1], '', 'draw'],
    ['shared', [0, 1], 'points', 'game'],
  ])('%s', (result, winners, end, why) => expect(resultOf(winners, end, why)).toBe(result));
});
