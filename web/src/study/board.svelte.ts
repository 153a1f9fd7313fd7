/** The analysis board: one moves for all seats, and what was tried stays in a tree. The rules stay with the server. */
import { api } from '../api/http';
import { studies } from '../api/studies';
import type { Deed, JsonObject, Preview, SetupRequest, ShownPosition } from '../api/types.gen';
import type { Offer } from '../boards/offers';
import {
  NO_TRAIL,
  type Answer,
  type AroundBoard,
  type Choice,
  type GameModule,
  type Trail,
} from '../games/contract';
import { Naming } from '../stores/naming';
import { printedOn, type Printed } from '../stores/printed.svelte';
import { session } from '../stores/session.svelte';
import { seatTitle } from '../stores/words';
import * as trees from './tree';
import { START, type Tree } from './tree';

/** Who looks: everybody's cards lie open, or only what one seat has seen is shown. */
export type Eyes = 'open' | number;

const MOST_KEPT = 200;

/** Moves that are looked at on the board without being part of the tree: what a bot expects from the node on. */
export interface Walked {
  actions: readonly string[];
  seats: readonly (number | null)[];
  /** The action after which the board is shown. */
  place: number;
  shown: ShownPosition;
}

export class Board {
  readonly module: GameModule;
  readonly naming: Naming;
  tree = $state.raw<Tree>() as Tree;
  /** The node that is shown. */
  at = $state(START);
  eyes = $state<Eyes>('open');
  /** The position of that node. */
  here = $state.raw<ShownPosition>() as ShownPosition;
  line = $state.raw<Walked | null>(null);
  answer = $state.raw<Answer | null>(null);
  /** What the next step of an action is, while one is put together. */
  said = $state<string | null>(null);
  back = $state.raw<(() => void) | null>(null);
  sheet = $state.raw<HTMLElement>();
  /** Places that a line of the bot points at. */
  pointed = $state.raw<readonly string[]>([]);
  failure = $state.raw<unknown>(null);
  /** Grows with every change of the tree that is worth keeping. */
  changes = $state(0);
  readonly #printed: Printed;
  readonly #kept = new Map<string, ShownPosition>();
  #wish = 0;
  #doing: Promise<unknown> = Promise.resolve();

  private constructor(module: GameModule, tree: Tree) {
    this.module = module;
    this.#printed = printedOn(module, tree.game, tree.players, tree.options);
    this.naming = new Naming(tree.game, module, () => this.printed);
    this.tree = tree;
  }

  /** A board that shows a node of a tree; it is there when the position is. */
  static async open(module: GameModule, tree: Tree, at = START, eyes: Eyes = 'open'): Promise<Board> {
    const board = new Board(module, tree);
    board.eyes = eyes;
    if (eyes !== 'open') await board.#retell();
    board.here = await board.#ask(trees.actionsTo(tree, at), {});
    board.at = at;
    return board;
  }

  get printed(): JsonObject {
    return this.#printed.view;
  }
  get game(): string {
    return this.tree.game;
  }
  get hidden(): boolean {
    return session.game(this.game)?.hidden ?? false;
  }
  readonly actions = $derived.by(() => trees.actionsTo(this.tree, this.at));
  readonly node = $derived.by(() => this.tree.nodes[this.at]);
  /** What the board shows: the node, or a place in the line that is looked at. */
  readonly shown = $derived.by(() => this.line?.shown ?? this.here);
  /** Whether a bot may judge the node: with the eyes of one seat, it says nothing of what others hold. */
  readonly mayAsk = $derived.by(
    () => typeof this.here.actor === 'number' && (this.eyes === 'open' || this.eyes === this.here.actor),
  );
  /** Whether one may move here: with the eyes of one seat, only for that seat. */
  readonly mayMove = $derived(this.eyes === 'open' || this.eyes === this.shown.actor);
  readonly legal = $derived(this.mayMove ? this.shown.legal : []);
  readonly offers = $derived.by((): readonly Offer[] =>
    this.shown.actor === 'chance' ? [] : this.naming.read(this.legal),
  );
  readonly choices = $derived.by(
    (): Choice[] => this.module.words?.choices?.(this.offers, this.naming) ?? [],
  );
  readonly over = $derived(this.shown.actor === null);
  /** The latest actions of one and the same seat. */
  readonly lately = $derived.by(() => {
    if (this.line) {
      const { actions, seats, place } = this.line;
      const since = seats.slice(0, place).findLastIndex((seat) => seat !== seats[place]) + 1;
      return actions.slice(since, place + 1);
    }
    const path = trees.pathTo(this.tree, this.at);
    const seat = this.#seatOf(path.at(-1));
    const since = path.findLastIndex((index) => this.#seatOf(index) !== seat) + 1;
    return path.slice(since).map((index) => this.tree.nodes[index]?.action ?? '');
  });
  readonly trail = $derived.by((): Trail => ({
    ...NO_TRAIL,
    lately: this.eyes === 'open' || this.#mover() === this.eyes ? this.naming.read(this.lately) : [],
    marks: this.pointed,
    answer: this.answer,
  }));
  readonly around = $derived.by((): AroundBoard => ({
    seats: Array.from({ length: this.tree.players }, (_, seat) => ({
      name: seatTitle(this.game, seat),
      title: seatTitle(this.game, seat),
      mine: seat === this.shown.seat,
    })),
    log: trees.pathTo(this.tree, this.at).flatMap((index) => this.tree.deeds[index]?.lines ?? []),
    preview: (action) => this.preview(action),
    takebacks:
      this.line || this.at === START || this.#seatOf(this.at) !== this.shown.actor ? 0 : this.lately.length,
    ontakeback: (count) => this.go(trees.pathTo(this.tree, this.at).at(-1 - count) ?? START),
    onsay: (words, back) => {
      this.said = words;
      this.back = back ?? null;
    },
    sheet: this.sheet,
  }));
  /** What can be done now, as a sentence of the game; null where there is none. */
  readonly now = $derived.by(() => {
    if (!this.mayMove || typeof this.shown.actor !== 'number') return null;
    const { now } = this.module.words ?? {};
    return this.said ?? now?.(this.shown.view, this.offers, this.naming, this.shown.aids) ?? null;
  });

  #seatOf(index: number | undefined): number | null {
    return index === undefined ? null : (this.tree.deeds[index]?.seat ?? null);
  }

