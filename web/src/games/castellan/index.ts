/** Castellan: its board, its words, its worked examples and its first-game guide. */
import type { GameModule, Say } from '../contract';
import Board from './Board.svelte';
import Reserve from './Reserve.svelte';
import { texts } from '../../stores/texts.svelte';
import { actionWords, now } from './describe';
import { examples } from './examples';
import { film } from './film';
import { parsePiece } from './geometry';
import { guide } from './guide';
import { named } from './names';
import { notable, notation, places, sameTurn } from './options';
import { tale } from './tale';
import { castellanView } from './view';

const inWords = (action: string, say: Say): string => actionWords(action, say, texts.lang);

export const game: GameModule = {
  Board,
  flat: true,
  Reserve,
  now: (view, options, say) => now(castellanView(view), options, say),
  sameTurn,
  notation,
  tale: (events, say) => tale(events, say, texts.lang),
  places,
  named: (params, say) => named(params, say, texts.lang, inWords),
  actionWords: inWords,
  notable,
  actionPlaces: (action) => (parsePiece(action) ? [action] : []),
  examples,
  guide,
  film,
  wordless: true,
};
