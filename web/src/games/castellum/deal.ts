/** A deal of Castellum by hand: what the market sells, the angels, and the enemies of every year. */
import type { DealModule } from '../contract';
import { cardName } from './names';

const YEARS = ['1579', '1632', '1673', '1794'];
const FORTS_FOR_SALE = 4;
const TROOPS_FOR_SALE = 8;

export const deal: DealModule = {
  lists: (_, { say }) => {
    const market = say('web-castellum-deal-market');
    return [
      {
        path: ['forts'],
        words: say('web-castellum-deal-forts'),
        dealt: { count: FORTS_FOR_SALE, words: market },
      },
      {
        path: ['troops'],
        words: say('web-castellum-deal-troops'),
        dealt: { count: TROOPS_FOR_SALE, words: market },
      },
      { path: ['angels'], words: say('web-castellum-deal-angels') },
      { path: ['angels_again'], words: say('web-castellum-deal-angels-again') },
      ...YEARS.map((year) => ({
        path: ['enemies', year],
        words: say('web-castellum-deal-enemies', { year }),
      })),
    ];
  },
  cardName,
};
