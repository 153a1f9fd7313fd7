/** What an address says of a position. */
import type { JsonObject } from '../api/types.gen';

const LONGEST = 20;
/** As many as the server plays (`MOST_ACTIONS`). */
export const WHOLE_GAME = 1500;

/** The JSON object in a text, or null where there is none. */
export function parsedJson(text: string | null): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as JsonObject)
      : null;
  } catch {
    return null;
  }
}

/** The actions of a line that an address gives, to be played on the board; none where they are not well written. */
export function actionsIn(text: string | null, most = LONGEST): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.slice(0, most) : [];
  } catch {
    return [];
  }
}
