/** On phones the lines may lie below the hand: a column that is asked for is brought into sight. */
import type { Step } from './steps';

interface Sight {
  root: HTMLElement | undefined;
  /** What lies over the lower end of the page; undefined on wide screens. */
  sheet: HTMLElement | undefined;
  step: Step;
  still: boolean;
}
/** Of a column, in pixels: enough to see where it is and to touch it. */
const ENOUGH = 80;

export function keepColumnsInSight(sight: () => Sight): void {
  $effect(() => {
    const { root, sheet, step, still } = sight();
    if (!sheet || !step.places.size) return;
    const first = root?.querySelector('[data-line] [data-place][data-possible]');
    const { top = 0, bottom = 0 } = first?.getBoundingClientRect() ?? {};
    if (bottom > ENOUGH && top + ENOUGH < sheet.getBoundingClientRect().top) return;
    const line = first?.closest('[data-line]');
    line?.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' });
  });
}
