import { describe, expect, it } from 'vitest';
import {
  boardSize,
  boxAround,
  cellAt,
  cellName,
  centre,
  neighbour,
  partAround,
  parseCell,
  ROWS,
  section,
  SIDE,
  type Turned,
} from './geometry';

const TURNS: Turned[] = [0, 90, 180, 270];

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

  it('puts the player’s home at the bottom of a phone', () => {
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

  it('knows the three sections', () => {
    expect(['G1', 'H1', 'N1', 'O1'].map(section)).toEqual(['red', 'centre', 'centre', 'black']);
  });

  it('crops to what an example shows', () => {
    expect(boxAround([], 2, 0)).toEqual({ x: 0, y: 0, width: 840, height: 600 });
    expect(boxAround(['K8'], 1, 0)).toEqual({ x: 360, y: 240, width: 120, height: 120 });
  });

  it('shows eleven files and seven ranks around a cell, in the corners too', () => {
    for (const cell of ['K8', 'A1', 'U15', 'B14'])
      expect(boxAround(partAround(cell), 2, 0)).toMatchObject({ width: 440, height: 280 });
    expect(boxAround(partAround('A1'), 2, 0)).toMatchObject({ x: 0, y: 320 });
    expect(boxAround(partAround('K8'), 2, 180)).toMatchObject({ x: 200, y: 160 });
  });
});
