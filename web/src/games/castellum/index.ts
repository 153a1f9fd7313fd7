/** Castellum: its board, its words and its first-game guide. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import KeptPicture from './KeptPicture.svelte';
import MomentPicture from './MomentPicture.svelte';
import CardPicture from './CardPicture.svelte';
import Reserve from './Reserve.svelte';
import { deal } from './deal';
import { film } from './homePageFilm';
import { guide } from './guide';
import { progress } from '../../boards/progress';
import { notable, placesOf, stepOf } from './steps';
import { actionWords, named } from './names';
import { tale } from './turnStory';
import type { CastellumAids, CastellumPrinted, CastellumView } from './view';
import { now } from './words';
import { announced, moment } from './tableFilm';

export const game: GameModule<CastellumView, Partial<CastellumAids>, Partial<CastellumPrinted>> = {
  board: {
    Board,
    Reserve,
    printed: true,
    flat: true,
    places: placesOf,
  },
  words: {
    now: (view, offers, { say }) => {
      return now(view, stepOf(offers, progress(offers, [], false, { order: 'written' }), view.actor), say);
    },
    choices: (offers, { say }) =>
      offers
        .filter(({ kind }) => kind === 'pass')
        .map(({ text }) => ({ action: text, words: say('web-castellum-pass') })),
    named,
    action: actionWords,
  },
  log: { told: tale, notable },
  film: { announced, moment, Picture: MomentPicture, KeptPicture },
  learn: { CardPicture, guide, film },
  deal,
};
