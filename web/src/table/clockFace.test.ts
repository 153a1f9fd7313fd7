import { describe, expect, it } from 'vitest';
import { clockFace } from './clockFace';

describe('a clock', () => {
  it('shows days, hours, minutes, seconds and the last tenths', () => {
    expect(clockFace(9_940, 'd')).toBe('0:09.9');
    expect(clockFace(65_000, 'd')).toBe('1:05');
    expect(clockFace(3_909_000, 'd')).toBe('1:05:09');
    expect(clockFace(190_000_000, 'd')).toBe('2 d 4 h');
  });
});
