import { describe, expect, it } from 'vitest';
import { byKind, deck, emblemOf, kindOf, KINDS, zoneOf } from '../src/games/castel/cards';
import { actionWords, chosenWords, guidance, named, now, placeWords } from '../src/games/castel/describe';
import { flights } from '../src/games/castel/flights';
import { guess, parts, placeable, placesOf, regionOf, seatsLeft, step } from '../src/games/castel/options';
import { Picker } from '../src/games/castel/picker.svelte';
import { CELLS, inRows, neighbour, rowsFor, SLOTS, spotOf, zoneOfPlace } from '../src/games/castel/places';
import { reading } from '../src/games/castel/reading';
import { deal } from '../src/games/castel/scenes';
import { cardsInPlay, type CastelView } from '../src/games/castel/view';

const say = (id: string, params = {}): string => [id, ...Object.values(params)].join(' ');

function view(part: Partial<CastelView>): CastelView {
  return {
    players: 2,
    turn: 1,
    active: 0,
    actor: 0,
    actions_left: 2,
    exchange: [],
    removed: [],
    board: {},
    last: null,
    pending: null,
    end: null,
    winners: [],
    seat: 0,
    hand: [],
    hand_sizes: [0, 0],
    pile_sizes: [13, 13],
    ...part,
  };
}

const TURN = [
  'draw',
  'place:king@c3',
  'place:king@c4',
  'swap:king>archer',
  'swap:king>queen',
  'place:dragon@out',
];

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

