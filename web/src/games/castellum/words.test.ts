import { describe, expect, it } from 'vitest';
import type { Part } from '../../boards/offers';
import { progress } from '../../boards/progress';
import { stepOf, type Step } from './steps';
import { offers, say, tongue, view } from './testView';
import { castellumAids, columnOf, placeName, seatOf, type Seat } from './view';
import { amounts, now, pair, playedWords, standWords, waitWords } from './words';

const SEAT: Seat = {
  gold: 0,
  stone: 0,
  wood: 0,
  workers: 0,
  wall: 0,
  angels: 0,
  enemies: 0,
  defeated: 0,
  defeated_year: 0,
  next_bonus: 0,
  combo: null,
  line: [],
};
function step(text: string, picked: Part[] = []): Step {
  return stepOf(offers(text), progress(offers(text), picked, false, { order: 'written' }), 0);
}

describe('words', () => {
  it('count resources', () => {
    expect(pair('gold+gold')).toEqual({ gold: 2, stone: 0, wood: 0, angels: 0 });
    expect(amounts({ gold: 2, wood: 1 }, say)).toBe('and gold 2 wood 1');
    expect(amounts({}, say)).toBe('nothing');
  });
  it('say how a column stands', () => {
    expect(standWords([4, null, 0], say)).toBe('attack 4');
    expect(standWords([4, 4, 1], say)).toBe('holds 4 4');
    expect(standWords([3, 4, 0], say)).toBe('falls 3 4');
  });
  it('say what an angel on the table does', () => {
    const entry = { seat: 1, card: 'A01', effect: 'fury' as const, args: 's0c2' };
    const column = { fort: null, troops: [], enemy: null, fury: 0, bonus: 0, angels: [] };
    const line = [column, { ...column, enemy: 'E1579-02' }];
    const seats = [{ ...SEAT, line }];
    const aids = castellumAids({});
    expect(playedWords(entry, 0, view({ seats }), aids, tongue)).toBe('log-fury S1 A01 2 S0 E1579-02');
    expect(playedWords(entry, 1, view({ seats }), aids, tongue)).toBe('log-cancel S1 A01');
  });
  it('follow the step', () => {
    const buying = view({ pending: { kind: 'buy', seat: 0, what: 'fort' } });
    expect(now(buying, step('buy:F05>c1'), say)).toBe('now-fort');
    expect(now(buying, step('buy:F05>c1', ['card:F05']), say)).toBe('now-buy-column');
    expect(now(buying, step(''), say)).toBeNull();
  });
  it('says when there is no angel to cancel with', () => {
    expect(now(view({}), step('let'), say)).toBe('now-let');
    expect(now(view({}), step('cancel:A26 let'), say)).toBe('now-react');
  });
});

describe('what is waited for', () => {
  it('is said for those who look on', () => {
    const siege = view({ actor: 1, phase: 'siege' });
    expect(waitWords(siege, tongue)).toBe('wait-enemy S1');
    expect(waitWords({ ...siege, pending: { kind: 'orient', seat: 1 } }, tongue)).toBe('wait-orient S1');
  });
});

describe('places', () => {
  it('have names', () => {
    expect(placeName(1, 2)).toBe('s1c3');
    expect([seatOf('s1c3'), columnOf('s1c3')]).toEqual([1, 2]);
  });
});
