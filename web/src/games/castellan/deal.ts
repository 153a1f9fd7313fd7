/** A deal of Castellan by hand: the order of everybody's two decks, of which the first two cards are in hand. */
import type { DealModule } from '../contract';
import { cardName } from './names';

const IN_HAND = 2;

export const deal: DealModule = {
  lists: (players, naming) =>
    Array.from({ length: players }, (_, seat) => seat).flatMap((seat) =>
      (['tower', 'wall'] as const).map((back) => ({
        path: [`${back}_decks`, seat],
        words: naming.say(`web-castellan-deal-${back}`, { seat: naming.seat(seat) }),
        dealt: { count: IN_HAND, words: naming.say('web-castellan-deal-in-hand') },
      })),
    ),
  cardName,
  pictureNamed: true,
};
