/** On narrow screens not everything is in sight: what matters next is brought there. */

interface Sight {
  root: HTMLElement | undefined;
  /** The part of the page where the next thing must be chosen; null for several. */
  region: string | null;
  /** Grows or shrinks with the hand while an action is to be chosen: castle and hand are in sight then; 0 otherwise. */
  choosing: number;
  still: boolean;
}

export function keepInSight(sight: () => Sight): void {
  const behavior = $derived<ScrollBehavior>(sight().still ? 'instant' : 'smooth');
  const root = $derived(sight().root);
  const region = $derived(sight().region);
  const choosing = $derived(sight().choosing);

  $effect(() => {
    if (region) root?.querySelector(`.${region}`)?.scrollIntoView({ block: 'nearest', behavior });
  });
  $effect(() => {
    const map = choosing ? root?.querySelector('.map-area') : null;
    if (map && map.getBoundingClientRect().top < 0) map.scrollIntoView({ behavior });
    else if (map) bringUp(map, root?.querySelector<HTMLElement>('.hand') ?? null, behavior);
  });
}

/** The hand comes into sight, with the castle at the top of the window: what lies above it is not left half in sight. */
function bringUp(map: Element, hand: HTMLElement | null, behavior: ScrollBehavior): void {
  if (!hand) return;
  const below = hand.getBoundingClientRect().bottom + margin(hand, 'bottom') - innerHeight;
  if (below <= 0) return;
  const above = map.getBoundingClientRect().top - margin(map, 'top');
  scrollBy({ top: Math.max(below, above), behavior });
}

function margin(element: Element, side: 'top' | 'bottom'): number {
  return parseFloat(getComputedStyle(element).getPropertyValue(`scroll-margin-${side}`));
}
