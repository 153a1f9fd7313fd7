/** Cards, places and choices in words. Kinds have their names and texts in the game's own catalogue. */
import type { LogLine, Params } from '../../api/types.gen';
import type { Say } from '../contract';
import { kindOf, zoneOf } from './cards';
import { roleOf, valueIn, valueOf, type Offer, type Part } from '../../boards/offers';
import { progress, type Progress } from '../../boards/progress';
import { partsAt, placeOfRef, seatsLeft } from './choices';
import { isSlot, zoneOfPlace } from './places';
import type { Card, CastelAids, CastelView } from './view';

export function cardName(kind: string, say: Say): string {
  return say(`castel-card-${kind}`);
}

export function seatName(seat: number, say: Say): string {
  return say(`castel-seat-${seat}`);
}

/** A place or spot: cells as they are, slots and the outside in words. */
export function spotWords(spot: string, say: Say): string {
  if (spot === 'out') return say('web-castel-outside');
  if (isSlot(spot)) return say(`web-castel-slot-${spot.toLowerCase()}`);
  return spot.startsWith('o') ? say('web-castel-outside-place', { number: Number(spot.slice(1)) }) : spot;
}

/** A card in play by its reference: `queen@c3` is "Queen (c3)". */
export function refWords(ref: string, say: Say): string {
  const [kind = ''] = ref.split('@');
  return say('web-castel-ref', { kind: cardName(kind, say), place: spotWords(placeOfRef(ref), say) });
}

const KIND_PARAMS = ['kind', 'other', 'own'];

/** The parameters of a log line or a refusal, with kinds, places and seats in words. */
export function named(params: Params, say: Say): Params {
  const words: Params = {};
  for (const [key, value] of Object.entries(params)) {
    if (typeof value === 'number') words[key] = key === 'to' || key === 'seat' ? seatName(value, say) : value;
    else if (KIND_PARAMS.includes(key) && say(`castel-card-${value}`) !== `[castel-card-${value}]`)
      words[key] = cardName(value, say);
    else if (key === 'card') words[key] = cardName(kindOf(value), say);
    else if (key === 'spot' || key === 'place') words[key] = spotWords(value, say);
    else if (['ref', 'one', 'other'].includes(key))
      words[key] = value.includes('@') ? refWords(value, say) : value;
    else words[key] = value;
  }
  return words;
}

/** What the effect under way asks for. */
function asked(view: CastelView, say: Say): string {
  const pending = view.pending;
  if (!pending) return '';
  const { by, verb, step } = pending;
  const card = pending.card ? refWords(pending.card, say) : '';
  if (verb === 'pass' && typeof view.actor === 'number')
    return say('web-castel-ask-pass', { seat: seatName((view.actor + 1) % view.players, say) });
  return say(`castel-drawing-ask-${by}`, { card, step, verb, cell: pending.cell ?? '' });
}

/** What is left to choose of an effect when all its answers share the card or the seat; null where they do not. */
function leftToAsk(view: CastelView, offers: readonly Offer[], say: Say): string | null {
  const { chosen, next } = progress(offers, [], true);
  const [where, name] = split(chosen[0]);
  if (where === 'cell') return layWords(view, name, say);
  if (where === 'seat' && has(next, 'hand'))
    return say('web-castel-ask-give', { seat: seatName(Number(name), say) });
  if ((where === 'card' || where === 'exchange') && has(next, 'at'))
    return say('web-castel-ask-where', {
      card: where === 'card' ? refWords(name, say) : cardName(name, say),
    });
  return null;
}

/** Which cell the Minstrel serves now, and which card lies there. */
function layWords(view: CastelView, cell: string, say: Say): string {
  const [lying] = view.board[cell] ?? [];
  return say('web-castel-ask-lay', { cell, card: lying ? cardName(kindOf(lying.card), say) : '' });
}

/** What can be done now, before anything is chosen. */
export function now(
  view: CastelView,
  offers: readonly Offer[],
  aids: Pick<CastelAids, 'called'>,
  say: Say,
): string | null {
  if (!offers.length) return null;
  if (view.pending) {
    const what = leftToAsk(view, offers, say) ?? asked(view, say);
    const kind = cardName(view.pending.by, say);
    if (view.active === view.seat) return say('web-castel-now-effect', { kind, what });
    return say('web-castel-now-effect-of', { kind, what, seat: seatName(view.active, say) });
  }
  const kinds = new Set(offers.map(({ kind }) => kind));
  if (aids.called) return say('web-castel-now-king');
  const ways = [...kinds].sort().join('-');
  const words = say('web-castel-now', { count: view.actions_left, ways });
  return isLastCard(view) ? say('web-castel-last', { words }) : words;
}

function isLastCard(view: CastelView): boolean {
  return view.hand?.length === 1 && view.seat !== null && view.pile_sizes[view.seat] === 0;
}

/** What is happening, for those who have nothing to decide. */
export function happening(view: CastelView, say: Say): string {
  if (view.actor === null) return turnWords(view, say);
  const who = view.actor === 'chance' ? say('castel-chance') : seatName(view.actor, say);
  if (view.pending)
    return say('castel-asked', { kind: cardName(view.pending.by, say), who, what: asked(view, say) });
  return turnWords(view, say);
}

