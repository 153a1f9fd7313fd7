import { describe, expect, it } from 'vitest';
import type { ActedEvent, Lang } from '../../api/types.gen';
import { actedEvent } from '../../api/testEvents';
import { notable } from './choices';
import { CARDS } from './testView';
import { tale } from './turnStory';

describe('a turn', () => {
  const event = (...log: [string, Record<string, string | number>][]): ActedEvent =>
    actedEvent({
      actions: log.flatMap(([, args]) => (args['piece'] ? [String(args['piece'])] : [])),
      log: log.map(([id, args]) => ({ id: `castellan-log-${id}`, args })),
    });

  it('is worth a jump when a courtyard changed', () => {
    const turn = [
      event(['play', { cards: 'T2+W4' }]),
      event(['build-T', { piece: 'T1,1' }]),
      event(['build-S', { piece: 'S1,0N' }], ['divide', { cell: '0,0' }], ['divide', { cell: '1,0' }]),
      event(['stay', { cell: '1,0' }], ['left', { l: 1, s: 0, t: 2 }]),
      event(['draw', { action: 'draw:W1T0' }]),
    ];
    expect(turn.map(notable)).toEqual([false, false, true, false, false]);
  });

  it('is told in a few words', () => {
    const turn = [
      event(['play', { cards: 'T2+W4' }]),
      event(['build-T', { piece: 'T1,1' }]),
      event(['build-T', { piece: 'T1,1' }], ['close', { cell: '-2,1', towers: 4 }]),
      event(['keep', {}], ['left', { l: 1, s: 0, t: 0 }]),
      event(['divide', { cell: '0,0', towers: 4 }], ['divide', { cell: '1,0', towers: 5 }]),
      event(['draw', { action: 'draw:W1T0', walls: 1, towers: 0 }], ['last', { seat: 0 }]),
    ];
    const short = (id: string, params: object = {}): string =>
      id === 'web-then'
        ? Object.values(params).join('; ')
        : `${id.replace(/^(web-)?castellan-(told-)?/, '')}(${Object.values(params).join(' ')})`;
    const told = (events: ActedEvent[], lang: Lang): string =>
      tale(events, { say: short, lang, printed: CARDS });
    expect(told(turn, 'en').split('; ')).toEqual([
      'play(and(Gatehouse Zigzag) pieces-T(2))',
      'close(-2,1 4)',
      'left(pieces-L(1))',
      'divide(and(part(0,0 4) part(1,0 5)))',
      'draw(0 1)',
      expect.stringMatching(/^last/),
    ]);
    expect(tale(turn.slice(0, 1), { say: short, lang: 'fr', printed: {} })).toBe('and(T2 W4)');
    const french = event(['play', { cards: 'T2+T6+W5' }]);
    expect(told([french], 'fr')).toBe('and(Le châtelet, la barbacane le convoi de pierres)');
    expect(told([], 'en')).toBe('');
  });
});
