/** Reading a rulebook: search, and texts in paragraphs, lists and links. Pure. */
import type { Chapter, Rulebook } from '../api/types.gen';

/** Letters without accents and case, so that `chateau` finds `château`. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The chapters with the clauses that have every word asked for; all for none. */
export function search(book: Rulebook, wanted: string): Chapter[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      clauses: chapter.clauses.filter((clause) => {
        const text = folded(`${clause.id} ${clause.title} ${clause.text} ${clause.why ?? ''}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((chapter) => chapter.clauses.length);
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

export interface Piece {
  text: string;
  clause: string | null;
}

/** A line cut where it names a clause. */
export function pieces(line: string): Piece[] {
  return line
    .split(/\b([A-Z]{2}-\d+\.\d+)\b/)
    .map((text, index) => ({ text, clause: index % 2 ? text : null }))
    .filter((piece) => piece.text);
}
