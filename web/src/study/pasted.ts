/** A pasted text in parts that can be sent: the room reads a limited length at once, and studies may be longer. */
import { MOST_PASTED } from '../api/types.gen';
import { parsedJson } from './query';

const TITLE = /^(?==== )/m;

/** The text itself, or the chapters of an exported study one by one; null where a part is still too long. */
export function partsOf(text: string): string[] | null {
  if (text.length <= MOST_PASTED) return [text];
  const parts = text.trimStart().startsWith('{')
    ? chaptersOf(text)
    : text.split(TITLE).filter((part) => part.trim());
  return parts?.every((part) => part.length <= MOST_PASTED) ? parts : null;
}

function chaptersOf(text: string): string[] | null {
  const chapters = parsedJson(text)?.['chapters'];
  if (!Array.isArray(chapters)) return null;
  return chapters.map((chapter) => JSON.stringify({ chapters: [chapter] }));
}

/** Bare moves, as people write them down, with the tag that says of which game they are. */
export function tagged(text: string, game: string | null): string {
  if (game === null || /^\s*[{[=]/.test(text)) return text;
  return `[Game "${game.charAt(0).toUpperCase()}${game.slice(1)}"]\n\n${text.trimStart()}`;
}

/** The name of an exported study; empty where the text gives none. */
export function nameIn(text: string): string {
  const name = parsedJson(text)?.['name'];
  return typeof name === 'string' ? name : '';
}
