/** What an action would lead to, asked of the server when the pointer rests on it or the focus stays there. */
import type { AroundBoard, Foreseen } from '../games/contract';

export interface RestInput<V, A> {
  /** How to ask; nobody can be asked without it. */
  ask: AroundBoard<V, A>['preview'];
  /** The position that is looked at: answers are kept as long as it stays the same. */
  position: unknown;
  /** The action that is pointed at. */
  action: string | null;
}

const REST = 80;

export class RestPreview<V, A> {
  /** The answer for the action that is pointed at; null until it has come. */
  shown = $state.raw<Foreseen<V, A> | null>(null);
  #answers = new Map<string, Promise<Foreseen<V, A> | null>>();
  #position: unknown;

  constructor(input: () => RestInput<V, A>) {
    $effect(() => this.point(input()));
  }

  /** Point at an action, or at none; returns how to stop pointing at it. */
  point({ ask, position, action }: RestInput<V, A>): () => void {
    if (position !== this.#position) this.#answers.clear();
    this.#position = position;
    this.shown = null;
    let gone = false;
    const timer = setTimeout(() => {
      if (!ask || !action) return;
      void this.#answer(ask, action).then((preview) => {
        if (!gone) this.shown = preview;
      });
    }, REST);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }

  #answer(ask: NonNullable<AroundBoard<V, A>['preview']>, action: string): Promise<Foreseen<V, A> | null> {
    const known = this.#answers.get(action) ?? ask(action);
    this.#answers.set(action, known);
    return known;
  }
}
