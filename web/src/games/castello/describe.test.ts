import { describe, expect, it } from 'vitest';
import { readOffers } from '../../boards/offers';
import forms from '../forms.cases.json';
import { castleAnswer, now, speaker } from './describe';
import { view } from './testView';

const offers = (...texts: string[]) => readOffers(forms.castello, texts);

describe('spoken cells', () => {
  const say = (id: string, params: object = {}): string => [id, ...Object.values(params)].join(':');
  const marks = { chosen: 'B5', movable: new Set(['B5', 'B6']), targets: new Set(['D5']) };

  it('say what stands there and what can be done', () => {
    const speak = speaker(
      view({
        red: ['B5', 'B6'],
        black: ['K9'],
        castles: ['K8'],
        unmoved: ['B6'],
        captured_castles: [['O8'], []],
      }),
      { sieges: [{ castle: 'K8', pawns: [0, 1], besieger: null, barred: [null, null] }] },
      say,
    );
    expect(speak('B5', marks)).toBe('B5, web-castello-pawn:0, web-castello-chosen');
    expect(speak('B6', marks)).toBe('B6, web-castello-pawn:0, web-castello-unmoved, web-castello-movable');
    expect(speak('K8', marks)).toBe('K8, web-castello-castle, web-castello-siege:1:1');
    expect(speak('D5', marks)).toBe('D5, web-castello-free, web-castello-target');
    expect(speak('O8', marks)).toBe('O8, web-castello-free, web-castello-taken:0');
  });

  it('say why a castle cannot be taken (B2)', () => {
    const sieges = [
      {
        castle: 'G8',
        pawns: [3, 0] as [number, number],
        besieger: 0,
        barred: ['home', null] as ['home', null],
      },
      {
        castle: 'O8',
        pawns: [1, 0] as [number, number],
        besieger: null,
        barred: [null, 'home'] as [null, 'home'],
      },
    ];
    const answer = (cell: string, seat: number | null) =>
      castleAnswer(cell, view({ seat }), { sieges, besiegers: 3 }, say);
    expect(answer('G8', 0)).toMatchObject({ clause: 'CO-6.3', words: 'web-castello-castle-home:G8:0' });
    expect(answer('O8', 0)).toMatchObject({ clause: 'CO-6.1', words: 'web-castello-castle-missing:O8:2' });
    expect(answer('O8', null)).toBeNull();
    expect(answer('C3', 0)).toBeNull();
  });

  it('say what can be done now', () => {
    expect(now(view({}), [], {}, say)).toBeNull();
    expect(now(view({}), offers('B5-C5'), {}, say)).toBe('web-castello-now-move');
    const chain = view({ actor: 0, chain: { path: ['E4', 'E2'], taken: [] } });
    expect(now(chain, offers('stop'), {}, say)).toBe('web-castello-now-chain:E2');
  });

  it('say in a chain which castle falls when it ends there', () => {
    const chain = view({ actor: 0, chain: { path: ['M7', 'O7'], taken: [] } });
    const siege = (besieger: number | null, bar: 'middle' | null) => ({
      sieges: [
        {
          castle: 'O8',
          pawns: [3, 0] as [number, number],
          besieger,
          barred: [bar, 'home'] as [typeof bar, 'home'],
        },
      ],
    });
    expect(now(chain, offers('stop'), siege(0, null), say)).toBe('web-castello-now-chain-castle:O7:O8');
    for (const not of [siege(1, null), siege(null, null), siege(0, 'middle')])
      expect(now(chain, offers('stop'), not, say)).toBe('web-castello-now-chain:O7');
  });
});
