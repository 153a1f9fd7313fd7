/** The player's hand over the castle: the kind of piece held, the place pointed at, the cards chosen. */
import { nearestPlace, pieceText, REACH, snap, distance, STEP, type Piece, type Point } from './geometry';
import type { Form } from '../../boards/offers';
import { forced, inHand, playAction, type Choices } from './choices';
import type { Kind } from './view';

export interface MasonInput {
  offer: Choices;
  forms: readonly Form[];
  canAct: boolean;
  /** Pieces on the board that can be taken back, with how many decisions go with each. */
  back: ReadonlyMap<string, number>;
  laid: readonly Piece[];
}
export interface MasonWishes {
  act: (action: string) => void;
  takeBack: (steps: number) => void;
}

/** What a pointer is over. */
export interface Aim {
  place: Piece | null;
  /** A piece of this turn, to be taken back. */
  lift: string | null;
}

const BODY = 0.25 * STEP;
/** How far a finger may miss, in pixels. */
const FINGER = 22;
const NONE: Aim = { place: null, lift: null };

export class Mason {
  /** The kind chosen below the board. */
  wanted = $state<Kind | null>(null);
  aim = $state.raw<Aim>(NONE);
  /** The earlier piece that was asked for once. */
  armed = $state<string | null>(null);
  /** The place gone to by keyboard. */
  goingTo = $state.raw<Piece | null>(null);
  /** Whether the last decision was made by keyboard. */
  byKeys = false;
  /** Whether a finger points: it cannot hover, so the first tap tries a place and the second one builds there. */
  touch = $state(typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches);
  /** A pixel of the screen in the units of the picture. */
  pixel = 1;
  #tried: string | null = null;
  /** The courtyard pointed at, as `x,y`. */
  yard = $state<string | null>(null);
  #chosen = $state.raw<string[]>([]);
  /** Where the last illegal wish was made, in parts of the map; `hand` for a set of cards. */
  spot = $state.raw<Point | 'hand' | null>(null);
  readonly #input: () => MasonInput;
  readonly #wishes: MasonWishes;

  constructor(input: () => MasonInput, wishes: MasonWishes) {
    this.#input = input;
    this.#wishes = wishes;
  }

  /** The kinds in hand. */
  get held(): readonly Kind[] {
    return inHand(this.wanted, this.#input().offer.places);
  }

  /** The legal place pointed at, as long as it is one. */
  get ghost(): Piece | null {
    const { offer, canAct } = this.#input();
    const { place } = this.aim;
    if (!canAct || !place) return null;
    const text = pieceText(place);
    return offer.places.some((piece) => pieceText(piece) === text) ? place : null;
  }

  /** The piece to be taken back that is pointed at. */
  get lift(): string | null {
    const { lift } = this.aim;
    return lift !== null && this.#input().back.has(lift) ? lift : null;
  }

  /** The cards chosen for play; in a last turn all of them from the start. */
  get chosen(): readonly string[] {
    const all = forced(this.#input().offer.plays);
    return all.length ? all : this.#chosen;
  }

  pointAt(point: Point): Aim {
    const { offer, canAct, back, laid } = this.#input();
    if (!canAct && !back.size) return NONE;
    const on = laid.find(
      (piece) => back.has(pieceText(piece)) && distance(point, piece) < this.#reach(BODY, FINGER / 2),
    );
    if (on) return { place: null, lift: pieceText(on) };
    return {
      place: canAct ? snap(point, offer.places, this.held, this.#reach(REACH, FINGER)) : null,
      lift: null,
    };
  }

  #reach(usual: number, finger: number): number {
    return this.touch ? Math.max(usual, finger * this.pixel) : usual;
  }

  /** Take another kind of piece into the hand. */
  hold(kind: Kind): void {
    this.wanted = kind;
    this.aim = NONE;
  }

  hover(point: Point | null): void {
    this.aim = point ? this.pointAt(point) : NONE;
  }

  /** The pointer has gone; what a finger tries out stays. */
  leave(): void {
    if (!this.touch) this.hover(null);
  }

  /** A click or a tap on the map; `where` in parts of the map. */
  click(point: Point, where: Point, again: boolean): void {
    const { offer, canAct } = this.#input();
    const { place, lift } = this.pointAt(point);
    this.spot = null;
    if (lift !== null) {
      // the second half of a double click is no wish to undo the first
      if (!again || this.touch || this.armed === lift) this.takeBack(lift);
      return;
    }
    this.armed = null;
    if (place && this.touch && !this.#isTried(place)) {
      this.#tried = pieceText(place);
      this.aim = { place, lift: null };
    } else if (place) this.build(place);
    else if (canAct && offer.places.length) {
      this.spot = where;
      this.aim = NONE;
      this.#wishes.act(pieceText(nearestPlace(point, this.held)));
    }
  }

  #isTried(place: Piece): boolean {
    const { ghost } = this;
    return this.#tried === pieceText(place) && ghost !== null && pieceText(ghost) === this.#tried;
  }

  build(piece: Piece): void {
    this.#tried = null;
    if (piece.kind !== 'T') this.wanted = piece.kind;
    this.goingTo = null;
    this.aim = NONE;
    this.#wishes.act(pieceText(piece));
  }

  /**
   * Take back a piece of this turn: the latest at once, an earlier one, with all that followed, when asked twice; by
   * finger always when asked twice.
   */
  takeBack(text: string): void {
    const { back } = this.#input();
    const steps = back.get(text);
    if (steps === undefined) return;
    const latest = Math.min(...back.values());
    if ((steps > latest || (this.touch && !this.byKeys)) && this.armed !== text) {
      this.armed = text;
      this.aim = { place: null, lift: text };
      return;
    }
    this.armed = null;
    this.aim = NONE;
    this.#wishes.takeBack(steps);
  }

  toggle(card: string): void {
    this.spot = null;
    this.#chosen = this.#chosen.includes(card)
      ? this.#chosen.filter((other) => other !== card)
      : [...this.#chosen, card];
  }

  /** Forget cards that are no longer in hand. */
  keepOnly(hand: readonly string[]): void {
    if (this.#chosen.some((card) => !hand.includes(card))) {
      this.#chosen = this.#chosen.filter((card) => hand.includes(card));
    }
  }

  playCards(): void {
    const { offer, forms } = this.#input();
    const action = playAction(this.chosen, forms);
    this.spot = offer.plays.some(({ text }) => text === action) ? null : 'hand';
    this.#wishes.act(action);
  }

  clear(): void {
    this.#chosen = [];
    this.armed = null;
    this.aim = NONE;
    this.spot = null;
  }
}
