import { beforeAll, describe, expect, it } from 'vitest';
import { actedEvent } from '../../api/testEvents';
import type { ActedEvent, CastelloView, LogLine } from '../../api/types.gen';
import { Naming } from '../../stores/naming';
import { texts } from '../../stores/texts.svelte';
import { game } from './index';
import { partAround } from './geometry';
import { brief, moment, told } from './tableFilm';

const line = (id: string, args: LogLine['args']): LogLine => ({ id: `castello-log-${id}`, args });
/** The room gives every line of an event its action as well. */
const event = (action: string, ...log: LogLine[]): ActedEvent =>
  actedEvent({
    seat: 1,
    actions: [action],
    log: log.map(({ id, args }) => ({ id, args: { seat: 1, action, ...args } })),
  });
const hop = (action: string): ActedEvent => event(action, line('move', {}));
const capture = (action: string, cell: string): ActedEvent => event(action, line('capture', { cell }));
const stop = event('stop', line('stop', {}));
const naming = new Naming(
  'castello',
  game as never,
  () => ({}),
  () => 'Black',
);

describe('a turn of Castello at the board', () => {
  beforeAll(() => texts.load('castello', 'web-castello'));

  it('is one move, however many hops it has, and the end of a chain does not hide it', () => {
    const chain = [hop('U7-S5'), hop('S5-S7'), stop];
    expect(told(chain.slice(0, 1), naming)).toBe('Black plays U7-S5');
    expect(told(chain, naming)).toBe('Black plays U7-S5-S7');
    expect(chain.map(brief)).toEqual([false, false, true]);
  });

  it('says what was captured, and which castles fell at its end', () => {
    expect(told([hop('U7-S5'), capture('S5xQ3', 'R4'), stop], naming)).toBe(
      'Black plays U7-S5xQ3 and captures the pawn on R4',
    );
    const castle = line('castle', { cell: 'M4' });
    const ends = event('stop', line('stop', {}), castle);
    expect(told([capture('S5xQ3', 'R4'), capture('Q3xO1', 'P2'), ends], naming)).toBe(
      'Black plays S5xQ3xO1 and captures 2 pawns. Black takes the castle on M4',
    );
    expect(brief(ends)).toBe(false);
    expect(told([event('N6-O7', line('move', {}), castle)], naming)).toBe(
      'Black plays N6-O7. Black takes the castle on M4',
    );
  });

  it('is kept with the part of the board where a castle fell, and all castles that fell are marked', () => {
    const fell = event(
      'N6-O7',
      line('move', {}),
      line('castle', { cell: 'M4' }),
      line('castle', { cell: 'O8' }),
    );
    const view = { captured_castles: [[], ['M4', 'O8']] } as unknown as CastelloView;
    const { scene, words } = moment(fell, view, naming) ?? {};
    expect(scene?.marks).toEqual(['M4', 'O8']);
    expect(scene?.frame).toEqual(partAround('M4'));
    expect(words).toContain('(2 of 4)');
    expect(moment(hop('U7-S5'), view, naming)).toBeNull();
  });
});
