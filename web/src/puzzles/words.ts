/** Words of puzzles. */
import { t, texts } from '../stores/texts.svelte';

/** The name of a theme; a theme of a game that is not ours goes by its id. */
export const themeWords = (theme: string): string => {
  const id = `web-puzzle-theme-${theme}`;
  return texts.has(id) ? t(id) : theme;
};
