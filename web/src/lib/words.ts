/** Sentences that several pages share. */
import type { Turn } from './log';
import { session } from './session.svelte';
import { t, texts } from './texts.svelte';
import type { ClockRule, Outcome, Param, Params, SeatState, Summary, TableEvent } from './wire';

/** Who sits there: a name, a bot's level, or that nobody does. */
export function seatName(seat: SeatState | undefined): string {
  if (!seat || seat.kind === 'free') return t('web-seat-free');
  return seat.kind === 'bot'
    ? t('web-bot', { level: t(`web-level-${seat.level ?? 'novice'}`) })
    : (seat.name ?? '');
}

/** The colour or place of a seat, as the game calls it. */
export function seatTitle(game: string, seat: number): string {
  return session.game(game)?.seats[texts.lang][seat] ?? String(seat + 1);
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
  if (outcome.why === 'game' && end && texts.has(`${table.game}-end-${end}`)) {
    return `${t(`${table.game}-end-${end}`, { winner: name })}.`;
  }
  if (outcome.why === 'game') {
    const names = outcome.winners.map((seat) => seatTitle(table.game, seat)).join(', ');
    return t('web-outcome-game', { winners: names, count: outcome.winners.length });
  }
  return t(`web-outcome-${outcome.why}`, { winner: name });
}

/** A line of the game's log; `seat` is a seat's number, which we name; `card_fr` is what `card` is called in French. */
export function logWords(game: string, id: string, args: Params): string {
  const seat = args['seat'];
  const named: Record<string, Param> = { ...args };
  if (typeof seat === 'number') named['seat'] = seatTitle(game, seat);
  for (const key of Object.keys(args)) named[key] = args[`${key}_${texts.lang}`] ?? named[key] ?? '';
  return texts.has(id) ? t(id, named) : Object.values(named).join(' ');
}

/** A turn in sentences. */
export function turnSentences(game: string, turn: Turn): string {
  return turn.events
    .flatMap((event) => event.log ?? [])
    .map((line) => logWords(game, line.id, line.args))
    .join('; ');
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
