/** On phones a board is longer than its window: where one has to act is brought into sight, step by step. */
import { partsOf } from '../boards/dragOrTap.svelte';
import type { Part } from '../boards/offers';

export interface Span {
  top: number;
  bottom: number;
}
const MARGIN = 8;

const within = (pane: Span): Span => ({ top: pane.top + MARGIN, bottom: pane.bottom - MARGIN });
const lies = (one: Span, pane: Span): boolean => one.top >= pane.top && one.bottom <= pane.bottom;

/** How far a pane has to scroll until as many targets as have room lie in it, beginning with the first. */
export function distance(pane: Span, targets: readonly Span[]): number {
  const [first, ...others] = targets;
  if (!first) return 0;
  const seen = within(pane);
  const all = others.reduce((one, { top, bottom }) => {
    const both = { top: Math.min(one.top, top), bottom: Math.max(one.bottom, bottom) };
    return both.bottom - both.top <= seen.bottom - seen.top ? both : one;
  }, first);
  const [up, down] = [all.top - seen.top, all.bottom - seen.bottom];
  return up < 0 ? up : Math.max(0, Math.min(up, down));
}

/**
 * Keep what can be pointed at in sight: what has become possible last, such as the places for a card. `wanted`: the
 * parts that lead on; null where these are not told. Where the board does not scroll, nothing happens. Ends when called.
 */
export function keepTargetsInSight(
  board: HTMLElement,
  wanted: ReadonlySet<Part> | null,
  behavior: ScrollBehavior,
): () => void {
  let before = new Set<string>();
  let targets: readonly Element[] = [];
  let frame = 0;
  const span = (element: Element): Span => element.getBoundingClientRect();

  function bring(): void {
    if (board.scrollHeight <= board.clientHeight) return;
    const top = distance(span(board), targets.map(span));
    if (top) board.scrollBy({ top, behavior });
  }
  function look(): void {
    const possible = [...board.querySelectorAll('[data-possible]:not([aria-pressed=true])')].filter(
      (one) => one.getClientRects().length,
    );
    const leading = possible.filter((one) => partsOf(one).some((part) => wanted?.has(part)));
    const pool = leading.length ? leading : possible;
    const fresh = pool.filter((one) => !before.has(partsOf(one).join()));
    before = new Set(pool.map((one) => partsOf(one).join()));
    targets = fresh.length ? fresh : pool;
    if (fresh.length || !pool.some((one) => lies(span(one), within(span(board))))) bring();
  }
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const changes = new MutationObserver(soon);
  changes.observe(board, { subtree: true, childList: true, attributeFilter: ['data-possible'] });
  const size = new ResizeObserver(bring);
  size.observe(board);
  soon();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    size.disconnect();
  };
}

/** The last of these places that the board names comes into sight, as soon as its window has its new height. */
export function bringInSight(
  board: HTMLElement,
  places: readonly string[],
  behavior: ScrollBehavior,
): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      const found = places.flatMap(
        (place) => board.querySelector(`[data-place="${CSS.escape(place)}"]`) ?? [],
      );
      found.at(-1)?.scrollIntoView({ block: 'nearest', behavior });
    });
  });
  return () => cancelAnimationFrame(frame);
}
