/** Games without a board of their own. */
import type { GameModule } from '../contract';
import Board from './Board.svelte';

export const game: GameModule = { board: { Board, flat: true } };
