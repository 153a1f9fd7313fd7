/** The part of the lattice that is shown: centred when a turn begins, and steady within it. */
import { untrack } from 'svelte';
import { boxAround, settled, together, type Box, type Piece } from './geometry';

export interface MapInput {
  small: boolean;
  /** The pieces that lie, and those that can be laid. */
  laid: readonly Piece[];
  places: readonly Piece[];
  /** The size of the map in pixels. */
  width: number;
  height: number;
  turn: number;
  /** Whether something has been done in this turn. */
  begun: boolean;
}

/** Ground around the castle and its places, in steps. */
const NEAR = 0.5;
/** The largest size of a step on the screen. */
const LARGEST = 72;
const SMALL: [number, number] = [5.6, 4];

/** Within a turn the box moves only when something would be out of sight. */
export function nextBox(before: Box | null, { small, laid, places, width, height }: MapInput): Box {
  if (small) return boxAround(laid, 0.9, SMALL);
  const all = [...laid, ...places];
  const least: [number, number] = [width / LARGEST, height / LARGEST];
  const fresh = together(boxAround(laid, undefined, least), boxAround(all, NEAR, least));
  return settled(before, boxAround(all, NEAR, [0, 0]), fresh);
}

export class MapBox {
  box = $state.raw<Box>(boxAround([], 0.9, SMALL));
  #pane = '';

  /** `onchange` is told before the map is drawn differently. */
  constructor(input: () => MapInput, onchange: (before: Box, after: Box) => void) {
    $effect.pre(() => this.show(input(), onchange));
  }

  show(given: MapInput, onchange: (before: Box, after: Box) => void): void {
    const pane = `${given.width} ${given.height} ${given.turn}`;
    const before = untrack(() => this.box);
    const next = nextBox(given.begun && pane === this.#pane ? before : null, given);
    if (this.#pane) onchange(before, next);
    this.#pane = pane;
    this.box = next;
  }
}
