/** What the parts of a rules page share: which clause was linked to, and which is shown in its exact words. */
import { getContext, setContext } from 'svelte';
import { api } from '../api/http';
import { clauseOf } from './book';
import type { Clause, Lang, RulesPage, Specification } from '../api/types.gen';

const KEY = Symbol('rules');

export class Reading {
  readonly game: string;
  /** Anchors of a sheet must not be those of a page beneath it. */
  readonly #prefix: string;
  /** The clause whose exact words are shown. */
  opened = $state<string | null>(null);
  /** The clause that a link led to. */
  linked = $state<string | null>(null);
  book = $state.raw<RulesPage | null>(null);
  #exact = $state.raw<Specification | null>(null);
  #lang: Lang | null = null;

  constructor(game: string, prefix = '') {
    this.game = game;
    this.#prefix = prefix;
  }

  anchor(clause: string): string {
    return this.#prefix + clause;
  }
  isRuling(clause: string): boolean {
    return this.book?.rulings.includes(clause) ?? false;
  }
  get clause(): Clause | null {
    return (this.#exact && this.opened && clauseOf(this.#exact, this.opened)) || null;
  }

  async load(lang: Lang): Promise<void> {
    const book = await api.rules(this.game, lang);
    if (this.#lang !== lang) this.#exact = null;
    this.#lang = lang;
    this.book = book;
    if (this.opened) await this.#bring();
  }

  /** Show or hide the exact words of a clause beneath its sentence. */
  toggle(event: MouseEvent, clause: string): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.opened = this.opened === clause ? null : clause;
    void this.#bring();
  }

  async #bring(): Promise<void> {
    const lang = this.#lang;
    if (!lang || this.#exact) return;
    const exact = await api.specification(this.game, lang);
    if (lang === this.#lang) this.#exact = exact;
  }
}

export const provideReading = (reading: Reading): Reading => setContext(KEY, reading);
export const useReading = (): Reading => getContext<Reading>(KEY);
