/**
 * What the player is putting together, by pointing at one thing after the other. A board tells which parts the thing
 * stands for; the composer knows what fits, what may come next, and what to ask about a wish that is not possible.
 */
import type { Form, Offer, Part } from './offers';
import { roleOf, rolesOf } from './offers';
import { guess, progress, type Manner, type Progress } from './progress';

export interface ComposerInput {
  offers: readonly Offer[];
  forms: readonly Form[];
  canAct: boolean;
  /** Something waits for an answer: what all its answers have in common is chosen already. */
  answering?: boolean;
}

const alike = (parts: readonly Part[], part: Part): Part[] =>
  parts.filter((other) => roleOf(other) === roleOf(part));

/** Without a part and what was chosen for it after it; others of its role stay. */
function withoutPart(picked: readonly Part[], part: Part): Part[] {
  const index = picked.indexOf(part);
  return [...picked.slice(0, index), ...alike(picked.slice(index + 1), part)];
}

export class Composer {
  /** What has been pointed at, in that order. */
  picked = $state.raw<readonly Part[]>([]);
  /** Parts of one thing among which the player must choose: the cards of a stack. */
  among = $state.raw<readonly Part[]>([]);
  /** What is under the pointer or the focus. */
  hover = $state<Part | null>(null);
  /** Where the last impossible wish was made: the answer appears there. */
  spot = $state<Part | null>(null);
  readonly #input: () => ComposerInput;
  readonly #send: (action: string) => void;
  readonly #manner: Manner;
  #decision: string | null = null;

  readonly now: Progress = $derived.by(() => this.#after(this.picked));

  constructor(input: () => ComposerInput, send: (action: string) => void, manner: Manner = {}) {
    this.#input = input;
    this.#send = send;
    this.#manner = manner;
  }

  get canAct(): boolean {
    return this.#input().canAct;
  }

  /** Whether one step back leads anywhere. */
  get begun(): boolean {
    return this.canAct && (this.picked.length > 0 || this.among.length > 0);
  }

  isChosen(...meant: readonly Part[]): boolean {
    return meant.some((part) => this.now.chosen.includes(part));
  }

  isShown(...meant: readonly Part[]): boolean {
    return meant.some((part) => this.now.shown.has(part));
  }

  isPossible(...meant: readonly Part[]): boolean {
    return meant.some((part) => this.now.next.has(part));
  }

  /**
   * Point at something that stands for these parts, the likeliest first. What is picked already is let go; what fits is
   * picked, and a complete action is sent; another beginning starts over; else the server is asked why not.
   */
  point(...meant: readonly Part[]): void {
    this.spot = null;
    this.among = [];
    if (!this.canAct) return;
    const { next } = this.now;
    const fitting = meant.filter((part) => next.has(part) || this.picked.includes(part));
    const [part] = fitting;
    if (part === undefined) {
      if (!this.isChosen(...meant)) this.#pointElsewhere(meant);
    } else if (alike(fitting, part).length > 1) {
      this.among = alike(fitting, part);
    } else if (this.picked.includes(part)) {
      this.picked = withoutPart(this.picked, part);
    } else {
      this.#pick([...this.picked, part]);
    }
  }

  /** Whether something can be taken up to be put somewhere: more is left to choose then. */
  holds(part: Part): boolean {
    const { fitting, ready } = this.#after([part]);
    return fitting.length > 0 && ready === null;
  }

  /** Take something up. */
  hold(part: Part): void {
    this.spot = null;
    this.among = [];
    this.picked = [part];
  }

  /** The action that pointing at this would complete. */
  completes(...meant: readonly Part[]): string | null {
    const part = meant.find((one) => this.now.next.has(one));
    return part === undefined ? null : this.actionOf([...this.picked, part]);
  }

  /** The action with just these parts, as far as it is offered. */
  actionOf(parts: readonly Part[]): string | null {
    return this.#after(parts).ready?.text ?? null;
  }

  /** Send the action of what is chosen, or of other parts; what is not possible is asked about, at this place. */
  confirm(spot: Part, parts: readonly Part[] = this.now.chosen): void {
    if (!this.canAct) return;
    const { ready, fitting } = this.#after(parts);
    this.spot = ready ? null : spot;
    const action = ready?.text ?? this.#guess(parts.slice(-1), { fitting, chosen: parts.slice(0, -1) });
    if (action) this.#send(action);
  }

  /** One step back. */
  back(): void {
    this.spot = null;
    if (this.among.length) this.among = [];
    else this.picked = this.picked.slice(0, -1);
  }

  clear(): void {
    this.picked = [];
    this.among = [];
    this.spot = null;
  }

  /** Another decision is asked for: what was chosen for the one before is let go. */
  follow(decision: string): void {
    if (this.#decision !== decision) this.clear();
    this.#decision = decision;
  }

  #after(picked: readonly Part[]): Progress {
    const { offers, canAct, answering = false } = this.#input();
    return progress(canAct ? offers : [], picked, answering, this.#manner);
  }

  /** Nothing of it fits: it takes the place of something alike, starts over, or is a mistake. */
  #pointElsewhere(meant: readonly Part[]): void {
    for (const part of meant) {
      const index = this.picked.findIndex((other) => roleOf(other) === roleOf(part));
      const changed = [...this.picked.slice(0, Math.max(0, index)), part];
      if (index >= 0 && this.#after(changed).fitting.length) return this.#pick(changed);
    }
    const begin = meant.find((part) => this.#restarts(part));
    if (begin !== undefined) return this.#pick([begin]);
    const asks = this.#manner.asks?.(meant, this.now.chosen) ?? true;
    const action = asks ? this.#guess(meant, this.now) : null;
    if (action === null) return;
    this.spot = meant[0] ?? null;
    this.#send(action);
  }

  #restarts(part: Part): boolean {
    if (this.#manner.order === 'written') return this.#after([]).next.has(part);
    const begins = this.#input().forms.some((form) => rolesOf(form)[0] === roleOf(part));
    return (begins || roleOf(part) === 'do') && this.#after([part]).fitting.length > 0;
  }

  #guess(meant: readonly Part[], known: Pick<Progress, 'fitting' | 'chosen'>): string | null {
    const { forms, offers } = this.#input();
    return guess(forms, offers, known, meant, this.#manner);
  }

  #pick(picked: readonly Part[]): void {
    const { ready, next } = this.#after(picked);
    const complete = ready && !next.size && !this.#manner.waits?.(ready);
    this.picked = complete ? [] : picked;
    if (complete) this.#send(ready.text);
  }
}
