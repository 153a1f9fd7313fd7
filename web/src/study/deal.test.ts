import { describe, expect, it } from 'vitest';
import { cardsAt, moved, swapped, withListNames } from './deal';

const setup = {
  first: 0,
  hands: [
    ['king', 'spy'],
    ['fool', 'witch'],
  ],
  exchange: ['thief'],
  enemies: { 1579: ['E1', 'E2', 'E3'] },
};
const at = (place: number, ...path: (string | number)[]) => ({ path, place });

describe('a deal by hand', () => {
  it('is read wherever its lists are, and has none where the text left them out', () => {
    expect(cardsAt(setup, ['hands', 1])).toEqual(['fool', 'witch']);
    expect(cardsAt(setup, ['enemies', '1579'])).toEqual(['E1', 'E2', 'E3']);
    expect(cardsAt({ hands: null }, ['hands', 1])).toEqual([]);
    expect(cardsAt({ hands: [['king', 3]] }, ['hands', 0])).toEqual(['king']);
  });

  it('changes two cards, in one list or two', () => {
    const changed = swapped(setup, at(0, 'hands', 0), at(0, 'exchange'));
    expect(changed).toMatchObject({ hands: [['thief', 'spy'], setup.hands[1]], exchange: ['king'] });
    expect(swapped(setup, at(0, 'enemies', '1579'), at(2, 'enemies', '1579'))).toMatchObject({
      enemies: { 1579: ['E3', 'E2', 'E1'] },
    });
    expect(swapped(setup, at(0, 'hands', 0), at(1, 'exchange'))).toBe(setup);
    expect(setup.exchange).toEqual(['thief']);
  });

  it('moves a card before another one or to the end, and the others close up', () => {
    const moves = (from: number, to: number) =>
      cardsAt(moved(setup, at(from, 'enemies', '1579'), at(to, 'enemies', '1579')), ['enemies', '1579']);
    expect(moves(2, 0)).toEqual(['E3', 'E1', 'E2']);
    expect(moves(0, 2)).toEqual(['E2', 'E1', 'E3']);
    expect(moves(0, 3)).toEqual(['E2', 'E3', 'E1']);
    expect(moved(setup, at(1, 'hands', 1), at(1, 'exchange'))).toMatchObject({
      hands: [setup.hands[0], ['fool']],
      exchange: ['thief', 'witch'],
    });
  });

  it('is refused with the names of its lists', () => {
    const lists = [
      { path: ['hands', 1], words: 'Beige: hand' },
      { path: ['enemies', '1579'], words: 'Enemies of 1579' },
    ];
    const named = (where: string) =>
      withListNames({ where, number: 9 }, lists, (words) => `“${words}”`)['where'];
    expect(named('hands[1]')).toBe('“Beige: hand”');
    expect(named('enemies.1579')).toBe('“Enemies of 1579”');
    expect(named('hands')).toBe('hands');
    expect(withListNames({ number: 9 }, lists, String)).toEqual({ number: 9 });
  });
});
