import { describe, expect, it } from 'vitest';
import type { ActedEvent, Lang, Params } from '../../api/types.gen';
import { actedEvent } from '../../api/testEvents';
import { readOffers, type Offer } from '../../boards/offers';
import forms from '../forms.cases.json';
import { setupFor } from './setups';
import {
  actionWords,
  cardWords,
  effectWords,
  list,
  now,
  partWords,
  pieceWords,
  placeWords,
} from './describe';
import { effects } from './effects';
import {
  beside,
  boxAround,
  cellsPath,
  distance,
  inReadingOrder,
  keepAt,
  latticeNear,
  middle,
  nearestPlace,
  nodes,
  partOf,
  pieces,
  pieceText,
  settled,
  snap,
  STEP,
  together,
  towards,
  type Box,
  type Piece,
} from './geometry';
import { Mason, type MasonInput } from './mason.svelte';
import { named, nodeWords } from './names';
import {
  addUp,
  forced,
  inHand,
  notable,
  playAction,
  pieceOf,
  sortOffers,
  stepsBack,
  type Choices,
} from './choices';
import { tale } from './turnStory';
import { castellanAids, type CastellanView, type Face, type Yard } from './view';

const card = (en: string, fr: string): Face => ({
  back: 'T',
  pieces: { L: 0, S: 0, T: 2 },
  extra: 0,
  names: { en, fr },
});
const CARDS = {
  cards: {
    T2: card('Gatehouse', 'Le châtelet'),
    T6: card('Barbican', 'La barbacane'),
    W4: card('Zigzag', 'Le zigzag'),
    W5: card('Stone Convoy', 'Le convoi de pierres'),
  },
};
const read = (texts: readonly string[]): Offer[] => readOffers(forms.castellan, texts);
const sortOptions = (texts: string[]): Choices => sortOffers(read(texts));
const piece = (text: string): Piece => {
  const [found] = sortOffers(read([text])).places;
  if (!found) throw new Error(text);
  return found;
};
const list_ = (text: string): Piece[] => text.split(' ').map(piece);
const say = (id: string, params: object = {}): string => `${id}${JSON.stringify(params)}`;
const plain = (id: string, params: object = {}): string =>
  [id.replace('web-castellan-', ''), ...Object.values(params).map(String)].join(' ');
const point = (x: number, y: number): { x: number; y: number } => ({ x: x * STEP, y: -y * STEP });

function view(part: Partial<CastellanView>): CastellanView {
  return {
    actor: 0,
    phase: 'build',
    ended_by: null,
    towers: [],
    short: [],
    long: [],
    pool: { L: 0, S: 0, T: 0 },
    claim: null,
    scores: [0, 0],
    ...part,
  } as CastellanView;
}
function yard(cell: [number, number], towers: number, part: Partial<Yard> = {}): Yard {
  const found = Array.from({ length: towers }, (_, number): [number, number] => [number, 0]);
  return { cell, owner: 0, doubled: false, size: 1, cells: [cell], towers: found, points: towers, ...part };
}

