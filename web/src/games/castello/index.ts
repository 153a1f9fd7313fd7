/** Castello: its board, its words, its worked examples and its first-game guide. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import Reserve from './Reserve.svelte';
import { now } from './describe';
import { examples } from './examples';
import { film } from './film';
import { guide } from './guide';
import { notable, notation, path, places, sameTurn } from './options';
import { castelloView } from './view';

export const game: GameModule = {
  Board,
  Reserve,
  now: (view, options, { say }) => now(castelloView(view), options, say),
  choices: (options, { say }) =>
    options.includes('stop') ? [{ action: 'stop', words: say('web-castello-stop'), primary: true }] : [],
  sameTurn,
  notation,
  places,
  notable,
  actionPlaces: (action) => path([action]),
  examples,
  guide,
  film,
  wordless: true,
};
