/**
 * A card pulled from where it lies to where it shall go. Pulling it chooses it, dropping it is a click on what lies
 * there: what is possible, and the clause where it is not, are the picker's matter.
 */
import type { Part } from './options';
import type { Picker } from './picker.svelte';
import type { Card } from './view';

export interface Pulled {
  /** The kind of the card; null for one from the pile, which shows its back. */
  kind: string | null;
  x: number;
  y: number;
}

const PULL_FROM = 8;
/** How long a finger rests on a card to read it without choosing it. */
const REST = 450;
/** How far a finger may be from the middle of a place that can be meant. */
const FINGER = 36;
const ENDS = '[data-part], [data-place], .places';

export class Drag {
  now = $state.raw<Pulled | null>(null);
  #down: { part: Part; from: Element; x: number; y: number } | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #read = false;
  readonly #picker: Picker;
  readonly #cardsAt: (place: string) => readonly Card[];

  constructor(picker: Picker, cardsAt: (place: string) => readonly Card[]) {
    this.#picker = picker;
    this.#cardsAt = cardsAt;
  }

  readonly onpointerdown = (event: PointerEvent): void => {
    this.cancel();
    this.#read = false;
    if (event.button !== 0 || !event.isPrimary) return;
    const from = (event.target as Element).closest('[data-part], [data-place]');
    if (!from) return;
    const parts = this.#parts(from);
    if (event.pointerType === 'touch' && parts[0]) {
      const [first] = parts;
      this.#rest = setTimeout(() => {
        this.#read = true;
        this.#picker.hover = first;
      }, REST);
    }
    const part = parts.find((one) => one === 'pile' || this.#picker.holds(one));
    if (part) this.#down = { part, from, x: event.clientX, y: event.clientY };
  };

  readonly onpointermove = (event: PointerEvent): void => {
    const down = this.#down;
    if (!down || this.#read) return;
    const far = Math.hypot(event.clientX - down.x, event.clientY - down.y) > PULL_FROM;
    if (!this.now && !far) return;
    clearTimeout(this.#rest);
    if (!this.now) {
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      if (down.part !== 'pile') this.#picker.hold(down.part);
    }
    const kind = /:([^@]+)/.exec(down.part)?.[1] ?? null;
    this.now = { kind, x: event.clientX, y: event.clientY };
    const over = this.#under(event);
    const place = over?.getAttribute('data-place');
    const parts = place ? [`at:${place}`, 'at:out', ...this.#parts(over as Element)] : [];
    this.#picker.hover = parts.find((part) => this.#picker.now.next.has(part)) ?? null;
  };

  readonly onpointerup = (event: PointerEvent): void => {
    const down = this.#down;
    const pulled = this.now !== null;
    this.cancel();
    if (!down || !pulled) return;
    if (down.part === 'pile') {
      const home = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-anchor="hand"]');
      if (home && !down.from.contains(this.#under(event))) (down.from as HTMLElement).click();
      return;
    }
    const end = this.#under(event);
    const part = end?.getAttribute('data-part');
    const alike = part?.split(':')[0] === down.part.split(':')[0];
    if (end && end !== down.from && part !== 'pile' && !alike) (end as HTMLElement).click();
  };

  /** A card that was only read is not chosen by lifting the finger. */
  readonly onclickcapture = (event: MouseEvent): void => {
    if (!this.#read) return;
    this.#read = false;
    event.stopPropagation();
    event.preventDefault();
  };

  readonly oncontextmenu = (event: MouseEvent): void => {
    if (this.#read || this.now) event.preventDefault();
  };

  readonly cancel = (): void => {
    clearTimeout(this.#rest);
    this.#down = null;
    this.now = null;
  };

  /** What an element stands for: the highest card of a place first. */
  #parts(element: Element): Part[] {
    const part = element.getAttribute('data-part');
    if (part) return [part];
    const cards = this.#cardsAt(element.getAttribute('data-place') ?? '');
    return cards.map((card) => `card:${card.ref}`).reverse();
  }

  /** What is under the pointer; a finger means the nearest place that is possible. */
  #under(event: PointerEvent): Element | null {
    const root = event.currentTarget as Element;
    let [best, least]: [Element | null, number] = [null, FINGER];
    if (event.pointerType === 'touch')
      for (const place of root.querySelectorAll('.place.possible')) {
        const { x, y, width, height } = place.getBoundingClientRect();
        const off = Math.hypot(x + width / 2 - event.clientX, y + height / 2 - event.clientY);
        if (off < least) [best, least] = [place, off];
      }
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest(ENDS) ?? null;
    return best ?? (under && root.contains(under) ? under : null);
  }
}
