/** Other people over HTTP: their profiles, and what we show of ourselves. */
import { call } from './http';
import type { Done, FoundPerson, History, Me, Pace, Profile, RatingMoment, VacationState } from './types.gen';

const named = (name: string, more: Record<string, string> = {}): string =>
  new URLSearchParams({ name, ...more }).toString();

export const people = {
  find: (name: string) => call<FoundPerson[]>('GET', `/api/people?${named(name)}`),
  profile: (name: string) => call<Profile>('GET', `/api/people/profile?${named(name)}`),
  games: (name: string, before: string) =>
    call<History>('GET', `/api/people/games?${named(name, { before })}`),
  rating: (name: string, game: string, pace: Pace) =>
    call<RatingMoment[]>('GET', `/api/people/rating?${named(name, { game, pace })}`),
  vacation: () => call<VacationState>('GET', '/api/me/vacation'),
  goOnVacation: (days: number) => call<VacationState>('PUT', '/api/me/vacation', { days }),
  comeBack: () => call<VacationState>('DELETE', '/api/me/vacation'),
  hide: (hidden: boolean) => call<Me>('PUT', '/api/me/hidden', { hidden }),
  pin: (table: string, pinned: boolean) => call<Done>(pinned ? 'PUT' : 'DELETE', `/api/me/pins/${table}`),
};
