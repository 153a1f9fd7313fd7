/** Castellum: its board, its words, its worked examples and its first-game guide. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import Reserve from './Reserve.svelte';
import { examples } from './examples';
import { film } from './film';
import { guide } from './guide';
import { actionPlaces, nextStep, notable, NOTHING, parse, places, sameTurn } from './options';
import { actionWords, named } from './names';
import { tale } from './tale';
import { castellumView } from './view';
import { now } from './words';

export const game: GameModule = {
  Board,
  printed: true,
  flat: true,
  Reserve,
  now: (given, options, { say }) => {
    const view = castellumView(given);
    const actions = options.map((text) => parse(text, view.actor ?? 0));
    return now(view, nextStep(actions, NOTHING), say);
  },
  choices: (options, { say }) =>
    options.includes('pass') ? [{ action: 'pass', words: say('web-castellum-pass') }] : [],
  named,
  actionWords,
  tale,
  sameTurn,
  places,
  notable,
  actionPlaces: (action) => actionPlaces(action, 9),
  examples,
  guide,
  film,
};