describe('places', () => {
  it('lie where the plan has them', () => {
    expect(spotOf('a1')).toEqual({ x: 1, y: 6 });
    expect(spotOf('f6')).toEqual({ x: 6, y: 1 });
    const all = [
      ...CELLS,
      ...Object.keys(SLOTS),
      ...Array.from({ length: 48 }, (_, index) => `o${index + 1}`),
    ];
    expect(new Set(all.map((place) => JSON.stringify(spotOf(place)))).size).toBe(all.length);
    expect(rowsFor(['a1', 'o20'])).toBe(8);
    expect(rowsFor(['o21'])).toBe(9);
  });
  it('belong to zones', () => {
    expect(['a1', 'b1', 'f4', 'c3', 'N', 'o2'].map(zoneOfPlace)).toEqual([
      'tower',
      'rampart',
      'rampart',
      'court',
      'outside',
      'outside',
    ]);
  });
  it('are reached by arrow keys, and lead back', () => {
    const all = [...CELLS, ...Object.keys(SLOTS), 'o1'];
    expect(neighbour('c3', 1, 0, all)).toBe('d3');
    expect(neighbour('c3', 0, -1, all)).toBe('c4');
    expect(['c6', 'd6']).toContain(neighbour('N', 0, 1, all));
    expect(neighbour('S', 0, 1, all)).toBe('S');
    const seen = new Set(['c3']);
    for (const place of seen)
      for (const [right, down] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
        seen.add(neighbour(place, right, down, all));
    expect([...seen].sort()).toEqual([...all].sort());
    expect(inRows(['N', 'a6', 'b6', 'a1'])).toEqual([['N'], ['a6', 'b6'], ['a1']]);
  });
});

describe('choosing', () => {
  it('takes every kind of action apart', () => {
    expect(
      [
        'draw',
        'swap:archer>king',
        'place:black-knight@c3',
        'enter:dragon@out',
        'deal:king>1',
        'trade:king>2',
      ].map(parts),
    ).toEqual([
      ['pile'],
      ['hand:archer', 'exchange:king'],
      ['hand:black-knight', 'at:c3'],
      ['exchange:dragon', 'at:out'],
      ['exchange:king', 'seat:1'],
      ['hand:king', 'seat:2'],
    ]);
    expect(['give:king', 'get:king', 'pass:king', 'send:knight@c3.2', 'move:queen@c3>d4'].map(parts)).toEqual(
      [['hand:king'], ['exchange:king'], ['hand:king'], ['card:knight@c3.2'], ['card:queen@c3', 'at:d4']],
    );
    expect(
      [
        'switch:prince@b2,queen@c3',
        'pawn:queen@c3=1',
        'rob:a@b1',
        'claim:a@b1',
        'pick:a@b1',
        'kill:a@b1',
      ].map(parts),
    ).toEqual([
      ['card:prince@b2', 'card:queen@c3'],
      ['card:queen@c3', 'seat:1'],
      ['card:a@b1'],
      ['card:a@b1'],
      ['card:a@b1'],
      ['card:a@b1'],
    ]);
  });
  it('shows what one begins with, then what fits', () => {
    expect(step(TURN, [], false).shown).toEqual(new Set(['pile', 'hand:king', 'hand:dragon']));
    expect(step(TURN, ['hand:king'], false).shown).toEqual(
      new Set(['at:c3', 'at:c4', 'exchange:archer', 'exchange:queen']),
    );
    expect(step(TURN, ['at:c3'], false).next).toEqual(new Set(['hand:king']));
    expect(step(TURN, ['exchange:queen', 'hand:king'], false).action).toBe('swap:king>queen');
  });
  it('chooses by itself only what all answers of an effect share', () => {
    const spy = ['pawn:prince@b2=0', 'pawn:prince@b2=1'];
    const at = step(spy, [], true);
    expect(at.chosen).toEqual(['card:prince@b2']);
    expect(at.action).toBeNull();
    expect(seatsLeft(at)).toEqual([0, 1]);
    expect(step(spy, ['seat:1'], true).action).toBe('pawn:prince@b2=1');
    expect(step(['draw', 'place:king@c3'], [], false).chosen).toEqual([]);
  });
  it('knows where the next thing is chosen', () => {
    expect(regionOf(['at:c3', 'card:king@c4'])).toBe('map');
    expect(regionOf(['exchange:king', 'exchange:queen'])).toBe('exchange');
    expect(regionOf(['at:c3', 'exchange:king'])).toBeNull();
    expect(regionOf(['pile'])).toBeNull();
    expect(regionOf([])).toBeNull();
  });
  it('guesses what somebody meant who points at the impossible', () => {
    expect(guess(['hand:king'], 'at:b1', null)).toBe('place:king@b1');
    expect(guess(['hand:king'], 'card:queen@c3', null)).toBe('place:king@c3');
    expect(guess([], 'card:queen@c3', 'send')).toBe('send:queen@c3');
    expect(guess(['card:queen@c3'], 'at:a1', 'move')).toBe('move:queen@c3>a1');
    expect(guess([], 'pile', null)).toBe('draw');
    expect(guess([], 'hand:king', 'send')).toBe('place:king@out');
    expect(guess([], 'card:queen@c3', null)).toBeNull();
  });
  it('knows which cards of the hand have a place now', () => {
    expect(placeable(TURN)).toEqual(new Set(['king', 'dragon']));
    expect(placeable(['draw', 'swap:king>queen'])).toEqual(new Set());
    expect(placeable(['send:queen@c3', 'send:king@c4'])).toBeNull();
  });
  it('finds the places of an action', () => {
    expect(placesOf('move:queen@c3>d4')).toEqual(['c3', 'd4']);
    expect(placesOf('place:siege@N')).toEqual(['N']);
    expect(placesOf('swap:archer>enchanter')).toEqual([]);
  });
});

describe('the picker', () => {
  function picker(options: string[], verb: string | null = null): { hand: Picker; sent: string[] } {
    const sent: string[] = [];
    return {
      hand: new Picker(
        () => ({ options, verb, canAct: true }),
        (action) => sent.push(action),
      ),
      sent,
    };
  }
  it('goes step by step, back, and begins anew', () => {
    const { hand, sent } = picker(TURN);
    hand.point('hand:king');
    hand.back();
    expect(hand.picked).toEqual([]);
    hand.point('hand:king');
    hand.point('hand:dragon');
    expect(hand.picked).toEqual(['hand:dragon']);
    hand.pointAt('o1', [], true);
    expect(sent).toEqual(['place:dragon@out']);
  });
  it('asks about what is impossible, and remembers where', () => {
    const { hand, sent } = picker(TURN);
    hand.point('hand:king');
    hand.pointAt('a1', [], false);
    expect(sent).toEqual(['place:king@a1']);
    expect(hand.spot).toBe('at:a1');
    expect(hand.picked).toEqual(['hand:king']);
  });
  it('takes a card over a place of other cards for a mistake, and a place first for a beginning', () => {
    const { hand, sent } = picker(TURN);
    hand.point('hand:dragon');
    hand.pointAt('c3', [], false);
    expect(sent).toEqual(['place:dragon@c3']);
    expect(hand.picked).toEqual(['hand:dragon']);
    hand.clear();
    hand.pointAt('c3', [], false);
    expect(hand.picked).toEqual(['at:c3']);
    hand.point('hand:dragon');
    expect(sent.at(-1)).toBe('place:dragon@c3');
    hand.clear();
    hand.point('exchange:queen');
    hand.pointAt('c3', [], false);
    expect(sent.at(-1)).toBe('enter:queen@c3');
  });
  it('holds what has somewhere to go', () => {
    const { hand } = picker(TURN);
    expect(hand.holds('hand:king')).toBe(true);
    expect(hand.holds('hand:archer')).toBe(false);
    expect(hand.holds('pile')).toBe(false);
    hand.hold('hand:king');
    expect(hand.seenAt('c3', [], 'c3')).toBe('at:c3');
    const [king] = cardsInPlay(view({ board: { d4: [{ card: 'king', pawn: 1 }] } }));
    expect(hand.seenAt('d4', king ? [king] : [], 'd4')).toBe('card:king@d4');
    expect(picker(['pass:king'], 'pass').hand.holds('hand:king')).toBe(false);
  });
  it('lets one choose among the cards of a stack', () => {
    const board = {
      c3: [
        { card: 'prince', pawn: 0 },
        { card: 'knight-1', pawn: 1 },
      ],
    };
    const cards = cardsInPlay(view({ board }));
    const { hand, sent } = picker(['pick:prince@c3', 'pick:knight@c3', 'pick:king@d4'], 'pick');
    hand.pointAt('c3', cards, false);
    expect(hand.layers.map((card) => card.ref)).toEqual(['prince@c3', 'knight@c3']);
    hand.point('card:knight@c3');
    expect(sent).toEqual(['pick:knight@c3']);
    expect(hand.layers).toEqual([]);
  });
  it('moves a Knight onto a card', () => {
    const board = {
      b1: [
        { card: 'soldier-01', pawn: 0 },
        { card: 'knight-1', pawn: 0 },
      ],
      f2: [{ card: 'soldier-02', pawn: 1 }],
    };
    const cards = cardsInPlay(view({ board }));
    const { hand, sent } = picker(['move:knight@b1>f2', 'move:knight@b1>f3', 'move:king@c3>c4'], 'move');
    hand.pointAt(
      'b1',
      cards.filter((card) => card.place === 'b1'),
      false,
    );
    expect(hand.completes('at:f2')).toBe('move:knight@b1>f2');
    hand.pointAt(
      'f2',
      cards.filter((card) => card.place === 'f2'),
      false,
    );
    expect(sent).toEqual(['move:knight@b1>f2']);
  });
});

describe('words', () => {
  it('say what can be done, step by step', () => {
    const turn = view({ hand: ['king', 'dragon'] });
    expect(now(turn, TURN, say)).toBe('web-castel-now 2 draw-place-swap');
    expect(now(turn, [], say)).toBeNull();
    expect(guidance(turn, TURN, step(TURN, ['hand:king'], false), ['hand:king'], say)).toBe(
      'web-castel-step-hand castel-card-king place-swap court',
    );
    const asked = view({ pending: { by: 'king', verb: 'send', step: 2 } });
    expect(now(asked, ['send:a@b1', 'send:b@c1'], say)).toContain('castel-drawing-ask-king  2 send');
    const herald = view({ board: { o1: [{ card: 'herald', pawn: 1 }] } });
    expect(now(herald, ['place:king@c3'], say)).toBe('web-castel-now-king');
    const last = view({ hand: ['king'], pile_sizes: [0, 4] });
    expect(now(last, ['place:king@c3', 'swap:king>queen'], say)).toBe(
      'web-castel-last web-castel-now 2 place-swap',
    );
  });
  it('ask only for what is open when an effect leaves one card or one receiver', () => {
    const charming = view({ pending: { by: 'charming', verb: 'move', step: 1 } });
    expect(now(charming, ['move:princess@b2>b3', 'move:princess@b2>c2'], say)).toBe(
      'web-castel-now-effect castel-card-charming web-castel-ask-where web-castel-ref castel-card-princess b2',
    );
    const courtesan = view({ pending: { by: 'courtesan', verb: 'trade', step: 1 } });
    const trades = ['trade:king>1', 'trade:soldier>1'];
    expect(now(courtesan, trades, say)).toContain('web-castel-ask-give castel-seat-1');
    expect(chosenWords(courtesan, step(trades, [], true), say)).toBe('web-castel-give-to castel-seat-1');
    const fairy = view({ pending: { by: 'fairy', verb: 'move', step: 1 } });
    expect(now(fairy, ['move:king@b2>out', 'move:queen@c2>out'], say)).toContain('castel-drawing-ask-fairy');
  });
  it('say how it ended where the turn stood', () => {
    const over = view({ actor: null, end: 'out', winners: [1] });
    expect(chosenWords(over, step([], [], false), say)).toBe('castel-end-out castel-seat-1.');
  });
  it('name cards, places and seats in messages of the server', () => {
    expect(named({ kind: 'king', spot: 'N', seat: 1, to: 0, most: 4, ref: 'queen@c3' }, say)).toEqual({
      kind: 'castel-card-king',
      spot: 'web-castel-slot-n',
      seat: 'castel-seat-1',
      to: 'castel-seat-0',
      most: 4,
      ref: 'web-castel-ref castel-card-queen c3',
    });
  });
  it('speak a place with its cards, protection and what can be done', () => {
    const cards = cardsInPlay(view({ board: { c3: [{ card: 'king', pawn: 1 }] } }));
    const marks = { chosen: new Set<string>(), next: new Set(['card:king@c3']) };
    expect(placeWords('c3', cards, { protected: { king: 'priest' } }, marks, say)).toBe(
      'c3, web-castel-zone-court, castel-card-king, web-castel-pawn castel-seat-1, web-castel-guard-priest, web-castel-possible',
    );
  });
  it('say every action', () => {
    const actions = [
      'draw',
      'swap:archer>king',
      'place:siege@N',
      'move:knight@c3.2>d4',
      'send:queen@c3',
      'trade:king>1',
    ];
    expect(actions.map((action) => actionWords(action, say))).toEqual([
      'web-castel-do-draw',
      'castel-log-swap.short castel-card-archer castel-seat-0 castel-card-king',
      'castel-log-place.short castel-card-siege castel-seat-0 web-castel-slot-n',
      'castel-log-move.short castel-card-knight castel-seat-0 c3 d4',
      'web-castel-do-send web-castel-ref castel-card-queen c3',
      'castel-log-traded.short castel-card-king castel-seat-0 castel-seat-1',
    ]);
  });
  it('tell where the card that is read can go', () => {
    expect(reading(view({}), TURN, 'hand:king').spots).toEqual(['c3', 'c4']);
    expect(reading(view({}), ['swap:king>queen'], 'hand:king').spots).toEqual([]);
    expect(reading(view({ last: 'soldier-03' }), [], null).kind).toBe('soldier');
    expect(reading(view({ last: 'soldier-03' }), [], null, 'knight-1').kind).toBe('knight');
  });
});

describe('flights', () => {
  it('show who got what back', () => {
    const before = view({
      hand: ['king'],
      board: { a1: [{ card: 'archer', pawn: 1 }], b1: [{ card: 'soldier-01', pawn: null }] },
    });
    const after = view({ exchange: ['soldier-01'], board: { c3: [{ card: 'king', pawn: 0 }] } });
    expect(flights(before, after)).toEqual([
      { card: 'archer', from: 'place:a1', to: 'seat:1' },
      { card: 'soldier-01', from: 'place:b1', to: 'exchange' },
      { card: 'king', from: 'hand', to: 'place:c3' },
    ]);
  });
  it('leave cards alone that slide or stay, and see a draw', () => {
    const before = view({ board: { c3: [{ card: 'queen', pawn: 0 }] } });
    const after = view({
      board: { d4: [{ card: 'queen', pawn: 0 }] },
      hand: ['fairy'],
      pile_sizes: [12, 13],
    });
    expect(flights(before, after)).toEqual([{ card: 'fairy', from: 'pile', to: 'hand' }]);
  });
});
