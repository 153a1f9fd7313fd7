import { describe, expect, it } from 'vitest';
import { blocks, cited, emphasised, folded, plain, search } from './book';
import type { RulesBlock, RulesPage } from '../api/types.gen';

const text = (words: string, ...clauses: string[]): RulesBlock => ({
  kind: 'text',
  rows: [[[{ words, clauses }]]],
  figure: null,
  cards: [],
});

describe('the rules', () => {
  const king = { id: 'king', name: 'Roi', text: 'Renvoie une carte', copies: 1 };
  const thief = { id: 'thief', name: 'Voleur', text: 'Retire un pion', copies: 1 };
  const book: RulesPage = {
    game: 'castello',
    title: 'Castello',
    chapters: [
      {
        id: 'castles',
        title: 'Châteaux',
        blocks: [text('Le **siège** compte trois côtés.', 'CO-6.1'), text('Rien d’autre.')],
      },
      {
        id: 'cards',
        title: 'Cartes',
        blocks: [{ kind: 'cards', rows: [], figure: null, cards: [king, thief] }],
      },
    ],
    rulings: [],
  };
  const found = (words: string): number[] => search(book, words).map((chapter) => chapter.blocks.length);

  it('are searched without accents and case, by title and clause too', () => {
    expect(folded('Château Été')).toBe('chateau ete');
    expect(found('COTES siege')).toEqual([1]);
    expect(found('chateaux')).toEqual([2]);
    expect(found('co-6.1')).toEqual([1]);
    expect(found('tour')).toEqual([]);
    expect(found(' ')).toEqual([2, 1]);
  });

  it('show only the cards that are looked for', () => {
    expect(search(book, 'pion')[0]?.blocks[0]?.cards).toEqual([thief]);
  });

  it('know what is emphasised', () => {
    expect(emphasised('a **b c** *d*')).toEqual([
      { text: 'a ', how: 'plain' },
      { text: 'b c', how: 'strong' },
      { text: ' ', how: 'plain' },
      { text: 'd', how: 'em' },
    ]);
    expect(plain([{ words: 'a **b**', clauses: [] }])).toBe('a b');
  });

  it('cut the text of a clause into paragraphs, lists and links', () => {
    expect(blocks('One.\n– a\n– b\nTwo.')).toEqual([
      { list: false, lines: ['One.'] },
      { list: true, lines: ['a', 'b'] },
      { list: false, lines: ['Two.'] },
    ]);
    expect(cited('see CO-2.1.').map((piece) => piece.clause)).toEqual([null, 'CO-2.1', null]);
  });
});
