/** Castellan: its board, its words and its first-game guide. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import ClosingCourtyard from './ClosingCourtyard.svelte';
import CardPicture from './CardPicture.svelte';
import Reserve from './Reserve.svelte';
import { deal } from './deal';
import { actionWords, now } from './describe';
import { film } from './homePageFilm';
import { pieceText } from './geometry';
import { guide } from './guide';
import { named } from './names';
import { notable, pieceOf } from './choices';
import { tale } from './turnStory';
import type { CastellanAids, CastellanPrinted, CastellanView } from './view';
import { announced, moment, told } from './tableFilm';

export const game: GameModule<CastellanView, Partial<CastellanAids>, Partial<CastellanPrinted>> = {
  board: {
    Board,
    Reserve,
    printed: true,
    flat: true,
    wordless: true,
    places: (offer) => [pieceOf(offer)].flatMap((piece) => (piece ? [pieceText(piece)] : [])),
  },
  words: {
    now: (view, offers, { say }) => now(view, offers, say),
    named: (params, naming) => named(params, naming, naming.action),
    action: actionWords,
  },
  log: { told: (events, naming) => tale(events, naming), notable },
  film: { announced, moment, told, Picture: ClosingCourtyard },
  learn: { CardPicture, guide, film },
  deal,
};
