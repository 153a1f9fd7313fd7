/** What is printed on the cards and boards of a game: asked for once, kept for all tables with the same edition. */
import { api } from '../api/http';
import type { OptionValue, JsonObject } from '../api/types.gen';
import type { GameModule } from '../games/contract';

const RETRY_MS = 3000;

export class Printed {
  /** Empty until it has come, and for games whose boards do without. */
  view = $state.raw<JsonObject>({});

  fetch(ask: () => Promise<JsonObject>): void {
    ask().then(
      (found) => (this.view = found),
      () => setTimeout(() => this.fetch(ask), RETRY_MS),
    );
  }
}

const cache = new Map<string, Printed>();

/** Asks the server on the first call: not for use in a `$derived`. */
export function printedOn(
  module: GameModule,
  game: string,
  players: number,
  options: Readonly<Record<string, OptionValue>> = {},
): Printed {
  const edition = options['edition'];
  const key = JSON.stringify([game, players, edition]);
  let printed = cache.get(key);
  if (!printed) {
    cache.set(key, (printed = new Printed()));
    if (module.board.printed)
      printed.fetch(() => api.printed(game, players, edition === undefined ? null : String(edition)));
  }
  return printed;
}
