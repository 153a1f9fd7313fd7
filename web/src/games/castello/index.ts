/** Castello: its board, its words and its first-game guide. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import FallingCastle from './FallingCastle.svelte';
import Reserve from './Reserve.svelte';
import { now } from './describe';
import { edit } from './editor';
import { guide } from './guide';
import { film } from './homePageFilm';
import { notable } from './moves';
import type { CastelloAids, CastelloView } from '../../api/types.gen';
import { brief, moment, told } from './tableFilm';

export const game: GameModule<CastelloView, Partial<CastelloAids>> = {
  board: { Board, Reserve, wordless: true, flips: true, draws: true },
  words: {
    now: (view, offers, { say }, aids) => now(view, offers, aids, say),
    choices: (offers, { say }) =>
      offers
        .filter(({ kind }) => kind === 'stop')
        .map(({ text }) => ({ action: text, words: say('web-castello-stop'), primary: true })),
  },
  log: {
    places: ({ args }) => (args['cell'] === undefined ? [] : [String(args['cell'])]),
    notable,
  },
  film: { told, brief, moment, Picture: FallingCastle },
  learn: { guide, film },
  edit,
};
