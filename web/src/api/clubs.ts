/** Clubs over HTTP. */
import { call } from './http';
import type { ClubInvitation, ClubLine, Done, ShownClub, Weekly } from './types.gen';

export const clubs = {
  list: () => call<ClubLine[]>('GET', '/api/clubs'),
  found: (name: string) => call<ShownClub>('POST', '/api/clubs', { name }),
  show: (id: string) => call<ShownClub>('GET', `/api/clubs/${id}`),
  invitation: (id: string, code: string) =>
    call<ClubInvitation>('GET', `/api/clubs/${id}/invitation?code=${encodeURIComponent(code)}`),
  join: (id: string, code: string) => call<ShownClub>('POST', `/api/clubs/${id}/join`, { code }),
  leave: (id: string) => call<Done>('POST', `/api/clubs/${id}/leave`),
  remove: (id: string, member: string) => call<ShownClub>('POST', `/api/clubs/${id}/remove`, { member }),
  newLink: (id: string) => call<ShownClub>('POST', `/api/clubs/${id}/link`),
  weekly: (id: string, weekly: Weekly | null) =>
    call<ShownClub>('PUT', `/api/clubs/${id}/weekly`, { weekly }),
  close: (id: string) => call<Done>('DELETE', `/api/clubs/${id}`),
};
