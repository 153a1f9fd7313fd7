/** What the messages of a table add up to. Pure: nothing here knows a socket, a clock or a page. */
import { BadPatch, patched, patchedTexts } from './delta';
import { spelledOut } from './journal';
import type {
  ChatLine,
  Json,
  News,
  PersonHere,
  ServerMessage,
  Snapshot,
  Summary,
  TableEvent,
} from './types.gen';

export interface LiveState {
  /** The last event we have; what we ask the server to go on from. */
  seq: number;
  snapshot: Snapshot | null;
  /** The seat whose view is shown, or `watch`. */
  shown: string;
  /** The list that the next list of actions is patched from. */
  offer: readonly string[];
  /** When the snapshot came, in our own time: clocks run on from there. */
  receivedAt: number;
  journal: TableEvent[];
  /** The events of the latest update. */
  fresh: TableEvent[];
  chat: ChatLine[];
  people: PersonHere[];
  /** An update did not follow on what we have: join again from `seq`. */
  gap: boolean;
}

export function emptyTable(): LiveState {
  return {
    seq: 0,
    snapshot: null,
    shown: 'watch',
    offer: [],
    receivedAt: 0,
    journal: [],
    fresh: [],
    chat: [],
    people: [],
    gap: false,
  };
}

/** The state after one more message, received at `now`. Messages that change nothing give the same object. */
export function reduce(state: LiveState, message: ServerMessage, now: number): LiveState {
  switch (message.type) {
    case 'welcome': // a room that was restored from a backup has gone back: begin again
      return message.seq < state.seq ? emptyTable() : state;
    case 'update': {
      if (message.after > state.seq) return { ...state, gap: true };
      if (message.seq < state.seq) return state;
      const told = message.events.map((event) => spelledOut(event, message.table));
      const fresh = told.filter((event) => event.seq > state.seq);
      const { table, host, seats, left, views, aids, legal, takebacks, clock, requests, fairness } = message;
      const snapshot = { table, host, seats, left, views, aids, legal, takebacks, clock, requests, fairness };
      return {
        ...state,
        seq: message.seq,
        snapshot,
        shown: shownSeat(snapshot, state.shown),
        offer: legal?.actions ?? [],
        receivedAt: now,
        journal: fresh.length ? [...state.journal, ...fresh] : state.journal,
        fresh,
        gap: false,
      };
    }
    case undefined:
      return withNews(state, message, now);
    case 'chat': {
      const known = new Map(state.chat.map((line) => [line.number, line.text]));
      const news = message.lines.filter((line) => known.get(line.number) !== line.text);
      if (!news.length) return state;
      const changed = new Map(news.map((line) => [line.number, line])); // a moderator may have removed a line
      const kept = state.chat.map((line) => changed.get(line.number) ?? line);
      return { ...state, chat: [...kept, ...news.filter((line) => !known.has(line.number))] };
    }
    case 'presence':
      return { ...state, people: message.people };
    default:
      return state;
  }
}

/** The state after the latest events and what they changed. What does not follow on what we have is a gap. */
function withNews(state: LiveState, message: News, now: number): LiveState {
  const { events: sent, legal, ...patch } = message;
  const known = state.snapshot;
  const events = known ? sent.map((event) => spelledOut(event, known.table)) : [];
  const last = events.at(-1);
  if (!known || !last || events[0]?.seq !== state.seq + 1) return { ...state, gap: true };
  try {
    const table: Summary = {
      ...known.table,
      seq: last.seq,
      changed: last.at,
      plies: 'ply' in last ? last.ply : known.table.plies,
    };
    const before = { ...known, table, legal: null };
    const snapshot = patched(before, patch as Json) as Snapshot;
    let { offer } = state;
    if (legal) {
      const [seat, ...steps] = legal;
      const actions = patchedTexts(offer, steps);
      snapshot.legal = { seat, actions };
      offer = nextOffer(offer, actions);
    }
    const journal = [...state.journal, ...events];
    const shown = shownSeat(snapshot, state.shown);
    return {
      ...state,
      seq: last.seq,
      snapshot,
      shown,
      offer,
      receivedAt: now,
      journal,
      fresh: events,
      gap: false,
    };
  } catch (error) {
    if (error instanceof BadPatch) return { ...state, gap: true };
    throw error;
  }
}

/** In the middle of a turn there are often few actions: the long list before is kept to patch the next one from. */
function nextOffer(before: readonly string[], actions: readonly string[]): readonly string[] {
  return 2 * actions.length >= before.length ? actions : before;
}

/** The seat whose view is shown: ours to decide, else the one shown before, else our first; `watch` for onlookers. */
export function shownSeat(snapshot: Snapshot, before: string): string {
  const { seats, legal } = snapshot;
  if (legal) return String(legal.seat);
  if (before in snapshot.views) return before;
  return seats.length ? String(seats[0]) : 'watch';
}

/** The milliseconds a seat has left now, or null at a table without a clock. */
export function timeLeft(state: LiveState, seat: number, now: number): number | null {
  const clock = state.snapshot?.clock;
  const left = clock?.left?.[seat];
  if (clock === undefined || left === undefined) return null;
  return clock.running === seat ? Math.max(0, left - (now - state.receivedAt)) : left;
}
