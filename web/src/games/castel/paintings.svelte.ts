/** The portraits come when a board that shows them is opened; tiny pictures do with emblems. */
import type * as Portraits from './portraits';

let loaded = $state.raw<typeof Portraits | null>(null);
let asked: Promise<void> | undefined;

export const paintings = {
  /** The portraits, once they are there. */
  get now(): typeof Portraits | null {
    return loaded;
  },
  load(): void {
    asked ??= import('./portraits').then((found) => void (loaded = found));
  },
};
