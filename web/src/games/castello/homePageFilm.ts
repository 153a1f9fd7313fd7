/** A short film for the home page: a few turns around the middle. */
import type { Scene } from '../contract';

export const film: Scene = {
  players: 2,
  setup: {
    red: 'D4 D8 D11 F9 F6 H8 I9 J6 K9 L7 N8 O9 N6 B2 B5 B8 B12 B14'.split(' '),
    black: 'K7 L10 M8 M6 N11 P9 Q7 R5 R11 S8 J11 T2 T5 T8 T12 T14'.split(' '),
  },
  next: ['L7-J7', 'stop', 'Q7-P7', 'N6-O7', 'L10-J8', 'stop', 'I9-K7', 'stop', 'R11-Q10'],
};
