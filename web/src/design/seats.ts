/** How each seat looks, the same everywhere: colour, shape, pattern and letter, never colour alone. */

export type Shape = 'disc' | 'square' | 'diamond' | 'hexagon' | 'triangle';
export type Pattern = 'hatch' | 'dots' | 'waves' | 'chevrons' | 'cross-hatch';
export interface SeatLook {
  /** The name of the colour: `--seat-NAME` in tokens.css. */
  colour: string;
  shape: Shape;
  pattern: Pattern;
}

const RED: SeatLook = { colour: 'red', shape: 'disc', pattern: 'hatch' };
const LOOKS: readonly SeatLook[] = [
  RED,
  { colour: 'blue', shape: 'square', pattern: 'dots' },
  { colour: 'green', shape: 'diamond', pattern: 'waves' },
  { colour: 'violet', shape: 'hexagon', pattern: 'chevrons' },
  { colour: 'ochre', shape: 'triangle', pattern: 'cross-hatch' },
];

const OWN_COLOURS: Readonly<Record<string, readonly string[]>> = {
  castello: ['red', 'black'],
  castel: ['black', 'beige', 'red', 'green', 'violet'],
};

export function seatLook(game: string, seat: number): SeatLook {
  const look = LOOKS[seat % LOOKS.length] ?? RED;
  const colour = OWN_COLOURS[game]?.[seat];
  return colour ? { ...look, colour } : look;
}

/** The outline of a shape around the origin, as an SVG path within a circle of radius 1. */
export const OUTLINES: Readonly<Record<Shape, string>> = {
  disc: 'M-.92 0A.92 .92 0 1 1 .92 0A.92 .92 0 1 1 -.92 0z',
  square: 'M-.82-.6Q-.82-.82-.6-.82H.6Q.82-.82 .82-.6V.6Q.82 .82 .6 .82H-.6Q-.82 .82-.82 .6z',
  diamond: 'M0-1L1 0L0 1L-1 0z',
  hexagon: 'M-.5-.87H.5L1 0L.5 .87H-.5L-1 0z',
  triangle: 'M0-.95L1 .75H-1z',
};

/** A tile of each pattern, 16 by 16, as lines to be drawn with round ends. */
export const PATTERNS: Readonly<Record<Pattern, { lines: string; width: number }>> = {
  hatch: { lines: 'M-1 1L1 -1M-1 9L9 -1M-1 17L17 -1M7 17L17 7M15 17L17 15', width: 1.5 },
  dots: { lines: 'M4 4h0M12 12h0', width: 3.6 },
  waves: { lines: 'M0 5q4 -4 8 0t8 0M0 13q4 -4 8 0t8 0', width: 1.5 },
  chevrons: { lines: 'M0 6l4 -4l4 4l4 -4l4 4M0 14l4 -4l4 4l4 -4l4 4', width: 1.5 },
  'cross-hatch': { lines: 'M-1 9L9 -1M7 17L17 7M-1 7L9 17M7 -1L17 9', width: 1.5 },
};

/** One letter for each seat of a game: the first of its name that no seat before it has. */
export function seatLetters(names: readonly string[]): string[] {
  const letters: string[] = [];
  for (const name of names) {
    const own = [...name.toUpperCase()];
    letters.push(own.find((letter) => !letters.includes(letter)) ?? own[0] ?? '');
  }
  return letters;
}
