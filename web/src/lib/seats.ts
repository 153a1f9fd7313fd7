/** How each seat looks, the same everywhere: colour, shape, pattern and letter, never colour alone. */

export type Shape = 'disc' | 'square' | 'diamond' | 'hexagon' | 'triangle';
export interface SeatLook {
  /** The name of the colour: `--seat-NAME` in app.css. */
  colour: string;
  shape: Shape;
}

const LOOKS: readonly SeatLook[] = [
  { colour: 'red', shape: 'disc' },
  { colour: 'blue', shape: 'square' },
  { colour: 'green', shape: 'diamond' },
  { colour: 'violet', shape: 'hexagon' },
  { colour: 'ochre', shape: 'triangle' },
];

const OWN_COLOURS: Readonly<Record<string, readonly string[]>> = {
  castello: ['red', 'black'],
  castel: ['black', 'beige', 'red', 'green', 'violet'],
};

export function seatLook(game: string, seat: number): SeatLook {
  const look = LOOKS[seat % LOOKS.length] ?? { colour: 'red', shape: 'disc' };
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
