import { describe, expect, it } from 'vitest';
import { inOrder, Playing } from './playing.svelte';
import type { ListedTable } from '../api/types.gen';

function table(id: string, actor: number | null, changed: number): ListedTable {
  return { id, actor, changed, mine: [0] } as unknown as ListedTable;
}

describe('the games that we play', () => {
  const all = [table('theirs', 1, 9), table('late', 0, 5), table('open', null, 7), table('early', 0, 2)];

  it('begin with those that wait for us, the longest first', () => {
    expect(inOrder(all).map(({ id }) => id)).toEqual(['early', 'late', 'theirs', 'open']);
  });

  it('have a next one, which is not the one that we look at', () => {
    const playing = new Playing();
    expect(playing.next('/')).toBeUndefined();
    playing.tables = inOrder(all);
    expect(playing.next('/lobby')?.id).toBe('early');
    expect(playing.next('/t/early')?.id).toBe('late');
  });
});
