/** What a person prefers on this device; kept in the browser and nowhere else. */
import { LANGUAGES, type Lang } from '../api/types.gen';
import { languageOf } from './languages';

export type Theme = 'system' | 'light' | 'night';
export type Motion = 'system' | 'full' | 'none';

const KEY = 'castelude';

interface Kept {
  lang: Lang;
  theme: Theme;
  sounds: boolean;
  motion: Motion;
  confirm: boolean;
}

export class Preferences implements Kept {
  lang = $state<Lang>(LANGUAGES[0]);
  theme = $state<Theme>('system');
  sounds = $state(false);
  motion = $state<Motion>('system');
  confirm = $state(false);
  #systemStill = $state(false);
  #systemNight = $state(false);

  constructor() {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const night = matchMedia('(prefers-color-scheme: dark)');
    this.#systemStill = still.matches;
    this.#systemNight = night.matches;
    still.addEventListener('change', () => (this.#systemStill = still.matches));
    night.addEventListener('change', () => (this.#systemNight = night.matches));
    this.lang = languageOf(navigator.languages);
    this.sounds = !matchMedia('(pointer: coarse)').matches;
    Object.assign(this, this.#read());
  }

  /** Whether nothing should move. */
  get still(): boolean {
    return this.motion === 'none' || (this.motion === 'system' && this.#systemStill);
  }

  get night(): boolean {
    return this.theme === 'night' || (this.theme === 'system' && this.#systemNight);
  }

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    Object.assign(this, { [key]: value });
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...this.#read(), [key]: value }));
    } catch {
      // private windows may refuse; the choice then lasts as long as the page
    }
  }

  #read(): Partial<Kept> {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    } catch {
      return {};
    }
  }
}

export const preferences = new Preferences();
