/** A position being set up by hand: every change is checked by the server, which says by clause what is impossible. */
import { api, Problem } from '../api/http';
import type { JsonObject, OptionValue, ShownPosition } from '../api/types.gen';
import type { GameModule } from '../games/contract';
import { Naming } from '../stores/naming';
import { printedOn } from '../stores/printed.svelte';

const REST_MS = 250;

export class Editing {
  readonly game: string;
  readonly module: GameModule;
  readonly naming: Naming;
  players = $state(2);
  options = $state.raw<Record<string, OptionValue>>({});
  setup = $state.raw<JsonObject>({});
  /** What was played from the setup, in games whose rules know deals only. */
  actions = $state.raw<readonly string[]>([]);
  /** The latest position that was possible. */
  good = $state.raw<ShownPosition>() as ShownPosition;
  /** Why the setup is impossible. */
  refusal = $state.raw<Problem | null>(null);
  /** Whether the server still looks at it. */
  checking = $state(false);
  /** The text is no JSON. */
  garbled = $state(false);
  #wish = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(game: string, module: GameModule) {
    this.game = game;
    this.module = module;
    this.naming = new Naming(game, module, () => printedOn(module, game, this.players, this.options).view);
  }

  /** Begin with a setup, or with a deal where there is none. */
  static async open(
    game: string,
    module: GameModule,
    players: number,
    options: Record<string, OptionValue>,
    setup: JsonObject | null,
    actions: readonly string[] = [],
  ): Promise<Editing> {
    const editing = new Editing(game, module);
    await editing.begin(players, options, setup, setup && module.deal ? actions : []);
    return editing;
  }

  async begin(
    players: number,
    options: Record<string, OptionValue>,
    setup: JsonObject | null = null,
    actions: readonly string[] = [],
  ): Promise<void> {
    const dealt = await api.position(this.game, {
      players,
      options,
      follow: true,
      actions: [...actions],
      ...(setup ? { setup } : {}),
    });
    printedOn(this.module, this.game, players, options);
    [this.players, this.options, this.good, this.refusal] = [players, options, dealt, null];
    this.garbled = false;
    this.actions = actions;
    this.setup = this.module.edit?.from(dealt.view) ?? setup ?? dealt.setup ?? {};
  }

  get possible(): boolean {
    return this.refusal === null && !this.checking && !this.garbled;
  }
  /** The board as it was set up, possible or not; games without such tools show the latest that was possible. */
  get view(): JsonObject {
    return this.module.edit?.shown(this.setup, this.good.view) ?? this.good.view;
  }

  put(tool: string, place: string): void {
    if (this.module.edit) this.change(this.module.edit.put(this.setup, tool, place));
  }
  /** The whole setup as text. */
  write(text: string): void {
    try {
      const setup: unknown = JSON.parse(text);
      this.garbled = typeof setup !== 'object' || setup === null || Array.isArray(setup);
      if (!this.garbled) this.change(setup as JsonObject);
    } catch {
      this.garbled = true;
    }
  }
  change(setup: JsonObject): void {
    this.garbled = false;
    this.setup = setup;
    this.checking = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), REST_MS);
  }
  /** By other options, from the same setup. */
  play(options: Record<string, OptionValue>): void {
    this.options = options;
    printedOn(this.module, this.game, this.players, options);
    this.change(this.setup);
  }
  /** Back to the deal, without the moves. */
  dropMoves(): void {
    this.actions = [];
    this.change(this.setup);
  }
  close(): void {
    clearTimeout(this.#timer);
  }

  async #check(): Promise<void> {
    const wish = (this.#wish += 1);
    const { players, options, setup } = this;
    const actions = [...this.actions];
    try {
      const good = await api.position(this.game, { players, options, setup, actions, follow: true });
      if (wish === this.#wish) [this.good, this.refusal] = [good, null];
    } catch (error) {
      if (wish === this.#wish && error instanceof Problem) this.refusal = error;
    }
    if (wish === this.#wish) this.checking = false;
  }
}
