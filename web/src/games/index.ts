/** The games that have a board here, loaded when first needed; others bring one, or get the generic one. */
import { session } from '../stores/session.svelte';
import { texts } from '../stores/texts.svelte';
import type { GameModule } from './contract';

const FOLDERS = import.meta.glob<{ game: GameModule }>('./*/index.ts');

export function hasBoard(id: string): boolean {
  return id !== 'generic' && `./${id}/index.ts` in FOLDERS;
}

async function moduleOf(id: string): Promise<GameModule> {
  if (!hasBoard(id)) {
    try {
      await session.facts();
      if (session.game(id)?.board) return await (await import('./foreign')).loadForeign(id);
    } catch (error) {
      console.error(error); // a board that does not load must not keep anybody from playing
    }
  }
  const load = FOLDERS[hasBoard(id) ? `./${id}/index.ts` : './generic/index.ts'];
  if (!load) throw new Error('the generic board is missing');
  return (await load()).game;
}

/** The game's own module with its words, or the generic one. */
export async function loadGame(id: string): Promise<GameModule> {
  const [module] = await Promise.all([moduleOf(id), texts.loadGame(id)]);
  return module;
}

/** The game's module for small pictures, with words only where these say something. */
export async function loadPictures(id: string): Promise<GameModule> {
  const game = await moduleOf(id);
  if (!game.board.wordless) await texts.loadGame(id);
  return game;
}
