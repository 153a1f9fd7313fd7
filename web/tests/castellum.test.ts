import { describe, expect, it } from 'vitest';
import { nearestIn } from '../src/games/castellum/keys';
import {
  actionAt,
  actionPlaces,
  changes,
  guessAt,
  nextStep,
  notable,
  NOTHING,
  parse,
  places,
  sameTurn,
  type Action,
  type Picked,
} from '../src/games/castellum/options';
import { combatsOf } from '../src/games/castellum/combats';
import { actionWords, named } from '../src/games/castellum/names';
import { Picking } from '../src/games/castellum/picking.svelte';
import {
  castellumAids,
  columnOf,
  placeName,
  seatOf,
  type Card,
  type CastellumView,
} from '../src/games/castellum/view';
import {
  amounts,
  divisible,
  now,
  pair,
  playedWords,
  standWords,
  waitWords,
} from '../src/games/castellum/words';

const actions = (text: string, seat = 0): Action[] => text.split(' ').map((action) => parse(action, seat));
const picked = (card: string | null, use: Picked['use'] = null, first: string | null = null): Picked => ({
  card,
  use,
  first,
});
const say = (id: string, params: Record<string, string | number> = {}): string =>
  [id.replace('web-castellum-', '').replace('castellum-', ''), ...Object.values(params)].join(' ');

describe('actions', () => {
  it('are read with the seat of the own columns', () => {
    expect(parse('buy:T12>c2', 1)).toMatchObject({ word: 'buy', card: 'T12', first: 's1c2' });
    expect(parse('worker:markt', 0)).toMatchObject({ word: 'worker', card: '', first: 'markt' });
    expect(parse('angel:A11!hire:T12>c2', 2)).toMatchObject({ word: 'hire', first: 'T12', second: 's2c2' });
    expect(parse('angel:A07!swap:s0c1,s2c3', 0)).toMatchObject({ first: 's0c1', second: 's2c3' });
    expect(parse('pass', 0)).toMatchObject({ word: 'pass', card: '' });
  });
  it('name the places they touch', () => {
    expect(actionPlaces('angel:A01!fury:s1c3')).toEqual(['A01', 's1c3']);
    expect(places([{ seq: 1, at: 0, kind: 'acted', seat: 1, actions: ['buy:T06>c1'] }])).toEqual([
      'T06',
      's1c1',
    ]);
  });
  it('make turns', () => {
    expect(sameTurn('worker:markt', 'take:gold+wood')).toBe(true);
    expect(sameTurn('worker:vrijthof', 'buy:T01>c1')).toBe(true);
    expect(sameTurn('worker:markt', 'worker:dinghuis')).toBe(false);
    expect(sameTurn('take:gold', 'take:gold')).toBe(false);
  });
  it('are worth a jump when something is settled', () => {
    const event = (id: string) => ({ seq: 1, at: 0, kind: 'acted', log: [{ id, args: {} }] });
    expect(notable(event('castellum-log-won'))).toBe(true);
    expect(notable(event('castellum-log-undone'))).toBe(true);
    expect(notable(event('castellum-log-worker'))).toBe(false);
  });
  it('say what they would change, equal angels the same', () => {
    const angel: Card = { id: 'A03', fr: '', en: '', kind: 'angel', value: 2, effect: 'fury' };
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
    const would = (text: string): unknown => changes(parse(text, 0), aids);
    expect(would('angel:A03+s0c1')).toEqual({ s0c1: [5, 4, 1] });
    expect(would('angel:A03!fury:s1c1')).toEqual({ s1c1: [3, 6, 0] });
    expect(would('enemy:E1579-01>s0c2')).toEqual({ s0c2: [4, 3, 1] });
    expect(would('buy:T10>c1')).toEqual({ s0c1: [5, null, 0], s0c2: [3, null, 0] });
    expect(would('angel:A06!swap:s0c1,s1c2')).toEqual({ s0c1: [3, 3, 1], s1c2: [0, 4, 0] });
    expect(would('pass')).toEqual({});
  });
});

