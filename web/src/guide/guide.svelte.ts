/** A first-game guide under way: scripted positions, the server's legal lists, one thing to do at a time. */
import {
  NO_TRAIL,
  type Answer,
  type AroundBoard,
  type Choice,
  type GameModule,
  type GuideStep,
  type Sitter,
  type Trail,
} from '../games/contract';
import type { Offer, Part } from '../boards/offers';
import { Naming } from '../stores/naming';
import { printedOn, type Printed } from '../stores/printed.svelte';
import { api } from '../api/http';
import type { SetupRequest } from '../api/types.gen';
import { t } from '../stores/texts.svelte';
import type { ShownPosition, Preview, JsonObject } from '../api/types.gen';
import { seatTitle } from '../stores/words';

export class Guide {
  readonly game: string;
  readonly module: GameModule;
  readonly steps: readonly GuideStep[];
  index = $state(0);
  /** Grows with every position that does not go on from the one shown before. */
  scene = $state(0);
  placed = $state.raw<ShownPosition | null>(null);
  lately = $state.raw<string[]>([]);
  /** What the learner tried that is legal, but not the point here. */
  astray = $state<string | null>(null);
  answer = $state.raw<Answer | null>(null);
  readonly naming: Naming;
  #printed = $state.raw<Printed | null>(null);
  #actor = $state<ShownPosition['actor']>(null);
  #wish = 0;
  #doing: Promise<unknown> = Promise.resolve();
  /** By step: what was played before it, when the learner's own doing led there. */
  readonly #played = new Map<number, readonly string[]>();

  constructor(
    game: string,
    module: GameModule,
    /** What is learned: the first-game guide, or a lesson. The words of a step are `web-GAME-KIND-ID`. */
    readonly kind: 'guide' | 'lesson' = 'guide',
    steps: readonly GuideStep[] = module.learn?.guide ?? [],
  ) {
    this.game = game;
    this.module = module;
    this.steps = steps;
    this.naming = new Naming(game, module, () => this.printed);
  }

