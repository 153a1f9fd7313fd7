/** Tournaments over HTTP. */
import { call } from './http';
import { newId } from './liveTable.svelte';
import type {
  NewTournament,
  ShownTournament,
  StoredCommand,
  TournamentLine,
  TournamentOrder,
} from './types.gen';

export const tournaments = {
  list: (which: 'listed' | 'mine') => call<TournamentLine[]>('GET', `/api/tournaments?which=${which}`),
  show: (id: string) => call<ShownTournament>('GET', `/api/tournaments/${id}`),
  plan: (wanted: NewTournament) => call<ShownTournament>('POST', '/api/tournaments', wanted),
  ask: (id: string, command: TournamentOrder) =>
    call<StoredCommand>('POST', `/api/tournaments/${id}/commands`, { command_id: newId(), command }),
};
