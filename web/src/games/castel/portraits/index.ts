/** The 37 portraits (busts in a box of 200), and what each zone's large frame looks like. */
import { shapesOf, type Shape } from '../../../art/shapes';
import type { Zone } from '../cards';
import { parts } from '../../../art/parts';
import '../../../art/paint.css';
import { TEXTS } from './texts';

const drawn = new Map<string, readonly Shape[]>();

/** The shapes of a kind's portrait, read once. */
export function portraitOf(kind: string): readonly Shape[] {
  let found = drawn.get(kind);
  if (!found) {
    found = shapesOf(TEXTS[kind] ?? '', parts);
    drawn.set(kind, found);
  }
  return found;
}

export const PAINTED: readonly string[] = Object.keys(TEXTS);

/** The opening in the frame, so that a zone is known without its colour. */
export const WINDOWS: Readonly<Record<Zone, string>> = {
  court: 'M14 188V96C14 56 62 38 100 10c38 28 86 46 86 86v92z',
  rampart: 'M14 188V58h36V30h30V14h40v16h30v28h36v130z',
  tower: 'M14 188V96a86 84 0 0 1 172 0v92z',
  outside: 'M14 188V84Q54 26 100 58 146 26 186 84v104z',
  knight: 'M62 14h76q12 38 42 42v50q0 56-80 84-80-28-80-84V56q30-4 42-42z',
};

/** What is seen through it, as shapes of the tone `view`. */
export const GROUNDS: Readonly<Record<Zone, string>> = {
  court:
    'M30 96l14-14 14 14-14 14zM86 96l14-14 14 14-14 14zM142 96l14-14 14 14-14 14zM58 68l14-14 14 14-14 14zM114 68l14-14 14 14-14 14zM58 124l14-14 14 14-14 14zM114 124l14-14 14 14-14 14zM30 152l14-14 14 14-14 14zM142 152l14-14 14 14-14 14zM86 40l14-14 14 14-14 14z',
  rampart: 'M0 200v-78h26v14h22v-14h26v14h22v-14h26v14h22v-14h26v14h30v64z',
  tower:
    'M0 48h200v4H0zM0 78h200v4H0zM0 108h200v4H0zM0 138h200v4H0zM38 50h4v30h-4zM128 50h4v30h-4zM78 80h4v30h-4zM164 80h4v30h-4zM28 110h4v30h-4zM148 110h4v30h-4zM88 20h4v30h-4z',
  outside: 'M0 130q60-40 110-10t90-20v100H0z',
  knight: 'M87 0h26v77h87v26h-87v97H87v-97H0V77h87z',
};
