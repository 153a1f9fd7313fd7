import { describe, expect, it } from 'vitest';
import { actedEvent } from '../../api/testEvents';
import type { ActedEvent, LogLine } from '../../api/types.gen';
import type { Naming } from '../../stores/naming';
import { moment, told } from './tableFilm';
import { view } from './testView';

const naming = {
  sentence: (lines: readonly LogLine[]) => lines.map(({ args }) => String(args['kind'])).join(' '),
  say: (id: string, params: object) => [id, ...Object.values(params)].join(' '),
} as unknown as Naming;

function placed(kind: string, ...gone: string[]): ActedEvent {
  const back = gone.map((card) => ({ id: 'castel-log-back', args: { kind: card } }));
  return actedEvent({ log: [{ id: 'castel-log-place', args: { kind } }, ...back] });
}

describe('cards that are sent back', () => {
  it('are named one by one, and counted when they are many', () => {
    expect(moment(placed('king', 'fool'), view({}), naming)?.words).toBe('fool');
    const many = placed('siege', 'captain', 'soldier', 'soldier');
    expect(moment(many, view({}), naming)?.words).toBe('web-castel-many-back 3');
    expect(moment(placed('king'), view({}), naming)).toBeNull();
  });

  it('are told with what their turn has done, once it is over', () => {
    const turn = [placed('king', 'fool'), placed('prince')];
    expect(told(turn, naming, false)).toBe('prince');
    expect(told(turn.slice(0, 1), naming, true)).toBe('king fool');
  });
});
