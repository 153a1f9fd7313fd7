/** What is said of tournaments. */
import { named } from '../played/names';
import { t, texts } from '../stores/texts.svelte';
import { gameName, paceWords } from '../stores/words';
import type { ShownTournament, TournamentLine } from '../api/types.gen';

/** The title, or what kind of tournament it is: that of somebody who has deleted their account is gone. */
export const titleOf = ({ title }: Pick<TournamentLine, 'title'>): string =>
  title || t('web-tournament-untitled');

/** Format, game, clock and length, as a line. */
export function agreed({ settings }: Pick<TournamentLine, 'settings'>): string {
  const clock = {
    kind: 'none' as const,
    seconds: 0,
    increment: 0,
    days: 0,
    ends: 'itself' as const,
    ...settings.clock,
  };
  return [
    t(`web-tournament-${settings.format}`),
    gameName(settings.game),
    paceWords({ ...clock, grace: clock.grace ?? 0 }),
    ...(settings.minutes === null ? [] : [t('web-tournament-lasts', { minutes: settings.minutes })]),
    ...(settings.rounds === null ? [] : [t('web-tournament-rounds-of', { count: settings.rounds })]),
    ...(settings.twice ? [t('web-tournament-twice-short')] : []),
    ...(settings.rated ? [t('web-rating-counts')] : []),
  ].join(' · ');
}

/** Who somebody is, by number; bots of the same level are told apart by a number of their own. */
export function called({ entrants }: Pick<ShownTournament, 'entrants'>, number: number): string {
  const found = entrants.find((one) => one.number === number);
  return found ? named(found, entrants) : t('web-tournament-gone');
}

/** A moment: day and time, where the reader is. */
export const momentOf = (ms: number): string =>
  new Date(ms).toLocaleString(texts.lang, { dateStyle: 'medium', timeStyle: 'short' });

/** Minutes and seconds that are left: `12:05`. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
