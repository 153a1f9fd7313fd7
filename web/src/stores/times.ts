/** Moments in words, in the language of the page. */
import { texts } from './texts.svelte';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How far away a moment is: "3 hours ago", "in 2 days". */
export function fromNow(ms: number, now: number, lang: string = texts.lang): string {
  const far = ms - now;
  const [unit, size] = UNITS.find(([, each]) => Math.abs(far) >= each) ?? ['minute', 60_000];
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(Math.trunc(far / size) || 0, unit);
}

/** A date without a time (`2028-02-29`), the same day wherever one reads it. */
export function dateOf(day: string, lang: string = texts.lang): string {
  const wanted = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(lang, wanted);
}

export function dayOf(ms: number): string {
  return new Date(ms).toLocaleDateString(texts.lang, { day: 'numeric', month: 'short', year: 'numeric' });
}
