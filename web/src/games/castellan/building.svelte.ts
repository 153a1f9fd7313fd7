/**
 * Building with a pointer: what lies under it, the kinds of pieces in hand, trying a place by finger, taking pieces back.
 * What the player wishes goes through the composer.
 */
import { Composer } from '../../boards/composer.svelte';
import { roleOf, valueOf, type Form, type Offer, type Part } from '../../boards/offers';
import type { Manner } from '../../boards/progress';
import { inHand, partOfYard, partsOfPiece, sortOffers, type Choices } from './choices';
import {
  distance,
  nearestPlace,
  pieceText,
  REACH,
  snap,
  STEP,
  yardAt,
  type Piece,
  type Point,
} from './geometry';
import type { Kind, Yard } from './view';

export interface BuildingInput {
  offers: readonly Offer[];
  forms: readonly Form[];
  canAct: boolean;
  /** Pieces on the board that can be taken back, with how many decisions go with each. */
  back: ReadonlyMap<string, number>;
  laid: readonly Piece[];
  yards: readonly Yard[];
}
export interface Wishes {
  act: (action: string) => void;
  takeBack: (steps: number) => void;
}

/** Any set of cards can be put together before it is played. */
const MANNER: Manner = { gathers: 'card', waits: ({ kind }) => kind === 'play' };
const BODY = 0.25 * STEP;
/** How far a finger may miss, in pixels. */
const FINGER = 22;

