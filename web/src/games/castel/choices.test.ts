import { describe, expect, it } from 'vitest';
import { Composer } from '../../boards/composer.svelte';
import { progress } from '../../boards/progress';
import { mannerOf, partsAt, placeable, placesOf, regionOf, seatsLeft } from './choices';
import { FORMS, offers, TURN, view } from './testView';
import { cardsInPlay } from './view';

describe('choosing', () => {
  it('shows what one begins with, then what fits', () => {
    expect(progress(TURN, []).shown).toEqual(new Set(['do:draw', 'hand:king', 'hand:dragon']));
    expect(progress(TURN, ['hand:king']).shown).toEqual(
      new Set(['at:c3', 'at:c4', 'exchange:archer', 'exchange:queen']),
    );
    expect(progress(TURN, ['exchange:queen', 'hand:king']).ready?.text).toBe('swap:king>queen');
  });
  it('asks only for what the answers of an effect do not share', () => {
    const spy = offers('pawn:prince@b2=0', 'pawn:prince@b2=1');
    const at = progress(spy, [], true);
    expect(at.chosen).toEqual(['card:prince@b2']);
    expect(seatsLeft(at)).toEqual([0, 1]);
    expect(progress(spy, ['seat:1'], true).ready?.text).toBe('pawn:prince@b2=1');
    expect(seatsLeft(progress(TURN, []))).toEqual([]);
  });
  it('asks which card the Minstrel lays on the cell that is due', () => {
    const minstrel = offers('lay:b2=favourite', 'lay:b2=prince', 'lay:b2=princess');
    const at = progress(minstrel, [], true);
    expect(at.chosen).toEqual(['cell:b2']);
    expect(at.shown).toEqual(new Set(['laid:favourite', 'laid:prince', 'laid:princess']));
    expect(progress(minstrel, ['laid:prince'], true).ready?.text).toBe('lay:b2=prince');
    expect(minstrel.map(placesOf)).toEqual([['b2'], ['b2'], ['b2']]);
  });
  it('knows where the next thing is chosen', () => {
    expect(regionOf(['at:c3', 'card:king@c4'])).toBe('map');
    expect(regionOf(['laid:king', 'laid:queen'])).toBe('map');
    expect(regionOf(['exchange:king', 'exchange:queen'])).toBe('exchange');
    expect(regionOf(['at:c3', 'exchange:king'])).toBeNull();
    expect(regionOf(['do:draw'])).toBeNull();
    expect(regionOf([])).toBeNull();
  });
  it('knows which cards of the hand have a place now', () => {
    expect(placeable(TURN)).toEqual(new Set(['king', 'dragon']));
    expect(placeable(offers('draw', 'swap:king>queen'))).toEqual(new Set());
    expect(placeable(offers('send:queen@c3', 'send:king@c4'))).toBeNull();
  });
  it('finds the places of an action', () => {
    const places = offers('move:queen@c3.2>d4', 'place:siege@N', 'swap:archer>enchanter', 'enter:fairy@out');
    expect(places.map(placesOf)).toEqual([['c3', 'd4'], ['N'], [], []]);
  });
});

describe('pointing at cards and places', () => {
  const board = {
    b1: [
      { card: 'soldier-01', pawn: 0 },
      { card: 'knight-1', pawn: 0 },
    ],
    f2: [{ card: 'soldier-02', pawn: 1 }],
    o2: [{ card: 'siege-1', pawn: 1 }],
  };
  const cards = cardsInPlay(view({ board }));
  const at = (place: string) =>
    partsAt(
      place,
      cards.filter((card) => card.place === place),
      'o1',
    );
  function pointing(options = TURN, answering = false) {
    const sent: string[] = [];
    const composer = new Composer(
      () => ({ offers: options, forms: FORMS, canAct: true, answering }),
      (action) => sent.push(action),
      mannerOf(() => answering),
    );
    return { composer, sent };
  }

  it('tells what a place stands for, the highest card first', () => {
    expect(at('b1')).toEqual(['card:knight@b1', 'card:soldier@b1', 'at:b1']);
    expect([at('o1'), at('o2'), at('c3')]).toEqual([
      ['at:out'],
      ['card:siege@o2', 'at:o2'],
      ['cell:c3', 'at:c3'],
    ]);
  });
  it('puts a card of the hand outside', () => {
    const { composer, sent } = pointing();
    composer.point('hand:king');
    composer.point('hand:dragon');
    composer.point(...at('o1'));
    expect(sent).toEqual(['place:dragon@out']);
  });
  it('asks about a card where it cannot go, and about a card upon another', () => {
    const { composer, sent } = pointing();
    composer.point('hand:king');
    composer.point(...at('a1'));
    composer.point(...at('f2'));
    expect(sent).toEqual(['place:king@a1', 'place:king@f2']);
    expect([composer.spot, composer.picked]).toEqual(['card:soldier@f2', ['hand:king']]);
  });
  it('begins with the place, too', () => {
    const { composer, sent } = pointing();
    composer.point('at:c3');
    expect(composer.picked).toEqual(['at:c3']);
    composer.point('hand:dragon');
    expect(composer.picked).toEqual(['hand:dragon']);
    composer.clear();
    composer.point('exchange:queen');
    composer.point('at:c3');
    expect(sent.at(-1)).toBe('enter:queen@c3');
  });
  it('asks about answers to an effect by their own kind', () => {
    const { composer, sent } = pointing(offers('send:queen@c3', 'send:king@c4'), true);
    composer.point(...at('f2'));
    composer.point('hand:king');
    composer.point('do:draw');
    expect(sent).toEqual(['send:soldier@f2', 'place:king@out', 'draw']);
  });
  it('asks nothing about cards in play that are only read', () => {
    const { composer, sent } = pointing();
    composer.point(...at('f2'));
    expect(sent).toEqual([]);
    composer.point('do:draw');
    expect(sent).toEqual(['draw']);
  });
  it('lets one choose among the cards of a stack', () => {
    const { composer, sent } = pointing(offers('pick:soldier@b1', 'pick:knight@b1', 'pick:king@d4'), true);
    composer.point(...at('b1'));
    expect(composer.among).toEqual(['card:knight@b1', 'card:soldier@b1']);
    composer.point('card:soldier@b1');
    expect(sent).toEqual(['pick:soldier@b1']);
  });
  it('moves a Knight onto a card', () => {
    const { composer, sent } = pointing(
      offers('move:knight@b1>f2', 'move:knight@b1>f3', 'move:king@c3>c4'),
      true,
    );
    composer.point(...at('b1'));
    expect(composer.completes('at:f2')).toBe('move:knight@b1>f2');
    composer.point(...at('f2'));
    expect(sent).toEqual(['move:knight@b1>f2']);
  });
});
