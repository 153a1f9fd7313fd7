/** What the player is putting together, click by click, in the words of the board: cards, columns and spaces. */
import { Composer } from '../../boards/composer.svelte';
import { readOffer, valueIn, type Form, type Offer } from '../../boards/offers';
import { mannerOf, partsOfCard, partsOfPlace, stepOf, type Step } from './steps';
import type { CastellumView } from './view';

export interface PickingInput {
  view: CastellumView;
  offers: readonly Offer[];
  forms: readonly Form[];
  canAct: boolean;
}

export class Picking {
  readonly composer: Composer;
  readonly #input: () => PickingInput;
  readonly step = $derived.by((): Step => {
    const { view, offers, canAct } = this.#input();
    return stepOf(canAct ? offers : [], this.composer.now, view.actor);
  });

  /** `send` carries out an action, or asks why it is not possible. */
  constructor(input: () => PickingInput, send: (action: string) => void) {
    this.#input = input;
    this.composer = new Composer(
      input,
      send,
      mannerOf(
        () => this.step,
        () => input().view.market_troops[0] ?? 'T01',
      ),
    );
  }

  get mine(): boolean {
    const { offers, canAct } = this.#input();
    return canAct && offers.length > 0;
  }
  get offers(): readonly Offer[] {
    return this.mine ? this.#input().offers : [];
  }
  /** The card that was chosen first, and the troop that the chosen angel shall hire. */
  get chosenCard(): string | null {
    return valueIn({ parts: this.composer.now.chosen }, 'card') ?? null;
  }
  get chosenTroop(): string | null {
    return valueIn({ parts: this.composer.now.chosen }, 'troop') ?? null;
  }
  isChosen(place: string): boolean {
    return this.composer.isChosen(`place:${place}`);
  }

  space(id: string): void {
    this.composer.point(`space:${id}`);
  }
  /** A card of the market, of a hand or of a line. */
  card(id: string): void {
    this.composer.point(...partsOfCard(id));
  }
  place(place: string): void {
    this.composer.point(...partsOfPlace(place, this.#input().view.actor));
  }

  /** The action that pointing at a place would complete: for showing what it would change. */
  whole(place: string): Offer | null {
    const { view, forms } = this.#input();
    const text = this.composer.completes(...partsOfPlace(place, view.actor));
    return text === null ? null : readOffer(forms, text);
  }
}
