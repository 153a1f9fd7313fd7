/** Sitting down to an attempt. */
import { challenges } from '../api/challenges';
import { router } from '../stores/router.svelte';

/** Begin an attempt, or go on with the one that counts: its table opens. */
export async function sitDown(game: string, day: string, practice: boolean): Promise<void> {
  const table = await challenges.attempt(game, day, practice);
  router.go(`/t/${table.id}`);
}

/** Where the results of a task are. */
export function resultsOf(game: string, day: string): string {
  return `/daily/${game}?day=${day}`;
}
