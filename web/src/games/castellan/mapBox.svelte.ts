/** The part of the lattice that is shown: centred when a turn begins, and steady within it. */
import { untrack } from 'svelte';
import type { Pane } from '../../boards/camera';
import { boxAround, settled, STEP, together, type Box, type Piece } from './geometry';

export interface MapInput {
  small: boolean;
  /** The pieces that lie, and those that can be laid. */
  laid: readonly Piece[];
  places: readonly Piece[];
  /** The size of the map in pixels. */
  width: number;
  height: number;
  /** The size of what the map shares with the cards. */
  area: Pane;
  turn: number;
  over: boolean;
  /** Whether something has been done in this turn. */
  begun: boolean;
}

/** Ground around the castle and its places, in steps. */
const NEAR = 0.5;
/** The largest size of a step on the screen. */
const LARGEST = 72;
const SMALL: [number, number] = [5.6, 4];
/** What the cards take of the area, in pixels: below the map, or beside it. */
const BELOW = 150;
export const BESIDE = 256;
/** The cards change their place when that makes a step larger by this much. */
const WORTH = 1.15;
/** A step on a phone that is large enough. */
const ENOUGH = 50;

/** Whether the cards lie beside the map: where the castle can be shown clearly larger, and while there are cards. */
export function besides(before: boolean, given: Pick<MapInput, 'laid' | 'area' | 'over'>): boolean {
  const { width, height } = given.area;
  const castle = boxAround(given.laid, undefined, [0, 0]);
  const fit = (wide: number, high: number): number =>
    Math.min(LARGEST, (wide / castle.width) * STEP, (high / castle.height) * STEP);
  const [below, beside] = [fit(width, height - BELOW), fit(width - BESIDE, height)];
  if (given.over) return false;
  return before ? beside * WORTH > below : beside > below * WORTH;
}

/** The height in pixels that the castle can use in a map of this width. */
export function usefulHeight(laid: readonly Piece[], width: number): number {
  const castle = boxAround(laid);
  return Math.round(Math.min(ENOUGH / STEP, width / castle.width) * castle.height);
}

/** Within a turn the box moves only when something would be out of sight, and goes no nearer. */
export function nextBox(before: Box | null, { small, laid, places, width, height }: MapInput): Box {
  if (small) return boxAround(laid, 0.9, SMALL);
  const all = [...laid, ...places];
  const least: [number, number] = [width / LARGEST, height / LARGEST];
  const fresh = together(boxAround(laid, undefined, least), boxAround(all, NEAR, least));
  return settled(before, boxAround(all, NEAR, [0, 0]), fresh);
}

export class MapBox {
  box = $state.raw<Box>(boxAround([], 0.9, SMALL));
  /** How the map shares the window with the cards: settled when a turn begins. */
  beside = $state(false);
  high = $state(0);
  #pane = '';
  #shared = '';

  /** `onchange` is told before the map is drawn differently. */
  constructor(input: () => MapInput, onchange: (before: Box, after: Box) => void) {
    $effect.pre(() => this.show(input(), onchange));
  }

  show(given: MapInput, onchange: (before: Box, after: Box) => void): void {
    const { area, laid, over, turn, width } = given;
    const pane = `${width} ${given.height} ${turn}`;
    const shared = `${width} ${area.width} ${area.height} ${turn} ${over}`;
    const before = untrack(() => this.box);
    if (shared !== this.#shared) {
      this.beside = besides(
        untrack(() => this.beside),
        given,
      );
      this.high = usefulHeight(laid, width);
    }
    this.#shared = shared;
    const next = nextBox(given.begun && pane === this.#pane ? before : null, given);
    if (this.#pane) untrack(() => onchange(before, next)); // what looks at the map follows it, and does not lead it
    this.#pane = pane;
    this.box = next;
  }
}
