/** A view in readable lines, and the parts of actions by role, for games without a board of their own. */
import { pointable, roleOf, type Offer, type Part } from '../../boards/offers';

export interface RoleParts {
  role: string;
  parts: readonly Part[];
}

/** What the actions are made of, role by role in the order in which they name it; nothing where none has parts. */
export function partsByRole(offers: readonly Offer[]): RoleParts[] {
  if (!offers.some(({ parts }) => parts.length)) return [];
  const roles = new Map<string, Set<Part>>();
  for (const part of offers.flatMap(pointable)) {
    const role = roleOf(part);
    roles.set(role, (roles.get(role) ?? new Set()).add(part));
  }
  return [...roles].map(([role, parts]) => ({ role, parts: [...parts] }));
}

export interface Item {
  name: string;
  value: string;
  items: Item[];
}

/** A key of a view as words: `captured_pawns` is "captured pawns". */
export function keyWords(key: string): string {
  return key.replaceAll('_', ' ');
}

/** Any JSON value as a line, or as a list of lines. */
export function describe(name: string, value: unknown): Item {
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return { name, value: value.map(plain).join(', ') || '–', items: [] };
    return { name, value: '', items: value.map((part, index) => describe(String(index), part)) };
  }
  if (value !== null && typeof value === 'object') {
    const items = Object.entries(value).map(([key, part]) => describe(keyWords(key), part));
    if (items.every((item) => !item.items.length) && items.length <= 4) {
      return { name, value: items.map((item) => `${item.name} ${item.value}`).join(', ') || '–', items: [] };
    }
    return { name, value: '', items };
  }
  return { name, value: plain(value), items: [] };
}

/** The action that somebody means who types this: itself, or the only one that is left; else itself, to hear why not. */
export function chosenBy(typed: string, found: readonly string[]): string | null {
  const text = typed.trim();
  if (!text || found.includes(text)) return text || null;
  if (found.length > 1) return null;
  return found[0] ?? text;
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (value === true) return '✓';
  if (value === false) return '✗';
  return String(value);
}
