import { describe, expect, it } from 'vitest';
import { blocks, folded, pieces, search } from './rulebook';
import type { Rulebook } from '../api/types.gen';

describe('the rulebook', () => {
  const clause = { id: 'CO-6.1', title: 'Le siège', text: 'Un château', ruling: true, why: 'Trois côtés' };
  const book: Rulebook = {
    game: 'castello',
    chapters: [{ id: 'CO-6', title: 'Châteaux', clauses: [clause] }],
  };

  it('is searched without accents and case', () => {
    expect(folded('Château Été')).toBe('chateau ete');
    expect(search(book, 'CHATEAU siege')).toHaveLength(1);
    expect(search(book, 'cotes')).toHaveLength(1);
    expect(search(book, 'co-6.1')).toHaveLength(1);
    expect(search(book, 'pion')).toEqual([]);
    expect(search(book, ' ')).toHaveLength(1);
  });

  it('is cut into paragraphs, lists and links', () => {
    expect(blocks('One.\n– a\n– b\nTwo.')).toEqual([
      { list: false, lines: ['One.'] },
      { list: true, lines: ['a', 'b'] },
      { list: false, lines: ['Two.'] },
    ]);
    expect(pieces('see CO-2.1.').map((piece) => piece.clause)).toEqual([null, 'CO-2.1', null]);
  });
});
