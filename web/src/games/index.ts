/** The games that have a board of their own, loaded when first needed; every other game gets the generic one. */
import { texts } from '../lib/texts.svelte';
import { nameBy } from '../lib/words';
import type { GameModule } from './contract';

const FOLDERS = import.meta.glob<{ game: GameModule }>('./*/index.ts');

export function hasBoard(id: string): boolean {
  return id !== 'generic' && `./${id}/index.ts` in FOLDERS;
}

/** The game's own module with its words, or the generic one. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = FOLDERS[hasBoard(id) ? `./${id}/index.ts` : './generic/index.ts'];
  if (!load) throw new Error('the generic board is missing');
  const [module] = await Promise.all([load(), texts.loadGame(id)]);
  nameBy(id, module.game.named);
  return module.game;
}
