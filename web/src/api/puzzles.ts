/** Puzzles over HTTP. */
import { call } from './http';
import type {
  PuzzleBand,
  PuzzleHint,
  PuzzleJudgement,
  PuzzleShelf,
  PuzzleSolution,
  PuzzleTask,
} from './types.gen';

export interface Wanted {
  theme: string | null;
  band: PuzzleBand | null;
}

const of = ({ game, id }: { game: string; id: string }): string =>
  `/api/puzzles/${game}/${encodeURIComponent(id)}`;

export const puzzles = {
  shelf: () => call<PuzzleShelf>('GET', '/api/puzzles'),
  /** One that suits us, other than the one before. */
  next: (game: string, { theme, band }: Wanted, after: string | null) => {
    const wanted = Object.entries({ theme, band, after }).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    );
    return call<PuzzleTask>('GET', `/api/puzzles/${game}?${new URLSearchParams(wanted).toString()}`);
  },
  find: (game: string, id: string) => call<PuzzleTask>('GET', of({ game, id })),
  answer: (puzzle: PuzzleTask, actions: readonly string[]) =>
    call<PuzzleJudgement>('POST', `${of(puzzle)}/answer`, { actions }),
  hint: (puzzle: PuzzleTask) => call<PuzzleHint>('POST', `${of(puzzle)}/hint`),
  solution: (puzzle: PuzzleTask) => call<PuzzleSolution>('POST', `${of(puzzle)}/solution`),
};
