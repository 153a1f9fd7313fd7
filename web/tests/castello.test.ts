import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../src/api/wire';
import { now, speaker } from '../src/games/castello/describe';
import {
  besides,
  boardSize,
  boxAround,
  cellAt,
  cellName,
  centre,
  nearest,
  neighbour,
  parseCell,
  ROWS,
  section,
  SIDE,
  type Turned,
} from '../src/games/castello/geometry';
import { Hand } from '../src/games/castello/hand.svelte';
import {
  movesByPawn,
  notable,
  notation,
  parseMove,
  path,
  places,
  question,
  sameTurn,
} from '../src/games/castello/options';
import { follow, sieges } from '../src/games/castello/pieces';
import type { CastelloView } from '../src/games/castello/view';

const TURNS: Turned[] = [0, 90, 180, 270];

function view(part: Partial<CastelloView>): CastelloView {
  return {
    actor: 0,
    over: false,
    end: null,
    winners: [],
    red: [],
    black: [],
    castles: [],
    unmoved: [],
    captured_pawns: [0, 0],
    captured_castles: [[], []],
    chain: null,
    turns: 0,
    quiet: 0,
    seat: null,
    ...part,
  };
}

describe('the board as places', () => {
  it('names every cell once', () => {
    const names = ROWS.flat();
    expect(names).toHaveLength(315);
    expect(new Set(names).size).toBe(315);
    expect(names[0]).toBe('A15');
    for (const name of names) expect(cellName(parseCell(name) ?? { file: -1, rank: -1 })).toBe(name);
  });

  it('refuses what is no cell', () => {
    for (const word of ['A0', 'A16', 'V1', 'a1', 'A01', '', 'AA1']) expect(parseCell(word)).toBeNull();
  });

  it.each(TURNS)('finds each cell again where it was drawn, turned by %i', (turned) => {
    for (const name of ROWS.flat()) {
      const { x, y } = centre(name, turned);
      expect(cellAt({ x, y }, turned)).toBe(name);
      expect(cellAt({ x: x + SIDE / 2 - 0.01, y: y - SIDE / 2 + 0.01 }, turned)).toBe(name);
    }
    const { width, height } = boardSize(turned);
    expect(cellAt({ x: width, y: 5 }, turned)).toBeNull();
    expect(cellAt({ x: 5, y: height + 1 }, turned)).toBeNull();
    expect(cellAt({ x: -1, y: 5 }, turned)).toBeNull();
  });

  it('puts the own home at the bottom of a phone', () => {
    expect(centre('A8', 270).y).toBeGreaterThan(centre('U8', 270).y);
    expect(centre('U8', 90).y).toBeGreaterThan(centre('A8', 90).y);
  });

  it('goes to the neighbour that is seen there, and stays at the edge', () => {
    expect(neighbour('K8', 1, 0, 0)).toBe('L8');
    expect(neighbour('K8', 0, -1, 0)).toBe('K9');
    expect(neighbour('K8', 0, -1, 270)).toBe('L8');
    expect(neighbour('K8', 1, 0, 180)).toBe('J8');
    expect(neighbour('A1', -1, 0, 0)).toBe('A1');
    expect(neighbour('A1', 0, 1, 0)).toBe('A1');
  });

  it('knows the sides of a cell and the three sections', () => {
    expect(besides('K8').sort()).toEqual(['J8', 'K7', 'K9', 'L8']);
    expect(besides('A1').sort()).toEqual(['A2', 'B1']);
    expect(['G1', 'H1', 'N1', 'O1'].map(section)).toEqual(['red', 'centre', 'centre', 'black']);
  });

  it('gives a finger the nearest cell that can be meant', () => {
    const at = centre('B5', 0);
    expect(nearest({ x: at.x + 30, y: at.y }, ['B5', 'D5'], 45, 0)).toBe('B5');
    expect(nearest({ x: at.x + 60, y: at.y }, ['B5', 'D5'], 45, 0)).toBe('D5');
    expect(nearest({ x: at.x, y: at.y + 100 }, ['B5', 'D5'], 45, 0)).toBeNull();
  });

  it('crops to what an example shows', () => {
    expect(boxAround([], 2, 0)).toEqual({ x: 0, y: 0, width: 840, height: 600 });
    expect(boxAround(['K8'], 1, 0)).toEqual({ x: 360, y: 240, width: 120, height: 120 });
  });
});

describe('the legal list', () => {
  it('is sorted by pawn', () => {
    expect(movesByPawn(['E2-C2', 'E2-E4', 'B5-D5', 'stop'])).toEqual(
      new Map([
        ['E2', ['C2', 'E4']],
        ['B5', ['D5']],
      ]),
    );
    expect(parseMove('stop')).toBeNull();
    expect(parseMove('A1-B1-C1')).toBeNull();
  });

  it('asks the server about a piece that cannot move', () => {
    expect(question('A1')).toBe('A1-B1');
    expect(question('U8')).toBe('U8-T8');
  });

  it('joins hops to turns and turns to paths', () => {
    expect(sameTurn('E4-E2', 'E2-C2')).toBe(true);
    expect(sameTurn('E4-E2', 'stop')).toBe(true);
    expect(sameTurn('E4-E2', 'A1-B1')).toBe(false);
    expect(path(['E4-E2', 'E2-C2', 'stop'])).toEqual(['E4', 'E2', 'C2']);
  });

  it('writes a turn as the score sheet does', () => {
    const event = (id: string, args: Record<string, string>): TableEvent => ({
      seq: 1,
      at: 0,
      kind: 'acted',
      actions: [args['action'] ?? 'stop'],
      log: [{ id, args }],
    });
    const chain = [
      event('castello-log-move', { action: 'E4-E2' }),
      event('castello-log-capture', { action: 'E2-C2', cell: 'D2' }),
      event('castello-log-stop', {}),
    ];
    chain[2]?.log?.push({ id: 'castello-log-castle', args: { cell: 'F3' } });
    expect(notation(chain)).toBe('E4-E2xC2+F3');
    expect(chain.map(notable)).toEqual([false, true, true]);
    expect(places(chain)).toEqual(['E4', 'E2', 'C2', 'D2', 'F3']);
  });
});

