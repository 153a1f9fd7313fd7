/** The first-game guide: eight short positions, each with one thing to do. The words are `web-castellan-guide-ID`. */
import type { GuideStep } from '../contract';
import { A, ALL_OF_A, B, HALL, scene, SQUARE, TWO_CELLS } from './setups';

export const guide: readonly GuideStep[] = [
  { id: 'cards', scene: scene(A, ''), wanted: ['play:T2'], actions: 1 },
  { id: 'build', scene: scene(A, 'play:T2 T0,0'), actions: 3 },
  { id: 'close', scene: scene(A, SQUARE), wanted: ['T1,1'], actions: 1 },
  { id: 'double', scene: scene(A, `${SQUARE} T1,1`), wanted: ['double:0,0'], actions: 1 },
  {
    id: 'long',
    scene: scene(A, `${ALL_OF_A} T0,0 L0,0E T2,0 L0,0N T0,2`),
    wanted: ['L0,2E', 'L2,0N'],
    begin: 'do:long',
    actions: 1,
  },
  { id: 'try', scene: scene(A, `${HALL} keep`), actions: 2 },
  { id: 'divide', scene: scene(B, `${TWO_CELLS} T1,0 keep`), wanted: ['S1,0N'], actions: 1 },
  { id: 'draw', scene: scene(A, `${HALL} keep S1,1E S-1,0E S0,-1N S2,0E S2,-1N`) },
];
