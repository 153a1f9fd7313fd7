/** One puzzle being solved: the turn is played on the analysis board, and the room judges it. */
import { puzzles } from '../api/puzzles';
import type { PuzzleHint, PuzzleJudgement, PuzzleSolution, PuzzleTask } from '../api/types.gen';
import type { GameModule } from '../games/contract';
import { Board } from '../study/board.svelte';
import { lineTree, pathTo, START } from '../study/tree';

/** `thinking`: the room judges the turn. */
export type Stage = 'solving' | 'thinking' | 'wrong' | 'right' | 'shown';

export class Solving {
  stage = $state<Stage>('solving');
  judged = $state.raw<PuzzleJudgement | null>(null);
  hint = $state.raw<PuzzleHint | null>(null);
  /** How many hints were asked for: first the place, then the theme. */
  hints = $state(0);
  solution = $state.raw<PuzzleSolution | null>(null);
  /** Whether what refutes the answer is on the board. */
  refuted = $state(false);
  failure = $state.raw<unknown>(null);
  /** The node of the position to solve, and the end of the answer. */
  readonly #base: number;
  #end = START;

  private constructor(
    readonly task: PuzzleTask,
    readonly board: Board,
  ) {
    this.#base = board.at;
  }

  static async open(module: GameModule, task: PuzzleTask, hidden: boolean): Promise<Solving> {
    const { game, players, options, setup, actions } = task;
    const tree = lineTree({ game, players, options, setup }, actions, []);
    const at = pathTo(tree, tree.nodes.length - 1).at(-1) ?? START;
    return new Solving(task, await Board.open(module, tree, at, hidden ? task.seat : 'open'));
  }

  /** Whether the solver may move now. */
  readonly mayMove = $derived.by(() => this.stage === 'solving' && this.board.shown.actor === this.task.seat);
  readonly over = $derived(this.stage === 'right' || this.stage === 'shown');
  /** Whether there is another hint: puzzles that people made have no themes. */
  readonly moreHints = $derived.by(() => this.hints < (this.task.by === null ? 2 : 1));
  /** What was played since the beginning of the puzzle. */
  readonly played = $derived.by(() => this.board.actions.slice(this.task.actions.length));

  /** Play an action of the turn; the room says whether the turn goes on, and what it is worth when it is over. */
  async intend(action: string): Promise<void> {
    if (!this.mayMove) return;
    const { at } = this.board;
    await this.board.intend(action);
    if (this.board.at === at || this.board.failure) return;
    await this.#try(async () => {
      this.stage = 'thinking';
      const judged = await puzzles.answer(this.task, this.played);
      this.stage = judged.state === 'open' ? 'solving' : judged.state;
      if (judged.state === 'open') return;
      this.judged = judged;
      this.#end = this.board.at;
    });
    if (this.failure) {
      this.stage = 'solving';
      this.board.go(this.#base);
    }
  }

  /** The next hint. */
  async ask(): Promise<void> {
    await this.#try(async () => {
      this.hint ??= await puzzles.hint(this.task);
      this.hints += 1;
    });
  }
  /** The place that the hint is about; null where there is none. */
  readonly sought = $derived.by(() => {
    if (!this.hint) return null;
    return this.board.naming.places([this.hint.action], this.task.seat)[0] ?? null;
  });
  /** Point at that place, whenever it is still to be found; moving on the board forgets what it points at. */
  point(): void {
    if (this.stage !== 'solving' || !this.sought || this.board.line) return;
    if (!this.played.includes(this.hint?.action ?? '')) this.board.pointed = [this.sought];
  }

  again(): void {
    this.stage = 'solving';
    this.judged = null;
    this.refuted = false;
    this.board.go(this.#base);
  }

  /** Show on the board what refutes the answer, from this action of it on. */
  async refute(place = 0): Promise<void> {
    const { reply = [], reply_seats = [] } = this.judged ?? {};
    this.refuted = true;
    this.#at(this.#end);
    await this.board.walk(reply, reply_seats, place);
  }

  /** Show the solution, and what is expected after it. */
  async show(): Promise<void> {
    await this.#try(async () => {
      this.solution = await puzzles.solution(this.task);
      if (this.stage !== 'right') this.stage = 'shown';
      this.refuted = false;
      await this.walk(this.solution.actions.length - 1);
    });
  }
  /** The solution, what is expected after it, and who decides each of it. */
  readonly best = $derived.by(() => {
    const { actions = [], line = [], line_seats = [] } = this.solution ?? {};
    return { actions: [...actions, ...line], seats: [...actions.map(() => this.task.seat), ...line_seats] };
  });
  /** Show the board after this action of the solution, or of what follows it. */
  async walk(place: number): Promise<void> {
    this.#at(this.#base);
    await this.board.walk(this.best.actions, this.best.seats, place);
  }
  #at(node: number): void {
    if (this.board.at !== node) this.board.go(node);
  }
  /** Back to where the line on the board begins. */
  leave(): void {
    this.board.leave();
  }

  /** Keep what was looked at as variations, for the analysis board. */
  async keep(): Promise<void> {
    if (this.#end !== START && this.judged?.reply.length) {
      this.board.go(this.#end);
      await this.board.playLine(this.judged.reply);
    }
    this.board.go(this.#base);
    await this.board.playLine(this.best.actions);
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.failure = null;
    try {
      await work();
    } catch (error) {
      this.failure = error;
    }
  }
}