describe('the next step', () => {
  it('places a worker, or chooses a gift first', () => {
    const list = actions('worker:markt worker:servaas angel:A20!gift:gold+gold angel:A20!gift:gold+wood');
    const step = nextStep(list, NOTHING);
    expect(step.kind).toBe('worker');
    expect([...step.spaces]).toEqual(['markt', 'servaas']);
    expect([...step.cards]).toEqual(['A20']);
    expect(nextStep(list, picked('A20'))).toMatchObject({ kind: 'gift', choices: { length: 2 } });
  });
  it('buys a card, then chooses its column', () => {
    const list = actions('buy:T01>c1 buy:T01>c2 buy:T06>c1');
    expect(nextStep(list, NOTHING)).toMatchObject({ kind: 'buy', cards: new Set(['T01', 'T06']) });
    expect(nextStep(list, picked('T06'))).toMatchObject({ kind: 'buy-column', places: new Set(['s0c1']) });
    expect(actionAt(list, picked('T06'), 'buy-column', 's0c1')).toBe('buy:T06>c1');
    expect(actionAt(list, picked('T06'), 'buy-column', 's0c2')).toBeNull();
    expect(guessAt(picked('T06'), 'buy-column', 's0c2')).toBe('buy:T06>c2');
  });
  it('sends an enemy', () => {
    const list = actions('enemy:E1579-01>s0c1 enemy:E1579-01>s1c2 enemy:E1579-02>s0c1');
    expect(nextStep(list, NOTHING).kind).toBe('enemy');
    expect(nextStep(list, picked('E1579-01'))).toMatchObject({ places: new Set(['s0c1', 's1c2']) });
    expect(guessAt(picked('E1579-01'), 'enemy-column', 's1c1')).toBe('enemy:E1579-01>s1c1');
  });
  it('asks how an angel is used', () => {
    const list = actions('pass angel:A01+s0c1 angel:A01+s1c1 angel:A01!fury:s1c1 angel:A26+s0c1');
    expect(nextStep(list, NOTHING)).toMatchObject({ kind: 'angel', cards: new Set(['A01', 'A26']) });
    expect(nextStep(list, picked('A01')).kind).toBe('use');
    expect(nextStep(list, picked('A01', 'number'))).toMatchObject({ places: new Set(['s0c1', 's1c1']) });
    expect(nextStep(list, picked('A01', 'effect'))).toMatchObject({
      kind: 'fury',
      places: new Set(['s1c1']),
    });
    expect(nextStep(list, picked('A26', 'effect')).kind).toBe('use');
    expect(actionAt(list, picked('A01', 'number'), 'number', 's1c1')).toBe('angel:A01+s1c1');
    expect(actionAt(list, picked('A01', 'effect'), 'fury', 's1c1')).toBe('angel:A01!fury:s1c1');
  });
  it('swaps two enemies in either order', () => {
    const list = actions('pass angel:A06+s0c1 angel:A06!swap:s0c1,s1c2 angel:A06!swap:s0c1,s0c2');
    expect(nextStep(list, picked('A06', 'effect'))).toMatchObject({
      kind: 'swap',
      places: new Set(['s0c1', 's1c2', 's0c2']),
    });
    const second = picked('A06', 'effect', 's1c2');
    expect(nextStep(list, second).kind).toBe('swap-second');
    expect(actionAt(list, second, 'swap-second', 's0c1')).toBe('angel:A06!swap:s0c1,s1c2');
    expect(actionAt(list, second, 'swap-second', 's0c2')).toBeNull();
    expect(guessAt(second, 'swap-second', 's0c2')).toBe('angel:A06!swap:s0c2,s1c2');
  });
  it('hires a troop, then chooses its column', () => {
    const list = actions(
      'pass angel:A11+s0c1 angel:A11!hire:T06>c1 angel:A11!hire:T06>c2 angel:A11!hire:T01>c1',
    );
    expect(nextStep(list, picked('A11', 'effect'))).toMatchObject({
      kind: 'hire',
      cards: new Set(['T06', 'T01']),
    });
    const chosen = picked('A11', 'effect', 'T06');
    expect(nextStep(list, chosen)).toMatchObject({ kind: 'hire-column', places: new Set(['s0c1', 's0c2']) });
    expect(actionAt(list, chosen, 'hire-column', 's0c2')).toBe('angel:A11!hire:T06>c2');
  });
  it('knows the plain choices', () => {
    expect(nextStep(actions('let cancel:A26'), NOTHING).kind).toBe('react');
    expect(nextStep(actions('discard:A20 angel:A20!gift:gold+gold'), NOTHING).kind).toBe('excess');
    expect(nextStep(actions('orient:1 orient:2'), NOTHING).kind).toBe('orient');
    expect(nextStep(actions('take:gold take:wood'), NOTHING).kind).toBe('take');
    expect(nextStep([], NOTHING).kind).toBe('none');
  });
});

