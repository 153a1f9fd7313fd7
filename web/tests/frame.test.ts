import { describe, expect, it } from 'vitest';
import { patience } from '../src/lib/api';
import { following, HOME, moved, pinched, refitted, zoomed } from '../src/lib/camera';
import { latestActions, logRows } from '../src/lib/log';
import { allowedNumbers, newDraft, requestOf } from '../src/lib/newtable';
import { emptyTable, reduce, shownSeat, timeLeft, type TableState } from '../src/lib/reduce';
import { blocks, folded, pieces, search } from '../src/lib/rulebook';
import { match, tableInLink } from '../src/lib/router.svelte';
import { eventsOf } from '../src/lib/replay.svelte';
import { OUTLINES, PATTERNS, seatLetters, seatLook } from '../src/lib/seats';
import { chancePath, percent, pointsOf } from '../src/lib/study.svelte';
import { clockFace } from '../src/lib/time';
import { typeset } from '../src/lib/typeset';
import type { GameFacts, Rulebook, ServerMessage, Snapshot, TableEvent } from '../src/lib/wire';
import { chosenBy, describe as inWords } from '../src/games/generic/describe';

const acted = (seq: number, seat: number, ply: number, ...actions: string[]): TableEvent => ({
  seq,
  at: 0,
  kind: 'acted',
  seat,
  ply,
  actions,
});

function update(after: number, events: TableEvent[], part: Partial<Snapshot> = {}): ServerMessage {
  return {
    type: 'update',
    after,
    seq: events.at(-1)?.seq ?? after,
    events,
    table: {} as Snapshot['table'],
    host: false,
    seats: [0],
    views: { '0': {} },
    aids: { '0': {} },
    legal: null,
    takebacks: 0,
    clock: { left: null, running: null, out: false },
    requests: [],
    fairness: null,
    ...part,
  };
}

describe('messages of a table', () => {
  it('add up in order', () => {
    let state = reduce(emptyTable(), update(0, [acted(1, 0, 1, 'A')]), 10);
    state = reduce(state, update(1, [acted(2, 1, 2, 'B')]), 20);
    expect(state.seq).toBe(2);
    expect(state.journal.map((event) => event.seq)).toEqual([1, 2]);
    expect(state.fresh.map((event) => event.seq)).toEqual([2]);
    expect(state.receivedAt).toBe(20);
  });

  it('show a gap and keep what was there', () => {
    const state = reduce(emptyTable(), update(0, [acted(1, 0, 1, 'A')]), 0);
    const after = reduce(state, update(3, [acted(4, 1, 2, 'B')]), 0);
    expect(after.gap).toBe(true);
    expect(after.seq).toBe(1);
    expect(reduce(after, update(1, [acted(2, 1, 2, 'B')]), 0).gap).toBe(false);
  });

  it('count nothing twice and never go back', () => {
    const state = reduce(emptyTable(), update(0, [acted(1, 0, 1, 'A'), acted(2, 1, 2, 'B')]), 0);
    const again = reduce(state, update(0, [acted(1, 0, 1, 'A'), acted(2, 1, 2, 'B')]), 0);
    expect(again.journal).toHaveLength(2);
    expect(reduce(state, update(0, [acted(1, 0, 1, 'A')]), 0)).toBe(state);
  });

  it('collect chat once and know who is here', () => {
    const line = { number: 1, at: 0, name: 'Ada', text: 'hello' };
    let state = reduce(emptyTable(), { type: 'chat', lines: [line] }, 0);
    const same = reduce(state, { type: 'chat', lines: [line] }, 0);
    expect(same).toBe(state);
    state = reduce(state, { type: 'presence', people: ['Ada'] }, 0);
    expect(state.people).toEqual(['Ada']);
    expect(reduce(state, { type: 'pong', now: 1 }, 0)).toBe(state);
  });

  it('show the view of the seat to decide, else the one before', () => {
    const snapshot = (part: Partial<Snapshot>): Snapshot => update(0, [], part) as unknown as Snapshot;
    const both = { seats: [0, 1], views: { '0': {}, '1': {} } };
    expect(shownSeat(snapshot({ ...both, legal: { seat: 1, actions: [] } }), '0')).toBe('1');
    expect(shownSeat(snapshot(both), '1')).toBe('1');
    expect(shownSeat(snapshot(both), null)).toBe('0');
    expect(shownSeat(snapshot({ seats: [], views: { watch: {} } }), null)).toBe('watch');
  });

  it('let only the running clock run', () => {
    const clock = { left: [5000, 9000], running: 0, out: false };
    const state: TableState = reduce(emptyTable(), update(0, [], { clock }), 1000);
    expect(timeLeft(state, 0, 3000)).toBe(3000);
    expect(timeLeft(state, 1, 3000)).toBe(9000);
    expect(timeLeft(state, 0, 99_000)).toBe(0);
    expect(timeLeft(emptyTable(), 0, 0)).toBeNull();
  });
});

