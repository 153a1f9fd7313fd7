/** The small shapes of Castellum, in a square from -10 to 10. None speaks by colour alone. */

interface Part {
  look: string;
  d: string;
}
const part = (look: string, d: string): Part => ({ look, d });

export const glyphs = {
  gold: [
    part('gold', 'M-8 0A8 8 0 1 1 8 0A8 8 0 1 1 -8 0z'),
    part('gold-line', 'M-4 0A4 4 0 1 1 4 0A4 4 0 1 1 -4 0z'),
  ],
  stone: [
    part('rock', 'M0-9L8.6-2.8L5.3 7.3H-5.3L-8.6-2.8z'),
    part('rock-line', 'M0-9L1 0L8.6-2.8M1 0L-5.3 7.3'),
  ],
  wood: [
    part('wood', 'M-6-5H6A3.5 5 0 0 1 6 5H-6A3.5 5 0 0 1 -6-5z'),
    part('ring', 'M2.6 0A3.4 5 0 1 1 9.4 0A3.4 5 0 1 1 2.6 0zM4.8 0A1.2 2 0 1 1 7.2 0A1.2 2 0 1 1 4.8 0z'),
  ],
  any: [
    part('gold', 'M-9-3A4 4 0 1 1 -1-3A4 4 0 1 1 -9-3z'),
    part('rock', 'M5-8L9.3-4.9L7.7 .2H2.3L.7-4.9z'),
    part('wood', 'M-4 3H3A2.2 3 0 0 1 3 9H-4A2.2 3 0 0 1 -4 3z'),
  ],
  angels: [
    part('halo', 'M-3.4-7.4A3.4 1.5 0 1 1 3.4-7.4A3.4 1.5 0 1 1 -3.4-7.4z'),
    part('wing', 'M-1 0C-4-6-9-5-9.6-1.5C-9.8 3-5 6-1.2 6z'),
    part('wing', 'M1 0C4-6 9-5 9.6-1.5C9.8 3 5 6 1.2 6z'),
    part('wing', 'M-1.9-2.4A1.9 1.9 0 1 1 1.9-2.4A1.9 1.9 0 1 1 -1.9-2.4zM-1.6 0H1.6L3.4 9H-3.4z'),
  ],
  infantry: [
    part('line', 'M-7 9L5.4-6M7 9L-5.4-6'),
    part('ink', 'M8.6-10L7-3.4L3-6.8zM-8.6-10L-7-3.4L-3-6.8z'),
  ],
  cavalry: [part('thick', 'M-4.6 8C-9.5-1-6.5-7.6 0-7.6S9.5-1 4.6 8')],
  artillery: [
    part('thick', 'M-6.5 0L7-5.6'),
    part('line', 'M-6.4 4.4A4.4 4.4 0 1 1 2.4 4.4A4.4 4.4 0 1 1 -6.4 4.4zM-2 0V8.8M-6.4 4.4H2.4M1 6.5L8 9'),
  ],
  fortification: [
    part('ink', 'M-8-9H-4.6V-6.4H-1.7V-9H1.7V-6.4H4.6V-9H8V-2.6H6V9H2V5.4A2 2 0 0 0 -2 5.4V9H-6V-2.6H-8z'),
  ],
  reinforce: [
    part(
      'line',
      'M0-8.6C3-6.8 5.6-6.4 8-6.6C8 1.6 5.4 6.4 0 9C-5.4 6.4-8 1.6-8-6.6C-5.6-6.4-3-6.8 0-8.6zM0-4V4M-4 0H4',
    ),
  ],
  worker: [part('ink', 'M-3.6-5A3.6 3.6 0 1 1 3.6-5A3.6 3.6 0 1 1 -3.6-5zM-7 9C-7 2-4 0 0 0S7 2 7 9z')],
  skull: [
    part(
      'ink',
      'M0-9C5.6-9 8-5.4 8-1.4C8 1.6 6.4 3.4 4.6 4.4V8.4H-4.6V4.4C-6.4 3.4-8 1.6-8-1.4C-8-5.4-5.6-9 0-9zM-5.4-2.6A2.3 2.3 0 1 0 -.8-2.6A2.3 2.3 0 1 0 -5.4-2.6zM.8-2.6A2.3 2.3 0 1 0 5.4-2.6A2.3 2.3 0 1 0 .8-2.6z',
    ),
  ],
  flag: [part('line', 'M-5 9V-9'), part('ink', 'M-5-9C-1-11 3-6 8-8.6V0C3 2.6-1-2.4-5-.4z')],
  star: [part('ink', 'M0-9.4L2.6-3.2L9.2-2.8L4.1 1.5L5.8 8L0 4.4L-5.8 8L-4.1 1.5L-9.2-2.8L-2.6-3.2z')],
  fury: [
    part(
      'ink',
      'M1-10C2.4-5.6 7.6-3.6 6.8 2.8C6.2 7 3.4 9.4 0 9.4C-4 9.4-6.8 6.4-6.6 2.6C-6.4-.6-4-2-3.6-5C-1.8-4-.8-2.6-.6-.8C1.4-3.4 1.8-6.4 1-10z',
    ),
  ],
  swap: [part('line', 'M-8-4H7M3.4-7.6L7-4L3.4-.4M8 4.6H-7M-3.4 1L-7 4.6L-3.4 8.2')],
  hire: [
    part(
      'line',
      'M-8 3C-5 0-3.4-.6-1 .6L3 2.4C5 3.4 3.6 5.6 1.6 5L-1 4.2M3.8 3.4L7.4 1C9.4 0 9.8 2.4 8.4 3.6L4.6 7.2C3.4 8.2 2 8.4.4 8L-8 6.2',
    ),
    part('gold', 'M-1-6A3.6 3.6 0 1 1 6.2-6A3.6 3.6 0 1 1 -1-6z'),
  ],
  destroy: [
    part(
      'ink',
      'M0-10L2.4-4.6L8-6.8L5.4-1.4L10 1.8L4.4 2.8L5 8.6L.6 5L-3.6 9.2L-3.4 3.6L-9.4 3L-4.8-.6L-8.6-5L-2.8-4z',
    ),
  ],
  gift: [
    part(
      'line',
      'M-7-1H7V8.6H-7zM-8.4-4.6H8.4V-1H-8.4zM0-4.6V8.6M0-4.6C-5-10-7.6-5-3-4.6M0-4.6C5-10 7.6-5 3-4.6',
    ),
  ],
  cancel: [part('line', 'M-8 0A8 8 0 1 1 8 0A8 8 0 1 1 -8 0zM-5.6-5.6L5.6 5.6')],
  lock: [part('line', 'M-4-2V-5A4 4 0 0 1 4-5V-2'), part('ink', 'M-6.4-2H6.4V8H-6.4z')],
  check: [part('thick', 'M-7 1L-2 6L7.4-6')],
  cross: [part('thick', 'M-6-6L6 6M6-6L-6 6')],
  crown: [part('ink', 'M-9-5L-4.4-.4L0-8L4.4-.4L9-5L7 7H-7z')],
} as const satisfies Record<string, readonly Part[]>;

export type GlyphName = keyof typeof glyphs;
