/** The games that have a board of their own, loaded when first needed; every other game gets the generic one. */
import { texts } from '../stores/texts.svelte';
import type { GameModule } from './contract';

const FOLDERS = import.meta.glob<{ game: GameModule }>('./*/index.ts');

export function hasBoard(id: string): boolean {
  return id !== 'generic' && `./${id}/index.ts` in FOLDERS;
}

function folderOf(id: string): () => Promise<{ game: GameModule }> {
  const load = FOLDERS[hasBoard(id) ? `./${id}/index.ts` : './generic/index.ts'];
  if (!load) throw new Error('the generic board is missing');
  return load;
}

/** The game's own module with its words, or the generic one. */
export async function loadGame(id: string): Promise<GameModule> {
  const [module] = await Promise.all([folderOf(id)(), texts.loadGame(id)]);
  return module.game;
}

/** The game's module for small pictures, with words only where these say something. */
export async function loadPictures(id: string): Promise<GameModule> {
  const { game } = await folderOf(id)();
  if (!game.board.wordless) await texts.loadGame(id);
  return game;
}
