/** How closely pieces are drawn: as flat shapes, simplified for small cells, or in full. */
import type { BoardStyle } from '../../stores/preferences.svelte';

export type Detail = 'plain' | 'small' | 'full';

/** Below this many pixels a cell shows simplified pieces, below the other one no fine lines. */
const SMALL = 26;
const FINE = 38;

/** `side` is the length of a cell's side on the screen; 0 while it is not known. */
export function detailOf(style: BoardStyle, side: number): Detail {
  if (style === 'plain') return 'plain';
  return side < SMALL ? 'small' : 'full';
}

/** The strength of turning lines and masonry. */
export function fineness(side: number): number {
  return side < FINE ? 0 : 1;
}
