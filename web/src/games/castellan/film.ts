/** A short film for the home page: a courtyard is closed, doubled and divided, and Blue builds on. */
import type { Scene } from '../contract';
import { B, scene, TWO_CELLS } from './decks';

const { actions = [] } = scene(B, TWO_CELLS);
const played = 8;

export const film: Scene = {
  ...scene(B, actions.slice(0, played).join(' ')),
  next: [...actions.slice(played), 'T1,0', 'double:0,0', 'S1,0N', 'stay:1,0', 'L0,1N', 'L2,1N'],
};
