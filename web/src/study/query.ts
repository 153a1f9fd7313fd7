/** What an address says of a position. */
import type { JsonObject } from '../api/types.gen';

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
