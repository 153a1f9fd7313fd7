import { describe, expect, it } from 'vitest';
import { MOST_PASTED } from '../api/types.gen';
import { nameIn, partsOf, tagged } from './pasted';

const chapter = (length: number): object => ({ title: 'x'.repeat(length), tree: {} });
const sheet = (title: string, length: number): string =>
  `=== ${title}\n[Game "Castello"]\n${'x'.repeat(length)}\n`;

describe('a pasted text', () => {
  it('is sent as it is where it is short', () => {
    expect(partsOf('[Game "Castello"]')).toEqual(['[Game "Castello"]']);
  });

  it('is told of which game it is where it is nothing but moves', () => {
    expect(tagged(' 1. B9-D9 *', 'castello')).toBe('[Game "Castello"]\n\n1. B9-D9 *');
    expect(tagged('1. B9-D9 *', null)).toBe('1. B9-D9 *');
    for (const text of ['\n[Game "Castel"]', '{"tree": {}}', '=== A title'])
      expect(tagged(text, 'castello')).toBe(text);
  });

  it('is sent by chapters where it is a long study', () => {
    const half = MOST_PASTED / 2;
    const study = { name: 'Openings', chapters: [chapter(half), chapter(half), chapter(1)] };
    const parts = partsOf(JSON.stringify(study));
    expect(parts?.map((part) => JSON.parse(part) as unknown)).toEqual(
      study.chapters.map((one) => ({ chapters: [one] })),
    );
    const sheets = [sheet('One', half), sheet('Two', half), sheet('Three', 1)];
    expect(partsOf(sheets.join(''))).toEqual(sheets);
  });

  it('is refused where a part is too long, or no study', () => {
    expect(partsOf(JSON.stringify({ chapters: [chapter(MOST_PASTED), chapter(1)] }))).toBeNull();
    expect(partsOf('x'.repeat(MOST_PASTED + 1))).toBeNull();
    expect(partsOf(`{"name":"${'x'.repeat(MOST_PASTED)}"}`)).toBeNull();
  });

  it('may name its study', () => {
    expect(nameIn('{"name":"Openings","chapters":[]}')).toBe('Openings');
    expect(nameIn('{"name":3}')).toBe('');
    expect(nameIn('[Game "Castello"]')).toBe('');
  });
});
