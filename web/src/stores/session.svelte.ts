/** Who we are, and what the house knows: loaded once, shared by all pages. */
import { api } from '../api/http';
import { push } from './push.svelte';
import { LANGUAGES, type GameFacts, type Lang, type Me } from '../api/types.gen';

export class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameFacts[] | null>(null);
  #meeting: Promise<Me> | null = null;
  #fetching: Promise<GameFacts[]> | null = null;

  /** Makes us known to the room; a guest on the first visit. */
  meet(): Promise<Me> {
    this.#meeting ??= api.me().then(
      (me) => (this.me = me),
      (error: unknown) => {
        this.#meeting = null;
        throw error;
      },
    );
    return this.#meeting;
  }

  /** Ask again who we are (after signing in or out). */
  async again(): Promise<Me> {
    const before = this.me;
    this.#meeting = null;
    const me = await this.meet();
    if (me.id !== before?.id || me.login !== before.login) void push.changed().catch(() => undefined);
    return me;
  }

  facts(): Promise<GameFacts[]> {
    this.#fetching ??= api.games().then(
      (games) => (this.games = games),
      (error: unknown) => {
        this.#fetching = null;
        throw error;
      },
    );
    return this.#fetching;
  }

  /** Those that the server has; until it has answered, those that the client was built with. */
  get languages(): readonly Lang[] {
    return this.games?.[0] ? Object.keys(this.games[0].names) : LANGUAGES;
  }

  game(id: string): GameFacts | undefined {
    return this.games?.find((game) => game.id === id);
  }
}

export const session = new Session();
