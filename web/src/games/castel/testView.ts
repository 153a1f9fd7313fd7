/** Positions and words for the tests of this folder. */
import { readOffers, type Offer } from '../../boards/offers';
import forms from '../forms.cases.json';
import type { CastelAids, CastelView } from './view';

export const FORMS = forms.castel;
export const AIDS: CastelAids = { protected: {}, out: 'o1', called: false };
export const say = (id: string, params = {}): string => [id, ...Object.values(params)].join(' ');
export const offers = (...texts: string[]): Offer[] => readOffers(FORMS, texts);

export function view(part: Partial<CastelView>): CastelView {
  return {
    game: 'castel',
    players: 2,
    turn: 1,
    active: 0,
    actor: 0,
    actions_left: 2,
    exchange: [],
    removed: [],
    board: {},
    last: null,
    idle: 0,
    progress: true,
    pending: null,
    end: null,
    winners: [],
    seat: 0,
    hand: [],
    hand_sizes: [0, 0],
    pile_sizes: [13, 13],
    ...part,
  };
}

export const TURN = offers(
  'draw',
  'place:king@c3',
  'place:king@c4',
  'swap:king>archer',
  'swap:king>queen',
  'place:dragon@out',
);
