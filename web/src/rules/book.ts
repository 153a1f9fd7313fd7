/** Reading the rules: search, emphasis, and the exact texts of clauses in paragraphs, lists and links. Pure. */
import type { Clause, Passage, RulesBlock, RulesChapter, RulesPage, Specification } from '../api/types.gen';

/** Letters without accents and case, so that `chateau` finds `château`. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function passages(block: RulesBlock): Passage[] {
  return block.rows.flat(2);
}

/** The chapters with the blocks that have every word asked for; of a catalogue, the cards. All for no words. */
export function search(book: RulesPage, wanted: string): RulesChapter[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return book.chapters;
  const has = (text: string): boolean => words.every((word) => folded(text).includes(word));
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      blocks: chapter.blocks
        .map((block) => ({ ...block, cards: block.cards.filter((card) => has(`${card.name} ${card.text}`)) }))
        .filter(
          (block) =>
            block.cards.length ||
            has(
              [
                chapter.title,
                ...passages(block).flatMap((passage) => [passage.words, ...passage.clauses]),
              ].join(' '),
            ),
        ),
    }))
    .filter((chapter) => chapter.blocks.length);
}

export interface Piece {
  text: string;
  how: 'plain' | 'strong' | 'em';
}

/** Words cut where `**` or `*` encloses some of them. */
export function emphasised(words: string): Piece[] {
  return words
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((text) => {
      const how = text.startsWith('**') ? 'strong' : text.startsWith('*') ? 'em' : 'plain';
      return { text: text.replace(/^\*+|\*+$/g, ''), how };
    });
}

/** The words without their emphasis, for screen readers and titles. */
export function plain(line: readonly Passage[]): string {
  return line.map(({ words }) => words.replaceAll('*', '')).join(' ');
}

export function clauseOf(book: Specification, id: string): Clause | undefined {
  return book.chapters.flatMap((chapter) => chapter.clauses).find((clause) => clause.id === id);
}

export interface Block {
  list: boolean;
  lines: string[];
}

/** A text in paragraphs and lists: lines that begin with a dash are items. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split('\n')) {
    const list = line.startsWith('– ');
    const words = list ? line.slice(2) : line;
    const last = found.at(-1);
    if (list && last?.list) last.lines.push(words);
    else found.push({ list, lines: [words] });
  }
  return found;
}

export interface Cited {
  text: string;
  clause: string | null;
}

/** A line cut where it names a clause. */
export function cited(line: string): Cited[] {
  return line
    .split(/\b([A-Z]{2}-\d+\.\d+)\b/)
    .map((text, index) => ({ text, clause: index % 2 ? text : null }))
    .filter((piece) => piece.text);
}
