/** Where the answer to a wish appears: in the middle of what was pointed at, in parts of the board's size. */
import { elementOf } from './dragOrTap.svelte';
import type { Part } from './offers';

/** For what has no place of its own on the board: in the middle, near the top. */
const ASIDE = { x: 0.5, y: 0.1 };

export function answerAt(root: Element, part: Part, also?: HTMLElement): { x: number; y: number } {
  const box = (elementOf(root, part) ?? elementOf(also, part))?.getBoundingClientRect();
  if (!box) return ASIDE;
  const home = root.getBoundingClientRect();
  return {
    x: (box.x + box.width / 2 - home.x) / home.width,
    y: (box.y + box.height / 2 - home.y) / home.height,
  };
}
