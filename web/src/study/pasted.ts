/** A pasted text in parts that can be sent: the room reads a limited length at once, and studies may be longer. */
import { parsedJson } from './query';

/** As many characters as the room reads at once (`MOST_AT_ONCE` of the server). */
export const LARGEST = 60_000;

/** The text itself, or the chapters of an exported study one by one; null where a part is still too long. */
export function partsOf(text: string): string[] | null {
  if (text.length <= LARGEST) return [text];
  const chapters = parsedJson(text)?.['chapters'];
  if (!Array.isArray(chapters)) return null;
  const parts = chapters.map((chapter) => JSON.stringify({ chapters: [chapter] }));
  return parts.every((part) => part.length <= LARGEST) ? parts : null;
}
