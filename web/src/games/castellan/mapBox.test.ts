import { describe, expect, it } from 'vitest';
import { STEP, type Box } from './geometry';
import { MapBox, nextBox, type MapInput } from './mapBox.svelte';
import { piecesIn } from './testView';

const given = (part: Partial<MapInput> = {}): MapInput => ({
  small: false,
  laid: piecesIn('T0,0'),
  places: piecesIn('S0,0E S0,0N S-1,0E S0,-1N'),
  width: 504,
  height: 360,
  turn: 1,
  begun: true,
  ...part,
});
const holds = (box: Box, x: number, y: number): boolean =>
  x * STEP >= box.x && x * STEP <= box.x + box.width && -y * STEP >= box.y && -y * STEP <= box.y + box.height;

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
