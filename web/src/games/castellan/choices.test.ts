import { describe, expect, it } from 'vitest';
import {
  addUp,
  inHand,
  kindOf,
  partOfYard,
  partsOfDraw,
  partsOfPiece,
  sortOffers,
  stepsBack,
} from './choices';
import { setupFor } from './setups';
import { piece, piecesIn, read, yard } from './testView';
import type { Face } from './view';

describe('options', () => {
  it('are sorted by what they are about', () => {
    const offer = sortOffers(read(['double:0,-1', 'keep', 'draw:W1T2', 'play:T2+W1', 'T0,0']));
    expect(offer.claims).toEqual([
      { action: 'double:0,-1', kind: 'double', cell: [0, -1], parts: ['cell:0,-1', 'do:double'] },
      { action: 'keep', kind: 'keep', cell: null, parts: ['do:keep'] },
    ]);
    expect(offer.draws).toEqual([{ action: 'draw:W1T2', walls: 1, towers: 2 }]);
    expect(offer.plays.map(({ text }) => text)).toEqual(['play:T2+W1']);
    expect(offer.places).toEqual([piece('T0,0')]);
    expect(offer.end).toBeNull();
    expect(sortOffers(read(['end'])).end?.text).toBe('end');
  });

  it('add up what lies in the pool and on cards', () => {
    const faces = { T2: { back: 'T', pieces: { L: 0, S: 2, T: 2 }, extra: 0, names: {} } } satisfies Record<
      string,
      Face
    >;
    expect(addUp({ L: 1, S: 0, T: 0 }, ['T2'], faces)).toEqual({ L: 1, S: 2, T: 2 });
  });

  it('put towers and one kind of wall into the hand', () => {
    expect(inHand(null, piecesIn('T0,0 S0,0E L0,0E'))).toEqual(['T', 'S']);
    expect(inHand('L', piecesIn('T0,0 S0,0E L0,0E'))).toEqual(['T', 'L']);
    expect(inHand('T', piecesIn('T0,0 S0,0E'))).toEqual(['T']);
    expect(inHand('L', piecesIn('T0,0 S0,0E'))).toEqual(['T', 'S']);
    expect(inHand('T', piecesIn('L0,0E'))).toEqual(['L']);
    expect(inHand(null, [])).toEqual([]);
  });

  it('know what goes back with a piece', () => {
    const turn = ['play:T2', 'T0,0', 'S0,0E', 'T1,0', 'keep'];
    expect([...stepsBack(read(turn), 4)]).toEqual([
      ['T0,0', 4],
      ['S0,0E', 3],
      ['T1,0', 2],
    ]);
    expect([...stepsBack(read(turn), 2).keys()]).toEqual(['T1,0']);
    expect(stepsBack(read(turn), 0).size).toBe(0);
  });

  it('deal the hands that an example asks for', () => {
    expect(setupFor('T2 T5 W1 W4')['tower_decks']).toEqual([['T2', 'T5', 'T1', 'T3', 'T4', 'T6', 'T7']]);
  });

  it('are pointed at by their parts', () => {
    expect(partsOfPiece(piece('T1,-2'))).toEqual(['node:1,-2', 'do:tower']);
    expect(partsOfPiece(piece('L0,3N'))).toEqual(['edge:0,3N', 'do:long']);
    expect([kindOf('do:short'), kindOf('do:play')]).toEqual(['S', null]);
    expect(partOfYard(yard([0, -1], 4))).toBe('cell:0,-1');
    const draws = read(['draw:W1T2']);
    expect(sortOffers(draws).draws.map(partsOfDraw)).toEqual(draws.map(({ parts }) => parts));
  });
});
