/** A finished game looked at again by a bot: asked for, followed while it is made, and shown. */
import { api } from '../api/http';
import type { Analysis, AnalysedMoment } from '../api/types.gen';

const EVERY = 1000;

export class GameAnalysis {
  readonly id: string;
  analysis = $state.raw<Analysis | null>(null);
  failure = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #open = true;

  constructor(id: string) {
    this.id = id;
  }

  /** What there is already. */
  look(): Promise<void> {
    return this.#take(() => api.analysis(this.id));
  }

  /** Ask for it; asked twice it is made once. */
  start(): Promise<void> {
    return this.#take(() => api.startAnalysis(this.id));
  }

  close(): void {
    this.#open = false;
    clearTimeout(this.#timer);
  }

  /** The turn that begins at this place of the game. */
  at(ply: number): AnalysedMoment | undefined {
    return this.analysis?.result?.moments.find((moment) => moment.ply === ply);
  }

  async #take(ask: () => Promise<Analysis>): Promise<void> {
    clearTimeout(this.#timer);
    this.failure = null;
    try {
      this.analysis = await ask();
    } catch (error) {
      this.failure = error;
      return;
    }
    const { state } = this.analysis;
    if (this.#open && (state === 'waiting' || state === 'running'))
      this.#timer = setTimeout(() => void this.look(), EVERY);
  }
}

export interface Point {
  ply: number;
  chances: readonly number[];
}

/** The chances by place in the game: before each decision, and at the end. */
export function pointsOf(result: NonNullable<Analysis['result']>, plies: number): Point[] {
  return [...result.moments, { ply: plies, chances: result.final }];
}

/** The line of one seat as an SVG path in a box of this size; a chance of 1 is at the top. */
export function chancePath(
  points: readonly Point[],
  seat: number,
  plies: number,
  width: number,
  height: number,
): string {
  return points
    .map(({ ply, chances }, index) => {
      const x = (ply / Math.max(1, plies)) * width;
      const y = (1 - (chances[seat] ?? 0)) * height;
      return `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

export const percent = (chance: number): number => Math.round(100 * chance);

/** The chances of all seats as whole percentages that add up to 100. */
export function percents(chances: readonly number[]): number[] {
  const whole = chances.map((chance) => Math.floor(100 * chance));
  const missing = 100 - whole.reduce((sum, part) => sum + part, 0);
  chances
    .map((chance, seat) => ({ seat, rest: 100 * chance - (whole[seat] ?? 0) }))
    .sort((one, other) => other.rest - one.rest)
    .slice(0, Math.max(0, missing))
    .forEach(({ seat }) => (whole[seat] = (whole[seat] ?? 0) + 1));
  return whole;
}
