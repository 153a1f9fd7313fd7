import { describe, expect, it } from 'vitest';
import type { ActedEvent } from '../../api/types.gen';
import { actedEvent } from '../../api/testEvents';
import { notable } from './moves';

describe('turns of the log', () => {
  it('are worth a jump when something was captured or a castle stands', () => {
    const event = (id: string, args: Record<string, string>): ActedEvent =>
      actedEvent({ actions: [args['action'] ?? 'stop'], log: [{ id, args }] });
    const chain = [
      event('castello-log-move', { action: 'E4-E2' }),
      event('castello-log-capture', { action: 'E2-C2', cell: 'D2' }),
      event('castello-log-stop', {}),
    ];
    chain[2]?.log.push({ id: 'castello-log-castle', args: { cell: 'F3' } });
    expect(chain.map(notable)).toEqual([false, true, true]);
  });
});
