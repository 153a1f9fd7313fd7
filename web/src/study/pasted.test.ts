import { describe, expect, it } from 'vitest';
import { LARGEST, partsOf } from './pasted';

const chapter = (length: number): object => ({ title: 'x'.repeat(length), tree: {} });

describe('a pasted text', () => {
  it('is sent as it is where it is short', () => {
    expect(partsOf('[Game "Castello"]')).toEqual(['[Game "Castello"]']);
  });

  it('is sent by chapters where it is a long study', () => {
    const study = { name: 'Openings', chapters: [chapter(LARGEST / 2), chapter(LARGEST / 2), chapter(1)] };
    const parts = partsOf(JSON.stringify(study));
    expect(parts?.map((part) => JSON.parse(part) as unknown)).toEqual(
      study.chapters.map((one) => ({ chapters: [one] })),
    );
  });

  it('is refused where a part is too long, or no study', () => {
    expect(partsOf(JSON.stringify({ chapters: [chapter(LARGEST), chapter(1)] }))).toBeNull();
    expect(partsOf('x'.repeat(LARGEST + 1))).toBeNull();
    expect(partsOf(`{"name":"${'x'.repeat(LARGEST)}"}`)).toBeNull();
  });
});
