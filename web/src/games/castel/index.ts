/** Castel: its board, its words and its first-game guide. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import SentHome from './SentHome.svelte';
import CardPicture from './CardPicture.svelte';
import Reserve from './Reserve.svelte';
import { deal } from './deal';
import { actionWords, named, now } from './describe';
import { film } from './homePageFilm';
import { guide } from './guide';
import { placesOf } from './choices';
import type { CastelAids, CastelView } from './view';
import { announced, moment, told } from './tableFilm';
import { between } from './cause';

export const game: GameModule<CastelView, CastelAids> = {
  board: {
    Board,
    Reserve,
    flat: true,
    wordless: true,
    forced: ({ kind }) => kind === 'draw',
    places: placesOf,
  },
  words: {
    now: (view, offers, { say }, aids) => now(view, offers, aids, say),
    named: (params, { say }) => named(params, say),
    action: (offer, { say }) => actionWords(offer, say),
    score: (score, { say }) => say('web-castel-left', { count: Math.abs(score) }),
  },
  log: {
    brief: (events, { say }) =>
      events
        .flatMap((event) => event.log)
        .map((line) => say(`${line.id}.short`, named(line.args, say)))
        .join(' · '),
    notable: (event) => event.log.some(({ id }) => /^castel-log-(back|exchanged|killed)$/.test(id)),
  },
  film: { announced, between, moment, told, Picture: SentHome },
  learn: { CardPicture, guide, film },
  deal,
};