describe('picking', () => {
  function table(options: string): { picking: Picking; sent: string[] } {
    const sent: string[] = [];
    const picking = new Picking();
    picking.use({ options: options.split(' '), seat: 0, send: (action) => sent.push(action) });
    return { picking, sent };
  }
  it('puts a purchase together and goes back step by step', () => {
    const { picking, sent } = table('buy:T01>c1 buy:T06>c1');
    picking.card('T06');
    expect(picking.step.kind).toBe('buy-column');
    picking.back();
    expect(picking.step.kind).toBe('buy');
    picking.card('T06');
    picking.place('s0c1');
    expect(sent).toEqual(['buy:T06>c1']);
  });
  it('asks about what is not possible', () => {
    const { picking, sent } = table('buy:T01>c1');
    picking.card('T29');
    picking.card('T01');
    picking.place('s0c2');
    picking.space('markt');
    expect(sent).toEqual(['buy:T29>c1', 'buy:T01>c2', 'worker:markt']);
  });
  it('uses an angel both ways', () => {
    const { picking, sent } = table('pass angel:A06+s0c1 angel:A06!swap:s0c1,s1c2');
    picking.card('A06');
    picking.useFor('number');
    picking.place('s0c1');
    picking.useFor('effect');
    picking.place('s1c2');
    expect(picking.step.kind).toBe('swap-second');
    picking.place('s0c1');
    expect(sent).toEqual(['angel:A06+s0c1', 'angel:A06!swap:s0c1,s1c2']);
    picking.back();
    picking.back();
    expect(picking.picked).toEqual(picked('A06'));
  });
  it('forgets what a new position does not allow, and does nothing when somebody else decides', () => {
    const { picking, sent } = table('enemy:E1579-01>s0c1');
    picking.card('E1579-01');
    picking.use({ options: ['enemy:E1579-02>s0c2'], seat: 0, send: (action) => sent.push(action) });
    expect(picking.picked).toEqual(NOTHING);
    picking.use({ options: [], seat: 1, send: (action) => sent.push(action) });
    picking.card('E1579-02');
    picking.space('markt');
    picking.place('s0c1');
    expect(sent).toEqual([]);
  });
});