describe('the log', () => {
  const hops = (before: string, next: string): boolean => next === 'stop' || before.endsWith(next[0] ?? '?');

  it('joins the hops of a turn', () => {
    const rows = logRows([acted(1, 0, 1, 'A-B'), acted(2, 0, 2, 'B-C'), acted(3, 1, 3, 'X-Y')], 3, hops);
    expect(rows.map((row) => (row.kind === 'turn' ? [row.seat, row.from, row.to] : row.event.kind))).toEqual([
      [0, 0, 2],
      [1, 2, 3],
    ]);
    expect(latestActions(rows)).toEqual(['X-Y']);
  });

  it('forgets what was taken back, with an event or without one', () => {
    const back: TableEvent = { seq: 3, at: 0, kind: 'tookback', seat: 0, ply: 1 };
    const taken = logRows([acted(1, 0, 1, 'A-B'), acted(2, 0, 2, 'B-C'), back], 1, hops);
    expect(latestActions(taken)).toEqual(['A-B']);
    const agreed = logRows([acted(1, 0, 1, 'A-B'), acted(2, 1, 2, 'X-Y'), acted(5, 1, 2, 'X-Z')], 2, hops);
    expect(agreed.filter((row) => row.kind === 'turn')).toHaveLength(2);
    expect(latestActions(agreed)).toEqual(['X-Z']);
    expect(latestActions(logRows([acted(1, 0, 1, 'A-B'), acted(2, 1, 2, 'X-Y')], 1, hops))).toEqual(['A-B']);
  });

  it('leaves no note of what was only tried within a turn', () => {
    const back = (seq: number, ply: number): TableEvent => ({ seq, at: 0, kind: 'tookback', seat: 0, ply });
    const tried = [acted(1, 0, 1, 'A-B'), acted(2, 0, 2, 'B-C'), back(3, 1), acted(4, 0, 2, 'B-D')];
    expect(logRows(tried, 2, hops)).toHaveLength(1);
    expect(latestActions(logRows(tried, 2, hops))).toEqual(['A-B', 'B-D']);
    expect(logRows([acted(1, 0, 1, 'A-B'), back(2, 0)], 0, hops).map(({ kind }) => kind)).toEqual(['note']);
  });

  it('keeps what else happened and leaves out what is nobody’s matter', () => {
    const event = (seq: number, kind: string): TableEvent => ({ seq, at: 0, kind });
    expect(logRows([event(1, 'created'), event(2, 'seated'), event(3, 'ready')], 0, hops)).toHaveLength(1);
    expect(latestActions([])).toEqual([]);
  });
});

