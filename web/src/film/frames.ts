/** The frames of the film of a table: how it stood after each action, made from what the socket brought. Pure. */
import type { Moment } from '../games/contract';
import type { LiveState } from '../api/reduce';
import type { ActedEvent, Actor, JsonObject, Snapshot, Summary } from '../api/types.gen';

/** How many actions are shown again to people who only watch. */
const FOR_WATCHERS = 8;

/** The table as it stood after an action. */
export interface Frame {
  /** The event that led here; null for the position that the page began with. */
  event: ActedEvent | null;
  seq: number;
  plies: number;
  views: Snapshot['views'];
  aids: Snapshot['aids'];
  table: Pick<Summary, 'actor' | 'status' | 'outcome'>;
  /** The picture is that of the frame before: this one was not sent. */
  undrawn?: true;
  /** Words shown large before the next frame: a new phase, the last round. */
  banner?: string;
  moment?: Moment;
  /** Tells the action itself, before all that it brings about. */
  cause?: true;
}

export function frameOf(state: LiveState, snapshot: Snapshot, event: ActedEvent | null): Frame {
  const { actor, status, outcome, plies } = snapshot.table;
  const { views, aids } = snapshot;
  return { event, seq: state.seq, plies, views, aids, table: { actor, status, outcome } };
}

/**
 * What has happened between two states, action by action. The room sends what the table looks like after the latest of
 * them: where several came at once, the earlier ones are told over the picture before. Null where the present follows
 * without a film: something was taken back, or there is nothing before.
 */
export function framesBetween(before: LiveState, after: LiveState): Frame[] | null {
  const { snapshot } = after;
  if (!before.snapshot || !snapshot || before.snapshot.table.status !== 'running') return null;
  const fresh = after.journal.filter(({ seq }) => seq > before.seq);
  if (fresh.some(({ kind }) => kind === 'tookback')) return null;
  const acted = fresh.filter((event) => event.kind === 'acted');
  const first = frameOf(before, before.snapshot, null);
  return acted.map((event, index) =>
    index === acted.length - 1
      ? { ...frameOf(after, snapshot, event), seq: event.seq, plies: event.ply }
      : undrawn(first, event),
  );
}

/**
 * What is played for a frame: what comes before the board changes, that is the cause of what happens (a picture of its
 * own is `middle`) and an announcement, then the frame itself.
 */
export function staged(
  before: Frame,
  frame: Frame,
  banner: string | null,
  moment: Moment | null,
  middle: Frame | null = null,
): readonly Frame[] {
  const { views, aids, table, seq, plies } = before;
  const still = middle ?? { ...frame, views, aids, table, seq, plies };
  const last = moment && !moment.first ? { ...frame, moment } : frame;
  const changes = banner !== null || moment?.first;
  return [
    ...(changes && !middle ? [{ ...still, cause: true as const }] : []),
    ...(moment?.first ? [{ ...still, moment }] : []),
    ...(middle ? [middle] : []),
    ...(banner === null ? [] : [{ ...still, banner }]),
    last,
  ];
}

/** A frame that is told over the picture of an earlier one. */
export function undrawn(before: Frame, event: ActedEvent): Frame {
  const table = { ...before.table, actor: event.seat };
  return { ...before, event, seq: event.seq, plies: event.ply, table, undrawn: true };
}

/** The picture that was missing. */
export interface Picture {
  ply: number;
  actor: Actor;
  view: JsonObject;
  aids: JsonObject;
}

/** Frames with the pictures that were missing, as this seat (or `watch`) saw them. */
export function drawn(
  frames: readonly Frame[],
  pictures: readonly Picture[],
  seat: string,
): readonly Frame[] {
  const found = new Map(pictures.map((picture) => [picture.ply, picture]));
  return frames.map((frame) => {
    const picture = frame.undrawn ? found.get(frame.plies) : undefined;
    if (!picture) return frame;
    const { undrawn: _, ...rest } = frame;
    const { view, aids } = picture;
    const actor = typeof picture.actor === 'number' ? picture.actor : null;
    return { ...rest, views: { [seat]: view }, aids: { [seat]: aids }, table: { ...frame.table, actor } };
  });
}

/** The state of a table as it was after a frame; what is not of the game (chat, people, clocks) is as it is now. */
export function asOf(present: LiveState, frame: Frame): LiveState {
  const { snapshot } = present;
  if (!snapshot) return present;
  const { seq, plies, views, aids } = frame;
  const end = present.journal.findLastIndex((event) => event.seq <= seq) + 1;
  return {
    ...present,
    seq,
    journal: present.journal.slice(0, end),
    snapshot: {
      ...snapshot,
      table: { ...snapshot.table, ...frame.table, seq, plies },
      views,
      aids,
      legal: null,
      takebacks: 0,
    },
  };
}

/** The actions since our last turn: what others did since then, and what we have done in this turn. */
export function sinceOwnTurn(acted: readonly ActedEvent[], seats: readonly number[]): readonly ActedEvent[] {
  const own = ({ seat }: ActedEvent): boolean => seats.includes(seat);
  if (!seats.length) return acted.slice(-FOR_WATCHERS);
  const last = acted.findLastIndex((event) => !own(event));
  const before = acted.slice(0, Math.max(0, last)).findLastIndex(own);
  return last < 0 ? [] : acted.slice(before + 1);
}
