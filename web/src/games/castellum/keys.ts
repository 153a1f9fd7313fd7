/** Arrow keys on the board: from stop to stop as they lie on the screen, one stop of each group in the tab order. */
import { ARROWS } from '../../components/keys';

const STOPS = '[data-stop]';

export interface Spot {
  x: number;
  y: number;
}

/** Of some spots the nearest in a direction, sideways distance counting double; -1 for none. */
export function nearestIn(from: Spot, spots: readonly Spot[], right: number, down: number): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const along = (spot.x - from.x) * right + (spot.y - from.y) * down;
    const aside = Math.abs((spot.x - from.x) * down) + Math.abs((spot.y - from.y) * right);
    const distance = along + 2 * aside;
    if (along > 1 && distance < least) [best, least] = [index, distance];
  });
  return best;
}

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

const stopsOf = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(STOPS)];

function tidy(root: HTMLElement): void {
  const groups = new Map<Element | null, HTMLElement[]>();
  for (const stop of stopsOf(root)) {
    const group = stop.closest('[data-group]');
    groups.set(group, [...(groups.get(group) ?? []), stop]);
  }
  for (const stops of groups.values()) {
    const present = stops.find((stop) => stop.tabIndex === 0 && stop.hasAttribute('tabindex')) ?? stops[0];
    for (const stop of stops) stop.tabIndex = stop === present ? 0 : -1;
  }
}

function onkeydown(root: HTMLElement, event: KeyboardEvent): void {
  const at = (event.target as Element).closest<HTMLElement>(STOPS);
  if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = ARROWS[event.key];
  const stops = stopsOf(root);
  let next: HTMLElement | undefined;
  if (arrow) {
    const others = stops.filter((stop) => stop !== at);
    next = others[nearestIn(middle(at), others.map(middle), arrow[0], arrow[1])];
  } else if (event.key === 'n' || event.key === 'p') {
    const possible = stops.filter((stop) => stop.matches('.possible'));
    if (event.key === 'p') possible.reverse();
    const from = stops.indexOf(at);
    next =
      possible.find((stop) =>
        event.key === 'n' ? stops.indexOf(stop) > from : stops.indexOf(stop) < from,
      ) ?? possible[0];
  } else return;
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
}

/** An attachment for the board's root. */
export function roving(root: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let byKey = false;
  const press = (event: KeyboardEvent): void => {
    byKey = true;
    onkeydown(root, event);
  };
  const point = (): boolean => (byKey = false);
  const enter = (event: FocusEvent): void => {
    const stop = (event.target as Element).closest<HTMLElement>(STOPS);
    last = stop;
    if (!stop) return;
    const group = stop.closest('[data-group]');
    if (group) for (const other of stopsOf(group)) other.tabIndex = other === stop ? 0 : -1;
  };
  /** What was pressed may be gone, a card that was played: go on with what is possible now. */
  const goOn = (): void => {
    if (!byKey || !last || last.isConnected || document.activeElement !== document.body) return;
    (root.querySelector<HTMLElement>(`${STOPS}.possible`) ?? stopsOf(root)[0])?.focus();
  };
  const observer = new MutationObserver(() => {
    tidy(root);
    goOn();
  });
  observer.observe(root, { childList: true, subtree: true });
  tidy(root);
  root.addEventListener('keydown', press);
  root.addEventListener('pointerdown', point);
  root.addEventListener('focusin', enter);
  return () => {
    observer.disconnect();
    root.removeEventListener('keydown', press);
    root.removeEventListener('pointerdown', point);
    root.removeEventListener('focusin', enter);
  };
}
