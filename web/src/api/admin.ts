/** Moderation over HTTP, for administrators. */
import { call } from './http';
import type {
  AuditLine,
  Done,
  House,
  KnownInvitation,
  KnownPerson,
  KnownSanction,
  NewInvitation,
  Report,
  Sanctioning,
} from './types.gen';

export const admin = {
  reports: () => call<Report[]>('GET', '/api/admin/reports'),
  retitle: (kind: string, subject: string, title: string) =>
    call<Done>('POST', `/api/admin/titles/${kind}/${subject}`, { title }),
  deleteStudy: (id: string) => call<Done>('DELETE', `/api/admin/studies/${id}`),
  deleteClub: (id: string) => call<Done>('DELETE', `/api/admin/clubs/${id}`),
  closeReport: (id: string) => call<Done>('POST', `/api/admin/reports/${id}/close`, {}),
  people: (search: string) =>
    call<KnownPerson[]>('GET', `/api/admin/people?search=${encodeURIComponent(search)}`),
  rename: (id: string, name: string) => call<Done>('POST', `/api/admin/people/${id}/name`, { name }),
  sanctions: () => call<KnownSanction[]>('GET', '/api/admin/sanctions'),
  sanction: (wanted: Sanctioning) => call<Done>('POST', '/api/admin/sanctions', wanted),
  lift: (id: string) => call<Done>('DELETE', `/api/admin/sanctions/${id}`),
  closeTable: (id: string) => call<Done>('POST', `/api/admin/tables/${id}/close`, {}),
  deleteTable: (id: string) => call<Done>('DELETE', `/api/admin/tables/${id}`),
  removeLine: (table: string, number: number) =>
    call<Done>('DELETE', `/api/admin/tables/${table}/chat/${number}`),
  announce: (text: string) => call<Done>('PUT', '/api/admin/announcement', { text }),
  setRegistration: (mode: House['registration']) => call<Done>('PUT', '/api/admin/registration', { mode }),
  invitations: () => call<KnownInvitation[]>('GET', '/api/admin/invitations'),
  invite: (uses: number, note: string) =>
    call<NewInvitation>('POST', '/api/admin/invitations', { uses, note }),
  withdraw: (id: string) => call<Done>('DELETE', `/api/admin/invitations/${id}`),
  audit: (skip = 0) => call<AuditLine[]>('GET', `/api/admin/audit?skip=${skip}`),
};