describe('addresses', () => {
  const at = (path: string): unknown => match(new URL(path, 'http://x'));
  it('lead to pages', () => {
    expect(at('/')).toEqual({ page: 'home' });
    expect(at('/t/abc')).toEqual({ page: 'table', id: 'abc' });
    expect(at('/replay/abc?ply=7')).toEqual({ page: 'replay', id: 'abc', ply: 7 });
    expect(at('/replay/abc?ply=x')).toEqual({ page: 'replay', id: 'abc', ply: null });
    expect(at('/rules/castello#CO-4.3')).toEqual({ page: 'rules', game: 'castello', clause: 'CO-4.3' });
    expect(at('/new?game=castel')).toEqual({ page: 'new', game: 'castel' });
    for (const path of ['/t', '/t/a/b', '/nothing', '/lobby/x'])
      expect(at(path)).toEqual({ page: 'missing' });
  });

  it('are found in what people paste', () => {
    const id = 'abcdefghjkmnpqrstuvw';
    for (const words of [id, `https://x.example/t/${id}`, ` http://h/replay/${id}?ply=3 `]) {
      expect(tableInLink(words)).toBe(id);
    }
    for (const words of ['', 'hello there', 'https://x.example/', 'short'])
      expect(tableInLink(words)).toBeNull();
  });
});

describe('a new table', () => {
  const game: GameFacts = {
    id: 'castello',
    names: { en: 'C', fr: 'C' },
    min_players: 2,
    max_players: 3,
    hidden: false,
    chance: false,
    draws: true,
    rules_version: 1,
    levels: ['novice', 'casual'],
    seats: { en: [], fr: [] },
    options: [
      {
        key: 'layout',
        default: 'classic',
        words: ['classic', 'brio'],
        ranges: [],
        names: { en: '', fr: '' },
        help: { en: '', fr: '' },
      },
      {
        key: 'quiet',
        default: 3,
        words: [],
        ranges: [
          [0, 0],
          [2, 9],
        ],
        names: { en: '', fr: '' },
        help: { en: '', fr: '' },
      },
    ],
  };

  it('waits for people when a seat is open', () => {
    const request = requestOf(game, newDraft(game));
    expect(request).toMatchObject({ seat: 0, bots: {}, hotseat: false, start: false });
    expect(request.settings).toMatchObject({ options: {}, clock: { kind: 'none' }, listed: true });
    expect(request.settings).not.toHaveProperty('setup');
  });

  it('begins at once against bots, and sends only what differs', () => {
    const draft = {
      ...newDraft(game),
      clock: 'fischer' as const,
      minutes: 1.5,
      increment: 2,
      setup: '{"first":1}',
    };
    draft.seats = ['bot', 'me', 'open'];
    draft.options['layout'] = 'brio';
    const request = requestOf(game, draft);
    expect(request).toMatchObject({ seat: 1, bots: { '0': 'casual' }, hotseat: false, start: true });
    expect(request.settings.options).toEqual({ layout: 'brio' });
    expect(request.settings.clock).toEqual({ kind: 'fischer', seconds: 90, increment: 2 });
    expect(request.settings.setup).toEqual({ first: 1 });
  });

  it('is a hot seat when all people sit here', () => {
    const draft = { ...newDraft(game), seats: ['me', 'me', 'open'] as ('me' | 'open')[] };
    expect(requestOf(game, draft)).toMatchObject({ hotseat: true, start: true });
    expect(() => requestOf(game, { ...draft, setup: '{' })).toThrow(SyntaxError);
    expect(requestOf(game, { ...draft, clock: 'days' }).settings.clock).toEqual({ kind: 'days', days: 3 });
    expect(requestOf(game, { ...draft, clock: 'move' }).settings.clock).toEqual({
      kind: 'move',
      seconds: 60,
    });
  });

  it('says which numbers are possible', () => {
    expect(game.options.map(allowedNumbers)).toEqual(['', '0, 2–9']);
  });
});

describe('the rulebook', () => {
  const clause = { id: 'CO-6.1', title: 'Le siège', text: 'Un château', ruling: true, why: 'Trois côtés' };
  const book: Rulebook = {
    game: 'castello',
    chapters: [{ id: 'CO-6', title: 'Châteaux', clauses: [clause] }],
  };

  it('is searched without accents and case', () => {
    expect(folded('Château Été')).toBe('chateau ete');
    expect(search(book, 'CHATEAU siege')).toHaveLength(1);
    expect(search(book, 'cotes')).toHaveLength(1);
    expect(search(book, 'co-6.1')).toHaveLength(1);
    expect(search(book, 'pion')).toEqual([]);
    expect(search(book, ' ')).toHaveLength(1);
  });

  it('is cut into paragraphs, lists and links', () => {
    expect(blocks('One.\n– a\n– b\nTwo.')).toEqual([
      { list: false, lines: ['One.'] },
      { list: true, lines: ['a', 'b'] },
      { list: false, lines: ['Two.'] },
    ]);
    expect(pieces('see CO-2.1.').map((piece) => piece.clause)).toEqual([null, 'CO-2.1', null]);
  });
});