function turnWords(view: CastelView, say: Say): string {
  if (view.actor === null) {
    const winners = view.winners.map((seat) => seatName(seat, say)).join(', ');
    return view.end ? `${say(`castel-end-${view.end}`, { winners })}.` : '';
  }
  const { turn, active, actions_left: actions } = view;
  return say('castel-drawing-turn', { turn, seat: seatName(active, say), actions });
}

const split = (part: Part | undefined): [role: string, value: string] =>
  part === undefined ? ['', ''] : [roleOf(part), valueOf(part)];
const has = (parts: Iterable<Part>, role: string): boolean =>
  [...parts].some((part) => roleOf(part) === role);

/** The next thing to do, following what is chosen already. */
export function guidance(
  view: CastelView,
  offers: readonly Offer[],
  at: Progress,
  picked: readonly Part[],
  aids: CastelAids,
  say: Say,
): string {
  if (!picked.length && !seatsLeft(at).length) return now(view, offers, aids, say) ?? happening(view, say);
  const [where, name] = split(at.chosen[0]);
  if (where === 'at') return say('web-castel-step-who', { spot: spotWords(name, say) });
  const kind = where === 'card' ? refWords(name, say) : cardName(name, say);
  if (has(at.next, 'seat')) {
    if (where === 'card') return say('web-castel-step-pawn', { kind });
    return say('web-castel-step-seat', { kind });
  }
  if (where === 'hand' && !view.pending) {
    const ways = `${has(at.next, 'at') ? 'place' : 'no'}-${has(at.next, 'exchange') ? 'swap' : 'no'}`;
    return say('web-castel-step-hand', { kind, ways, zone: zoneOf(name) });
  }
  if (where === 'exchange' && has(at.next, 'hand')) return say('web-castel-step-exchange', { kind });
  if (where === 'card' && has(at.next, 'card')) return say('web-castel-step-other', { kind });
  return say('web-castel-step-where', { kind });
}

export interface Marks {
  chosen: ReadonlySet<Part>;
  next: ReadonlySet<Part>;
}

/** A card in play in words: name, pawn, and why it is protected. */
export function cardWords(card: Card, aids: CastelAids, say: Say): string {
  const words = [cardName(card.kind, say)];
  words.push(
    card.pawn === null
      ? say('web-castel-no-pawn')
      : say('web-castel-pawn', { seat: seatName(card.pawn, say) }),
  );
  const guard = aids.protected[card.card];
  if (guard) words.push(say(`web-castel-guard-${guard}`));
  return words.join(', ');
}

/** What lies at a place and what can be done there. */
export function placeWords(
  place: string,
  cards: readonly Card[],
  aids: CastelAids,
  marks: Marks,
  say: Say,
): string {
  const words = [spotWords(place, say)];
  const zone = zoneOfPlace(place);
  if (zone !== 'outside') words.push(say(`web-castel-zone-${zone}`));
  if (!cards.length) words.push(say('web-castel-free'));
  else words.push(cards.map((card) => cardWords(card, aids, say)).join('; '));
  const own = partsAt(place, cards, aids.out);
  if (marks.chosen.has(`cell:${place}`)) words.push(say('web-castel-due'));
  else if (own.some((part) => marks.chosen.has(part))) words.push(say('web-castel-chosen'));
  else if (own.some((part) => marks.next.has(part))) words.push(say('web-castel-possible'));
  return words.join(', ');
}

const ABOUT_A_CARD = ['send', 'kill', 'rob', 'claim'];
const TOLD: Readonly<Record<string, string>> = { trade: 'traded', pass: 'passed' };

/** An action in words: `place:king@c3` is "King → c3". */
export function actionWords(offer: Offer, say: Say): string {
  const { kind: verb, parts } = offer;
  const value = (role: string): string => valueIn(offer, role) ?? '';
  const seat = Number(value('seat'));
  const [ref = '', other = ''] = parts.filter((part) => roleOf(part) === 'card').map(valueOf);
  if (verb === 'draw') return say('web-castel-do-draw');
  if (ABOUT_A_CARD.includes(verb)) return say(`web-castel-do-${verb}`, { card: refWords(ref, say) });
  if (verb === 'pawn')
    return say('web-castel-do-pawn', { card: refWords(ref, say), seat: seatName(seat, say) });
  if (verb === 'take')
    return say('web-castel-do-take', {
      card: cardName(kindOf(value('taken')), say),
      seat: seatName(seat, say),
    });
  if (verb === 'switch')
    return say('castel-log-switch.short', { kind: refWords(ref, say), other: refWords(other, say) });
  if (verb === 'lay')
    return say('castel-log-place.short', { kind: cardName(value('laid'), say), spot: value('cell') });
  const [first = ''] = parts.map(valueOf);
  const params: Params = { kind: first.split('@')[0] ?? '', seat: 0 };
  if (verb === 'swap') params['other'] = value('exchange');
  if (ref) params['place'] = placeOfRef(ref);
  if (value('at')) params['spot'] = value('at');
  if (value('seat')) params['to'] = seat;
  return say(`castel-log-${TOLD[verb] ?? verb}.short`, named(params, say));
}

/** Lines of the log that tell what came of an action, not the action itself. */
const FOLLOWS = /^castel-log-(move|switch|stays|back|exchanged|killed|pawn|no-pawn|received)$/;

/** The consequences of an action in a few words; empty when there are none to tell. */
export function wouldWords(lines: readonly LogLine[], say: Say): string {
  return lines
    .filter((line) => FOLLOWS.test(line.id))
    .map((line) => say(`${line.id}.short`, named(line.args, say)))
    .join(' · ');
}
