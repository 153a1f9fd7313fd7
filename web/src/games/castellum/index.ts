/** Castellum: its board, its words, its worked examples and its first-game guide. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import Reserve from './Reserve.svelte';
import { examples } from './examples';
import { film } from './homePageFilm';
import { guide } from './guide';
import { actionPlaces, nextStep, notable, NOTHING, parse, sameTurn } from './options';
import { actionWords, named } from './names';
import { tale } from './tale';
import type { CastellumAids, CastellumView } from './view';
import { now } from './words';

export const game: GameModule<CastellumView, Partial<CastellumAids>, Partial<CastellumAids>> = {
  board: {
    Board,
    Reserve,
    printed: true,
    flat: true,
    places: ({ text }, seat) => actionPlaces(text, seat ?? 9),
  },
  words: {
    now: (view, offers, { say }) => {
      const actions = offers.map(({ text }) => parse(text, view.actor ?? 0));
      return now(view, nextStep(actions, NOTHING), say);
    },
    choices: (offers, { say }) =>
      offers
        .filter(({ kind }) => kind === 'pass')
        .map(({ text }) => ({ action: text, words: say('web-castellum-pass') })),
    named,
    action: ({ text }, naming) => actionWords(text, naming),
  },
  log: { told: tale, sameTurn, notable },
  learn: { examples, guide, film },
};