describe('pawns from view to view', () => {
  it('keep their identity when they move', () => {
    const before = follow([], view({ red: ['A1', 'B1'], black: ['C1'] }), []);
    const after = follow(before, view({ red: ['A1', 'D1'], black: [] }), ['B1', 'D1']);
    expect(after.map(({ id, cell }) => [id, cell])).toEqual([
      [before.find((pawn) => pawn.cell === 'A1')?.id, 'A1'],
      [before.find((pawn) => pawn.cell === 'B1')?.id, 'D1'],
    ]);
  });

  it('come back when a replay goes back', () => {
    const before = follow([], view({ red: ['D1'] }), []);
    const after = follow(before, view({ red: ['B1'], black: ['C1'] }), []);
    expect(after.map((pawn) => pawn.cell).sort()).toEqual(['B1', 'C1']);
    expect(after.find((pawn) => pawn.cell === 'B1')?.id).toBe(before[0]?.id);
  });

  it('are counted around castles by colour', () => {
    const found = sieges(view({ castles: ['K8'], red: ['J8', 'K9', 'L9'], black: ['K7'] }));
    expect(found).toEqual([{ castle: 'K8', sides: [2, 1] }]);
  });
});

describe('spoken cells', () => {
  const say = (id: string, params: object = {}): string => [id, ...Object.values(params)].join(':');
  const marks = { chosen: 'B5', movable: new Set(['B5', 'B6']), targets: new Set(['D5']) };

  it('say what stands there and what can be done', () => {
    const speak = speaker(
      view({
        red: ['B5', 'B6'],
        black: ['K9'],
        castles: ['K8'],
        unmoved: ['B6'],
        captured_castles: [['O8'], []],
      }),
      say,
    );
    expect(speak('B5', marks)).toBe('B5, web-castello-pawn:0, web-castello-chosen');
    expect(speak('B6', marks)).toBe('B6, web-castello-pawn:0, web-castello-unmoved, web-castello-movable');
    expect(speak('K8', marks)).toBe('K8, web-castello-castle, web-castello-siege:1:1');
    expect(speak('D5', marks)).toBe('D5, web-castello-free, web-castello-target');
    expect(speak('O8', marks)).toBe('O8, web-castello-free, web-castello-taken:0');
  });

  it('say what can be done now', () => {
    expect(now(view({}), [], say)).toBeNull();
    expect(now(view({}), ['B5-C5'], say)).toBe('web-castello-now-move');
    expect(now(view({ chain: { path: ['E4', 'E2'], taken: [] } }), ['stop'], say)).toBe(
      'web-castello-now-chain:E2',
    );
  });
});

describe('the hand', () => {
  function hand(options: string[], hopping: string | null = null): { hand: Hand; sent: string[] } {
    const sent: string[] = [];
    const input = { moves: movesByPawn(options), hopping, canAct: options.length > 0 };
    return {
      hand: new Hand(
        () => input,
        (action) => sent.push(action),
      ),
      sent,
    };
  }

  it('chooses a pawn and sends it', () => {
    const { hand: it, sent } = hand(['B5-C5', 'B6-C6']);
    it.choose('B5');
    expect(it.held).toBe('B5');
    it.choose('B6');
    expect(it.held).toBe('B6');
    it.choose('C6');
    expect(sent).toEqual(['B6-C6']);
    expect(it.held).toBeNull();
  });

  it('asks about what is not possible, at that spot', () => {
    const { hand: it, sent } = hand(['B5-C5']);
    it.choose('K8');
    expect(sent).toEqual(['K8-J8']);
    it.choose('B5');
    it.choose('F5');
    expect(sent.at(-1)).toBe('B5-F5');
    expect(it.spot).toBe('F5');
    it.clear();
    expect(it.spot).toBeNull();
  });

  it('goes on with the hopping pawn without choosing it', () => {
    const { hand: it, sent } = hand(['E2-C2', 'stop'], 'E2');
    it.choose('C2');
    expect(sent).toEqual(['E2-C2']);
  });

  it('drags, and lets go beside the board', () => {
    const { hand: it, sent } = hand(['B5-C5']);
    it.press('B5', { x: 0, y: 0 });
    expect(it.pull({ x: 2, y: 2 })).toBe(false);
    expect(it.pull({ x: 20, y: 2 })).toBe(true);
    it.release('C5');
    expect(sent).toEqual(['B5-C5']);
    it.press('B5', { x: 0, y: 0 });
    it.pull({ x: 20, y: 2 });
    it.release(null);
    expect(sent).toHaveLength(1);
  });

  it('does nothing when somebody else is to decide', () => {
    const { hand: it, sent } = hand([]);
    it.choose('B5');
    expect(sent).toEqual([]);
    expect(it.active).toBeNull();
  });
});
