/** The portraits come when a board that shows them is opened; tiny pictures do with emblems. */
import { preferences } from '../../stores/preferences.svelte';
import type * as Portraits from './portraits';

let loaded = $state.raw<typeof Portraits | null>(null);
let asked: Promise<void> | undefined;

export const paintings = {
  /** The portraits, once they are there; null where plain boards are preferred. */
  get now(): typeof Portraits | null {
    return preferences.boardStyle('castel') === 'plain' ? null : loaded;
  },
  load(): void {
    asked ??= import('./portraits').then((found) => void (loaded = found));
  },
};