describe('words', () => {
  it('count resources', () => {
    expect(pair('gold+gold')).toEqual({ gold: 2, stone: 0, wood: 0, angels: 0 });
    expect(amounts({ gold: 2, wood: 1 }, say)).toBe('gold 2, wood 1');
    expect(amounts({}, say)).toBe('nothing');
  });
  it('say how a column stands', () => {
    expect(standWords([4, null, 0], say)).toBe('attack 4');
    expect(standWords([4, 4, 1], say)).toBe('holds 4 4');
    expect(standWords([3, 4, 0], say)).toBe('falls 3 4');
  });
  it('say what an angel on the table does', () => {
    const tongue = { say, lang: 'en' as const, title: (seat: number) => `seat${seat}` };
    const entry = { seat: 1, card: 'A01', effect: 'fury', args: 's0c2' };
    const view = {
      seats: [{ line: [{ enemy: null }, { enemy: 'E1579-02' }] }],
    } as unknown as CastellumView;
    const aids = castellumAids({});
    expect(playedWords(entry, 0, view, aids, tongue)).toBe('log-fury seat1 A01 2 seat0 E1579-02');
    expect(playedWords(entry, 1, view, aids, tongue)).toBe('log-cancel seat1 A01');
  });
  it('name cards, spaces, columns and amounts', () => {
    const cards = {
      T29: { id: 'T29', fr: 'Canon', en: 'Cannon' },
      'E1579-01': { id: 'E1579-01', fr: 'Arquebusiers', en: 'Arquebusiers' },
    };
    const spaces = { houtmaas: { fr: 'Houtmaas', en: 'Houtmaas', gives: { wood: 3 } } };
    const words = (lang: 'en' | 'fr') => ({ say, lang, printed: { cards, spaces } });
    expect(named({ card: 'T29', gold: 2 }, words('fr'))).toEqual({ card: 'Canon', gold: 2 });
    expect(named({ place: 's1c2', word: 'hand' }, words('en'))).toEqual({
      place: '2 (seat-1)',
      word: 'hand',
    });
    expect(named({ owner: 's1', given: 'gold+wood+gold' }, words('en'))).toEqual({
      owner: 'seat-1',
      given: 'gold 2, wood 1',
    });
    expect(named({ space: 'houtmaas' }, words('en'))).toEqual({ space: 'Houtmaas', given: 'wood 3' });
    expect(named({ enemies: 'E1579-01+T29', combo: 'infantry+cavalry' }, words('en'))).toEqual({
      enemies: 'Arquebusiers, Cannon',
      combo: 'infantry + cavalry',
    });
    expect(actionWords('worker:houtmaas', words('en'))).toBe('do-worker wood 3  Houtmaas');
    expect(actionWords('angel:A11!hire:T29>c2', words('fr'))).toBe('do-hire A11 Canon 2 s9');
    expect(actionWords('enemy:E1579-01>s1c2', words('en'))).toBe('do-enemy Arquebusiers 2 seat-1');
  });
  it('tell how a siege ended', () => {
    const line = (seat: number, fought: string) => ({ id: 'castellum-log-combat', args: { seat, fought } });
    expect(
      combatsOf([
        { id: 'castellum-log-toll', args: { seat: 0 } },
        line(0, 'E1579-01:4:3:1+-'),
        line(1, 'E1579-02:3:4:0+E1579-03:5:5:1'),
        line(0, 'E1632-01:4:3:1'),
      ]),
    ).toEqual([
      [
        [{ enemy: 'E1579-01', attack: 4, power: 3, beaten: true }, null],
        [
          { enemy: 'E1579-02', attack: 3, power: 4, beaten: false },
          { enemy: 'E1579-03', attack: 5, power: 5, beaten: true },
        ],
      ],
      [[{ enemy: 'E1632-01', attack: 4, power: 3, beaten: true }]],
    ]);
  });
  it('follow the step', () => {
    const view = {
      pending: { kind: 'buy', seat: 0, what: 'fort' },
      seats: [],
      actor: 0,
    } as unknown as CastellumView;
    const list = actions('buy:F05>c1');
    expect(now(view, nextStep(list, NOTHING), say)).toBe('now-fort');
    expect(now(view, nextStep(list, picked('F05')), say)).toBe('now-buy-column');
    expect(now(view, nextStep([], NOTHING), say)).toBeNull();
  });
  it('says when there is no angel to cancel with', () => {
    const view = { actor: 0, pending: null } as unknown as CastellumView;
    expect(now(view, nextStep(actions('let'), NOTHING), say)).toBe('now-let');
    expect(now(view, nextStep(actions('cancel:A26 let'), NOTHING), say)).toBe('now-react');
  });
});

describe('long names', () => {
  it('may be divided before a syllable, short words not', () => {
    const shown = (name: string): string => divisible(name).replaceAll('\u00ad', '-');
    expect(shown('Réquisitionnaires')).toBe('Réqui-si-tion-naires');
    expect(shown('Mousquetaires gris')).toBe('Mous-que-taires gris');
    expect(shown('Gardes du stathouder')).toBe('Gardes du sta-thouder');
    expect(shown('Republican dragoons')).toBe('Repu-blican dragoons');
    expect(shown('Great mortar')).toBe('Great mortar');
  });
});

describe('what is waited for', () => {
  const tongue = { say, lang: 'en' as const, title: (seat: number) => `S${seat}` };
  it('is said for who looks on', () => {
    const view = { actor: 1, phase: 'siege', pending: null } as unknown as CastellumView;
    expect(waitWords(view, tongue)).toBe('wait-enemy S1');
    expect(waitWords({ ...view, pending: { kind: 'orient', seat: 1 } }, tongue)).toBe('wait-orient S1');
  });
});

describe('places and keys', () => {
  it('have names', () => {
    expect(placeName(1, 2)).toBe('s1c3');
    expect([seatOf('s1c3'), columnOf('s1c3')]).toEqual([1, 2]);
  });
  it('go to the nearest in a direction', () => {
    const spots = [
      { x: 10, y: 0 },
      { x: 20, y: 1 },
      { x: 0, y: 10 },
      { x: -5, y: 30 },
    ];
    expect(nearestIn({ x: 0, y: 0 }, spots, 1, 0)).toBe(0);
    expect(nearestIn({ x: 0, y: 0 }, spots, 0, 1)).toBe(2);
    expect(nearestIn({ x: 0, y: 0 }, spots, 0, -1)).toBe(-1);
  });
});
