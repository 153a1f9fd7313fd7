/** The cards that the last change of the hand brought: so that one sees what was drawn, swapped or sent back. */
import { untrack } from 'svelte';
import type { CastelView } from './view';

export class Fresh {
  cards = $state.raw<ReadonlySet<string>>(new Set());
  #hand: readonly string[] | null = null;
  #seat: number | null = null;

  constructor(view: () => CastelView) {
    $effect.pre(() => {
      const { hand, seat } = view();
      untrack(() => {
        const before = seat === this.#seat ? this.#hand : null;
        [this.#hand, this.#seat] = [hand, seat];
        if (before?.join() === hand?.join()) return;
        this.cards = new Set(before ? hand?.filter((card) => !before.includes(card)) : []);
      });
    });
  }
}
