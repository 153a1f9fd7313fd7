/** A short film for the home page: two courtyards are closed, and one of them is divided. */
import type { Scene } from '../contract';
import { ALL_OF_B, B, setupFor } from './decks';

const words = (text: string): string[] => text.split(' ');

export const film: Scene = {
  players: 2,
  setup: setupFor(B, B),
  actions: [ALL_OF_B, ...words('T0,0 S0,0N T0,1 S0,1E T1,1 S1,1E T2,1 S2,0N T2,0 S0,0E S1,0E')],
  next: words('T1,0 keep S1,0N keep'),
};
