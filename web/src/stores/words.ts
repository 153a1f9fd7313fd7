/** Sentences that several pages share. */
import { session } from './session.svelte';
import { t, texts } from './texts.svelte';
import type { ClockRule, Outcome, SeatState, Summary, TableEvent } from '../api/wire';

/** Who sits there: a name, a bot's level, or that nobody does. */
export function seatName(seat: SeatState | undefined): string {
  if (!seat || seat.kind === 'free') return t('web-seat-free');
  return seat.kind === 'bot'
    ? t('web-bot', { level: t(`web-level-${seat.level ?? 'novice'}`) })
    : (seat.name ?? '');
}

/** The colours or places of the seats, as the game calls them. */
export function seatTitles(game: string): readonly string[] {
  return session.game(game)?.seats[texts.lang] ?? [];
}

export function seatTitle(game: string, seat: number): string {
  return seatTitles(game)[seat] ?? String(seat + 1);
}

export function clockWords(clock: ClockRule): string {
  const minutes = Math.round(((clock.seconds ?? 0) / 60) * 10) / 10;
  return t(`web-clock-${clock.kind}`, {
    seconds: clock.seconds ?? 0,
    minutes,
    increment: clock.increment ?? 0,
    days: clock.days ?? 0,
  });
}

/** How the game ended. */
export function outcomeWords(table: Summary, outcome: Outcome, end: string | null): string {
  const winner = outcome.winners.length === 1 ? outcome.winners[0] : undefined;
  const name = winner === undefined ? '' : seatTitle(table.game, winner);
  const names = outcome.winners.map((seat) => seatTitle(table.game, seat)).join(', ');
  if (outcome.why === 'game' && end && texts.has(`${table.game}-end-${end}`)) {
    return `${t(`${table.game}-end-${end}`, { winner: name, winners: names })}.`;
  }
  if (outcome.why === 'game') {
    return t('web-outcome-game', { winners: names, count: outcome.winners.length });
  }
  return t(`web-outcome-${outcome.why}`, { winner: name });
}

/** For `reduce`: sentences one after the other. */
export function chained(first: string, next: string): string {
  return first ? t('web-then', { first, next }) : next;
}

/** What happened at the table beside the game. */
export function noteWords(game: string, event: TableEvent): string {
  const seats = event.seats ?? (event.seat === undefined ? [] : [event.seat]);
  const seat = seats.map((number) => seatTitle(game, number)).join(', ');
  const names = (event.names ?? []).filter(Boolean).join(', ');
  const params = { seat, name: event.name ?? names, level: event.level ? t(`web-level-${event.level}`) : '' };
  if (event.kind === 'asked') return t(`web-note-asked-${event.what ?? 'draw'}`, params);
  if (event.kind === 'answered') return t(event.agree ? 'web-note-agreed' : 'web-note-declined', params);
  return texts.has(`web-note-${event.kind}`) ? t(`web-note-${event.kind}`, params) : '';
}