  get step(): GuideStep | undefined {
    return this.steps[this.index];
  }
  /** What is printed on the cards of this step's position. */
  get printed(): JsonObject {
    return this.#printed?.view ?? {};
  }
  get seats(): Sitter[] {
    const own = this.step?.scene.seat ?? 0;
    return Array.from({ length: this.step?.scene.players ?? 0 }, (_, seat) => ({
      name: seat === own ? t('web-you') : seatTitle(this.game, seat),
      title: seatTitle(this.game, seat),
      mine: seat === own,
    }));
  }
  get done(): boolean {
    if (this.placed === null) return false;
    const { actions } = this.step ?? {};
    return actions === undefined ? this.placed.actor !== this.#actor : this.lately.length >= actions;
  }
  /** What the words after a step speak of: where the last thing was done, if nothing else is named. */
  get donePlaces(): string[] {
    const { scene, shows } = this.step ?? {};
    return shows === undefined ? this.naming.places(this.lately.slice(-1), scene?.seat ?? 0) : [shows];
  }
  readonly offers = $derived.by((): readonly Offer[] =>
    this.done ? [] : this.naming.read(this.placed?.legal ?? []),
  );
  readonly #wanted = $derived.by((): readonly Offer[] => {
    const wanted = new Set(this.step?.wanted);
    return this.offers.filter(({ text }) => wanted.has(text));
  });
  /** What the answers to this step are made of. */
  readonly wantedParts = $derived(
    new Set(this.#wanted.flatMap(({ kind, parts }) => (parts.length ? parts : [`do:${kind}` as Part]))),
  );
  /** Whether the answer is pointed at: in a lesson only after a wrong try. */
  get tells(): boolean {
    return this.kind === 'guide' || this.astray !== null;
  }
  /** Where to begin: what all answers to this step have in common, such as the card to play, or else a part of one. */
  readonly asked = $derived.by((): Part | undefined => {
    if (!this.tells) return undefined;
    const wanted = this.#wanted.map(({ kind, parts }) => (parts.length ? parts : [`do:${kind}`]));
    const [first, ...others] = wanted;
    const common = first?.find((part) => others.every((parts) => parts.includes(part)));
    const begin = this.lately.length ? undefined : this.step?.begin;
    return begin ?? common ?? wanted[Math.floor(wanted.length / 2)]?.[0];
  });
  readonly trail = $derived.by((): Trail => ({
    ...NO_TRAIL,
    lately: this.naming.read(this.lately),
    marks:
      this.tells && this.#wanted.length === 1 ? this.naming.places(this.#wanted.map(({ text }) => text)) : [],
    answer: this.answer,
  }));
  readonly around = $derived.by((): AroundBoard => ({
    seats: this.seats,
    log: [],
    preview: (action) => this.preview(action),
    takebacks: this.takebacks,
    ontakeback: (count) => void this.takeBack(count),
  }));
  get choices(): Choice[] {
    return this.module.words?.choices?.(this.offers, this.naming) ?? [];
  }

  async begin(index: number): Promise<void> {
    const goesOn = index === this.index + 1 && this.done && this.steps[index]?.follows === true;
    if (goesOn) this.#played.set(index, [...this.#before(this.index), ...this.lately]);
    if (await this.#place(index, [], !goesOn)) this.#actor = this.placed?.actor ?? null;
  }

  /** What the learner does; on a slow line, after what they did before has been answered. */
  intend(action: string): Promise<void> {
    return this.#after(() => this.#intend(action));
  }

  async #intend(action: string): Promise<void> {
    const { step, placed } = this;
    this.answer = null;
    if (!step || !placed || this.done) return;
    if (!placed.legal.includes(action)) {
      const { verdict } = await this.#ask(this.index, this.lately, { explain: action });
      if (verdict && this.step === step)
        this.answer = {
          action,
          clause: verdict.clause,
          words: this.naming.refusal({ ...verdict, detail: verdict.message }),
        };
      return;
    }
    this.astray = step.wanted === undefined || step.wanted.includes(action) ? null : action;
    if (this.astray !== null) return;
    await this.#place(this.index, [...this.lately, action]);
  }

  /** How many steps of the learner can be undone: all, as long as the point is not reached. */
  get takebacks(): number {
    return this.done ? 0 : this.lately.length;
  }

  takeBack(count: number): Promise<void> {
    return this.#after(async () => {
      if (this.done) return;
      await this.#place(this.index, this.lately.slice(0, Math.max(0, this.lately.length - count)));
    });
  }

  /** What an action would lead to; in a guide nothing is hidden from the server's answer. */
  async preview(action: string): Promise<Preview | null> {
    const { index, lately, placed } = this;
    if (!placed?.legal.includes(action)) return null;
    const { view, aids } = await this.#ask(index, [...lately, action]);
    return { view, aids, lines: [] };
  }

  /** Do this when everything before it is done, whether that went well or not. */
  #after(work: () => Promise<void>): Promise<void> {
    const done = this.#doing.then(work);
    this.#doing = done.catch(() => undefined);
    return done;
  }

  /** Go to a step and what was done in it, all at once; answers whether nothing else was wanted meanwhile. */
  async #place(index: number, lately: string[], anew = false): Promise<boolean> {
    const wish = (this.#wish += 1);
    const placed = await this.#ask(index, lately);
    if (wish !== this.#wish) return false;
    this.astray = null;
    this.answer = null;
    if (anew) this.scene += 1;
    this.index = index;
    const { players = 2, options } = this.steps[index]?.scene ?? {};
    this.#printed = printedOn(this.module, this.game, players, options);
    this.lately = lately;
    this.placed = placed;
    return true;
  }

  #before(index: number): readonly string[] {
    return this.#played.get(index) ?? this.steps[index]?.scene.actions ?? [];
  }

  #ask(index: number, lately: string[], more: Partial<SetupRequest> = {}): Promise<ShownPosition> {
    const { players = 2, setup = {}, options = {}, seat = 0 } = this.steps[index]?.scene ?? {};
    return api.position(this.game, {
      players,
      setup,
      options,
      actions: [...this.#before(index), ...lately],
      seat,
      ...more,
    });
  }
}
