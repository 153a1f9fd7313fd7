/** A study that is open: its chapters, the one on the board, and what is still to be saved. */
import { Problem } from '../api/http';
import { studies } from '../api/studies';
import type { Study } from '../api/types.gen';
import { loadGame } from '../games';
import { Board } from './board.svelte';
import { plain, START, treeOf, type Tree } from './tree';

export class OpenStudy {
  study = $state.raw<Study>() as Study;
  /** The number of the chapter on the board. */
  chapter = $state(0);
  title = $state('');
  board = $state.raw<Board>() as Board;
  busy = $state(false);
  trouble = $state.raw<unknown>(null);
  #saved = $state(0);
  #savedTitle = $state('');

  static async open(id: string, chapter: number | null): Promise<OpenStudy> {
    const opened = new OpenStudy();
    opened.study = await studies.find(id);
    const first = opened.study.chapters[0]?.number ?? 1;
    await opened.#bring(opened.study.chapters.find(({ number }) => number === chapter)?.number ?? first);
    return opened;
  }

  get unsaved(): boolean {
    return this.study.mine && (this.board.changes > this.#saved || this.title !== this.#savedTitle);
  }
  /** Whether it was changed elsewhere, so that it cannot be saved as it is. */
  get stale(): boolean {
    return this.trouble instanceof Problem && this.trouble.code === 'stale';
  }

  async #bring(number: number): Promise<void> {
    const told = await studies.chapter(this.study.id, number);
    const tree = treeOf(told);
    const module = await loadGame(tree.game);
    this.board = await Board.open(module, tree, START);
    this.chapter = number;
    this.title = told.title;
    this.#saved = 0;
    this.#savedTitle = told.title;
  }

  /** Another chapter. */
  show(number: number): Promise<void> {
    return this.#do(() => this.#bring(number));
  }
  /** Everything as it is stored. */
  reload(): Promise<void> {
    return this.#do(async () => {
      this.study = await studies.find(this.study.id);
      await this.#bring(this.chapter);
    });
  }

  save(): Promise<void> {
    return this.#do(async () => {
      const changes = this.board.changes;
      const { title, chapter } = this;
      this.study = await studies.changeChapter(this.study.id, chapter, this.#wanted(title, this.board.tree));
      this.#saved = changes;
      this.#savedTitle = title;
    });
  }

  change(name: string, shared: boolean): Promise<void> {
    return this.#do(async () => {
      this.study = await studies.change(this.study.id, { version: this.study.version, name, shared });
    });
  }

  /** Add a chapter and show it. */
  add(title: string, tree: Tree): Promise<void> {
    return this.#do(async () => {
      this.study = await studies.addChapter(this.study.id, this.#wanted(title, tree));
      await this.#bring(this.study.chapters.at(-1)?.number ?? this.chapter);
    });
  }

  dropChapter(): Promise<void> {
    return this.#do(async () => {
      this.study = await studies.dropChapter(this.study.id, this.chapter, this.study.version);
      await this.#bring(this.study.chapters[0]?.number ?? 1);
    });
  }

  #wanted(title: string, tree: Tree): { version: number; title: string; tree: ReturnType<typeof plain> } {
    return { version: this.study.version, title, tree: plain(tree) };
  }

  async #do(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.trouble = null;
    try {
      await work();
    } catch (error) {
      this.trouble = error;
    }
    this.busy = false;
  }
}
