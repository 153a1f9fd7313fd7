/**
 * Arrow keys on a board: one stop of each group is in the tab order, and the arrows go from stop to stop as these lie on
 * the screen. Stops are elements with `data-stop`; groups have `data-group`; `n` and `p` jump to what is `.possible`.
 */
import { ARROWS, stepBy } from './keys';

export interface Spot {
  x: number;
  y: number;
}

export interface Roving {
  /** Whether arrows go to the nearest stop in their direction, or round and round in the order of the page. */
  ways?: 'plane' | 'ring';
  /** How far aside the next stop may lie, in sizes of the present one beyond its distance; any by default. */
  aside?: number;
  /** Whether `n` and `p` jump here; else the keys are left to what lies around. */
  jumps?: boolean;
  /** The stop to begin with, as a selector; the first by default. */
  start?: string;
  /** Where the keyboard goes on when what was pressed is gone: with what is possible first, or nearest in its group. */
  rejoin?: 'first' | 'nearest';
  /** Called with the stop that the keyboard has gone to. */
  onmove?: (stop: Element) => void;
}

type Stop = (HTMLElement | SVGElement) & Element;
const STOPS = '[data-stop]';

/** Of some spots the nearest in a direction, sideways distance counting double; -1 for none. */
export function nearestIn(
  from: Spot,
  spots: readonly Spot[],
  right: number,
  down: number,
  aside = Infinity,
): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const along = (spot.x - from.x) * right + (spot.y - from.y) * down;
    const off = Math.abs((spot.x - from.x) * down) + Math.abs((spot.y - from.y) * right);
    const distance = along + 2 * off;
    if (along > 1 && off <= along + aside && distance < least) [best, least] = [index, distance];
  });
  return best;
}

/** The index of the next thing ahead or behind that is possible, round and round; -1 for none. */
export function nextPossible(possible: readonly boolean[], from: number, by: 1 | -1): number {
  const count = possible.length;
  for (let step = 1; step <= count; step += 1) {
    const index = (((from + by * step) % count) + count) % count;
    if (possible[index]) return index;
  }
  return -1;
}

function middle(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const stopsOf = (root: ParentNode): Stop[] => [...root.querySelectorAll<Stop>(STOPS)];
const groupOf = (stop: Element): Element | null => stop.closest('[data-group]');
const placed = (stop: Stop): { stop: Stop; group: Element | null; at: Spot } => ({
  stop,
  group: groupOf(stop),
  at: middle(stop),
});
const stopAt = ({ target }: Event): Stop | null => (target as Element).closest<Stop>(STOPS);

/** One stop of each group is in the tab order. */
function tidy(root: Element, start: string | undefined): void {
  const groups = new Map<Element | null, Stop[]>();
  for (const stop of stopsOf(root)) {
    const group = groupOf(stop);
    groups.set(group, [...(groups.get(group) ?? []), stop]);
  }
  for (const stops of groups.values()) {
    const present =
      stops.find((stop) => stop.getAttribute('tabindex') === '0') ??
      stops.find((stop) => start && stop.matches(start)) ??
      stops[0];
    for (const stop of stops) enter(stop, stop === present);
  }
}

function enter(stop: Stop, present: boolean): void {
  stop.setAttribute('tabindex', present ? '0' : '-1');
}

/** Buttons press themselves. */
function press(stop: Stop): void {
  stop.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }));
}

const JUMPS: Readonly<Record<string, 1 | -1>> = { n: 1, PageDown: 1, p: -1, PageUp: -1 };

/** An attachment for the root of a board, or of a part of it. */
export function roving({
  ways = 'plane',
  aside,
  jumps = true,
  start,
  rejoin = 'first',
  onmove,
}: Roving = {}) {
  return (root: Element): (() => void) => {
    let last: { stop: Stop; group: Element | null; at: Spot } | null = null;
    let byKey = false;

    function goTo(stop: Stop | undefined): void {
      if (!stop) return;
      stop.focus({ preventScroll: stop instanceof SVGElement });
      onmove?.(stop);
    }
    function target(event: KeyboardEvent, at: Stop): Stop | undefined {
      const stops = stopsOf(root);
      const [arrow, jump] = [ARROWS[event.key], JUMPS[event.key]];
      if (jump) {
        const possible = stops.map((stop) => stop.matches('.possible'));
        return stops[nextPossible(possible, stops.indexOf(at), jump)];
      }
      if (ways === 'ring') return stops.at((stops.indexOf(at) + (stepBy(event.key) ?? 0)) % stops.length);
      const others = stops.filter((stop) => stop !== at);
      const [right, down] = arrow ?? [0, 0];
      const { width } = at.getBoundingClientRect();
      const limit = aside === undefined ? Infinity : aside * width;
      return others[nearestIn(middle(at), others.map(middle), right, down, limit)];
    }
    function onkeydown(event: KeyboardEvent): void {
      const at = stopAt(event);
      byKey = true;
      if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
      last = placed(at);
      if (event.key in ARROWS || (jumps && event.key in JUMPS)) goTo(target(event, at));
      else if ((event.key === 'Enter' || event.key === ' ') && !at.matches('button, a')) press(at);
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
    const onpointerdown = (): boolean => (byKey = false);
    function onfocusin(event: Event): void {
      const stop = stopAt(event);
      last = stop && placed(stop);
      if (!stop) return;
      const group = groupOf(stop);
      for (const other of stopsOf(group && root.contains(group) ? group : root)) {
        if (groupOf(other) === group) enter(other, other === stop);
      }
    }
    /** What was pressed may be gone, a card that was played: go on with what is possible now. */
    function goOn(): void {
      if (!byKey || !last || last.stop.isConnected || document.activeElement !== document.body) return;
      const stops = stopsOf(root);
      const possible = stops.filter((stop) => stop.matches('.possible'));
      const { at, group } = last;
      const gap = (stop: Stop): number => Math.hypot(middle(stop).x - at.x, middle(stop).y - at.y);
      const near = possible
        .filter((stop) => rejoin === 'nearest' && groupOf(stop) === group)
        .sort((one, other) => gap(one) - gap(other));
      goTo(near[0] ?? possible[0] ?? stops[0]);
    }
    const observer = new MutationObserver(() => {
      tidy(root, start);
      goOn();
    });
    observer.observe(root, { childList: true, subtree: true });
    tidy(root, start);
    const listeners = { keydown: onkeydown, pointerdown: onpointerdown, focusin: onfocusin };
    for (const [name, listener] of Object.entries(listeners))
      root.addEventListener(name, listener as EventListener);
    return () => {
      observer.disconnect();
      for (const [name, listener] of Object.entries(listeners))
        root.removeEventListener(name, listener as EventListener);
    };
  };
}
