/** Finished games over HTTP. */
import { call } from './http';
import type { History, Leaderboard, OwnRating, Pace, SeatOutcome } from './types.gen';

/** Which finished games; what is empty stands for all. */
export interface Filters {
  game: string;
  outcome: SeatOutcome | '';
  pace: Pace | '';
  rated: 'true' | 'false' | '';
  against: 'people' | 'bots' | '';
  name: string;
}

export const NO_FILTERS: Filters = { game: '', outcome: '', pace: '', rated: '', against: '', name: '' };

function query(filters: Filters, before: string | null): string {
  const given = Object.entries({ ...filters, before: before ?? '' }).filter(([, value]) => value !== '');
  return new URLSearchParams(given as [string, string][]).toString();
}

export const played = {
  history: (filters: Filters, before: string | null) =>
    call<History>('GET', `/api/history?${query(filters, before)}`),
  ratings: () => call<OwnRating[]>('GET', '/api/ratings'),
  leaderboard: (game: string, pace: Pace, season: string) =>
    call<Leaderboard>('GET', `/api/leaderboards/${game}/${pace}?season=${season}`),
};
