/** The daily challenge over HTTP. */
import { call } from './http';
import type { ChallengeResults, Daily, Summary } from './types.gen';

export const challenges = {
  daily: () => call<Daily>('GET', '/api/challenges'),
  results: (game: string, day: string | null) =>
    call<ChallengeResults>('GET', `/api/challenges/${game}${day === null ? '' : `?day=${day}`}`),
  /** The table of the attempt that counts, or a new one to practise. */
  attempt: (game: string, day: string, practice: boolean) =>
    call<Summary>('POST', `/api/challenges/${game}`, { day, practice }),
};
