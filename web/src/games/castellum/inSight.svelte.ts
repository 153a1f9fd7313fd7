/** On phones not everything is in sight: a market or a column that is asked for is brought there. */
import type { Step } from './steps';

interface Sight {
  root: HTMLElement | undefined;
  /** What lies over the lower end of the page; undefined on wide screens. */
  sheet: HTMLElement | undefined;
  step: Step;
  still: boolean;
}
/** The sheet itself offers these columns. */
const IN_SHEET = new Set<Step['kind']>(['buy-column', 'hire-column', 'enemy-column']);
/** Of a column, in pixels: enough to see where it is and to touch it. */
const ENOUGH = 80;

export function keepInSight(sight: () => Sight): void {
  const root = $derived(sight().root);
  const sheet = $derived(sight().sheet);
  const kind = $derived(sight().step.kind);
  const behavior = $derived<ScrollBehavior>(sight().still ? 'instant' : 'smooth');

  $effect(() => {
    if (sheet && kind === 'worker')
      root?.querySelector('[data-group=city]')?.scrollIntoView({ block: 'nearest', behavior });
  });
  $effect(() => {
    if (sheet && (kind === 'buy' || kind === 'hire'))
      root?.querySelector('[data-group=market]')?.scrollIntoView({ block: 'nearest', behavior });
  });
  $effect(() => {
    const { step } = sight();
    if (!sheet || !step.places.size || IN_SHEET.has(step.kind)) return;
    const first = root?.querySelector('[data-line] [data-place][data-possible]');
    const { top = 0, bottom = 0 } = first?.getBoundingClientRect() ?? {};
    if (bottom > ENOUGH && top + ENOUGH < sheet.getBoundingClientRect().top) return;
    first?.closest('[data-line]')?.scrollIntoView({ block: 'start', behavior });
  });
}
