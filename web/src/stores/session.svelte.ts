/** Who we are, and what the house knows: loaded once, shared by all pages. */
import { api } from '../api/http';
import type { GameFacts, Me } from '../api/wire';

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
    this.#meeting = null;
    return this.meet();
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

  game(id: string): GameFacts | undefined {
    return this.games?.find((game) => game.id === id);
  }
}

export const session = new Session();
