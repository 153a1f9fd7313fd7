import { describe, expect, it } from 'vitest';
import { growth, matrixOf, moved } from './moved';

const at = (transform: string, path: string): string => moved(path, matrixOf(transform));

describe('a path that is moved', () => {
  it('keeps every command, relative or not', () => {
    expect(at('translate(10 5)', 'M1 2h3v4H0V1l2-1q1 1 2 2t3 0c1 1 2 2 3 3s1 1 2 2z m1 1 2 2')).toBe(
      'M11 7L14 7L14 11L10 11L10 6L12 5Q13 6 14 7T17 7C18 8 19 9 20 10S21 11 22 12ZM12 8L14 10',
    );
  });
  it('is moved by steps from the right to the left', () => {
    expect(at('translate(10 0) scale(2)', 'M1 1L2 2')).toBe('M12 2L14 4');
    expect(at('scale(2) translate(10 0)', 'M1 1L2 2')).toBe('M22 2L24 4');
    expect(at('rotate(90)', 'M1 0L2 0')).toBe('M0 1L0 2');
    expect(at('rotate(90 1 1)', 'M1 0L2 0')).toBe('M2 1L2 2');
  });
  it('turns and mirrors arcs', () => {
    expect(at('scale(2 3)', 'M0 0a2 1 0 0 1 4 0')).toBe('M0 0A4 3 0 0 1 8 0');
    expect(at('rotate(90)', 'M0 0a2 1 0 0 1 4 0')).toBe('M0 0A2 1 90 0 1 0 4');
    expect(at('scale(1 -1)', 'M0 0a2 1 10 1 1 4 1')).toBe('M0 0A2 1 -10 1 0 4 -1');
  });
  it('says by how much lines grow', () => {
    expect(growth(matrixOf('translate(4 4) scale(.5) rotate(30)'))).toBeCloseTo(0.5);
    expect(growth(matrixOf('scale(2 .5)'))).toBeCloseTo(1);
  });
});