describe('small things', () => {
  it('clocks', () => {
    expect(clockFace(9_940, 'd')).toBe('0:09.9');
    expect(clockFace(65_000, 'd')).toBe('1:05');
    expect(clockFace(3_909_000, 'd')).toBe('1:05:09');
    expect(clockFace(190_000_000, 'd')).toBe('2 d 4 h');
  });

  it('cameras follow what happens out of sight, and nothing else', () => {
    const pane = { width: 100, height: 100 };
    const near = zoomed(HOME, 4, { x: 0, y: 0 }, pane);
    expect(following(near, { x: 0.1, y: 0.1 }, pane)).toBe(near);
    expect(following(near, { x: 0.5, y: 0.5 }, pane)).toEqual({ scale: 4, x: -150, y: -150 });
    expect(following(near, { x: 1, y: 0.1 }, pane)).toEqual({ scale: 4, x: -300, y: 0 });
  });

  it('holds still what one looks at when more of the picture is fitted in', () => {
    const pane = { width: 100, height: 100 };
    const [before, after] = [{ x: 0, y: 0, width: 10, height: 10 }, { x: -5, y: 0, width: 20, height: 20 }]; // prettier-ignore
    const near = zoomed(HOME, 2, { x: 30, y: 40 }, pane);
    const wider = refitted(near, before, after, pane);
    const onScreen = (camera: typeof near, frame: typeof before, x: number, y: number): number[] => {
      const fit = 100 / frame.width;
      return [(x - frame.x) * fit * camera.scale + camera.x, (y - frame.y) * fit * camera.scale + camera.y];
    };
    expect(wider.scale).toBe(4);
    expect(onScreen(wider, after, 3, 4)).toEqual(onScreen(near, before, 3, 4));
    expect(refitted(near, before, before, pane)).toEqual(near);
    expect(refitted(near, after, before, pane).scale).toBe(1);
  });

  it('cameras stay on the board', () => {
    const pane = { width: 100, height: 100 };
    const near = zoomed(HOME, 2, { x: 50, y: 50 }, pane);
    expect(near).toEqual({ scale: 2, x: -50, y: -50 });
    expect(moved(near, 500, -500, pane)).toEqual({ scale: 2, x: 0, y: -100 });
    expect(zoomed(near, 0.1, { x: 0, y: 0 }, pane)).toEqual(HOME);
    expect(zoomed(HOME, 99, { x: 0, y: 0 }, pane).scale).toBe(4);
    const fingers = pinched(
      HOME,
      [
        { x: 40, y: 50 },
        { x: 60, y: 50 },
      ],
      [
        { x: 30, y: 50 },
        { x: 70, y: 50 },
      ],
      pane,
    );
    expect(fingers.scale).toBe(2);
  });

  it('a record reads like a live table', () => {
    const events = eventsOf({ record: { actions: ['a', 'b'] }, log: [{ seat: 1, lines: [] }] });
    expect(events.map(({ seat, ply, actions }) => [seat, ply, actions])).toEqual([
      [1, 1, ['a']],
      [1, 2, ['b']],
    ]);
    expect(logRows(events, 2, () => false)).toHaveLength(2);
  });

  it('every seat has a shape and a pattern of its own', () => {
    const looks = [0, 1, 2, 3, 4].map((seat) => seatLook('castellan', seat));
    expect(new Set(looks.map((look) => look.shape)).size).toBe(5);
    expect(new Set(looks.map((look) => PATTERNS[look.pattern].lines)).size).toBe(5);
    expect(seatLook('castello', 1)).toEqual({ colour: 'black', shape: 'square', pattern: 'dots' });
    for (const { shape } of looks) expect(OUTLINES[shape]).toMatch(/^M/);
  });

  it('every seat of a game has a letter of its own', () => {
    expect(seatLetters(['Black', 'Beige', 'Red', 'Green', 'Violet'])).toEqual(['B', 'E', 'R', 'G', 'V']);
    expect(seatLetters(['Noir', 'Beige', 'Rouge', 'Vert', 'Violet'])).toEqual(['N', 'B', 'R', 'V', 'I']);
    expect(seatLetters(['A', 'A'])).toEqual(['A', 'A']);
  });

  it('any view can be read as lines', () => {
    const item = inWords('', { a_b: [1, 2], c: null, d: { e: true, f: [{ g: 1 }] } });
    expect(item.items.map((line) => [line.name, line.value])).toEqual([
      ['a b', '1, 2'],
      ['c', '–'],
      ['d', ''],
    ]);
  });
});

