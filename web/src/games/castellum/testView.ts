/** Positions and words for the tests of this folder. */
import type { Say } from '../contract';
import { readOffers, type Offer } from '../../boards/offers';
import forms from '../forms.cases.json';
import type { CastellumView } from './view';

export const FORMS = forms.castellum;
export const offers = (text: string): Offer[] => readOffers(FORMS, text.split(' ').filter(Boolean));
export const say: Say = (id, params = {}) =>
  [id.replace(/^(web-)?castellum-/, ''), ...Object.values(params)].join(' ');
export const tongue = { say, lang: 'en' as const, title: (seat: number): string => `S${seat}` };

/** A position in which nothing lies anywhere. */
export function view(part: Partial<CastellumView>): CastellumView {
  return {
    game: 'castellum',
    players: 2,
    year: 1579,
    columns: 2,
    phase: 'construction',
    first: 0,
    turn: 0,
    actor: 0,
    pending: null,
    passes: 0,
    draws: [],
    needed: 3,
    spaces: {},
    market_forts: [],
    market_troops: ['T01'],
    fort_discard: [],
    troop_discard: [],
    angel_discard: [],
    rewards: [],
    fort_deck: 0,
    troop_deck: 0,
    angel_deck: 0,
    enemy_decks: {},
    enemy_discard: 0,
    seats: [],
    seat: 0,
    ...part,
  };
}
