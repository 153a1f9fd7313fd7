/** An installed app has rules and guides at hand without a connection: they are asked for once it is idle. */
import { api } from '../api/http';
import { loadGame } from '../games';
import { pageOf } from '../pages';
import { texts } from './texts.svelte';
import type { Route } from './router.svelte';

const PAGES: Route['page'][] = ['rules', 'guide', 'help', 'games'];

export async function keepForOffline(games: readonly string[]): Promise<void> {
  for (const page of PAGES) await pageOf({ page, id: '', query: new URLSearchParams(), hash: '' }).load();
  for (const game of games) {
    await loadGame(game);
    await api.rules(game, texts.lang);
  }
}
