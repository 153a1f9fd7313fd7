/** What a person prefers on this device; kept in the browser and nowhere else. */
import { LANGUAGES, type Lang } from '../api/types.gen';
import type { Pace } from '../film/pace';
import { languageOf } from './languages';

/** `contrast` is the strong form of light or night, whichever the device asks for. */
export type Theme = 'system' | 'light' | 'night' | 'contrast';
export type Motion = 'system' | 'full' | 'none';
/** `drawn` shows the game's materials, `plain` the same places and pieces as flat shapes. */
export type BoardStyle = 'drawn' | 'plain';
/** Letters and strong outlines on pieces. */
export type Distinction = 'system' | 'on' | 'off';

const KEY = 'castelude';

interface Kept {
  lang: Lang;
  theme: Theme;
  sounds: boolean;
  /** From 0 to 1. */
  volume: number;
  motion: Motion;
  confirm: boolean;
  remarks: boolean;
  pace: Pace;
  boards: Readonly<Record<string, BoardStyle>>;
  distinction: Distinction;
  /** Whether the title and the app's icon count the games that wait. */
  badge: boolean;
  /** Whether the browser tells of a turn while a page is open and nobody looks at it. */
  alerts: boolean;
}

export class Preferences implements Kept {
  lang = $state<Lang>(LANGUAGES[0]);
  theme = $state<Theme>('system');
  sounds = $state(false);
  volume = $state(0.6);
  motion = $state<Motion>('system');
  confirm = $state(false);
  /** Whether bots may say a few words at the table. */
  remarks = $state(true);
  pace = $state<Pace>('normal');
  boards = $state.raw<Readonly<Record<string, BoardStyle>>>({});
  distinction = $state<Distinction>('system');
  badge = $state(true);
  alerts = $state(false);
  #systemStill = $state(false);
  #systemNight = $state(false);
  #systemContrast = $state(false);

  constructor() {
    const ask = (query: string, hear: (matches: boolean) => void): void => {
      const media = matchMedia(query);
      hear(media.matches);
      media.addEventListener('change', () => hear(media.matches));
    };
    ask('(prefers-reduced-motion: reduce)', (matches) => (this.#systemStill = matches));
    ask('(prefers-color-scheme: dark)', (matches) => (this.#systemNight = matches));
    ask('(prefers-contrast: more)', (matches) => (this.#systemContrast = matches));
    this.lang = languageOf(navigator.languages);
    this.sounds = !matchMedia('(pointer: coarse)').matches;
    Object.assign(this, this.#read());
  }

  /** How loud sounds are, from 0 to 1. */
  get loudness(): number {
    return this.sounds ? this.volume : 0;
  }

  /** Whether nothing should move. */
  get still(): boolean {
    return this.motion === 'none' || (this.motion === 'system' && this.#systemStill);
  }

  get night(): boolean {
    return this.theme === 'night' || (this.theme !== 'light' && this.#systemNight);
  }

  /** Whether colours stand as far apart as they can. */
  get contrast(): boolean {
    return this.theme === 'contrast' || (this.theme === 'system' && this.#systemContrast);
  }

  /** Whether pieces show letters and strong outlines. */
  get distinct(): boolean {
    return (
      this.distinction === 'on' || (this.distinction === 'system' && (this.contrast || this.#systemContrast))
    );
  }

  boardStyle(game: string): BoardStyle {
    return this.boards[game] ?? 'drawn';
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
