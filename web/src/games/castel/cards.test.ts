import { describe, expect, it } from 'vitest';
import { byKind, deck, emblemOf, kindOf, KINDS, zoneOf } from './cards';
import { deal } from './scenes';

describe('cards', () => {
  it('knows every kind with its zone and its emblem', () => {
    expect(KINDS).toHaveLength(37);
    expect(KINDS.filter((kind) => !emblemOf(kind).length)).toEqual([]);
    expect([zoneOf('king'), zoneOf('siege'), zoneOf('knight'), zoneOf('witch'), zoneOf('captain')]).toEqual([
      'court',
      'outside',
      'knight',
      'tower',
      'rampart',
    ]);
  });
  it('tells copies from kinds', () => {
    expect(['soldier-07', 'black-knight', 'knight-1', 'king'].map(kindOf)).toEqual([
      'soldier',
      'black-knight',
      'knight',
      'king',
    ]);
    expect(deck(2)).toHaveLength(54);
    expect(deck(5)).toHaveLength(56);
  });
  it('lays copies together, zone by zone', () => {
    expect(byKind(['soldier-01', 'king', 'soldier-05', 'archer'])).toEqual([
      { kind: 'king', cards: ['king'] },
      { kind: 'archer', cards: ['archer'] },
      { kind: 'soldier', cards: ['soldier-01', 'soldier-05'] },
    ]);
  });
  it('deals by recipe, every card once', () => {
    const { players, setup, options } = deal('2p; 0: king, soldier; 1: -; X: captain; turn_limit 2');
    const { hands, piles, exchange } = setup as { hands: string[][]; piles: string[][]; exchange: string[] };
    expect(players).toBe(2);
    expect(options).toEqual({ turn_limit: 2 });
    expect(hands[0]?.slice(0, 2)).toEqual(['king', 'soldier-01']);
    expect(exchange[0]).toBe('captain');
    expect([...hands.flat(), ...piles.flat(), ...exchange].sort()).toEqual(deck(2));
    expect(() => deal('2p; 0: jester')).toThrow('no jester left');
  });
});
