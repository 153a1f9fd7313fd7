/** Quick pairing over HTTP. */
import { call } from './http';
import type { PairingState, Seeking } from './types.gen';

export const pairingApi = {
  look: () => call<PairingState>('GET', '/api/pairing'),
  seek: (wanted: Seeking) => call<PairingState>('PUT', '/api/pairing', wanted),
  renew: () => call<PairingState>('POST', '/api/pairing/renew', {}),
  leave: () => call<PairingState>('DELETE', '/api/pairing'),
  accept: (pledge: string | null) => call<PairingState>('POST', '/api/pairing/accept', { pledge }),
  meanwhile: (table: string) => call<PairingState>('PUT', '/api/pairing/bot', { table }),
};
