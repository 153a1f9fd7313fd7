/** What would follow from the choice under the pointer, asked of the server when the pointer rests. */
import { t } from '../../stores/texts.svelte';
import type { AroundBoard } from '../contract';
import type { CastelAids, CastelView } from './view';
import { named } from './describe';

interface Input {
  preview: AroundBoard<CastelView, CastelAids>['preview'];
  view: CastelView;
  action: string | null;
}
const REST = 80;
/** Lines of the log that tell what came of an action, not the action itself. */
const FOLLOWS = /^castel-log-(move|switch|back|exchanged|killed|pawn|no-pawn|received)$/;

export class Glimpse {
  /** The consequences in a few words; empty when there are none to tell. */
  words = $state('');
  #known = new Map<string, string>();
  #view: CastelView | null = null;

  constructor(input: () => Input) {
    $effect(() => {
      const { preview, view, action } = input();
      if (view !== this.#view) this.#known.clear();
      this.#view = view;
      this.words = '';
      if (!preview || !action) return;
      let gone = false;
      const timer = setTimeout(() => {
        void this.#ask(preview, action).then((words) => {
          if (!gone) this.words = words;
        });
      }, REST);
      return () => {
        gone = true;
        clearTimeout(timer);
      };
    });
  }

  async #ask(
    preview: NonNullable<AroundBoard<CastelView, CastelAids>['preview']>,
    action: string,
  ): Promise<string> {
    const known = this.#known.get(action);
    if (known !== undefined) return known;
    const answer = await preview(action);
    const words = (answer?.lines ?? [])
      .filter((line) => FOLLOWS.test(line.id))
      .map((line) => t(`${line.id}.short`, named(line.args, t)))
      .join(' · ');
    this.#known.set(action, words);
    return words;
  }
}
