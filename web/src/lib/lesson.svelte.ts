/** A first-game guide under way: scripted positions, the server's legal lists, one thing to do at a time. */
import type { Answer, Choice, GameModule, GuideStep } from '../games/contract';
import { api } from './api';
import { t } from './texts.svelte';
import type { Placed } from './wire';

export class Lesson {
  readonly game: string;
  readonly module: GameModule;
  readonly steps: readonly GuideStep[];
  index = $state(0);
  placed = $state.raw<Placed | null>(null);
  lately = $state.raw<string[]>([]);
  /** The learner did something legal that is not the point here. */
  astray = $state(false);
  answer = $state.raw<Answer | null>(null);
  #actor = $state<Placed['actor']>(null);

  constructor(game: string, module: GameModule) {
    this.game = game;
    this.module = module;
    this.steps = module.guide ?? [];
  }

  get step(): GuideStep | undefined {
    return this.steps[this.index];
  }
  /** Done when the turn has passed on. */
  get done(): boolean {
    return this.placed !== null && this.placed.actor !== this.#actor;
  }
  get choices(): Choice[] {
    return this.done ? [] : (this.module.choices?.(this.placed?.legal ?? [], t) ?? []);
  }

  async begin(index: number): Promise<void> {
    this.index = index;
    this.lately = [];
    await this.#place();
    this.#actor = this.placed?.actor ?? null;
  }

  async intend(action: string): Promise<void> {
    const { step, placed } = this;
    this.answer = null;
    if (!step || !placed || this.done) return;
    if (!placed.legal.includes(action)) {
      this.answer = { action, clause: null, words: t('web-guide-illegal') };
      return;
    }
    this.astray = step.wanted !== undefined && !step.wanted.includes(action);
    if (this.astray) return;
    this.lately = [...this.lately, action];
    await this.#place();
  }

  async #place(): Promise<void> {
    const { step } = this;
    if (!step) return;
    const { players, setup, options = {} } = step.scene;
    this.astray = false;
    this.answer = null;
    this.placed = await api.position(this.game, { players, setup, options, actions: this.lately, seat: 0 });
  }
}
