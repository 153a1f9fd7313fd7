import { describe, expect, it } from 'vitest';
import { shapesOf } from './shapes';

describe('a drawing as text', () => {
  it('has filled shapes, lines, circles and what moves them', () => {
    expect(shapesOf('go1 M0 0h9z\nwh/3*.5 M1 1h2 @rotate(90)\nbk o 5 5 2')).toEqual([
      { d: 'M0 0h9z', fill: 'var(--p-go1)' },
      { d: 'M-1 1L-1 3', fill: 'none', stroke: 'var(--p-wh)', width: '3', opacity: '.5' },
      { d: 'M3 5a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z', fill: 'var(--p-bk)' },
    ]);
  });
  it('takes over parts with its own tones, moved as a whole', () => {
    const parts = { eye: 'A o 0 0 1\nB2 M0 0h1 @scale(2)' };
    expect(shapesOf('=eye ta br @translate(4 4)', parts)).toEqual([
      { d: 'M3 4A1 1 0 1 1 5 4A1 1 0 1 1 3 4Z', fill: 'var(--p-ta)' },
      { d: 'M4 4L6 4', fill: 'var(--p-br2)' },
    ]);
  });
  it('refuses a part or a tone that it does not know', () => {
    expect(() => shapesOf('=nose')).toThrow('no part nose');
    expect(() => shapesOf('M0 0h9')).toThrow('no tone');
  });
});
