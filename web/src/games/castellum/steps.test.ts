import { describe, expect, it } from 'vitest';
import { actedEvent } from '../../api/testEvents';
import { progress } from '../../boards/progress';
import type { Part } from '../../boards/offers';
import { changes, mannerOf, notable, partsOfCard, partsOfPlace, placesOf, stepOf } from './steps';
import { offers } from './testView';
import { castellumAids, type Card } from './view';

const { order, asksKind } = mannerOf(
  () => step('', []),
  () => undefined,
);
function step(text: string, picked: Part[] = []) {
  const all = offers(text);
  const manner = { ...(order ? { order } : {}), ...(asksKind ? { asksKind } : {}) };
  return stepOf(all, progress(all, picked, false, manner), 0);
}

describe('actions', () => {
  it('name the places they touch, own columns with their seat', () => {
    const [fury, buy, hire] = offers('angel:A01!fury:s1c3 buy:T06>c1 angel:A11!hire:T12>c2');
    expect(fury && placesOf(fury, null)).toEqual(['A01', 's1c3']);
    expect(buy && placesOf(buy, 1)).toEqual(['T06', 's1c1']);
    expect(buy && placesOf(buy, null)).toEqual(['T06']);
    expect(hire && placesOf(hire, 2)).toEqual(['A11', 'T12', 's2c2']);
  });
  it('are worth a jump when something is settled', () => {
    const event = (id: string) => actedEvent({ log: [{ id, args: {} }] });
    expect(notable(event('castellum-log-won'))).toBe(true);
    expect(notable(event('castellum-log-undone'))).toBe(true);
    expect(notable(event('castellum-log-worker'))).toBe(false);
  });
  it('say what they would change, equal angels the same', () => {
    const angel: Card = { id: 'A03', names: {}, kind: 'angel', value: 2, effect: 'fury', needs: null };
    const aids = castellumAids(
      {
        would: {
          '+2': { s0c1: [5, 4, 1] },
          fury: { s1c1: [3, 6, 0] },
          'E1579-01': { s0c2: [4, 3, 1] },
          T10: { s0c1: { s0c1: [5, null, 0], s0c2: [3, null, 0] } },
          'swap s0c1': { s1c2: { s0c1: [3, 3, 1], s1c2: [0, 4, 0] } },
        },
      },
      { cards: { A03: angel } },
    );
    const would = (text: string): unknown => offers(text).map((offer) => changes(offer, 0, aids))[0];
    expect(would('angel:A03+s0c1')).toEqual({ s0c1: [5, 4, 1] });
    expect(would('angel:A03!fury:s1c1')).toEqual({ s1c1: [3, 6, 0] });
    expect(would('enemy:E1579-01>s0c2')).toEqual({ s0c2: [4, 3, 1] });
    expect(would('buy:T10>c1')).toEqual({ s0c1: [5, null, 0], s0c2: [3, null, 0] });
    expect(would('angel:A06!swap:s0c1,s1c2')).toEqual({ s0c1: [3, 3, 1], s1c2: [0, 4, 0] });
    expect(would('pass')).toEqual({});
  });
  it('are pointed at by cards and columns', () => {
    expect(partsOfPlace('s1c2', 1)).toEqual(['place:s1c2', 'column:c2']);
    expect(partsOfPlace('s1c2', 0)).toEqual(['place:s1c2']);
    expect(partsOfCard('T06')).toEqual(['card:T06', 'troop:T06']);
  });
});

describe('the next step', () => {
  it('places a worker, or chooses a gift first', () => {
    const list = 'worker:markt worker:servaas angel:A20!gift:gold+gold angel:A20!gift:gold+wood';
    const first = step(list);
    expect(first.kind).toBe('worker');
    expect([...first.spaces]).toEqual(['markt', 'servaas']);
    expect([...first.cards]).toEqual(['A20']);
    expect(step(list, ['card:A20'])).toMatchObject({ kind: 'gift', choices: { length: 2 } });
  });
  it('buys a card, then chooses its column', () => {
    const list = 'buy:T01>c1 buy:T01>c2 buy:T06>c1';
    expect(step(list)).toMatchObject({ kind: 'buy', cards: new Set(['T01', 'T06']) });
    expect(step(list, ['card:T06'])).toMatchObject({ kind: 'buy-column', places: new Set(['s0c1']) });
  });
  it('sends an enemy', () => {
    const list = 'enemy:E1579-01>s0c1 enemy:E1579-01>s1c2 enemy:E1579-02>s0c1';
    expect(step(list).kind).toBe('enemy');
    expect(step(list, ['card:E1579-01'])).toMatchObject({ places: new Set(['s0c1', 's1c2']) });
  });
  it('asks how an angel is used', () => {
    const list = 'pass angel:A01+s0c1 angel:A01+s1c1 angel:A01!fury:s1c1 angel:A26+s0c1';
    expect(step(list)).toMatchObject({ kind: 'angel', cards: new Set(['A01', 'A26']) });
    expect(step(list, ['card:A01']).kind).toBe('use');
    expect(step(list, ['card:A01', 'do:number'])).toMatchObject({ places: new Set(['s0c1', 's1c1']) });
    expect(step(list, ['card:A01', 'do:fury'])).toMatchObject({ kind: 'fury', places: new Set(['s1c1']) });
  });
  it('swaps two enemies in either order', () => {
    const list = 'pass angel:A06+s0c1 angel:A06!swap:s0c1,s1c2 angel:A06!swap:s0c1,s0c2';
    const swap = ['card:A06', 'do:swap'];
    expect(step(list, swap)).toMatchObject({ kind: 'swap', places: new Set(['s0c1', 's1c2', 's0c2']) });
    expect(step(list, [...swap, 'place:s1c2'])).toMatchObject({
      kind: 'swap-second',
      places: new Set(['s0c1']),
    });
  });
  it('hires a troop, then chooses its column', () => {
    const list = 'pass angel:A11+s0c1 angel:A11!hire:T06>c1 angel:A11!hire:T06>c2 angel:A11!hire:T01>c1';
    const hire = ['card:A11', 'do:hire'];
    expect(step(list, hire)).toMatchObject({ kind: 'hire', cards: new Set(['T06', 'T01']) });
    expect(step(list, [...hire, 'troop:T06'])).toMatchObject({
      kind: 'hire-column',
      places: new Set(['s0c1', 's0c2']),
    });
  });
  it('offers the pairs of an only gift when a fourth angel comes', () => {
    const found = step('discard:A26 angel:A20!gift:gold+gold angel:A20!gift:wood+wood');
    expect(found).toMatchObject({ kind: 'excess', cards: new Set(['A20']) });
    expect(found.choices.map(({ kind }) => kind)).toEqual(['discard', 'gift', 'gift']);
  });
  it('lets one of several gifts be chosen first when a fourth angel comes', () => {
    const list = 'discard:A21 angel:A20!gift:gold+gold angel:A21!gift:gold+gold';
    const found = step(list);
    expect(found).toMatchObject({ kind: 'excess', cards: new Set(['A20', 'A21']) });
    expect(found.choices.map(({ text }) => text)).toEqual(['discard:A21']);
    expect(step(list, ['card:A20']).choices.map(({ text }) => text)).toEqual([
      'discard:A21',
      'angel:A20!gift:gold+gold',
    ]);
  });
  it('knows the plain choices', () => {
    expect(step('let cancel:A26').kind).toBe('react');
    expect(step('orient:1 orient:2').kind).toBe('orient');
    expect(step('take:gold take:wood').kind).toBe('take');
    expect(step('').kind).toBe('none');
  });
});
