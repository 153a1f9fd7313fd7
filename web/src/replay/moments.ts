/** The moments of a game, fetched in batches: one request brings many plies, and the next ones come before they are due. */
import type { ReplayMoment } from '../api/types.gen';

/** Plies in one request; the room gives up to `REPLAY_BATCH` at once, but the first picture should not wait for them. */
export const BATCH = 32;
/** This near to the end of a batch, the next one is fetched. */
const NEAR = 12;

export type Fetch = (from: number, to: number, seat: number | null) => Promise<ReplayMoment[]>;

export class Moments {
  readonly #fetch: Fetch;
  readonly #plies: number;
  readonly #batches = new Map<string, Promise<ReplayMoment[]>>();

  constructor(plies: number, fetch: Fetch) {
    this.#plies = plies;
    this.#fetch = fetch;
  }

  /** The game after `ply` actions, as a seat or a spectator saw it. */
  async at(ply: number, seat: number | null): Promise<ReplayMoment | undefined> {
    const place = ply % BATCH;
    const first = ply - place;
    const wanted = this.#batch(first, seat);
    if (place >= BATCH - NEAR) this.#prefetch(first + BATCH, seat);
    if (place < NEAR) this.#prefetch(first - BATCH, seat);
    return (await wanted)[place];
  }

  #prefetch(first: number, seat: number | null): void {
    if (first >= 0 && first <= this.#plies) this.#batch(first, seat).catch(() => undefined); // asked again when it is due
  }

  /** A batch is fetched once; one that failed is fetched again the next time. */
  #batch(first: number, seat: number | null): Promise<ReplayMoment[]> {
    const key = `${first} ${seat}`;
    const known = this.#batches.get(key);
    if (known) return known;
    const found = this.#fetch(first, Math.min(first + BATCH - 1, this.#plies), seat);
    this.#batches.set(key, found);
    found.catch(() => this.#batches.delete(key));
    return found;
  }
}
