/** What can be watched, over HTTP. */
import { call } from './http';
import type { Watching } from './types.gen';

export const watching = {
  now: () => call<Watching>('GET', '/api/watch'),
};
