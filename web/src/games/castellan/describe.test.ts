import { describe, expect, it } from 'vitest';
import type { Params } from '../../api/types.gen';
import { actionWords, cardWords, list, now, partWords, pieceWords, placeWords } from './describe';
import { named, nodeWords } from './names';
import { CARDS, piece, plain, read, say, view, yard } from './testView';
import type { CastellanView, Face, Yard } from './view';

describe('words', () => {
  it('count pieces and name places', () => {
    expect(list(['a', 'b', 'c'], say)).toBe('web-castellan-and{"first":"a, b","last":"c"}');
    expect(pieceWords({ L: 0, S: 0, T: 2 }, say)).toBe('castellan-pieces-T{"number":2}');
    expect(pieceWords({ L: 0, S: 0, T: 0 }, say)).toBe('castellan-pieces-none{}');
    expect(placeWords(piece('L0,0N'), plain)).toBe('place-ln start');
    expect(nodeWords([2, -1], plain)).toBe('east 2, south 1');
    const face: Face = { back: 'T', pieces: { L: 0, S: 0, T: 2 }, extra: 1, names: { en: 'Twin Watch' } };
    expect(cardWords('T1', face, 'en', say)).toContain('Twin Watch');
    expect(cardWords('T1', face, 'fr', say)).toContain('castellan-extra');
  });

  it('put every action into words', () => {
    const words = (action: string, printed: object = CARDS): string =>
      read([action]).map((offer) =>
        actionWords(offer, { say: plain, lang: 'en', printed: { ...printed } }),
      )[0] ?? '';
    expect(words('T0,1')).toBe('place-t north 1');
    expect(words('play:T2+W1', {})).toBe('and T2 W1');
    expect(words('play:T2+W1')).toBe('and Gatehouse W1');
    expect(words('double:0,0')).toBe('words-double start');
    expect(words('stay:-1,0')).toBe('words-stay west 1');
    expect(words('keep')).toBe('words-keep');
    expect(words('end')).toBe('words-end');
    expect(words('draw:W1T2')).toBe('words-draw draw-split 2 1');
  });

  it('name what a log line, a refusal or a hint speaks of', () => {
    const french = { say: plain, lang: 'fr', printed: CARDS } as const;
    const name = (params: Params): Params =>
      named(params, french, (action) => read([action]).map((offer) => actionWords(offer, french))[0] ?? '');
    expect(name({ seat: 1, cards: 'T2+W4' })).toEqual({ seat: 1, cards: 'le châtelet, le zigzag' });
    expect(name({ cell: '1,0', piece: 'T0,0', other: 'play:T2' })).toEqual({
      cell: 'east 1',
      piece: 'place-t start',
      other: 'Le châtelet',
    });
    expect(name({ line: 'Red: words-keep · T0,0' })).toEqual({ line: 'Red: words-keep · T0,0' });
  });

  it('tell the courtyards just made apart', () => {
    const [left, right, above] = [yard([0, 0], 4), yard([1, 0], 4), yard([0, 2], 4)] as [Yard, Yard, Yard];
    expect(partWords(left, [left, right], plain)).toBe('part-left');
    expect(partWords(right, [left, right], plain)).toBe('part-right');
    expect(partWords(above, [left, above], plain)).toBe('part-upper');
    expect(partWords(left, [left, above], plain)).toBe('part-lower');
    expect(partWords(right, [left, right, above], plain)).toBe('part-at east 1');
  });

  it('say what can be done now', () => {
    const said = (part: Partial<CastellanView>, ...options: string[]): string | null =>
      now(view(part), read(options), say);
    expect(said({}, 'T0,0')).toContain('web-castellan-now-build');
    expect(said({})).toBeNull();
    expect(said({ phase: 'play', pool: { L: 0, S: 0, T: 1 } }, 'play:T2')).toMatch(/now-play.*now-handed/);
    expect(said({ phase: 'play', ended_by: 1 }, 'play:T2')).toBe('web-castellan-now-last{}');
    expect(said({ phase: 'claim', claim: { kind: 'stay', cells: [] } }, 'stay:0,0')).toBe(
      'web-castellan-now-stay{}',
    );
    expect(said({ phase: 'claim', claim: { kind: 'double', cells: [] } }, 'keep')).toBe(
      'web-castellan-now-double{}',
    );
    expect(said({ phase: 'draw' }, 'draw:W1T1', 'draw:W2T0')).toBe('web-castellan-now-draw{"number":2}');
    expect(said({ phase: 'draw' }, 'draw:W1T1')).toBe('web-castellan-now-draw-only{"number":2}');
    expect(said({ phase: 'end' }, 'end')).toBe('web-castellan-now-end{}');
    expect(said({ phase: 'over' }, 'T0,0')).toBeNull();
  });
});
