/** A game played again: goes to any ply, forwards, backwards and by itself. */
import { api } from '../api/http';
import { logRows, type Row } from '../api/log';
import type { ActedEvent, Deed, ReplayMoment, WholeGame } from '../api/types.gen';
import { Moments } from './moments';

const EVERY = 900;

/** A finished record as the events that a live table would have sent; chance belongs to the seat that called for it. */
export function eventsOf(actions: readonly string[], log: readonly Deed[]): ActedEvent[] {
  let actor = 0;
  return actions.map((action, index) => {
    actor = log[index]?.seat ?? actor;
    return {
      seq: index + 1,
      at: 0,
      kind: 'acted',
      seat: actor,
      ply: index + 1,
      actions: [action],
      log: log[index]?.lines ?? [],
      turn: log[index]?.turn ?? 0,
      notation: log[index]?.notation ?? '',
    };
  });
}

/** What a bot expected at a place of the game, looked at on the board: after which of its actions, and what is there. */
export interface WalkedLine {
  ply: number;
  actions: readonly string[];
  seats: readonly (number | null)[];
  place: number;
  moment: ReplayMoment;
}

export class Replay {
  readonly id: string;
  moment = $state.raw<ReplayMoment | null>(null);
  line = $state.raw<WalkedLine | null>(null);
  /** What a bot would have done at the place that is shown. */
  advised = $state<string | null>(null);
  failure = $state.raw<unknown>(null);
  ply = $state(0);
  plies = $state(0);
  playing = $state(false);
  actions = $state.raw<string[]>([]);
  rows = $state.raw<Row[]>([]);
  log = $state.raw<WholeGame['log']>([]);
  /** How the game began; null until it has come. */
  record = $state.raw<WholeGame['record'] | null>(null);
  #notable: number[] = [];
  seat = $state<number | null>(null);
  #timer: ReturnType<typeof setInterval> | undefined;
  #moments: Moments | null = null;

  /** As a seat saw it, where one is given that the game has. */
  constructor(id: string, seat: number | null = null) {
    this.id = id;
    this.seat = seat;
  }

  /** Load the game; begin at `ply`, else at `first`, else at the end. */
  async open(
    ply: number | null,
    first: number | null,
    notable: (event: ActedEvent) => boolean = () => false,
  ): Promise<void> {
    const game = await api.record(this.id);
    const events = eventsOf(game.record.actions, game.log);
    this.actions = game.record.actions;
    if (this.seat !== null && this.seat >= game.record.players) this.seat = null;
    this.plies = game.outdated ?? this.actions.length;
    this.log = game.log;
    this.record = game.record;
    this.rows = logRows(events, this.actions.length);
    this.#notable = events.filter(notable).map((event) => event.ply);
    this.#moments = new Moments(this.plies, (from, to, seat) => api.replay(this.id, from, to, seat));
    this.ply = Math.min(ply ?? first ?? this.plies, this.plies);
    await this.#show();
  }

  /** To this moment, and stay there: a film that is playing stops. */
  go(ply: number): void {
    this.stop();
    this.#goTo(ply);
  }

  /** Show the board after this action of a line that leaves the game at `ply`. */
  async walk(
    ply: number,
    actions: readonly string[],
    seats: readonly (number | null)[],
    place: number,
  ): Promise<void> {
    if (!this.record) return;
    if (this.ply !== ply || this.playing) this.go(ply);
    const { game, players, options, setup } = this.record;
    const played = actions.slice(0, place + 1);
    const { seat } = this;
    this.failure = null;
    try {
      const wanted = { players, options, setup, actions: [...this.actions.slice(0, ply), ...played], seat };
      const { actor, view, aids } = await api.position(game, wanted);
      if (this.ply !== ply || this.seat !== seat) return; // an answer that comes late is not shown
      const since = seats.slice(0, place).findLastIndex((one) => one !== seats[place]) + 1;
      const lately = played.slice(since);
      this.line = { ply, actions, seats, place, moment: { ply, actor, view, aids, lately } };
    } catch (error) {
      this.failure = error;
    }
  }
  /** One action on or back in the line; back before its first one is where it leaves the game. */
  step(by: 1 | -1): void {
    if (!this.line) return;
    const { ply, actions, seats, place } = this.line;
    if (place + by < 0) this.leave();
    else if (place + by < actions.length) void this.walk(ply, actions, seats, place + by);
  }
  leave(): void {
    this.line = null;
    this.failure = null;
  }

  #goTo(ply: number): void {
    this.leave();
    this.ply = Math.max(0, Math.min(this.plies, ply));
    void this.#show();
  }

  /** To the end of the next turn, or of the one before. */
  jumpTurn(by: 1 | -1): void {
    this.#jump(
      by,
      this.rows.flatMap((row) => (row.kind === 'turn' ? [row.to] : [])),
    );
  }

  /** To the next capture or the like, or to the one before. */
  jumpNotable(by: 1 | -1): void {
    this.#jump(by, this.#notable);
  }

  #jump(by: 1 | -1, plies: number[]): void {
    const found = by > 0 ? plies.find((ply) => ply > this.ply) : plies.findLast((ply) => ply < this.ply);
    this.go(found ?? (by > 0 ? this.plies : 0));
  }

  look(seat: number | null): void {
    this.leave();
    this.seat = seat;
    void this.#show();
  }

  toggle(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    if (this.ply === this.plies) this.#goTo(0);
    this.playing = true;
    this.#timer = setInterval(() => {
      this.#goTo(this.ply + 1);
      if (this.ply >= this.plies) this.stop();
    }, EVERY);
  }

  stop(): void {
    this.playing = false;
    clearInterval(this.#timer);
  }

  async #show(): Promise<void> {
    const [ply, seat] = [this.ply, this.seat];
    const found = await this.#moments?.at(ply, seat);
    if (found && ply === this.ply && seat === this.seat) this.moment = found; // an answer that comes late is not shown
  }
}