describe('a game that was analysed', () => {
  const result = {
    moments: [
      {
        ply: 0,
        seat: 0,
        action: 'a',
        chances: [0.5, 0.5],
        best: 'a',
        deeds: [],
        value: 0.5,
        line: ['a'],
        choice: 0,
      },
      {
        ply: 2,
        seat: 1,
        action: 'b',
        chances: [0.25, 0.75],
        best: 'c',
        deeds: [],
        value: 0.75,
        line: ['c'],
        choice: -0.1,
      },
    ],
    final: [1, 0],
    choice: [0, -0.1],
    luck: null,
    turning: [2],
  };

  it('is drawn from its first decision to its end', () => {
    const points = pointsOf(result, 4);
    expect(points.map((point) => point.ply)).toEqual([0, 2, 4]);
    expect(chancePath(points, 0, 4, 100, 10)).toBe('M0.0 5.0L50.0 7.5L100.0 0.0');
    expect(chancePath(points, 1, 4, 100, 10)).toBe('M0.0 5.0L50.0 2.5L100.0 10.0');
    expect(percent(0.756)).toBe(76);
  });
});

describe('a room that is too busy', () => {
  it('is asked again after the time it gives, and longer each time', () => {
    const busy = { code: 'busy', params: { wait_ms: 1000 } };
    expect(patience(busy, 0)).toBe(1000);
    expect(patience(busy, 1)).toBe(1500);
    expect(patience({ code: 'too_many', params: { wait_ms: 50 } }, 0)).toBe(50);
  });

  it('is not asked for ever, and other refusals are refusals', () => {
    expect(patience({ code: 'busy', params: { wait_ms: 1000 } }, 5)).toBeNull();
    expect(patience({ code: 'too_many', params: { wait_ms: 60_000 } }, 0)).toBeNull();
    expect(patience({ code: 'too_many', params: {} }, 0)).toBeNull();
    expect(patience({ code: 'stale', params: { wait_ms: 1 } }, 0)).toBeNull();
  });
});

describe('French spaces', () => {
  it('keep signs with their words', () => {
    expect(typeset('a = Oui : « non » ; 5 % ! { $x } ?', 'fr')).toBe(
      'a = Oui\u00a0: «\u00a0non\u00a0»\u202f; 5\u00a0%\u202f! { $x }\u202f?',
    );
    expect(typeset('a =\n    : b ; c', 'fr')).toBe('a =\n    : b\u202f; c');
    expect(typeset('Yes : 5 %', 'en')).toBe('Yes : 5 %');
  });
});

describe('an action typed at a board for any game', () => {
  it('is what stands there, the only one that fits, or asked about', () => {
    expect(chosenBy('a1', ['a1', 'a12'])).toBe('a1');
    expect(chosenBy('a12 ', ['a12'])).toBe('a12');
    expect(chosenBy('2', ['a12'])).toBe('a12');
    expect(chosenBy('a', ['a1', 'a2'])).toBeNull();
    expect(chosenBy('z9', [])).toBe('z9');
    expect(chosenBy(' ', ['a1'])).toBeNull();
  });
});
