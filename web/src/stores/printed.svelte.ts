/** What is printed on the cards and boards of a game: asked for once, kept for all its tables. */
import { SvelteMap } from 'svelte/reactivity';
import type { GameModule } from '../games/contract';
import { api } from '../api/http';
import type { OptionValue, View } from '../api/wire';

const AGAIN = 3000;
const NOTHING: View = {};
const known = new SvelteMap<string, View>();
const asked = new Set<string>();

/** Nothing until it has come, and for games whose boards do without. */
export function printedOn(
  module: GameModule,
  game: string,
  players: number,
  options: Readonly<Record<string, OptionValue>> = {},
): View {
  if (!module.printed) return NOTHING;
  const edition = options['edition'];
  const key = JSON.stringify([game, players, edition]);
  ask(key, () => api.printed(game, players, edition === undefined ? null : String(edition)));
  return known.get(key) ?? NOTHING;
}

function ask(key: string, fetching: () => Promise<View>): void {
  if (asked.has(key)) return;
  asked.add(key);
  fetching().then(
    (found) => known.set(key, found),
    () => {
      setTimeout(() => {
        asked.delete(key);
        ask(key, fetching);
      }, AGAIN);
    },
  );
}
