/** Two attempts at one task, stepped together: turn by turn, so that the same seat has moved on both boards. */
import type { Row } from '../api/log';
import type { Replay } from '../replay/replay.svelte';

const EVERY_MS = 1200;

/** The ply at which each turn ends, after the start. */
export function turnEnds(rows: readonly Row[]): number[] {
  return [0, ...rows.flatMap((row) => (row.kind === 'turn' ? [row.to] : []))];
}

/** The first turn in which two games differ, or null: one of them may only be longer. */
export function parting(
  mine: readonly string[],
  theirs: readonly string[],
  ends: readonly number[],
): number | null {
  const ply = mine.findIndex((action, index) => index < theirs.length && theirs[index] !== action);
  return ply < 0 ? null : ends.findIndex((end) => end > ply);
}

export class Together {
  turn = $state(0);
  turns = $state(0);
  playing = $state(false);
  /** The first turn that was played differently. */
  parted = $state<number | null>(null);
  readonly #replays: readonly [Replay, Replay];
  #ends: number[][] = [];
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(mine: Replay, theirs: Replay) {
    this.#replays = [mine, theirs];
  }

  /** When both are loaded: begin where they part. */
  begin(): void {
    const [mine, theirs] = this.#replays;
    this.#ends = this.#replays.map(({ rows }) => turnEnds(rows));
    this.turns = Math.max(...this.#ends.map((ends) => ends.length - 1));
    this.parted = parting(mine.actions, theirs.actions, this.#ends[0] ?? []);
    this.#goTo(this.parted ?? 0);
  }

  go(turn: number): void {
    this.stop();
    this.#goTo(turn);
  }

  /** A game that is over stays at its end. */
  #goTo(turn: number): void {
    this.turn = Math.max(0, Math.min(this.turns, turn));
    for (const [index, replay] of this.#replays.entries()) {
      const ends = this.#ends[index] ?? [];
      replay.go(ends[Math.min(this.turn, ends.length - 1)] ?? 0);
    }
  }

  toggle(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    if (this.turn === this.turns) this.#goTo(0);
    this.playing = true;
    this.#timer = setInterval(() => {
      this.#goTo(this.turn + 1);
      if (this.turn === this.turns) this.stop();
    }, EVERY_MS);
  }

  stop(): void {
    this.playing = false;
    clearInterval(this.#timer);
  }
}
