import { describe, expect, it } from 'vitest';
import { languageName, languageOf } from './languages';

describe('the language of a page', () => {
  it('is the first that the browser asks for and that there is', () => {
    expect(languageOf(['de', 'fr-CA', 'en'], ['en', 'fr'])).toBe('fr');
    expect(languageOf(['fry', 'EN-gb'], ['en', 'fr'])).toBe('en');
    expect(languageOf(['nl'], ['en', 'fr'])).toBe('en');
    expect(languageOf(['nl'], ['en', 'fr', 'nl'])).toBe('nl');
  });

  it('calls itself by its own name', () => {
    expect(['en', 'fr', 'nl'].map(languageName)).toEqual(['English', 'Français', 'Nederlands']);
  });
});
