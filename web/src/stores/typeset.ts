/** The spaces of French: as `typeset` of the server's texts.py, for the catalogues that are read in the browser. */
import type { Lang } from '../api/types.gen';

const SPACE = /(?<=[^\s=]) (?=([:;!?%»]))|(?<=«) /g;
const NARROW = '\u202f';
const WIDE = '\u00a0';

/** Double signs, guillemets and per cents stay on the line of their words. */
export function typeset(text: string, lang: Lang): string {
  if (lang !== 'fr') return text;
  return text.replace(SPACE, (_, sign?: string) => (sign && ';!?'.includes(sign) ? NARROW : WIDE));
}