export class Building {
  readonly composer: Composer;
  /** The kind chosen below the board. */
  wanted = $state<Kind | null>(null);
  /** The earlier piece that was asked for once. */
  armed = $state<string | null>(null);
  /** The place gone to by keyboard. */
  goingTo = $state.raw<Piece | null>(null);
  /** The piece that the server was asked about last. */
  asked = $state.raw<Piece | null>(null);
  /** Whether a finger points: it cannot hover, so the first tap tries a place and the second one builds there. */
  touch = $state(typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches);
  /** A pixel of the screen in the units of the picture. */
  pixel = 1;
  #tried: Part | null = null;
  readonly #input: () => BuildingInput;
  readonly #wishes: Wishes;
  readonly offer: Choices = $derived.by(() => sortOffers(this.#input().offers));

  constructor(input: () => BuildingInput, wishes: Wishes) {
    this.#input = input;
    this.#wishes = wishes;
    this.composer = new Composer(
      () => {
        const { offers, forms, canAct } = input();
        return { offers, forms, canAct, answering: this.offer.plays.length === 1 }; // in a last turn the whole hand
      },
      (action) => wishes.act(action),
      MANNER,
    );
  }

  get canAct(): boolean {
    return this.composer.canAct;
  }

  /** The kinds in hand. */
  get held(): readonly Kind[] {
    return inHand(this.wanted, this.offer.places);
  }

  /** The place pointed at, as long as a piece in hand can be laid there. */
  get ghost(): Piece | null {
    return this.canAct ? this.#placeOf(this.composer.hover) : null;
  }

  /** The piece to be taken back that is pointed at, by its name. */
  get lift(): string | null {
    return this.#laidOf(this.composer.hover);
  }

  /** The courtyard pointed at, as `x,y`. */
  get yard(): string | null {
    const { hover } = this.composer;
    return hover !== null && roleOf(hover) === 'cell' ? valueOf(hover) : null;
  }

  /** The action of what is pointed at, or of the cards chosen. */
  get wished(): string | null {
    const { ghost, composer } = this;
    return ghost ? composer.actionOf(partsOfPiece(ghost)) : (composer.now.ready?.text ?? null);
  }

  /** The cards chosen for play. */
  get cards(): readonly string[] {
    return this.composer.now.chosen.filter((part) => roleOf(part) === 'card').map(valueOf);
  }

  /**
   * What lies at a point of the picture: a piece to be taken back, else a place for a piece in hand, else a courtyard.
   * Where a finger is only near a piece, the place counts that is nearer.
   */
  partAt(point: Point): Part | null {
    const { back, laid, yards } = this.#input();
    const [on] = laid
      .filter((piece) => back.has(pieceText(piece)))
      .map((piece) => ({ piece, gap: distance(point, piece) }))
      .filter(({ gap }) => gap < this.#reach(BODY, FINGER / 2))
      .sort((a, b) => a.gap - b.gap);
    const places = this.canAct ? this.offer.places : [];
    const place = snap(point, places, this.held, this.#reach(REACH, FINGER));
    const nearer = place !== null && on !== undefined && on.gap >= BODY && distance(point, place) < on.gap;
    const piece = on && !nearer ? on.piece : place;
    if (piece) return partsOfPiece(piece)[0];
    const yard = yardAt(point, yards);
    return yard && partOfYard(yard);
  }

  /** Take another kind of piece into the hand. */
  hold(kind: Kind): void {
    this.wanted = kind;
    this.composer.hover = null;
  }

  hover(point: Point | null): void {
    this.composer.hover = point && this.partAt(point);
  }

  /** The pointer has gone; what a finger tries out stays. */
  leave(): void {
    if (!this.touch) this.hover(null);
  }

  /** A piece is dropped there: built where it can be, else the server is asked why not. */
  drop(point: Point | null): void {
    this.hover(point);
    const { ghost } = this;
    if (ghost) this.build(ghost);
    else if (point && this.canAct && this.offer.places.length) this.#ask(nearestPlace(point, this.held));
  }

  /** A click or a tap on the map; where nothing can be built, the server is asked why. */
  click(point: Point, again: boolean): void {
    const part = this.partAt(point);
    if (part !== null && (roleOf(part) !== 'cell' || this.offer.claims.length)) this.point(part, again);
    else if (this.canAct && this.offer.places.length) this.#ask(nearestPlace(point, this.held));
    else {
      this.#letGo();
      this.composer.hover = part;
    }
  }

  /** Point at a piece, a place or a courtyard with a mouse or a finger. */
  point(part: Part, again = false): void {
    const lift = this.#laidOf(part);
    const tried = this.#tried === part && this.composer.hover === part;
    // the second half of a double click is no wish to undo the first
    if (lift !== null && again && !this.touch && this.armed !== lift) return;
    if (lift === null && this.touch && !tried) {
      this.#letGo();
      this.#tried = part;
      this.composer.hover = part;
    } else this.press(part, this.touch);
  }

  /** Build at a place, take a piece back or choose a courtyard; with `twice` a piece is taken back when asked twice. */
  press(part: Part, twice = false): void {
    const lift = this.#laidOf(part);
    if (lift !== null) {
      this.composer.spot = null;
      this.composer.hover = part;
      return this.takeBack(lift, twice);
    }
    this.#letGo();
    const place = this.canAct ? this.#placeOf(part) : null;
    if (place) this.build(place);
    else if (roleOf(part) === 'cell') this.composer.point(part);
  }

  build(piece: Piece): void {
    if (piece.kind !== 'T') this.wanted = piece.kind;
    this.goingTo = null;
    this.#ask(piece);
  }

  /** Take back a piece of this turn: the latest at once, an earlier one, with all that followed, when asked twice. */
  takeBack(text: string, twice = false): void {
    const { back } = this.#input();
    const steps = back.get(text);
    if (steps === undefined) return;
    const earlier = steps > Math.min(...back.values());
    if ((earlier || twice) && this.armed !== text) {
      this.armed = text;
      return;
    }
    this.#letGo();
    this.#wishes.takeBack(steps);
  }

  /** Let go of everything that has been begun. */
  clear(): void {
    this.composer.clear();
    this.#letGo();
  }

  #letGo(): void {
    this.armed = null;
    this.#tried = null;
    this.composer.spot = null;
    this.composer.hover = null;
  }

  #ask(piece: Piece): void {
    this.#letGo();
    this.asked = piece;
    const parts = partsOfPiece(piece);
    this.composer.confirm(parts[0], parts);
  }

  #placeOf(part: Part | null): Piece | null {
    const { held } = this;
    return (
      this.offer.places.find((piece) => held.includes(piece.kind) && partsOfPiece(piece)[0] === part) ?? null
    );
  }

  #laidOf(part: Part | null): string | null {
    const { back, laid } = this.#input();
    const found = laid.find((piece) => back.has(pieceText(piece)) && partsOfPiece(piece)[0] === part);
    return found ? pieceText(found) : null;
  }

  #reach(usual: number, finger: number): number {
    return this.touch ? Math.max(usual, finger * this.pixel) : usual;
  }
}
