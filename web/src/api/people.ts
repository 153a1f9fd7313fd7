/** Other people over HTTP: their profiles, and what we show of ourselves. */
import { call } from './http';
import type {
  Blocked,
  Done,
  Followed,
  FoundPerson,
  History,
  Invite,
  Me,
  Pace,
  Profile,
  RatingMoment,
  Relation,
  VacationState,
  Whom,
} from './types.gen';

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
  following: () => call<Followed[]>('GET', '/api/me/following'),
  follow: (whom: Whom) => call<Relation>('PUT', '/api/me/following', whom),
  unfollow: (key: string) => call<Done>('DELETE', `/api/me/following/${key}`),
  blocked: () => call<Blocked[]>('GET', '/api/me/blocked'),
  block: (whom: Whom) => call<Relation>('PUT', '/api/me/blocked', whom),
  unblock: (key: string) => call<Done>('DELETE', `/api/me/blocked/${key}`),
  relation: (whom: Whom) =>
    call<Relation>(
      'GET',
      `/api/people/relation?${new URLSearchParams({ ...whom } as Record<string, string>)}`,
    ),
  invite: (table: string, person: string) => call<Done>('POST', `/api/tables/${table}/invites`, { person }),
  invites: () => call<Invite[]>('GET', '/api/me/invites'),
  decline: (table: string) => call<Done>('DELETE', `/api/me/invites/${table}`),
  pin: (table: string, pinned: boolean) => call<Done>(pinned ? 'PUT' : 'DELETE', `/api/me/pins/${table}`),
};
