/** A deal of Castel by hand: the hands, the piles and the exchange. */
import type { DealModule } from '../contract';
import { kindOf } from './cards';
import { cardName } from './describe';

export const deal: DealModule = {
  lists: (players, naming) => [
    ...Array.from({ length: players }, (_, seat) => seat).flatMap((seat) => [
      { path: ['hands', seat], words: naming.say('web-castel-deal-hand', { seat: naming.seat(seat) }) },
      { path: ['piles', seat], words: naming.say('web-castel-deal-pile', { seat: naming.seat(seat) }) },
    ]),
    { path: ['exchange'], words: naming.say('web-castel-exchange') },
  ],
  cardName: (card, { say }) => cardName(kindOf(card), say),
  pictured: kindOf,
};
