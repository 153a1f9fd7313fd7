/** The look of the whole document: its language, day or night, and what people have chosen for their eyes. */
import { preferences } from './preferences.svelte';
import { texts } from './texts.svelte';

/** To be called in an effect. */
export function applyLook(): void {
  const root = document.documentElement;
  root.lang = texts.lang;
  root.dataset['theme'] = preferences.night ? 'night' : 'light';
  root.toggleAttribute('data-contrast', preferences.contrast);
  root.toggleAttribute('data-distinct', preferences.distinct);
  root.toggleAttribute('data-still', preferences.still);
}
