/** What the player has pointed at so far on the way to an action. Knows nothing of the page. */
import { guess, step, type Part, type Step } from './options';
import type { Card } from './view';

export interface PickerInput {
  options: readonly string[];
  /** The verb of the effect that waits for an answer. */
  verb: string | null;
  canAct: boolean;
}

export class Picker {
  /** What is chosen, in the order in which it was. */
  picked = $state.raw<Part[]>([]);
  /** Cards of one stack among which the player must choose. */
  layers = $state.raw<Card[]>([]);
  /** The card or place under the pointer or the focus. */
  hover = $state<Part | null>(null);
  /** Where the last impossible wish was made: the answer appears there. */
  spot = $state<Part | null>(null);
  readonly #input: () => PickerInput;
  readonly #send: (action: string) => void;
  readonly now: Step = $derived.by(() => {
    const { options, verb, canAct } = this.#input();
    return step(canAct ? options : [], this.picked, verb !== null);
  });

  constructor(input: () => PickerInput, send: (action: string) => void) {
    this.#input = input;
    this.#send = send;
  }

  /** A pile, a hand card, a card of the exchange, a seat, one card in play or an empty place. */
  point(part: Part): void {
    const { canAct, verb } = this.#input();
    this.spot = null;
    this.layers = [];
    if (!canAct) return;
    if (this.picked.includes(part)) {
      this.picked = this.picked.filter((other) => other !== part);
    } else if (this.now.next.has(part)) {
      this.#choose([...this.picked, part]);
    } else if (!this.#misplaced(part) && this.#begin(part).fitting.length) {
      this.#choose([part]); // a new beginning
    } else {
      const action = guess(this.now.chosen, part, verb);
      if (!action) return;
      this.spot = part;
      this.#send(action);
    }
  }

  /** Whether a card can be taken up to be put somewhere: something is left to choose then. */
  holds(part: Part): boolean {
    const { fitting, action } = this.#begin(part);
    return fitting.length > 0 && action === null;
  }

  /** Take up a card. */
  hold(part: Part): void {
    this.spot = null;
    this.layers = [];
    this.picked = [part];
  }

  /** What pointing at a place is about: the place where something can go there, else the highest card, else the place. */
  seenAt(place: string, cards: readonly Card[], spot: string): Part {
    const top = cards.at(-1);
    return this.now.next.has(`at:${place}`) || !top ? `at:${spot}` : `card:${top.ref}`;
  }

  /** A place of the map with what lies there: one of the cards, or the place itself as a target. */
  pointAt(place: string, cards: readonly Card[], meadow: boolean): void {
    const { next } = this.now;
    const target = [`at:${place}`, ...(meadow ? ['at:out'] : [])].find((part) => next.has(part));
    const candidates = cards.filter(
      (card) => next.has(`card:${card.ref}`) || this.picked.includes(`card:${card.ref}`),
    );
    const [only] = candidates;
    const top = cards.at(-1);
    if (candidates.length > 1 && this.#input().canAct) {
      this.spot = null;
      this.layers = candidates;
    } else if (only) this.point(`card:${only.ref}`);
    else if (target) this.point(target);
    else if (top) this.point(`card:${top.ref}`);
    else this.point(`at:${meadow ? 'out' : place}`);
  }

  /** One step back. */
  back(): void {
    this.spot = null;
    if (this.layers.length) this.layers = [];
    else this.picked = this.picked.slice(0, -1);
  }

  clear(): void {
    this.hover = null;
    this.picked = [];
    this.layers = [];
    this.spot = null;
  }

  /** The action that pointing at this would complete. */
  completes(part: Part): string | null {
    const { options, verb, canAct } = this.#input();
    if (!canAct || !this.now.next.has(part)) return null;
    return step(options, [...this.picked, part], verb !== null).action;
  }

  /** A card is held over a place that is none for it: that is a mistake, not a new beginning. */
  #misplaced(part: Part): boolean {
    return part.startsWith('at:') && /^(hand|exchange):/.test(this.now.chosen[0] ?? '');
  }

  #begin(part: Part): Step {
    const { options, verb, canAct } = this.#input();
    return step(canAct ? options : [], [part], verb !== null);
  }

  #choose(picked: Part[]): void {
    const { options, verb } = this.#input();
    this.picked = picked;
    const { action } = step(options, picked, verb !== null);
    if (action) this.#send(action);
  }
}
