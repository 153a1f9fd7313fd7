import { describe, expect, it } from 'vitest';
import { shapesOf } from './shapes';

describe('a drawing as text', () => {
  it('has filled shapes, lines, circles and what moves them', () => {
    expect(shapesOf('go1 M0 0h9z\nwh/3*.5 M1 1h2 @rotate(9)\nbk o 5 5 2')).toEqual([
      { d: 'M0 0h9z', fill: 'var(--p-go1)' },
      { d: 'M1 1h2', fill: 'none', stroke: 'var(--p-wh)', width: '3', opacity: '.5', transform: 'rotate(9)' },
      { d: 'M3 5a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z', fill: 'var(--p-bk)' },
    ]);
  });
  it('takes over parts with its own tones, moved as a whole', () => {
    const parts = { eye: 'A o 0 0 1\nB2 M0 0h1 @scale(2)' };
    expect(
      shapesOf('=eye ta br @translate(4 4)', parts).map(({ fill, transform }) => [fill, transform]),
    ).toEqual([
      ['var(--p-ta)', 'translate(4 4)'],
      ['var(--p-br2)', 'translate(4 4) scale(2)'],
    ]);
  });
  it('refuses a part or a tone that it does not know', () => {
    expect(() => shapesOf('=nose')).toThrow('no part nose');
    expect(() => shapesOf('M0 0h9')).toThrow('no tone');
  });
});
