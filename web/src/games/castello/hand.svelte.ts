/** The player's hand over the board: what is chosen, dragged or pointed at. Knows nothing of the page. */
import { question } from './options';
import type { Point } from './geometry';

export interface HandInput {
  moves: Map<string, string[]>;
  /** The pawn in the middle of a chain: it alone may go on. */
  hopping: string | null;
  canAct: boolean;
}

const DRAG_FROM = 6;

export class Hand {
  chosen = $state<string | null>(null);
  hover = $state<string | null>(null);
  drag = $state.raw<{ from: string; at: Point } | null>(null);
  /** Where the last illegal wish was made: the answer appears there. */
  spot = $state<string | null>(null);
  #down: { cell: string; at: Point; wasChosen: boolean } | null = null;
  readonly #input: () => HandInput;
  readonly #send: (action: string) => void;

  constructor(input: () => HandInput, send: (action: string) => void) {
    this.#input = input;
    this.#send = send;
  }

  /** The pawn whose targets are shown: the chosen one, in a chain the hopping one, else the one pointed at. */
  get active(): string | null {
    const { moves, hopping, canAct } = this.#input();
    if (!canAct) return null;
    if (this.chosen && moves.has(this.chosen)) return this.chosen;
    if (hopping && moves.has(hopping)) return hopping;
    return this.hover && moves.has(this.hover) ? this.hover : null;
  }

  get held(): string | null {
    const { moves, hopping } = this.#input();
    if (this.chosen && moves.has(this.chosen)) return this.chosen;
    return hopping && moves.has(hopping) ? hopping : null;
  }

  /** A click, a tap, Enter: choose a pawn, or send it somewhere. */
  choose(cell: string): void {
    const { moves, canAct } = this.#input();
    this.spot = null;
    if (!canAct) return;
    const from = this.held;
    if (from && cell !== from && !moves.has(cell)) this.#want(`${from}-${cell}`, cell);
    else if (moves.has(cell)) this.chosen = this.chosen === cell ? null : cell;
    else if (cell !== from) this.#want(question(cell), cell);
  }

  clear(): void {
    this.chosen = null;
    this.drag = null;
    this.#down = null;
    this.spot = null;
  }

  press(cell: string, at: Point): void {
    this.#down = { cell, at, wasChosen: this.chosen === cell };
  }

  /** The pointer moves while it is down; answers whether a pawn is being dragged. */
  pull(at: Point): boolean {
    const { moves, canAct } = this.#input();
    const down = this.#down;
    if (!down || !canAct || !moves.has(down.cell)) return false;
    const far = Math.hypot(at.x - down.at.x, at.y - down.at.y) > DRAG_FROM;
    if (!this.drag && !far) return false;
    this.chosen = down.cell;
    this.spot = null;
    this.drag = { from: down.cell, at };
    return true;
  }

  /** The pointer is lifted over a cell, or beside the board. */
  release(cell: string | null): void {
    const { drag } = this;
    const down = this.#down;
    this.#down = null;
    this.drag = null;
    if (drag) {
      if (cell && cell !== drag.from) this.#want(`${drag.from}-${cell}`, cell);
    } else if (down && cell && down.cell === cell) this.choose(cell);
  }

  #want(action: string, cell: string): void {
    const [from = '', to = ''] = action.split('-');
    const legal = this.#input().moves.get(from)?.includes(to) ?? false;
    this.spot = legal ? null : cell;
    if (legal) this.chosen = null;
    this.#send(action);
  }
}
