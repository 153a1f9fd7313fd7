/** What the player is putting together, click by click. */
import { actionAt, guessAt, nextStep, NOTHING, parse, type Action, type Picked, type Step } from './options';

export interface PickingInput {
  options: readonly string[];
  seat: number | null;
  /** Sends an action, or asks why it is not possible. */
  send: (action: string, spot: string) => void;
}

export class Picking {
  picked = $state.raw<Picked>(NOTHING);
  #input = $state.raw<PickingInput>({ options: [], seat: null, send: () => undefined });
  readonly actions = $derived.by((): Action[] =>
    this.#input.options.map((text) => parse(text, this.#input.seat ?? 0)),
  );
  readonly step = $derived.by((): Step => nextStep(this.actions, this.picked));

  get mine(): boolean {
    return this.actions.length > 0;
  }

  /** A new position: what was begun is forgotten unless it is still possible. */
  use(input: PickingInput): void {
    this.#input = input;
    if (this.picked.card && !this.actions.some((action) => action.card === this.picked.card)) this.clear();
  }

  clear(): void {
    this.picked = NOTHING;
  }

  /** One step back. */
  back(): void {
    const { card, use, first } = this.picked;
    if (first) this.picked = { card, use, first: null };
    else if (use) this.picked = { card, use: null, first: null };
    else this.clear();
  }

  space(id: string): void {
    if (this.mine) this.#send(`worker:${id}`, id);
  }

  /** A card of the market, of a hand or of a line. */
  card(id: string): void {
    if (!this.mine) return;
    const { step, picked } = this;
    if (step.kind === 'hire' || (step.kind === 'hire-column' && step.cards.has(id))) {
      if (step.cards.has(id)) this.picked = { ...picked, first: picked.first === id ? null : id };
      else this.#send(`angel:${picked.card}!hire:${id}>c1`, id);
    } else if (picked.card === id) this.clear();
    else if (step.kind === 'react' && id.startsWith('A')) this.#send(`cancel:${id}`, id);
    else if (step.cards.has(id)) this.picked = { card: id, use: null, first: null };
    else this.#send(question(id), id);
  }

  useFor(use: 'number' | 'effect'): void {
    this.picked = { card: this.picked.card, use, first: null };
  }

  place(place: string): void {
    if (!this.mine) return;
    const { step, picked } = this;
    const action = actionAt(this.actions, picked, step.kind, place);
    if (action) this.#send(action, place);
    else if (step.kind === 'swap' && step.places.has(place)) this.picked = { ...picked, first: place };
    else if (step.kind === 'swap-second' && picked.first === place) this.back();
    else {
      const guess = guessAt(picked, step.kind, place);
      if (guess) this.#send(guess, place);
    }
  }

  choose(action: string, spot = 'tray'): void {
    if (this.mine) this.#send(action, spot);
  }

  /** The action that pointing at a place would complete: for showing what it would change. */
  whole(place: string): Action | null {
    const text = actionAt(this.actions, this.picked, this.step.kind, place);
    return text === null ? null : parse(text, this.#input.seat ?? 0);
  }

  #send(action: string, spot: string): void {
    this.#input.send(action, spot);
  }
}

/** What to ask about a card that cannot be chosen now. */
function question(card: string): string {
  if (card.startsWith('E')) return `enemy:${card}>s0c1`;
  if (card.startsWith('A')) return `angel:${card}+s0c1`;
  return `buy:${card}>c1`;
}
