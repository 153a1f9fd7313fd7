import type { GameModule } from '../contract';
import Board from './Board.svelte';

export const game: GameModule = { Board, flat: true };
