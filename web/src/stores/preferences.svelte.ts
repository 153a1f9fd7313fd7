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
  motion: Motion;
  confirm: boolean;
  pace = $state<Pace>('normal');
