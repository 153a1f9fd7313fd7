/** Sentences that several pages share. */
import { Problem } from '../api/http';
import { session } from './session.svelte';
import { t, texts } from './texts.svelte';
import {
  LANGUAGES,
  type Lang,
  type ClockSettings,
  type Outcome,
  type SeatState,
  type Summary,
  type TableEvent,
} from '../api/types.gen';

/** What there is in the language of the page, else in the default language. */
export function inLanguage<Words>(words: Readonly<Record<Lang, Words>>): Words | undefined {
  return words[texts.lang] ?? words[LANGUAGES[0]];
}

export function gameName(game: string): string {
  return inLanguage(session.game(game)?.names ?? {}) ?? game;
}

/** What a bot is called; those of one level are told apart by a number. */
export const botName = ({ level, nth }: SeatState): string => t(`bot-${level}`) + (nth ? ` ${nth}` : '');

/** Who sits there: a name, a bot's level, or that nobody does. A bot stands in under the name of the person who has left. */
export function seatName(seat: SeatState | undefined): string {
  if (!seat || seat.kind === 'free') return t('web-seat-free');
  return seat.name ?? t('web-bot', { name: botName(seat), level: t(`level-${seat.level}`) });
}

/** Whether it is a person's seat, even if that person has left and a bot stands in. */
export function isPersons(seat: SeatState): boolean {
  return seat.name !== null;
}

/** The colours or places of the seats, as the game calls them. */
export function seatTitles(game: string): readonly string[] {
  return inLanguage(session.game(game)?.seats ?? {}) ?? [];
}

export function seatTitle(game: string, seat: number): string {
  return seatTitles(game)[seat] ?? String(seat + 1);
}

/** What a seat is called in sentences: on a shared device by the name of its player, else by its colour or place. */
export function seatCalled({ game, seats }: Pick<Summary, 'game' | 'seats'>, seat: number): string {
  const chair = seats[seat];
  return chair?.named && chair.name ? chair.name : seatTitle(game, seat);
}

/** What went wrong: the room's own words, or that it is a fault of ours. */
export function troubleWords(error: unknown): string {
  if (!(error instanceof Problem)) return t('web-error-client');
  return texts.refusal({ message: error.id, params: error.params, detail: error.message });
}

/** The options that differ from those a table has by itself. */
export function optionWords({ game, options }: Pick<Summary, 'game' | 'options'>): string[] {
  const changed = session.game(game)?.options.filter(({ key, default: usual }) => {
    const value = options[key];
    return value !== undefined && value !== usual;
  });
  return (changed ?? []).map(({ key, names, choices }) => {
    const value = options[key];
    const what = inLanguage(names) ?? key;
    if (typeof value === 'boolean') return value ? what : t('web-option-without', { what });
    const chosen = choices.find(({ word }) => word === value);
    return t('web-named', { what, value: (chosen && inLanguage(chosen.names)) ?? String(value) });
  });
}

/** How much time there is. */
export function paceWords({ kind, seconds, increment, days }: ClockSettings): string {
  const minutes = Math.round((seconds / 60) * 10) / 10;
  return t(`web-clock-${kind}`, { seconds, minutes, increment, days });
}

/** How much time there is, and what happens when it is up. */
export function clockWords(clock: ClockSettings): string {
  const { kind, ends, grace } = clock;
  if (kind === 'none') return paceWords(clock);
  const end = ends === 'itself' && kind === 'days' ? t('web-clock-grace', { grace }) : t(`web-clock-${ends}`);
  return `${paceWords(clock)}; ${end}`;
}

/** How the game ended; `own` are the seats of the person who reads it. */
export function outcomeWords(
  table: Summary,
  outcome: Outcome,
  end: string | null,
  own: readonly number[] = [],
): string {
  const winner = outcome.winners.length === 1 ? outcome.winners[0] : undefined;
  const name = winner === undefined ? '' : seatCalled(table, winner);
  const names = new Intl.ListFormat(texts.lang).format(
    outcome.winners.map((seat) => seatCalled(table, seat)),
  );
  if (outcome.why === 'game' && end && texts.has(`${table.game}-end-${end}`)) {
    return `${t(`${table.game}-end-${end}`, { winner: name, winners: names })}.`;
  }
  const count = outcome.winners.length;
  if (outcome.why === 'game') {
    const points = Math.max(...outcome.winners.map((seat) => outcome.scores[seat] ?? 0));
    const own = `web-${table.game}-outcome`;
    return t(count && texts.has(own) ? own : 'web-outcome-game', { winners: names, count, points });
  }
  const given = outcome.why === 'resigned' && own.length === 1 && winner !== undefined && winner !== own[0];
  return t(given ? 'web-outcome-resigned-own' : `web-outcome-${outcome.why}`, { winner: name });
}

/** For `reduce`: one thing after the other. */
export function chained(first: string, next: string): string {
  return first ? t('web-then', { first, next }) : next;
}

/** For `reduce`: sentences one after the other. */
export function inSentences(first: string, next: string): string {
  return first ? t('web-sentences', { first, next }) : next;
}

const ABOUT_SEATS: readonly TableEvent['kind'][] = ['seated', 'named', 'unseated', 'bot'];

/** What happened at the table beside the game; `called` says what its seats are called. */
export function noteWords(game: string, event: TableEvent, called: (seat: number) => string): string {
  const seats = 'seats' in event ? event.seats : 'seat' in event ? [event.seat] : [];
  const title = (seat: number): string => seatTitle(game, seat);
  const seat = seats.map(ABOUT_SEATS.includes(event.kind) ? title : called).join(', ');
  const names = 'names' in event ? event.names : 'name' in event ? [event.name] : [];
  const level = 'level' in event && event.level ? t(`level-${event.level}`) : '';
  const params = { seat, name: names.filter(Boolean).join(', '), level };
  if (event.kind === 'asked') return t(`web-note-asked-${event.what}`, params);
  if (event.kind === 'answered') return t(event.agree ? 'web-note-agreed' : 'web-note-declined', params);
  return texts.has(`web-note-${event.kind}`) ? t(`web-note-${event.kind}`, params) : '';
}
