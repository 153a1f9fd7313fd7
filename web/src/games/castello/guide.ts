/** The first-game guide: eight short positions, each with one thing to do. The words are `web-castello-guide-ID`. */
import type { GuideStep } from '../contract';

const RANKS = 15;
/** A step forward with any pawn of the second file. */
const STEPS = Array.from({ length: RANKS }, (_, index) => index + 1).flatMap((rank) =>
  [rank - 1, rank, rank + 1].filter((to) => to >= 1 && to <= RANKS).map((to) => `B${rank}-C${to}`),
);

export const guide: readonly GuideStep[] = [
  { id: 'start', scene: { players: 2, setup: {} }, wanted: STEPS },
  {
    id: 'double',
    scene: { players: 2, setup: { red: ['B7', 'B8', 'B9'], black: ['T8'] } },
    wanted: ['B7-D7', 'B7-D5', 'B7-D9', 'B8-D8', 'B8-D6', 'B8-D10', 'B9-D9', 'B9-D7', 'B9-D11'],
  },
  { id: 'hop', scene: { players: 2, setup: { red: ['D7', 'E7'], black: ['T8'] } }, wanted: ['D7-F7'] },
  { id: 'capture', scene: { players: 2, setup: { red: ['H8'], black: ['I9', 'T8'] } }, wanted: ['H8-J10'] },
  {
    id: 'chain',
    scene: { players: 2, setup: { red: ['H8', 'H3'], black: ['I9', 'K11', 'M11', 'T8'] } },
    wanted: ['H8-J10', 'J10-L12', 'L12-N10'],
  },
  {
    id: 'stop',
    scene: { players: 2, setup: { red: ['N8', 'O9', 'M7'], black: ['N7', 'P6', 'T8'] } },
    wanted: ['M7-O7', 'stop'],
  },
  {
    id: 'siege',
    scene: { players: 2, setup: { red: ['N8', 'O9', 'N6'], black: ['T3'] } },
    wanted: ['N6-O7'],
  },
  {
    id: 'middle',
    scene: {
      players: 2,
      setup: {
        red: ['J8', 'K9', 'L6'],
        black: ['T3'],
        captured: { castles: [['O8', 'I4', 'M12'], []] },
      },
    },
    wanted: ['L6-K7'],
  },
];
