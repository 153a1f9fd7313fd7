/** Events for tests. */
import type { ActedEvent } from './types.gen';

export function actedEvent(part: Partial<ActedEvent>): ActedEvent {
  return {
    seq: 1,
    at: 0,
    kind: 'acted',
    seat: 0,
    ply: 1,
    actions: [],
    log: [],
    turn: 1,
    notation: '',
    ...part,
  };
}