describe('places', () => {
  it('are read and written as the notation has them', () => {
    for (const text of ['T0,0', 'T-1,4', 'S2,-3N', 'L-2,0E']) expect(pieceText(piece(text))).toBe(text);
    for (const text of ['', 'play:T2', 'keep']) expect(pieceOf(read([text])[0])).toBeNull();
  });

  it('know their nodes and their middle', () => {
    expect(nodes(piece('L-2,0E'))).toEqual([
      [-2, 0],
      [-1, 0],
      [0, 0],
    ]);
    expect(nodes(piece('S1,1N'))).toEqual([
      [1, 1],
      [1, 2],
    ]);
    expect(middle(piece('L0,0N'))).toEqual({ x: 0, y: -STEP });
    expect(distance(point(0, 1.4), piece('L0,0N'))).toBe(0);
    expect(distance(point(0.5, 0), piece('T0,0'))).toBe(STEP / 2);
  });

  it('catch the pointer when they are for a kind in hand', () => {
    const candidates = list_('T1,0 S0,0N L0,0N S2,0E');
    expect(snap(point(0.95, 0.1), candidates, ['T', 'S'])).toEqual(piece('T1,0'));
    expect(snap(point(0, 0.5), candidates, ['T', 'S'])).toEqual(piece('S0,0N'));
    expect(snap(point(0, 0.5), candidates, ['L'])).toEqual(piece('L0,0N'));
    expect(snap(point(2.5, 0), candidates, ['T'])).toBeNull();
    expect(snap(point(9, 9), candidates, ['T', 'S'])).toBeNull();
  });

  it('are asked about where nothing can be', () => {
    expect(pieceText(nearestPlace(point(3.1, 2.1), ['T', 'S']))).toBe('T3,2');
    expect(pieceText(nearestPlace(point(3.5, 2.1), ['T', 'S']))).toBe('S3,2E');
    expect(pieceText(nearestPlace(point(3, 2.4), ['L']))).toBe('L3,1N');
    expect(pieceText(nearestPlace(point(3.5, 2.1), ['T']))).toBe('T4,2');
  });

  it('are gone to by arrow keys and read in order', () => {
    const candidates = list_('T0,0 T2,0 T1,3 T-2,0');
    expect(towards(point(0, 0), candidates, 1, 0)).toEqual(piece('T2,0'));
    expect(towards(point(0, 0), candidates, -1, 0)).toEqual(piece('T-2,0'));
    expect(towards(point(0, 0), candidates, 0, -1)).toEqual(piece('T1,3'));
    expect(towards(point(0, 0), candidates, 0, 1)).toBeNull();
    expect(inReadingOrder(candidates).map(pieceText)).toEqual(['T1,3', 'T-2,0', 'T0,0', 'T2,0']);
  });
});

describe('the picture', () => {
  it('holds the castle and some ground', () => {
    const shown = pieces(view({ towers: [[5, 5]], long: [[5, 5, 'E']], short: [[5, 5, 'N']] }));
    expect(shown.map(pieceText)).toEqual(['S5,5N', 'L5,5E', 'T5,5']);
    const box = boxAround(shown, 1, [0, 0]);
    expect(box).toEqual({ x: 4 * STEP, y: -7 * STEP, width: 4 * STEP, height: 3 * STEP });
    expect(boxAround([], 1, [8, 4])).toEqual({
      x: -4 * STEP,
      y: -2 * STEP,
      width: 8 * STEP,
      height: 4 * STEP,
    });
    expect(partOf({ x: 0, y: 0 }, boxAround([], 1, [8, 4]), 800, 800)).toEqual({ x: 0.5, y: 0.5 });
  });

  it('holds still until something would be out of sight', () => {
    const box = (x: number, width: number): Box => ({ x, y: 0, width, height: 100 });
    expect(settled(null, box(0, 10), box(-5, 20))).toEqual(box(-5, 20));
    expect(settled(box(-5, 20), box(0, 12), box(-3, 18))).toEqual(box(-5, 20));
    expect(settled(box(-5, 20), box(0, 16), box(-3, 22))).toEqual(box(-3, 22));
    expect(settled(box(-50, 100), box(0, 10), box(-5, 20))).toEqual(box(-50, 100));
    const near = { ...box(-5, 20), height: 50 };
    expect(settled(box(-50, 100), { ...box(0, 10), height: 10 }, near)).toEqual(near);
    expect(together(box(0, 10), box(-5, 7))).toEqual(box(-5, 15));
  });

  it('writes points beside the courtyard', () => {
    expect(beside(piece('T1,1'), [[0, 0]])).toEqual(point(1, 1.6));
    expect(beside(piece('T0,0'), [[0, 0]])).toEqual({ x: -0.8 * STEP, y: 0 });
    expect(beside(piece('S3,1N'), [[0, 0], [1, 1], [2, 2]])).toEqual(point(3.8, 1.5)); // prettier-ignore
    expect(beside(piece('T1,1'), [])).toEqual(point(1, 1.6));
  });

  it('shows the lattice near the castle only', () => {
    const dots = latticeNear(list_('T0,0'));
    expect(dots).toHaveLength(24);
    expect(dots.filter(({ near }) => near === 1)).toHaveLength(8);
    expect(latticeNear([])).toHaveLength(25);
  });

  it('puts the keep into the middle of its courtyard', () => {
    expect(keepAt([[0, 0]])).toEqual({ x: STEP / 2, y: -STEP / 2 });
    expect(
      keepAt([
        [0, 0],
        [1, 0],
        [2, 0],
      ]),
    ).toEqual({ x: 1.5 * STEP, y: -STEP / 2 });
    expect(cellsPath([[1, 2]])).toBe(`M${STEP} ${-3 * STEP}h${STEP}v${STEP}h${-STEP}z`);
  });
});

