/** The cards that have come to the hand in this turn: so that one sees what was drawn, swapped or sent back. */
import { untrack } from 'svelte';
import type { CastelView } from './view';

export class Fresh {
  cards = $state.raw<ReadonlySet<string>>(new Set());
  /** The latest of them, until another card is placed. */
  latest = $state<string | null>(null);
  #before: CastelView | null = null;
  #turn = 0;

  constructor(view: () => CastelView) {
    $effect.pre(() => {
      const now = view();
      untrack(() => this.#look(now));
    });
  }

  #look(now: CastelView): void {
    const before = this.#before;
    this.#before = now;
    const { hand, seat, turn, last } = now;
    if (!hand || !before?.hand || before.seat !== seat) {
      this.cards = new Set();
      this.latest = null;
      return;
    }
    const had = before.hand;
    const come = hand.filter((card) => !had.includes(card));
    if (come.length) this.latest = come.at(-1) ?? null;
    else if (before.last !== last) this.latest = null;
    if (had.join() === hand.join()) return;
    const still = this.#turn === turn ? hand.filter((card) => this.cards.has(card)) : [];
    this.#turn = turn;
    this.cards = new Set([...still, ...come]);
  }
}
