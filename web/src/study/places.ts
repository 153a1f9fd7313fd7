/** Where marks are drawn: the places of any board, found by the names that its elements carry. */

const NAMED = '[data-place], [data-card], [data-part]';

/** What an element on a board stands for: a place, a card or the value of its first part. */
function nameOf(element: Element): string | null {
  const own = element.getAttribute('data-place') ?? element.getAttribute('data-card');
  if (own) return own;
  const [part = ''] = (element.getAttribute('data-part') ?? '').split(' ');
  return part.slice(part.indexOf(':') + 1) || null;
}

/** The name of what lies at a point of the window, if marks can be drawn there. */
export function placeAt(root: Element, x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const named = element.closest(NAMED);
    if (named && root.contains(named)) return fitting(nameOf(named));
  }
  return null;
}

/** The name of an element or of what it lies in. */
export function placeOf(root: Element, element: Element): string | null {
  const named = element.closest(NAMED);
  return named && root.contains(named) ? fitting(nameOf(named)) : null;
}

/** Only names that can be written into a mark. */
const fitting = (name: string | null): string | null =>
  name !== null && /^[^\s{}>]{1,60}$/.test(name) ? name : null;

export interface Spot {
  x: number;
  y: number;
  /** Half of its smaller side. */
  radius: number;
}

/** The middle of a place; the root is a thousand wide. */
export function spotOf(root: Element, name: string): Spot | null {
  const found = [...root.querySelectorAll(NAMED)].find((element) => nameOf(element) === name);
  if (!found) return null;
  const [own, whole] = [found.getBoundingClientRect(), root.getBoundingClientRect()];
  if (!whole.width || !whole.height || !own.width) return null;
  const scale = 1000 / whole.width;
  return {
    x: (own.left + own.width / 2 - whole.left) * scale,
    y: (own.top + own.height / 2 - whole.top) * scale,
    radius: (Math.min(own.width, own.height) / 2) * scale,
  };
}

export interface Mark {
  colour: string;
  from: string;
  to: string | null;
}

export function readMark(text: string): Mark {
  const colon = text.indexOf(':');
  const [from = '', to = null] = text.slice(colon + 1).split('>');
  return { colour: text.slice(0, colon), from, to };
}

export const writeMark = (colour: string, from: string, to: string): string =>
  from === to ? `${colour}:${from}` : `${colour}:${from}>${to}`;
