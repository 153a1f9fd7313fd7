/** How each seat looks, the same everywhere: colour, shape, pattern and letter, never colour alone.
 * The palette is the one of the server’s pictures. */
import palette from '../../../src/castelude/palette.json';
import { session } from '../stores/session.svelte';

export type Shape = 'disc' | 'square' | 'diamond' | 'hexagon' | 'triangle';
export type Pattern = 'hatch' | 'dots' | 'waves' | 'chevrons' | 'cross-hatch';
export interface SeatLook {
  /** The name of the colour: `--seat-NAME` among the tokens. */
  colour: string;
  shape: Shape;
  pattern: Pattern;
}

const LOOKS = palette.looks as readonly SeatLook[];
const RED: SeatLook = { colour: 'red', shape: 'disc', pattern: 'hatch' };
const OWN_COLOURS: Readonly<Record<string, readonly string[]>> = palette.games;

/** Games of other packages say their colours with their facts. */
export function seatLook(game: string, seat: number): SeatLook {
  const look = LOOKS[seat % LOOKS.length] ?? RED;
  const colour = (OWN_COLOURS[game] ?? session.game(game)?.colours)?.[seat];
  return colour ? { ...look, colour } : look;
}

/** The outline of a shape around the origin, as an SVG path within a circle of radius 1. */
export const OUTLINES: Readonly<Record<Shape, string>> = palette.outlines;

/** A tile of each pattern, 16 by 16, as lines to be drawn with round ends. */
export const PATTERNS: Readonly<Record<Pattern, { lines: string; width: number }>> = palette.patterns;

/** The initial of each seat's name, or its first two letters where several begin alike: V, or Ve and Vi. */
export function seatLetters(names: readonly string[]): string[] {
  const initial = (name: string): string => name.slice(0, 1).toUpperCase();
  return names.map((name) => {
    const alone = names.filter((other) => initial(other) === initial(name)).length === 1;
    return alone ? initial(name) : initial(name) + name.slice(1, 2);
  });
}
