/** Languages by their codes: which one to begin with, and what each is called. */
import { LANGUAGES, type Lang } from '../api/types.gen';

/** The language to begin with: the first one that the browser asks for and the client was built with. */
export function languageOf(wanted: readonly string[], known: readonly Lang[] = LANGUAGES): Lang {
  const found = wanted.map((tag) => known.find((lang) => sameLanguage(tag, lang))).find(Boolean);
  return found ?? known[0] ?? 'en';
}

/** `fr-CA` asks for `fr`. */
function sameLanguage(tag: string, lang: Lang): boolean {
  const [asked, own] = [tag.toLowerCase(), lang.toLowerCase()];
  return asked === own || asked.startsWith(`${own}-`);
}

/** What a language calls itself, as a title: `Français`. */
export function languageName(lang: Lang): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
