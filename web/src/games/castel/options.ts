/**
 * The legal list taken apart into what one points at, in the order in which one does: `place:king@c3` is the King in the
 * hand, then the cell. Only reads what the server lists.
 */

/** `pile`, `hand:KIND`, `exchange:KIND`, `card:REF` (in play), `at:SPOT` (a place, or `out`) or `seat:NUMBER`. */
export type Part = string;

export function verbOf(action: string): string {
  return action.split(':')[0] ?? '';
}

function cut(text: string, at: string): [string, string] {
  const index = text.indexOf(at);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}

/** What an action points at. */
export function parts(action: string): Part[] {
  const [verb, rest] = cut(action, ':');
  switch (verb) {
    case 'draw':
      return ['pile'];
    case 'swap': {
      const [own, other] = cut(rest, '>');
      return [`hand:${own}`, `exchange:${other}`];
    }
    case 'place':
    case 'enter': {
      const [kind, spot] = cut(rest, '@');
      return [`${verb === 'place' ? 'hand' : 'exchange'}:${kind}`, `at:${spot}`];
    }
    case 'deal':
    case 'trade': {
      const [kind, seat] = cut(rest, '>');
      return [`${verb === 'trade' ? 'hand' : 'exchange'}:${kind}`, `seat:${seat}`];
    }
    case 'give':
    case 'pass':
      return [`hand:${rest}`];
    case 'get':
      return [`exchange:${rest}`];
    case 'move': {
      const [ref, spot] = cut(rest, '>');
      return [`card:${ref}`, `at:${spot}`];
    }
    case 'switch':
      return rest.split(',').map((ref) => `card:${ref}`);
    case 'pawn': {
      const [ref, seat] = cut(rest, '=');
      return [`card:${ref}`, `seat:${seat}`];
    }
    case 'send':
    case 'kill':
    case 'rob':
    case 'claim':
    case 'pick':
      return [`card:${rest}`];
    default:
      return [];
  }
}

export interface Step {
  /** The actions that fit what is chosen. */
  fitting: string[];
  /** What is chosen, with what every fitting answer has in common. */
  chosen: Part[];
  /** What may be pointed at next. */
  next: Set<Part>;
  /** Of these, what one begins with: the others are possible too, but not shown. */
  shown: Set<Part>;
  /** The action that is complete. */
  action: string | null;
}

/** How far a choice has come. With `answering`, an effect waits: what all its answers share is chosen already. */
export function step(options: readonly string[], chosen: readonly Part[], answering: boolean): Step {
  const all = options.map((action) => ({ action, list: parts(action) })).filter(({ list }) => list.length);
  const fitting = all.filter(({ list }) => chosen.every((part) => list.includes(part)));
  const common = answering
    ? (all[0]?.list ?? []).filter((part) => all.every(({ list }) => list.includes(part)))
    : [];
  const have = new Set([...chosen, ...common]);
  const next = new Set(fitting.flatMap(({ list }) => list.filter((part) => !have.has(part))));
  const first = fitting.flatMap(({ action, list }) =>
    verbOf(action) === 'switch' ? list : list.slice(0, 1),
  );
  const shown = have.size ? next : new Set(first);
  const done = chosen.length ? fitting.find(({ list }) => list.every((part) => have.has(part))) : undefined;
  return {
    fitting: fitting.map(({ action }) => action),
    chosen: [...have],
    next,
    shown,
    action: done?.action ?? null,
  };
}

/** The kinds of the hand that can be placed; null when placing is not what is asked. */
export function placeable(options: readonly string[]): Set<string> | null {
  const found = options.filter((action) => /^(draw|swap|place)\b/.test(action));
  if (!found.length) return null;
  return new Set(
    found.filter((action) => verbOf(action) === 'place').map((action) => cut(action.slice(6), '@')[0]),
  );
}

/** Who may receive or give, when that is all that is left to choose. */
export function seatsLeft(now: Step): number[] {
  const left = [...now.next];
  if (!left.length || !left.every((part) => part.startsWith('seat:'))) return [];
  return left.map((part) => Number(part.slice(5))).sort();
}

/** Where on the page the next thing must be chosen, when all of it lies in one part of the page; null elsewhere. */
export function regionOf(shown: Iterable<Part>): 'map' | 'hand' | 'exchange' | null {
  const found = new Set([...shown].map((part) => cut(part, ':')[0].replace(/^(at|card)$/, 'map')));
  const [only] = found;
  return found.size === 1 && (only === 'map' || only === 'hand' || only === 'exchange') ? only : null;
}

const ABOUT_CARDS = ['send', 'kill', 'rob', 'claim', 'pick'];

/** The action that somebody may have meant who points at something that cannot be chosen; null when there is none. */
export function guess(chosen: readonly Part[], pointed: Part, verb: string | null): string | null {
  const held = chosen[0] ?? '';
  const [what, name] = cut(held, ':');
  const [where, spot] = cut(pointed, ':');
  if (pointed === 'pile') return 'draw';
  if (where === 'at' && what === 'hand') return `place:${name}@${spot}`;
  if (where === 'hand' && what === 'at') return `place:${spot}@${name}`;
  if (where === 'at' && what === 'exchange') return `enter:${name}@${spot}`;
  if (where === 'at' && what === 'card' && verb === 'move') return `move:${name}>${spot}`;
  if (where === 'card' && what === 'hand')
    return `place:${name}@${(spot.split('@')[1] ?? '').replace(/\..*/, '')}`;
  if (where === 'card' && what === 'card' && verb === 'switch') return `switch:${name},${spot}`;
  if (where === 'card' && what === 'card' && verb === 'move')
    return `move:${name}>${(spot.split('@')[1] ?? '').replace(/\..*/, '')}`;
  if (where === 'card' && verb && ABOUT_CARDS.includes(verb)) return `${verb}:${spot}`;
  if (where === 'card' && verb === 'move') return `move:${spot}>out`;
  if (where === 'card' && verb === 'switch') return `switch:${spot},${spot}`;
  if (where === 'card' && verb === 'pawn') return `pawn:${spot}=0`;
  if (where === 'hand' && verb) return `place:${spot}@out`;
  if (where === 'exchange' && verb) return verb === 'enter' ? `enter:${spot}@out` : `swap:${spot}>${spot}`;
  return null;
}

/** The places that an action names. */
export function placesOf(action: string): string[] {
  const found = action.match(/(?<=[@>])(?:[a-f][1-6]|[NESW]|o\d+)/g);
  return [...new Set(found ?? [])];
}
