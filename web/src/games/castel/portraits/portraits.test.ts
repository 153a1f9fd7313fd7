import { describe, expect, it } from 'vitest';
import { KINDS } from '../cards';
import { PAINTED, portraitOf } from '.';

describe('the portraits', () => {
  it('show every kind of card, and nobody else', () => {
    expect([...PAINTED].sort()).toEqual([...KINDS].sort());
  });
  it.each(KINDS)('draws the %s with known tones and whole numbers', (kind) => {
    const shapes = portraitOf(kind);
    expect(shapes.length).toBeGreaterThan(9);
    for (const { d, fill, stroke } of shapes) {
      expect(d).toMatch(/^M[-\d .a-zA-Z]+$/);
      expect(stroke ?? fill).toMatch(/^var\(--p-(pa|ta|bn|wi|go|st|re|bl|oc|gr|vi|wh|bk|br|gy|hh)[12]?\)$/);
    }
  });
  it('differ from each other', () => {
    const outlines = KINDS.map((kind) =>
      portraitOf(kind)
        .map(({ d }) => d)
        .join(),
    );
    expect(new Set(outlines).size).toBe(KINDS.length);
  });
});
