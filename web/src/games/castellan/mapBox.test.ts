import { describe, expect, it } from 'vitest';
import { STEP, type Box } from './geometry';
import { besides, MapBox, nextBox, usefulHeight, type MapInput } from './mapBox.svelte';
import { piecesIn } from './testView';

const given = (part: Partial<MapInput> = {}): MapInput => ({
  small: false,
  laid: piecesIn('T0,0'),
  places: piecesIn('S0,0E S0,0N S-1,0E S0,-1N'),
  width: 504,
  height: 360,
  area: { width: 504, height: 510 },
  turn: 1,
  over: false,
  begun: true,
  ...part,
});
const holds = (box: Box, x: number, y: number): boolean =>
  x * STEP >= box.x && x * STEP <= box.x + box.width && -y * STEP >= box.y && -y * STEP <= box.y + box.height;

describe('the place of the cards', () => {
  const area = { width: 976, height: 640 };
  const wide = piecesIn('T0,0 T12,3');
  const tall = piecesIn('T0,0 T3,12');

  it('is beside a tall castle and below a wide or a small one', () => {
    expect(
      [tall, wide, piecesIn('T0,0 T1,2')].map((laid) => besides(false, { laid, area, over: false })),
    ).toEqual([true, false, false]);
  });

  it('changes only where that is worth it', () => {
    const both = piecesIn('T0,0 T12,8');
    expect([false, true].map((before) => besides(before, { laid: both, area, over: false }))).toEqual([
      false,
      true,
    ]);
    expect(besides(true, { laid: wide, area, over: false })).toBe(false);
  });

  it('is below when the game is over and no cards are left', () => {
    const laid = piecesIn('T0,0 T9,9');
    expect([false, true].map((over) => besides(false, { laid, area, over }))).toEqual([true, false]);
  });

  it('leaves a castle on a phone the height that it can use', () => {
    const [low, square, high] = [wide, piecesIn('T0,0 T6,6'), tall].map((laid) => usefulHeight(laid, 342));
    expect(low).toBeLessThan(200);
    expect(square).toBe(342);
    expect(high).toBeGreaterThan(600);
  });
});

describe('the part of the lattice that is shown', () => {
  it('is centred on a castle with little ground, and a step is never too large', () => {
    expect(nextBox(null, given())).toEqual({
      x: -3.5 * STEP,
      y: -2.5 * STEP,
      width: 7 * STEP,
      height: 5 * STEP,
    });
  });

  it('holds every place that is offered', () => {
    const box = nextBox(null, given({ places: piecesIn('L9,0E S0,-6N') }));
    expect([holds(box, 11, 0), holds(box, 0, -6), holds(box, 12, 0)]).toEqual([true, true, false]);
  });

  it('grows within a turn for what would be out of sight, and goes no nearer', () => {
    const far = nextBox(null, given({ places: piecesIn('L9,0E S0,-6N') }));
    expect(nextBox(far, given())).toBe(far);
    const [near, farther] = [
      nextBox(null, given()),
      nextBox(nextBox(null, given()), given({ places: piecesIn('L9,0E') })),
    ];
    expect(holds(farther, 11, 0)).toBe(true);
    expect(farther.width).toBeGreaterThan(near.width);
  });

  it('is the same for a small picture whatever can be laid', () => {
    const small = nextBox(null, given({ small: true, places: [] }));
    expect(nextBox(null, given({ small: true, places: piecesIn('L9,0E') }))).toEqual(small);
  });

  it('holds still within a turn, and settles again with the next one or in another window', () => {
    const changes: [Box, Box][] = [];
    const sight = new MapBox(
      () => given(),
      () => undefined,
    );
    const show = (part: Partial<MapInput>): Box => {
      sight.show(given(part), (before, after) => changes.push([before, after]));
      return sight.box;
    };
    const first = show({});
    const more = { laid: piecesIn('T0,0 S0,0E T1,0'), places: piecesIn('S1,0E') };
    expect(show(more)).toBe(first);
    const settled = show({ ...more, turn: 2 });
    expect(settled).not.toEqual(first);
    expect(show({ ...more, turn: 2, width: 1008 }).width).toBeGreaterThan(settled.width);
    expect(changes.map(([before, after]) => before === after)).toEqual([true, false, false]);
  });
});