describe('options', () => {
  it('are sorted by what they are about', () => {
    const offer = sortOptions(['double:0,-1', 'keep', 'draw:W1T2', 'play:T2+W1', 'T0,0']);
    expect(offer.claims).toEqual([
      { action: 'double:0,-1', kind: 'double', cell: [0, -1] },
      { action: 'keep', kind: 'keep', cell: null },
    ]);
    expect(offer.draws).toEqual([{ action: 'draw:W1T2', walls: 1, towers: 2 }]);
    expect(offer.plays.map(({ text }) => text)).toEqual(['play:T2+W1']);
    expect(offer.places).toEqual([piece('T0,0')]);
  });

  it('make a play of cards, and know a forced one', () => {
    expect(playAction(['W1', 'T2'], forms.castellan)).toBe('play:T2+W1');
    expect(forced(read(['play:T3+T6+W2']))).toEqual(['T3', 'T6', 'W2']);
    expect(forced(read(['play:T3', 'play:T6']))).toEqual([]);
    const faces = { T2: { back: 'T', pieces: { L: 0, S: 2, T: 2 }, extra: 0, names: {} } } satisfies Record<
      string,
      Face
    >;
    expect(addUp({ L: 1, S: 0, T: 0 }, ['T2'], faces)).toEqual({ L: 1, S: 2, T: 2 });
  });

  it('put towers and one kind of wall into the hand', () => {
    expect(inHand(null, list_('T0,0 S0,0E L0,0E'))).toEqual(['T', 'S']);
    expect(inHand('L', list_('T0,0 S0,0E L0,0E'))).toEqual(['T', 'L']);
    expect(inHand('T', list_('T0,0 S0,0E'))).toEqual(['T']);
    expect(inHand('L', list_('T0,0 S0,0E'))).toEqual(['T', 'S']);
    expect(inHand('T', list_('L0,0E'))).toEqual(['L']);
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
});

describe('a turn', () => {
  const event = (...log: [string, Record<string, string | number>][]): ActedEvent =>
    actedEvent({
      actions: log.flatMap(([, args]) => (args['piece'] ? [String(args['piece'])] : [])),
      log: log.map(([id, args]) => ({ id: `castellan-log-${id}`, args })),
    });

  it('is worth a jump when a courtyard changed', () => {
    const turn = [
      event(['play', { cards: 'T2+W4' }]),
      event(['build-T', { piece: 'T1,1' }]),
      event(['build-S', { piece: 'S1,0N' }], ['divide', { cell: '0,0' }], ['divide', { cell: '1,0' }]),
      event(['stay', { cell: '1,0' }], ['left', { l: 1, s: 0, t: 2 }]),
      event(['draw', { action: 'draw:W1T0' }]),
    ];
    expect(turn.map(notable)).toEqual([false, false, true, false, false]);
  });

  it('is told in a few words', () => {
    const turn = [
      event(['play', { cards: 'T2+W4' }]),
      event(['build-T', { piece: 'T1,1' }]),
      event(['build-T', { piece: 'T1,1' }], ['close', { cell: '-2,1', towers: 4 }]),
      event(['keep', {}], ['left', { l: 1, s: 0, t: 0 }]),
      event(['divide', { cell: '0,0', towers: 4 }], ['divide', { cell: '1,0', towers: 5 }]),
      event(['draw', { action: 'draw:W1T0', walls: 1, towers: 0 }], ['last', { seat: 0 }]),
    ];
    const short = (id: string, params: object = {}): string =>
      id === 'web-then'
        ? Object.values(params).join('; ')
        : `${id.replace(/^(web-)?castellan-(told-)?/, '')}(${Object.values(params).join(' ')})`;
    const told = (events: ActedEvent[], lang: Lang): string =>
      tale(events, { say: short, lang, printed: CARDS });
    expect(told(turn, 'en').split('; ')).toEqual([
      'play(and(Gatehouse Zigzag) pieces-T(2))',
      'close(-2,1 4)',
      'left(pieces-L(1))',
      'divide(and(part(0,0 4) part(1,0 5)))',
      'draw(0 1)',
      expect.stringMatching(/^last/),
    ]);
    expect(tale(turn.slice(0, 1), { say: short, lang: 'fr', printed: {} })).toBe('and(T2 W4)');
    const french = event(['play', { cards: 'T2+T6+W5' }]);
    expect(told([french], 'fr')).toBe('and(Le châtelet, la barbacane le convoi de pierres)');
    expect(told([], 'en')).toBe('');
  });
});

describe('what a piece would do', () => {
  const before = {
    view: view({ scores: [6, 0] }),
    aids: castellanAids({
      courtyards: [
        yard([0, 0], 6, {
          size: 2,
          cells: [
            [0, 0],
            [1, 0],
          ],
        }),
      ],
    }),
  };
  const after = (
    scores: number[],
    yards: Yard[],
    claim: 'double' | 'stay' | null = null,
    claims: Record<string, number> = {},
  ) => ({
    view: view({ scores, claim: claim ? { kind: claim, cells: [] } : null }),
    aids: castellanAids({ courtyards: yards, claims }),
  });

  it('is read off the preview', () => {
    const divided = effects(
      before,
      after([8, 0], [yard([0, 0], 4), yard([1, 0], 4)], 'double', { keep: 8, x: 12 }),
    );
    expect(divided).toMatchObject({ divides: true, points: 2, claim: 'double', best: 12, grown: [] });
    expect(divided.made).toHaveLength(2);
    expect(effectWords(divided, say)).toContain('web-castellan-effect-divide{"parts":2,"points":2}');
    expect(effectWords(divided, say)).toContain('web-castellan-effect-double{"score":12}');

    const old = before.aids.courtyards[0] as Yard;
    const closed = effects(before, after([10, 0], [old, yard([5, 5], 4)]));
    expect(closed).toMatchObject({ divides: false, points: 4 });
    expect(effectWords(closed, say)).toBe('web-castellan-effect-close{"towers":4,"points":4}');
    const two = effects(before, after([14, 0], [old, yard([5, 5], 4), yard([6, 5], 4)]));
    expect(effectWords(two, say)).toBe('web-castellan-effect-several{"count":2,"points":8}');
    const grown = effects(before, after([7, 0], [{ ...old, points: 7 }]));
    expect(effectWords(grown, say)).toBe('web-castellan-effect-grow{"points":1}');
    expect(effectWords(effects(before, before), say)).toBe('');
    const parted = effects(before, after([4, 0], [], 'stay', { a: 9, b: 7 }));
    expect(parted.points).toBe(3);
    expect(effectWords(parted, say)).toBe('web-castellan-effect-stay{"score":9}');
  });
});

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
    expect(name({ line: 'keep T0,0' })).toEqual({ line: 'web-then words-keep place-t start' });
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
    expect(said({ phase: 'draw' }, 'draw:W1T1')).toBe('web-castellan-now-draw{"number":2}');
    expect(said({ phase: 'over' }, 'T0,0')).toBeNull();
  });
});

