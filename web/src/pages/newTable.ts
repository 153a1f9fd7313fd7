/** A table being put together: what the form holds, and the request it becomes. Pure. */
import type {
  ClockEnd,
  ClockKind,
  ClockRule,
  GameFacts,
  Level,
  NewTable,
  OptionFacts,
  OptionValue,
  Summary,
  TableSettings,
  Takebacks,
  Watch,
} from '../api/types.gen';
import type { Say } from '../games/contract';
import { parsedJson } from '../study/query';

export type SeatPlan = 'me' | 'open' | 'bot';

/** What is agreed at a table, as a form holds it. */
export interface Agreed {
  players: number;
  options: Record<string, OptionValue>;
  clock: ClockKind;
  minutes: number;
  increment: number;
  moveSeconds: number;
  days: number;
  ends: ClockEnd;
  /** Hours after which a game by days ends by itself. */
  clockGrace: number;
  takebacks: Takebacks;
  watch: Watch;
  /** Minutes for which the seat of somebody who has left waits. */
  grace: number;
  listed: boolean;
  rated: boolean;
}

export interface Draft extends Agreed {
  seats: SeatPlan[];
  /** Of the players on a shared device, by seat. */
  names: string[];
  levels: Level[];
  setup: string;
}

export function newDraft(game: GameFacts): Draft {
  return {
    players: game.min_players,
    seats: Array.from({ length: game.max_players }, (_, seat) => (seat === 0 ? 'me' : 'open')),
    names: Array.from({ length: game.max_players }, () => ''),
    levels: Array.from({ length: game.max_players }, () => game.levels[1] ?? game.levels[0] ?? 'novice'),
    options: Object.fromEntries(game.options.map((option) => [option.key, option.default])),
    clock: 'none',
    minutes: 15,
    increment: 10,
    moveSeconds: 60,
    days: 3,
    ends: 'itself',
    clockGrace: 24,
    takebacks: 'free',
    watch: 'link',
    grace: 10,
    listed: true,
    rated: false,
    setup: '',
  };
}

/** With the position that an address brings along from the board editor. */
export function withSetup(draft: Draft, query: URLSearchParams): Draft {
  const players = Number(query.get('players') ?? NaN);
  const known = Number.isInteger(players) && players > 0 && players <= draft.seats.length;
  return {
    ...draft,
    setup: query.get('setup') ?? '',
    players: known ? players : draft.players,
    options: { ...draft.options, ...((parsedJson(query.get('options')) ?? {}) as Draft['options']) },
  };
}

/** What is agreed at a table that waits for players, to be changed. */
export function agreedAt(game: GameFacts, table: Summary): Agreed {
  const { clock } = table;
  const usual = newDraft(game);
  return {
    players: table.players,
    options: { ...usual.options, ...table.options },
    clock: clock.kind,
    minutes: clock.kind === 'fischer' ? clock.seconds / 60 : usual.minutes,
    increment: clock.kind === 'fischer' ? clock.increment : usual.increment,
    moveSeconds: clock.kind === 'move' ? clock.seconds : usual.moveSeconds,
    days: clock.kind === 'days' ? clock.days : usual.days,
    ends: clock.ends,
    clockGrace: clock.kind === 'days' ? clock.grace : usual.clockGrace,
    takebacks: table.takebacks,
    watch: table.watch,
    grace: table.grace,
    listed: table.listed,
    rated: table.rated,
  };
}

/** A rated game has a clock and no take-backs. */
export function rate(agreed: Agreed, rated: boolean): void {
  agreed.rated = rated;
  if (!rated) return;
  agreed.takebacks = 'never';
  if (agreed.clock === 'none') agreed.clock = 'fischer';
}

