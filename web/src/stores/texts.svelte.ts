/**
 * Every sentence on the page, by message id, from the catalogues that the server reads too. Those of languages and of
 * games that the client was built without are asked of the server.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { api } from '../api/http';
import { preferences } from './preferences.svelte';
import { LANGUAGES, type Lang, type Params } from '../api/types.gen';
import type { Refusal } from '../api/http';

type Loader = () => Promise<string>;

const CATALOGUES = import.meta.glob<string>(
  [
    '../../../src/castelude/locales/*/*.ftl',
    '!../../../src/castelude/locales/*/*-rules.ftl',
    '!../../../src/castelude/locales/*/cli.ftl',
  ],
  { query: '?raw', import: 'default' },
);

function loader(lang: Lang, name: string): Loader | undefined {
  return CATALOGUES[`../../../src/castelude/locales/${lang}/${name}.ftl`];
}

const FRAME = ['web', 'core', 'room', 'bots'];

export class Texts {
  #bundles = new Map<Lang, FluentBundle>();
  #loaded = new Set<string>();
  #version = $state(0);
  /** Catalogues that are wanted in whatever language is chosen. */
  #wanted = new Set<string>(FRAME);
  /** The catalogues of games of other packages. */
  #foreign = new Set<string>();

  get lang(): Lang {
    return preferences.lang;
  }

  /** Bring the frame's catalogues and those asked for in the language of the page. */
  async load(...names: string[]): Promise<void> {
    for (const name of names) this.#wanted.add(name);
    const lang = this.lang;
    await Promise.all([...this.#wanted].map((name) => this.#fetch(lang, name)));
    this.#version += 1;
  }

  /** The frame's catalogues, to begin with. A language that cannot be had gives way to the default. */
  async begin(): Promise<void> {
    try {
      await this.load();
    } catch {
      await this.choose(LANGUAGES[0]);
    }
  }

  /** The words of a game: those the server says of it, and those of its board. */
  loadGame(game: string): Promise<void> {
    if (!loader(LANGUAGES[0], game)) this.#foreign.add(game);
    return this.load(game, `web-${game}`);
  }

  async choose(lang: Lang): Promise<void> {
    await Promise.all([...this.#wanted].map((name) => this.#fetch(lang, name)));
    preferences.set('lang', lang);
    this.#version += 1;
  }

  /** The text of `id` or `id.attribute`; an unknown one shows its id, which tests look for. */
  say = (id: string, params: Params = {}): string => {
    void this.#version;
    const [key = '', attribute] = id.split('.');
    const bundle = this.#bundles.get(this.lang);
    const message = bundle?.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!bundle || !pattern) return `[${id}]`;
    return bundle.formatPattern(pattern, params);
  };

  has(id: string): boolean {
    void this.#version;
    const [key = '', attribute] = id.split('.');
    const message = this.#bundles.get(this.lang)?.getMessage(key);
    return message !== undefined && (!attribute || attribute in message.attributes);
  }

  /**
   * A refusal in words, those for people at a board where a message has them apart from those for people who write
   * actions; one whose id we do not know keeps the server's English.
   */
  refusal({ message, params, detail }: Pick<Refusal, 'message' | 'params' | 'detail'>): string {
    const id = [`${message}.board`, message].find((one) => this.has(one));
    return id ? this.say(id, params) : detail;
  }

  async #fetch(lang: Lang, name: string): Promise<void> {
    const key = `${lang}/${name}`;
    if (this.#loaded.has(key) || !(this.#foreign.has(name) || loader(LANGUAGES[0], name))) return;
    const builtIn = loader(lang, name);
    const text = builtIn ? await builtIn() : (await api.texts(name, lang)).text;
    if (this.#loaded.has(key)) return;
    this.#loaded.add(key);
    let bundle = this.#bundles.get(lang);
    if (!bundle) this.#bundles.set(lang, (bundle = new FluentBundle(lang, { useIsolating: false })));
    bundle.addResource(new FluentResource(text));
  }
}

export const texts = new Texts();
export const t = texts.say;