describe('the hand over the castle', () => {
  function hand(part: Partial<MasonInput>): { mason: Mason; wishes: string[] } {
    const wishes: string[] = [];
    const input: MasonInput = {
      offer: sortOptions([]),
      forms: forms.castellan,
      canAct: true,
      back: new Map(),
      laid: [],
      ...part,
    };
    const mason = new Mason(() => input, {
      act: (action) => wishes.push(action),
      takeBack: (steps) => wishes.push(`back ${steps}`),
    });
    return { mason, wishes };
  }

  it('builds where it points, and asks why not elsewhere', () => {
    const { mason, wishes } = hand({ offer: sortOptions(['T1,0', 'S0,0N', 'L0,0N']) });
    mason.hover(point(1, 0));
    expect(mason.ghost).toEqual(piece('T1,0'));
    mason.click(point(1, 0), { x: 0, y: 0 }, false);
    mason.wanted = 'L';
    mason.click(point(0, 1), { x: 0, y: 0 }, false);
    expect(mason.spot).toBeNull();
    mason.click(point(5, 5.1), { x: 0.2, y: 0.3 }, false);
    expect(wishes).toEqual(['T1,0', 'L0,0N', 'T5,5']);
    expect(mason.spot).toEqual({ x: 0.2, y: 0.3 });
  });

  it('tries a place by finger before it builds there', () => {
    const { mason, wishes } = hand({
      offer: sortOptions(['T1,0', 'T3,0']),
      laid: list_('T5,0'),
      back: new Map([['T5,0', 1]]),
    });
    mason.touch = true;
    mason.click(point(1, 0), { x: 0, y: 0 }, false);
    mason.leave();
    expect([mason.ghost, ...wishes]).toEqual([piece('T1,0')]);
    mason.click(point(3, 0), { x: 0, y: 0 }, false);
    expect([mason.ghost, ...wishes]).toEqual([piece('T3,0')]);
    mason.click(point(3, 0), { x: 0, y: 0 }, false);
    expect(wishes).toEqual(['T3,0']);
    mason.click(point(3, 0), { x: 0, y: 0 }, false);
    mason.click(point(5, 0), { x: 0, y: 0 }, false);
    expect([mason.lift, ...wishes]).toEqual(['T5,0', 'T3,0']);
    mason.click(point(5, 0), { x: 0, y: 0 }, false);
    expect(wishes).toEqual(['T3,0', 'back 1']);
    mason.touch = false;
    mason.hover(point(1, 0));
    mason.leave();
    expect(mason.ghost).toBeNull();
  });

  it('takes back the piece it points at, but not by the second half of a double click', () => {
    const { mason, wishes } = hand({ laid: list_('T0,0'), back: new Map([['T0,0', 2]]) });
    mason.click(point(0, 0), { x: 0, y: 0 }, true);
    expect(wishes).toEqual([]);
    mason.hover(point(0, 0));
    expect(mason.lift).toBe('T0,0');
    mason.click(point(0, 0), { x: 0, y: 0 }, false);
    expect(wishes).toEqual(['back 2']);
  });

  it('takes back an earlier piece only when asked twice', () => {
    const laid = list_('T0,0 T3,0');
    const { mason, wishes } = hand({
      laid,
      back: new Map([
        ['T0,0', 3],
        ['T3,0', 1],
      ]),
    });
    mason.click(point(0, 0), { x: 0, y: 0 }, false);
    expect([mason.armed, mason.lift, ...wishes]).toEqual(['T0,0', 'T0,0']);
    mason.click(point(5, 5), { x: 0, y: 0 }, false);
    mason.click(point(0, 0), { x: 0, y: 0 }, false);
    expect(wishes).toEqual([]);
    mason.click(point(0, 0), { x: 0, y: 0 }, true);
    mason.click(point(3, 0), { x: 0, y: 0 }, false);
    expect(wishes).toEqual(['back 3', 'back 1']);
  });

  it('chooses cards, all of them in a last turn', () => {
    const { mason, wishes } = hand({ offer: sortOptions(['play:T1', 'play:T1+W2', 'play:W2']) });
    mason.toggle('W2');
    mason.toggle('T1');
    expect(mason.chosen).toEqual(['W2', 'T1']);
    mason.playCards();
    mason.toggle('W2');
    mason.keepOnly([]);
    expect(mason.chosen).toEqual([]);
    const last = hand({ offer: sortOptions(['play:T3+W1']) });
    last.mason.playCards();
    expect([...wishes, ...last.wishes]).toEqual(['play:T1+W2', 'play:T3+W1']);
    mason.toggle('X');
    mason.playCards();
    expect(mason.spot).toBe('hand');
    mason.clear();
    expect(mason.spot).toBeNull();
  });

  it('does nothing when somebody else is to decide', () => {
    const { mason, wishes } = hand({ canAct: false, offer: sortOptions(['T0,0']) });
    mason.click(point(0, 0), { x: 0, y: 0 }, false);
    mason.hover(point(0, 0));
    expect([mason.ghost, mason.lift, ...wishes]).toEqual([null, null]);
  });
});
