/** A tree on its way to the page that shows it: pasted in, or copied from somebody's study. */
import type { Tree } from './tree';

let waiting: Tree | null = null;

export function hand(tree: Tree): void {
  waiting = tree;
}

/** The tree for a page about this game; it is handed over once. */
export function taken(game: string): Tree | null {
  const found = waiting?.game === game ? waiting : null;
  waiting = null;
  return found;
}
