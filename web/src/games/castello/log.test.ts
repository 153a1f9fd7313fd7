import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../../api/wire';
import { notation, sameTurn } from './log';
import { notable } from './moves';

describe('turns of the log', () => {
  it('go on with hops', () => {
    expect(sameTurn('E4-E2', 'E2-C2')).toBe(true);
    expect(sameTurn('E4-E2', 'stop')).toBe(true);
    expect(sameTurn('E4-E2', 'A1-B1')).toBe(false);
  });

  it('are written as on the score sheet', () => {
    const event = (id: string, args: Record<string, string>): TableEvent => ({
      seq: 1,
      at: 0,
      kind: 'acted',
      actions: [args['action'] ?? 'stop'],
      log: [{ id, args }],
    });
    const chain = [
      event('castello-log-move', { action: 'E4-E2' }),
      event('castello-log-capture', { action: 'E2-C2', cell: 'D2' }),
      event('castello-log-stop', {}),
    ];
    chain[2]?.log?.push({ id: 'castello-log-castle', args: { cell: 'F3' } });
    expect(notation(chain)).toBe('E4-E2xC2+F3');
    expect(chain.map(notable)).toEqual([false, true, true]);
  });
});
