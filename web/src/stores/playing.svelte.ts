/** The games that we play now, and which of them wait for us: asked for when the page changes, and now and then. */
import { api } from '../api/http';
import { preferences } from './preferences.svelte';
import type { ListedTable } from '../api/types.gen';

const SELDOM_MS = 60_000;

export function isMyTurn(table: Pick<ListedTable, 'actor' | 'mine'>): boolean {
  return table.actor !== null && table.mine.includes(table.actor);
}

/** Those that wait for us first; the one that has waited longest at the top. */
export function inOrder(tables: readonly ListedTable[]): ListedTable[] {
  const first = (table: ListedTable): number => (isMyTurn(table) ? 0 : 1);
  return [...tables].sort(
    (a, b) => first(a) - first(b) || (isMyTurn(a) ? a.changed - b.changed : b.changed - a.changed),
  );
}

export class Playing {
  tables = $state.raw<ListedTable[] | null>(null);
  failure = $state.raw<unknown>(null);
  readonly waiting = $derived((this.tables ?? []).filter(isMyTurn));

  async look(): Promise<void> {
    try {
      this.tables = inOrder(await api.tables('playing'));
      this.failure = null;
    } catch (error) {
      this.failure = error;
    }
  }

  /** Ask again and again while the page can be seen, or shall tell of turns; returns how to stop. */
  follow(every = SELDOM_MS): () => void {
    void this.look();
    const timer = setInterval(() => (!document.hidden || preferences.alerts) && void this.look(), every);
    return () => clearInterval(timer);
  }

  /** The game that has waited longest for us, other than the one at this address. */
  next(path: string): ListedTable | undefined {
    return this.waiting.find((table) => path !== `/t/${table.id}`);
  }
}

export const playing = new Playing();
