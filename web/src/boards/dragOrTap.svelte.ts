/**
 * Pulling something from where it lies to where it shall go, with a mouse or a finger. Pulling takes it up, dropping it is
 * a tap on what lies there: what is possible, and why not, is the composer's matter. A finger that rests only reads.
 * Things that can be pulled or dropped upon have `data-part`, with the parts they stand for, separated by spaces.
 */
import type { Composer } from './composer.svelte';
import type { Part } from './offers';

export interface Dragged {
  part: Part;
  /** Where the pointer is in the window. */
  x: number;
  y: number;
}

export interface DragOptions {
  composer: Composer;
  /** Something was dropped here: usually that is a tap on it. */
  drop: (end: Element, part: Part, event: PointerEvent) => void;
  /** Whether a part can be pulled off an element; by default what more is left to choose for. */
  pulls?: (part: Part, from: Element) => boolean;
  /** Something is pulled off its place; by default the composer takes it up if it can. */
  take?: (part: Part) => void;
  /** What lies under the pointer while something is pulled. */
  over?: (element: Element | null, event: PointerEvent) => void;
  /** Where something can be dropped, as a selector. */
  ends?: string;
  /** What a finger can mean that misses it a little, as a selector. */
  aims?: string;
  /** How far the finger may be from the middle of that, in pixels. */
  finger?: number;
}

const PULL_FROM = 8;
/** How long a finger rests on something to read it without choosing it. */
const REST = 450;
const FINGER = 36;

/** The parts that an element stands for, the likeliest first. */
export function partsOf(element: Element | null | undefined): Part[] {
  return element?.getAttribute('data-part')?.split(' ').filter(Boolean) ?? [];
}

/** The element for a part, below another one. */
export function elementOf(root: Element | undefined, part: Part): Element | null {
  return root?.querySelector(`[data-part~="${CSS.escape(part)}"]`) ?? null;
}

export class DragOrTap {
  dragged = $state.raw<Dragged | null>(null);
  #down: { part: Part | undefined; from: Element; x: number; y: number } | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #read = false;
  #dropped = false;
  #touch = false;
  readonly #options: DragOptions;

  constructor(options: DragOptions) {
    this.#options = options;
  }

  readonly onpointerdown = (event: PointerEvent): void => {
    this.cancel();
    this.#read = false;
    this.#dropped = false;
    this.#touch = event.pointerType === 'touch';
    if (event.button !== 0 || !event.isPrimary) return;
    const from = this.under(event, '[data-part]');
    if (!from) return;
    const { composer, pulls = (part) => composer.holds(part) } = this.#options;
    const parts = partsOf(from);
    const [first] = parts;
    if (this.#touch && first) {
      this.#rest = setTimeout(() => {
        this.#read = true;
        composer.hover = first;
      }, REST);
    }
    const part = parts.find((one) => pulls(one, from));
    this.#down = { part, from, x: event.clientX, y: event.clientY };
  };

  readonly onpointermove = (event: PointerEvent): void => {
    const down = this.#down;
    if (!down || this.#read) return;
    const far = Math.hypot(event.clientX - down.x, event.clientY - down.y) > PULL_FROM;
    if (!this.dragged && !far) return;
    clearTimeout(this.#rest); // a finger that moves does not rest
    if (down.part === undefined) return;
    if (!this.dragged) {
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.#take(down.part);
    }
    this.dragged = { part: down.part, x: event.clientX, y: event.clientY };
    this.#options.over?.(this.under(event), event);
    event.stopPropagation(); // the board is not moved meanwhile
  };

  readonly onpointerup = (event: PointerEvent): void => {
    const down = this.#down;
    const pulled = this.dragged !== null;
    this.cancel();
    const end = this.under(event);
    if (down?.part !== undefined && pulled && end && end !== down.from)
      this.#options.drop(end, down.part, event);
    this.#dropped = pulled;
  };

  /** What was only read is not chosen by lifting the finger; and dropping something is no click on what lies there. */
  readonly onclickcapture = (event: MouseEvent): void => {
    if (!this.#read && !(this.#dropped && event.detail > 0)) return;
    this.#read = false;
    this.#dropped = false;
    event.stopPropagation();
    event.preventDefault();
  };

  readonly oncontextmenu = (event: MouseEvent): void => {
    if (this.#read || this.dragged) event.preventDefault();
  };

  readonly cancel = (): void => {
    clearTimeout(this.#rest);
    this.#down = null;
    this.dragged = null;
  };

  /** For the element around everything that can be pulled or dropped upon: `<div {...drag.handlers}>`. */
  readonly handlers = {
    onpointerdown: this.onpointerdown,
    onpointermove: this.onpointermove,
    onpointerup: this.onpointerup,
    onpointercancel: this.cancel,
    onclickcapture: this.onclickcapture,
    oncontextmenu: this.oncontextmenu,
  };

  #take(part: Part): void {
    const { composer, take } = this.#options;
    if (take) take(part);
    else if (composer.holds(part)) composer.hold(part);
  }

  /** What is under the pointer; a finger means the nearest thing that is possible. */
  under(event: MouseEvent, ends = this.#options.ends ?? '[data-part]'): Element | null {
    const root = event.currentTarget as Element;
    let [best, least]: [Element | null, number] = [null, this.#options.finger ?? FINGER];
    if (this.#touch)
      for (const place of root.querySelectorAll(this.#options.aims ?? '[data-part].possible')) {
        const { x, y, width, height } = place.getBoundingClientRect();
        const off = Math.hypot(x + width / 2 - event.clientX, y + height / 2 - event.clientY);
        if (off < least) [best, least] = [place, off];
      }
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest(ends) ?? null;
    return best ?? (under && root.contains(under) ? under : null);
  }
}
