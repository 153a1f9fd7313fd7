/** The weekly tournament of a club, as a form holds it. Pure. */
import { PACES, pacesOf, type PaceName } from '../tournaments/draft';
import type { TournamentFormat, Weekly } from '../api/types.gen';

export interface WeeklyDraft {
  format: TournamentFormat;
  game: string;
  pace: PaceName;
  minutes: number;
  /** 0 is Monday. */
  day: number;
  /** As a browser writes it: `20:00`. */
  time: string;
}

export function weeklyOf(draft: WeeklyDraft, zone: string): Weekly {
  const [hours = 0, minutes = 0] = draft.time.split(':').map(Number);
  const pace = pacesOf(draft.format).includes(draft.pace) ? draft.pace : 'rapid';
  return {
    format: draft.format,
    game: draft.game,
    clock: PACES[pace],
    day: draft.day,
    minute: hours * 60 + minutes,
    zone,
    minutes: draft.format === 'arena' ? draft.minutes : null,
  };
}

/** The name of a weekday, 0 for Monday. */
export function weekday(day: number, lang: string): string {
  const monday = Date.UTC(2024, 0, 1);
  return new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' }).format(
    monday + day * 86_400_000,
  );
}

/** A minute of the day as `20:00`. */
export const clockTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
