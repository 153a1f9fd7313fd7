import { describe, expect, it } from 'vitest';
import { pieceOf } from './choices';
import {
  beside,
  boxAround,
  cellsPath,
  comingFrom,
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
  seenAround,
  settled,
  snap,
  soughtIn,
  STEP,
  together,
  yardAt,
  type Box,
} from './geometry';
import { piece, piecesIn, point, read, view, yard } from './testView';

describe('places', () => {
  it('that a hint points at are those where nothing stands yet', () => {
    const marks = ['T0,0', 'S2,-3N', 'L-2,0E', 'double:2,-1', 'play:T5', ''];
    expect(soughtIn(marks, [piece('T0,0')]).map(pieceText)).toEqual(['S2,-3N', 'L-2,0E']);
  });
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
    const candidates = piecesIn('T1,0 S0,0N L0,0N S2,0E');
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

  it('are read in order', () => {
    const candidates = piecesIn('T0,0 T2,0 T1,3 T-2,0');
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

  it('is seen with what the pane shows beside it', () => {
    const box = { x: -20, y: -10, width: 40, height: 20 };
    expect(seenAround(box, 400, 400)).toEqual({ x: -20, y: -20, width: 40, height: 40 });
    expect(seenAround(box, 600, 200)).toEqual({ x: -30, y: -10, width: 60, height: 20 });
  });

  it('holds still until something would be out of sight', () => {
    const box = (x: number, width: number): Box => ({ x, y: 0, width, height: 100 });
    expect(settled(null, box(0, 10), box(-5, 20))).toEqual(box(-5, 20));
    expect(settled(box(-5, 20), box(0, 12), box(-3, 18))).toEqual(box(-5, 20));
    expect(settled(box(-5, 20), box(0, 16), box(-3, 22))).toEqual(box(-3, 22));
    expect(settled(box(-50, 100), box(0, 10), box(-5, 20))).toEqual(box(-50, 100));
    expect(together(box(0, 10), box(-5, 7))).toEqual(box(-5, 15));
  });

  it('writes points beside the courtyard', () => {
    expect(beside(piece('T1,1'), [[0, 0]])).toEqual(point(1, 1.6));
    expect(beside(piece('T0,0'), [[0, 0]])).toEqual({ x: -0.8 * STEP, y: 0 });
    expect(beside(piece('S3,1N'), [[0, 0], [1, 1], [2, 2]])).toEqual(point(3.8, 1.5)); // prettier-ignore
    expect(beside(piece('T1,1'), [])).toEqual(point(1, 1.6));
  });

  it('shows the lattice near the castle only', () => {
    const dots = latticeNear(piecesIn('T0,0'));
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

  it('knows the courtyard around a point', () => {
    const [near, far] = [yard([0, 0], 4), yard([3, -1], 4, { cells: [[3, -1], [4, -1]] })]; // prettier-ignore
    expect(yardAt(point(0.5, 0.2), [near, far])).toBe(near);
    expect(yardAt(point(4.9, -0.1), [near, far])).toBe(far);
    expect(yardAt(point(1.5, 0.2), [near, far])).toBeNull();
  });
});

describe('a glide from one part of the lattice to another', () => {
  it('begins where the picture was', () => {
    const before = { x: -100, y: -80, width: 400, height: 240 };
    const after = { x: -160, y: -200, width: 640, height: 300 };
    const [width, height] = [900, 500];
    const [, x, y, scale] =
      /^translate\((.*)px, (.*)px\) scale\((.*)\)$/.exec(comingFrom(before, after, width, height)) ?? [];
    for (const point of [
      { x: 0, y: 0 },
      { x: 130, y: -77 },
    ]) {
      const was = partOf(point, before, width, height);
      const now = partOf(point, after, width, height);
      expect((0.5 + (now.x - 0.5) * Number(scale)) * width + Number(x)).toBeCloseTo(was.x * width);
      expect((0.5 + (now.y - 0.5) * Number(scale)) * height + Number(y)).toBeCloseTo(was.y * height);
    }
  });
});
