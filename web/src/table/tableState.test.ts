import { describe, expect, it, vi } from 'vitest';
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
