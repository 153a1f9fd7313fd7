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
/** A decision about what stands before the walls begins. */
const BEFORE_WALLS = new Set<Step['kind']>(['enemy', 'angel']);
/** A card has been chosen for it: from here one comes back to the beginning. */
const UNDER_WAY = new Set<Step['kind']>([
  ...(['enemy-column', 'use', 'number', 'fury', 'swap', 'swap-second'] as const),
  ...(['hire', 'hire-column', 'destroy', 'gift'] as const),
]);
const GAP = 6;

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
  let before: Step['kind'] = 'none';
  $effect(() => {
    const begins = BEFORE_WALLS.has(kind) && !UNDER_WAY.has(before);
    before = kind;
    if (!sheet || !begins) return;
    const frame = requestAnimationFrame(() => showEnemies(root, sheet, behavior)); // the sheet has its height
    return () => cancelAnimationFrame(frame);
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

/** The ground before one's own walls lies above the dock, as far as the hand stays in sight, too. */
function showEnemies(root: HTMLElement | undefined, sheet: HTMLElement, behavior: ScrollBehavior): void {
  const bottom = root?.querySelector('[data-line]')?.getBoundingClientRect().bottom;
  const hand = root?.querySelector('[data-testid=hand]')?.getBoundingClientRect().top;
  const dock = sheet.closest('[data-testid=dock]')?.getBoundingClientRect().top;
  const story = document.querySelector('[data-testid=story]')?.getBoundingClientRect().height ?? 0;
  if (bottom === undefined || hand === undefined || dock === undefined) return;
  const by = Math.min(bottom + GAP - dock, hand - GAP - story);
  if (by > 0) scrollBy({ top: by, behavior });
}
