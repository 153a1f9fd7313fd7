/** Castellan: its board, its words, its worked examples and its first-game guide. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import Reserve from './Reserve.svelte';
import { actionWords, now } from './describe';
import { examples } from './examples';
import { film } from './film';
import { parsePiece } from './geometry';
import { guide } from './guide';
import { named } from './names';
import { notable, notation, places, sameTurn } from './options';
import { tale } from './tale';
import { castellanView } from './view';

export const game: GameModule = {
  Board,
  flat: true,
  Reserve,
  now: (view, options, { say }) => now(castellanView(view), options, say),
  sameTurn,
  notation,
  tale: (events, { say, lang }) => tale(events, say, lang),
  places,
  named: (params, { say, lang, action }) => named(params, say, lang, action),
  actionWords: (action, { say, lang }) => actionWords(action, say, lang),
  notable,
  actionPlaces: (action) => (parsePiece(action) ? [action] : []),
  examples,
  guide,
  film,
  wordless: true,
};
