/** A game played again: goes to any ply, forwards, backwards and by itself. */
import { api } from './api';
import type { ReplayMoment } from './wire';

const EVERY = 900;

/** The plies at which a turn ends, the end of the game included. */
export function turnEnds(
  actions: readonly string[],
  sameTurn: (before: string, next: string) => boolean,
): number[] {
  return actions.flatMap((action, index) => {
    const next = actions[index + 1];
    return next !== undefined && sameTurn(action, next) ? [] : [index + 1];
  });
}

export class Reel {
  readonly id: string;
  moment = $state.raw<ReplayMoment | null>(null);
  ply = $state(0);
  plies = $state(0);
  playing = $state(false);
  actions = $state.raw<string[]>([]);
  #ends: number[] = [];
  seat = $state<number | null>(null);
  #timer: ReturnType<typeof setInterval> | undefined;
  #seen = new Map<string, ReplayMoment>();

  constructor(id: string) {
    this.id = id;
  }

  /** Load the record; begin at `ply`, else at `first`, else at the end. */
  async open(
    ply: number | null,
    first: number | null,
    sameTurn: (before: string, next: string) => boolean = () => false,
  ): Promise<void> {
    const { record } = await api.record(this.id);
    this.actions = record.actions;
    this.plies = record.actions.length;
    this.#ends = turnEnds(record.actions, sameTurn);
    this.ply = Math.min(ply ?? first ?? this.plies, this.plies);
    await this.#show();
  }

  go(ply: number): void {
    this.ply = Math.max(0, Math.min(this.plies, ply));
    void this.#show();
  }

  /** To the end of the next turn, or of the one before. */
  jump(by: 1 | -1): void {
    const found =
      by > 0 ? this.#ends.find((end) => end > this.ply) : this.#ends.findLast((end) => end < this.ply);
    this.go(found ?? (by > 0 ? this.plies : 0));
  }

  look(seat: number | null): void {
    this.seat = seat;
    void this.#show();
  }

  toggle(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    if (this.ply === this.plies) this.go(0);
    this.playing = true;
    this.#timer = setInterval(() => {
      if (this.ply >= this.plies) this.stop();
      else this.go(this.ply + 1);
    }, EVERY);
  }

  stop(): void {
    this.playing = false;
    clearInterval(this.#timer);
  }

  async #show(): Promise<void> {
    const key = `${this.ply} ${this.seat}`;
    const [ply, seat] = [this.ply, this.seat];
    const found = this.#seen.get(key) ?? (await api.replay(this.id, ply, seat));
    this.#seen.set(key, found);
    if (ply === this.ply && seat === this.seat) this.moment = found; // an answer that comes late is not shown
  }
}
