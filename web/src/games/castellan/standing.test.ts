import { describe, expect, it } from 'vitest';
import type { Piece } from './geometry';
import { backToFront, castShadow } from './standing';

const TOWER: Piece = { kind: 'T', x: 0, y: 0, way: '' };
const EAST: Piece = { kind: 'S', x: 0, y: 0, way: 'E' };
const NORTH: Piece = { kind: 'L', x: 0, y: 0, way: 'N' };
const FAR: Piece = { kind: 'T', x: 0, y: 2, way: '' };

describe('what stands', () => {
  it('is painted from the back to the front', () => {
    const order = backToFront([TOWER, EAST, NORTH, FAR], [{ drawing: 'tree', x: 30, y: -40 }]);
    expect(order.map(({ key }) => key)).toEqual(['L0,0N', 'T0,2', 'tree 30,-40', 'S0,0E', 'T0,0']);
  });

  it('casts one shadow', () => {
    expect(castShadow([])).toBe('');
    expect(castShadow([TOWER, EAST]).match(/M/g)).toHaveLength(2);
  });
});
