/** The arrow keys as steps on a grid whose rows run down. */
export const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One forward or one back, in a row or ring of things; undefined for other keys. */
export function stepBy(key: string): number | undefined {
  const arrow = ARROWS[key];
  return arrow && arrow[0] + arrow[1];
}

/** Does what a key stands for; false is a key that has nothing to do now. */
export function runKey(event: KeyboardEvent, keys: Readonly<Record<string, (() => unknown) | false>>): void {
  const run = keys[event.key];
  if (!run) return;
  event.preventDefault();
  run();
}
