/** How far a choice has come: picked parts against the parts of what is offered. Pure, and without any rule of a game. */
import { pointable, roleOf, rolesOf, valueOf, writeAction, type Form, type Offer, type Part } from './offers';

/** How a game wants its actions to be put together. */
export interface Manner {
  /** Whether parts are pointed at in the order in which the action names them, or in any order. */
  order?: 'written' | 'any';
  /** Whether the kind of action must be chosen now (`do:KIND`), before its other parts. */
  asksKind?: (fitting: readonly Offer[], chosen: readonly Part[]) => boolean;
  /** Whether an action waits for `confirm` when it is complete. */
  waits?: (offer: Offer) => boolean;
  /** A role of which any parts can be chosen together, whether that set is offered or not: `confirm` asks why not. */
  gathers?: string;
  /** Whether the server is asked about something that cannot be chosen; by default always. */
  asks?: (meant: readonly Part[], chosen: readonly Part[]) => boolean;
  /** For a guess: the kind of action that is meant by pointing at this alone. */
  about?: (part: Part) => string | undefined;
  /** For a guess: a value for a role that nothing has been pointed at for. */
  fill?: (role: string, parts: readonly Part[]) => string | undefined;
}

export interface Progress {
  /** The actions that fit what is chosen. */
  fitting: readonly Offer[];
  /** What is picked, and before it what all answers have in common. */
  chosen: readonly Part[];
  /** What may be pointed at next. */
  next: ReadonlySet<Part>;
  /** Of these, what a board shows as possible; before anything is chosen only what one begins with. */
  shown: ReadonlySet<Part>;
  /** The action that is complete. */
  ready: Offer | null;
}

export function fits(offer: Offer, part: Part): boolean {
  return roleOf(part) === 'do' ? offer.kind === valueOf(part) : offer.parts.includes(part);
}

/** With `answering`, something waits for an answer: what all its answers have in common is chosen already. */
export function progress(
  offers: readonly Offer[],
  picked: readonly Part[],
  answering = false,
  { order = 'any', asksKind, waits, gathers }: Manner = {},
): Progress {
  const fitting = offers.filter((offer) => picked.every((part) => fits(offer, part)));
  const common = answering
    ? shared(
        offers.filter(({ parts }) => parts.length),
        waits,
      )
    : [];
  const have = new Set([...common, ...picked]);
  const chosen = [...have];
  const kinds = new Set(fitting.map(({ kind }) => `do:${kind}`));
  const undecided = kinds.size > 0 && !picked.some((part) => kinds.has(part));
  if (undecided && asksKind?.(fitting, chosen))
    return { fitting, chosen, next: kinds, shown: kinds, ready: null };
  const left = fitting.map((offer) => pointable(offer).filter((part) => !have.has(part)));
  const complete = have.size ? fitting.filter((_, index) => !left[index]?.length) : [];
  const first = new Set(left.flatMap(([part = '', ...more]) => [part, ...more.filter(alike(part))]));
  first.delete('');
  const next = order === 'written' ? first : new Set(left.flat());
  if (gathers !== undefined && chosen.every((part) => roleOf(part) === gathers))
    for (const part of offers.flatMap(({ parts }) => parts))
      if (roleOf(part) === gathers && !have.has(part)) next.add(part);
  if (complete.length > 1) for (const { kind } of complete) next.add(`do:${kind}`);
  return {
    fitting,
    chosen,
    next,
    shown: have.size ? next : first,
    ready: complete.length === 1 ? (complete[0] ?? null) : null,
  };
}

function alike(part: Part): (other: Part) => boolean {
  return (other) => roleOf(other) === roleOf(part);
}

/** What all answers have in common; of an only answer that is sent when complete, the last part is left to point at. */
function shared([first, ...others]: readonly Offer[], waits: Manner['waits']): readonly Part[] {
  if (!first) return [];
  if (!others.length) return waits?.(first) ? first.parts : first.parts.slice(0, -1);
  return first.parts.filter((part) => others.every(({ parts }) => parts.includes(part)));
}

/**
 * The action that somebody may have meant who points at something that cannot be chosen: the server is asked about it and
 * says why not. `meant` lists the parts that the place stands for. Null when no form of the game has such parts.
 */
export function guess(
  forms: readonly Form[],
  offers: readonly Offer[],
  { fitting, chosen }: Pick<Progress, 'fitting' | 'chosen'>,
  meant: readonly Part[],
  manner: Manner = {},
): string | null {
  const about = meant.map((part) => manner.about?.(part));
  const likely = (form: Form): number =>
    about.includes(form.kind) ? 0 : among(fitting, form) ? 1 : among(offers, form) ? 2 : 3;
  const groups = [0, 1, 2, 3].map((rank) => forms.filter((form) => likely(form) === rank));
  const offered = (role: string): string | undefined =>
    offers
      .flatMap(({ parts }) => parts)
      .filter((part) => roleOf(part) === role)
      .map(valueOf)[0];
  const tries = groups.flatMap((group) =>
    [false, true].flatMap((filling) =>
      group.flatMap((form) => meant.map((part) => ({ form, part, filling }))),
    ),
  );
  for (const base of chosen.length ? [chosen, []] : [[]]) {
    for (const { form, part, filling } of tries) {
      const fill = (role: string, parts: readonly Part[]): string | undefined =>
        manner.fill?.(role, parts) ?? (roleOf(part) === role ? valueOf(part) : offered(role));
      const action = written(form, [...base, part], filling ? fill : () => undefined);
      if (action !== null) return action;
    }
  }
  return null;
}

function among(offers: readonly Offer[], form: Form): boolean {
  return offers.some(({ kind }) => kind === form.kind);
}

/** An action of this form with these parts, what is missing filled in; null where that cannot be. */
function written(
  form: Form,
  wanted: readonly Part[],
  fill: (role: string, parts: readonly Part[]) => string | undefined,
): string | null {
  const kinds = wanted.filter((part) => roleOf(part) === 'do').map(valueOf);
  if (kinds.some((kind) => kind !== form.kind)) return null;
  const parts = wanted.filter((part) => roleOf(part) !== 'do');
  const left = [...parts];
  const missing: string[] = [];
  for (const role of rolesOf(form)) {
    const index = left.findIndex((part) => roleOf(part) === role);
    if (index >= 0) left.splice(index, 1);
    else missing.push(role);
  }
  const filled = missing.map((role) => [role, fill(role, parts)] as const);
  if (filled.some(([, value]) => value === undefined)) return null;
  return writeAction(form, [...parts, ...filled.map(([role, value]) => `${role}:${value ?? ''}`)]);
}
