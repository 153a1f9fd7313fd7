/** A tournament being planned: what the form holds, and the request it becomes. Pure. */
import type { ClockRule, Level, NewTournament, TournamentFormat } from '../api/types.gen';

export const FORMATS: readonly TournamentFormat[] = ['swiss', 'roundrobin', 'knockout', 'arena'];

/** The clocks that are offered, the quickest first. */
export const PACES = {
  blitz: { kind: 'fischer', seconds: 300, increment: 3 },
  rapid: { kind: 'fischer', seconds: 600, increment: 5 },
  slow: { kind: 'fischer', seconds: 1800, increment: 15 },
  day: { kind: 'days', days: 1, grace: 0 },
  days: { kind: 'days', days: 3, grace: 0 },
} as const satisfies Record<string, ClockRule>;
export type PaceName = keyof typeof PACES;

export interface Draft {
  title: string;
  format: TournamentFormat;
  game: string;
  pace: PaceName;
  /** Empty: the room chooses. */
  rounds: number | null;
  twice: boolean;
  minutes: number;
  most: number;
  /** As a browser writes it, in local time: `2027-01-31T20:00`; empty: when the organiser says so. */
  starts: string;
  late: boolean;
  rated: boolean;
  enter: boolean;
  listed: boolean;
  bots: number;
  level: Level;
}

export const newDraft = (game: string): Draft => ({
  title: '',
  format: 'swiss',
  game,
  pace: 'rapid',
  rounds: null,
  twice: false,
  minutes: 45,
  most: 16,
  starts: '',
  late: true,
  rated: false,
  enter: true,
  listed: false,
  bots: 0,
  level: 'casual',
});

/** The clocks that a format allows: an arena is quick. */
export function pacesOf(format: TournamentFormat): PaceName[] {
  const all = Object.keys(PACES) as PaceName[];
  return format === 'arena' ? ['blitz', 'rapid'] : all;
}

/** The most who may enter. */
export const largest = (format: TournamentFormat): number => (format === 'roundrobin' ? 16 : 64);

/** For those who have the link, or for the members of a club. */
export function requestOf(draft: Draft, club: string | null = null): NewTournament {
  const { format } = draft;
  const pace = pacesOf(format).includes(draft.pace) ? draft.pace : 'rapid';
  return {
    title: draft.title,
    settings: {
      format,
      game: draft.game,
      clock: PACES[pace],
      options: {},
      rounds: format === 'swiss' ? draft.rounds : null,
      twice: format === 'roundrobin' && draft.twice,
      minutes: format === 'arena' ? draft.minutes : null,
      most: Math.min(draft.most, largest(format)),
      starts: draft.starts ? new Date(draft.starts).getTime() : null,
      late: draft.late,
      rated: draft.rated,
    },
    listed: draft.listed && club === null,
    club,
    enter: draft.enter,
    bots: Array.from({ length: draft.bots }, () => draft.level),
  };
}