/** What a form holds, as the room wants it. */
export function settingsOf(game: GameFacts, agreed: Agreed): TableSettings {
  const options = Object.fromEntries(
    game.options.flatMap(({ key, default: usual }) =>
      agreed.options[key] !== undefined && agreed.options[key] !== usual ? [[key, agreed.options[key]]] : [],
    ),
  ) as Record<string, OptionValue>;
  return {
    game: game.id,
    players: agreed.players,
    options,
    listed: agreed.listed,
    watch: agreed.watch,
    clock: clockOf(agreed),
    takebacks: agreed.takebacks,
    grace: agreed.grace,
    rated: agreed.rated,
    starts: 'full', // among strangers, that is at listed tables, people make ready first
  };
}

function clockOf(draft: Agreed): ClockRule {
  switch (draft.clock) {
    case 'none':
      return { kind: 'none' };
    case 'move':
      return { kind: 'move', seconds: draft.moveSeconds, ends: draft.ends };
    case 'fischer':
      return {
        kind: 'fischer',
        seconds: Math.round(draft.minutes * 60),
        increment: draft.increment,
        ends: draft.ends,
      };
    case 'days':
      return { kind: 'days', days: draft.days, ends: draft.ends, grace: draft.clockGrace };
  }
}

/** How many can play a game. */
export function playerCounts(game: GameFacts): number[] {
  const { min_players: least, max_players: most } = game;
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}

/** How many bots one can play against. */
export function botCounts(game: GameFacts): number[] {
  const least = Math.max(1, game.min_players - 1);
  return Array.from({ length: game.max_players - least }, (_, more) => least + more);
}

/** The request for a table for friends: nobody else finds it, and it begins when the last seat is taken. */
export function withFriends(game: GameFacts): NewTable {
  const settings = settingsOf(game, { ...newDraft(game), listed: false });
  return { settings, seat: 0, bots: {}, hotseat: false, start: false };
}

/** The request for a game against so many bots of one level, begun at once. */
export function againstBots(game: GameFacts, level: Level, count: number): NewTable {
  const bots: Record<string, Level> = {};
  for (let seat = 1; seat <= count; seat += 1) bots[seat] = level;
  return {
    settings: {
      game: game.id,
      players: count + 1,
      options: {},
      listed: false,
      watch: 'link',
      clock: { kind: 'none' },
      takebacks: 'free',
    },
    seat: 0,
    bots,
    hotseat: false,
    start: true,
  };
}

/** The request for a draft. Throws `SyntaxError` when the custom setup is no JSON. */
export function requestOf(game: GameFacts, draft: Draft): NewTable {
  const seats = draft.seats.slice(0, draft.players);
  const own = seats.flatMap((plan, seat) => (plan === 'me' ? [seat] : []));
  const bots = Object.fromEntries(
    seats.flatMap((plan, seat) => (plan === 'bot' ? [[String(seat), draft.levels[seat] ?? 'novice']] : [])),
  );
  const open = seats.includes('open');
  const hotseat = own.length > 1 && !open;
  const names = own.flatMap((seat) => {
    const name = draft.names[seat]?.trim();
    return name && (hotseat || seat === own[0]) ? [[String(seat), name]] : [];
  });
  const setup = draft.setup.trim() ? (JSON.parse(draft.setup) as Record<string, unknown>) : null;
  return {
    settings: {
      ...settingsOf(game, draft),
      listed: draft.listed && open,
      starts: open ? 'full' : 'host',
      shared: own.length > 1,
      ...(setup ? { setup } : {}),
    },
    seat: own[0] ?? null,
    bots,
    // several seats on this device: the server seats us everywhere where no bot sits
    hotseat,
    ...(own.length > 1 ? { names: Object.fromEntries(names) as Record<string, string> } : {}),
    start: !open && own.length > 0,
  };
}

/** The options that leave something to choose: not a choice of one edition. */
export function optionsToChoose(game: GameFacts): OptionFacts[] {
  return game.options.filter((option) => option.choices.length !== 1);
}

/** What a number may be, as the option says it: `0, 2..9`. */
export function allowedNumbers(option: OptionFacts, say: Say): string {
  return option.ranges
    .map(([low, high]) => (low === high ? `${low}` : say('web-option-range', { low, high })))
    .join(', ');
}