  /** Who made the move that is shown last. */
  #mover(): number | null {
    return this.line ? (this.line.seats[this.line.place] ?? null) : this.#seatOf(this.at);
  }

  /** Show the board after this action of a line that begins at the node. */
  walk(actions: readonly string[], seats: readonly (number | null)[], place: number): Promise<void> {
    return this.#after(async () => {
      const wish = (this.#wish += 1);
      const shown = await this.#ask([...this.actions, ...actions.slice(0, place + 1)], {});
      if (wish !== this.#wish) return;
      this.line = { actions, seats, place, shown };
      this.#forgetIntent();
    });
  }
  /** Back from a line to the node where it begins. */
  leave(): void {
    this.line = null;
    this.#forgetIntent();
  }
  /** Keep the line up to the place that is shown, as a variation. */
  keepLine(): Promise<void> {
    const { actions = [], place = 0 } = this.line ?? {};
    return this.playLine(actions.slice(0, place + 1));
  }
  #step(by: 1 | -1): void {
    if (!this.line) return;
    const { actions, seats, place } = this.line;
    if (place + by < 0) this.leave();
    else if (place + by < actions.length) void this.walk(actions, seats, place + by);
  }

  /** To a node. */
  go(at: number): void {
    void this.#after(() => this.#show(this.tree, at));
  }
  /** Along the line that is looked at, or that of the tree, and between variations. */
  get atStart(): boolean {
    return this.line === null && this.at === START;
  }
  get atEnd(): boolean {
    if (this.line) return this.line.place === this.line.actions.length - 1;
    return trees.next(this.tree, this.at) === this.at;
  }
  forward(): void {
    if (this.line) this.#step(1);
    else this.go(trees.next(this.tree, this.at));
  }
  backward(): void {
    if (this.line) this.#step(-1);
    else this.go(Math.max(START, trees.parentOf(this.tree, this.at)));
  }
  first(): void {
    if (this.line) this.leave();
    else this.go(START);
  }
  last(): void {
    if (this.line) void this.walk(this.line.actions, this.line.seats, this.line.actions.length - 1);
    else this.go(trees.lineEnd(this.tree, this.at));
  }
  beside(by: 1 | -1): void {
    this.go(trees.beside(this.tree, this.at, by));
  }
  /** See it with other eyes: the board, and what was done. Where that fails, the eyes stay as they were, too. */
  look(eyes: Eyes): void {
    void this.#after(async () => {
      const before = [this.eyes, this.tree] as const;
      this.eyes = eyes;
      this.#kept.clear();
      try {
        await this.#retell();
        await this.#show(this.tree, this.at);
      } catch (error) {
        [this.eyes, this.tree] = before;
        this.#kept.clear();
        throw error;
      }
    });
  }

  /** What each action did, as the eyes have seen it. What cannot be asked for is not told at all. */
  async #retell(): Promise<void> {
    const seat = this.eyes === 'open' ? null : this.eyes;
    const untold = this.tree.deeds.map((deed) => deed && { ...deed, lines: [], notation: '' });
    this.tree = { ...this.tree, deeds: seat === null ? this.tree.deeds : untold };
    const [told] = await studies.pasted(JSON.stringify(trees.plain(this.tree)), seat).catch(() => []);
    if (told) this.tree = { ...this.tree, deeds: [null, ...told.deeds] };
  }

  /** An action of the tree in words. With the eyes of one seat, those of others are told as that seat knows them. */
  words(index: number): string {
    const { action = '' } = this.tree.nodes[index] ?? {};
    const deed = this.tree.deeds[index];
    const written = deed?.notation.trim();
    if (written) return written;
    if (this.eyes === 'open' || deed?.seat === this.eyes) return this.naming.action(action);
    return this.naming.sentence(deed?.lines ?? []) || '…';
  }

  /** Play this, or find out why not. */
  intend(action: string): Promise<void> {
    return this.#after(() => this.#intend(action));
  }
  /** Play a whole line from here. */
  playLine(actions: readonly string[]): Promise<void> {
    return this.#after(async () => {
      for (const action of actions) await this.#play(action);
    });
  }

  async #intend(action: string): Promise<void> {
    this.answer = null;
    const played = this.line?.actions.slice(0, this.line.place + 1) ?? [];
    if (this.legal.includes(action)) {
      for (const one of [...played, action]) await this.#play(one); // who moves in a line has made it their own
      return;
    }
    if (!this.mayMove) return;
    const { verdict } = await this.#ask([...this.actions, ...played], { explain: action });
    if (verdict && !verdict.legal)
      this.answer = {
        action,
        clause: verdict.clause,
        words: this.naming.refusal({ ...verdict, detail: verdict.message }),
      };
  }

  async #play(action: string): Promise<void> {
    const shown = await this.#ask([...this.actions, action], { tell: 1 });
    const deed: Deed | null = shown.deeds?.[0] ?? null;
    const [tree, at] = trees.played(this.tree, this.at, action, deed);
    if (tree !== this.tree) this.changes += 1;
    await this.#show(tree, at, shown);
  }

  /** What an action would lead to. */
  async preview(action: string): Promise<Preview | null> {
    if (!this.legal.includes(action)) return null;
    const played = this.line?.actions.slice(0, this.line.place + 1) ?? [];
    const { view, aids } = await this.#ask([...this.actions, ...played, action], {
      seat: this.shown.seat,
      follow: false,
    });
    return { view, aids, lines: [] };
  }

  promote(): void {
    this.#change(trees.promoted(this.tree, this.at));
  }
  makeMain(): void {
    this.#change(trees.asMainLine(this.tree, this.at));
  }
  /** Delete this action and what follows it. */
  remove(): void {
    this.#change(trees.removed(this.tree, this.at));
  }
  comment(words: string): void {
    this.#change([trees.commented(this.tree, this.at, words), this.at]);
  }
  mark(mark: string): void {
    if (this.line) return; // marks belong to a node
    this.#change([trees.marked(this.tree, this.at, mark), this.at]);
  }
  unmark(): void {
    this.#change([trees.unmarked(this.tree, this.at), this.at]);
  }

  #change([tree, at]: [Tree, number]): void {
    const moved = trees.actionsTo(tree, at).join(' ') !== this.actions.join(' ');
    this.changes += 1;
    if (moved) void this.#after(() => this.#show(tree, at));
    else [this.tree, this.at] = [tree, at];
  }

  /** Do this when everything before it is done; what fails is told, and what was shown stays. */
  #after(work: () => Promise<void>): Promise<void> {
    const done = this.#doing.then(async () => {
      this.failure = null;
      try {
        await work();
      } catch (error) {
        this.failure = error;
      }
    });
    this.#doing = done;
    return done;
  }

  async #show(tree: Tree, at: number, known?: ShownPosition): Promise<void> {
    const wish = (this.#wish += 1);
    const shown = known ?? (await this.#ask(trees.actionsTo(tree, at), {}));
    if (wish !== this.#wish) return;
    [this.tree, this.at, this.here, this.line] = [tree, at, shown, null];
    this.#forgetIntent();
  }

  #forgetIntent(): void {
    this.answer = null;
    this.said = null;
    this.back = null;
    this.pointed = [];
  }

  async #ask(actions: string[], more: Partial<SetupRequest>): Promise<ShownPosition> {
    const { game, players, options, setup } = this.tree;
    const seen = this.eyes === 'open' ? { follow: true } : { seat: this.eyes };
    const wanted = { players, options, setup, actions, ...seen, ...more };
    const key = JSON.stringify([actions, more]);
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const shown = await api.position(game, wanted);
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(key, shown);
    return shown;
  }
}
