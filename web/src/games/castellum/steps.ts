/** What is to be pointed at next, read off the parts of the offered actions. */
import { fits, type Manner, type Progress } from '../../boards/progress';
import { roleOf, valueIn, valueOf, type Offer, type Part } from '../../boards/offers';
import type { ActedEvent } from '../../api/types.gen';
import type { Reading, Stands } from './view';

/** What is to be pointed at next, and what each of the possible things leads to. */
export interface Step {
  kind:
    | 'none'
    | 'worker'
    | 'take'
    | 'buy'
    | 'buy-column'
    | 'enemy'
    | 'enemy-column'
    | 'angel'
    | 'use'
    | 'number'
    | 'fury'
    | 'swap'
    | 'swap-second'
    | 'hire'
    | 'hire-column'
    | 'destroy'
    | 'gift'
    | 'react'
    | 'excess'
    | 'orient';
  spaces: ReadonlySet<string>;
  cards: ReadonlySet<string>;
  places: ReadonlySet<string>;
  /** Resources, sides and other plain choices. */
  choices: readonly Offer[];
}

/** The full name of a column: own columns are named without their seat; null where the seat is not known. */
export function placeOf(part: Part, seat: number | null): string | null {
  if (roleOf(part) === 'place') return valueOf(part);
  return roleOf(part) === 'column' && seat !== null ? `s${seat}${valueOf(part)}` : null;
}

/** What a column stands for: a place of anybody's line, and for its owner a column. */
export function partsOfPlace(place: string, seat: number | null): Part[] {
  const own = place.startsWith(`s${seat}c`) ? [`column:${place.slice(2)}`] : [];
  return [`place:${place}`, ...own];
}

/** What a card stands for: itself, or a troop to be hired. */
export function partsOfCard(card: string): Part[] {
  return [`card:${card}`, `troop:${card}`];
}

const PLAIN = ['take', 'orient'] as const;

/** The next step of the composed action; own columns are those of `seat`. */
export function stepOf(offers: readonly Offer[], now: Progress, seat: number | null): Step {
  const { fitting, chosen, next } = now;
  const kinds = new Set(offers.map(({ kind }) => kind));
  const valuesOf = (parts: Iterable<Part>, role: string): Set<string> =>
    new Set([...parts].filter((part) => roleOf(part) === role).map(valueOf));
  const cards = valuesOf(
    offers.flatMap(({ parts }) => parts),
    'card',
  );
  const places = new Set([...next].flatMap((part) => placeOf(part, seat) ?? []));
  const step = (kind: Step['kind'], part: Partial<Step> = {}): Step => ({
    kind,
    spaces: new Set(),
    cards,
    places: new Set(),
    choices: [],
    ...part,
  });
  const begun = chosen.some((part) => roleOf(part) === 'card');
  if (!offers.length) return step('none');
  if (kinds.has('let')) return step('react', { choices: offers });
  if (kinds.has('discard')) return step('excess', fourthAngel(offers, chosen));
  for (const kind of PLAIN) if (kinds.has(kind)) return step(kind, { choices: offers });
  for (const kind of ['buy', 'enemy'] as const)
    if (kinds.has(kind)) return begun ? step(`${kind}-column`, { places }) : step(kind);
  if (!begun)
    return kinds.has('worker') ? step('worker', { spaces: valuesOf(next, 'space') }) : step('angel');
  if (next.has('do:number')) return step('use');
  const first = fitting[0]?.kind;
  if (first === 'gift') return step('gift', { choices: fitting });
  if (first === 'hire')
    return valuesOf(chosen, 'troop').size
      ? step('hire-column', { cards: troopsOf(offers, chosen), places })
      : step('hire', { cards: troopsOf(offers, chosen) });
  if (first === 'swap') return step(valuesOf(chosen, 'place').size ? 'swap-second' : 'swap', { places });
  if (first === 'number' || first === 'fury' || first === 'destroy') return step(first, { places });
  return step('use');
}

/** A fourth angel: the gifts that can be played; the pairs of the one that is chosen, or of the only one; the discard. */
function fourthAngel(offers: readonly Offer[], chosen: readonly Part[]): Pick<Step, 'cards' | 'choices'> {
  const gifts = offers.filter(({ kind }) => kind === 'gift');
  const cards = new Set(gifts.flatMap((offer) => valueIn(offer, 'card') ?? []));
  const only = cards.size === 1 ? [...cards][0] : undefined;
  const card = valueIn({ parts: chosen }, 'card') ?? only;
  const choices = offers.filter((offer) => offer.kind === 'discard' || valueIn(offer, 'card') === card);
  return { cards, choices };
}

/** The troops that the chosen angel can hire. */
function troopsOf(offers: readonly Offer[], chosen: readonly Part[]): Set<string> {
  const angel = chosen.find((part) => roleOf(part) === 'card') ?? '';
  return new Set(
    offers
      .filter((offer) => offer.kind === 'hire' && fits(offer, angel))
      .flatMap((offer) => valueIn(offer, 'troop') ?? []),
  );
}

/** First the card, for an angel how it is used, then where. What somebody means who points at a card alone is its use. */
export function mannerOf(stepNow: () => Step, troop: () => string | undefined): Manner {
  const fill: Readonly<Record<string, () => string | undefined>> = {
    place: () => 's0c1',
    column: () => 'c1',
    given: () => 'gold+gold',
    troop,
  };
  return {
    order: 'written',
    asksKind: (fitting, chosen) =>
      chosen.some((part) => roleOf(part) === 'card') && fitting.some(({ kind }) => kind === 'number'),
    about: (part) => {
      const [letter] = valueOf(part);
      if (roleOf(part) !== 'card' || stepNow().kind === 'react') return undefined;
      return letter === 'E' ? 'enemy' : letter === 'A' ? 'number' : 'buy';
    },
    // own cards cannot go into the column of another seat: nothing is asked about that
    asks: (meant) =>
      !['buy-column', 'hire-column', 'destroy'].includes(stepNow().kind) ||
      !meant.every((part) => roleOf(part) === 'place'),
    fill: (role) => fill[role]?.(),
  };
}

/** How the columns that an action changes would stand, by the server's word; equal angels share an entry. */
export function changes(offer: Offer, seat: number | null, aids: Reading): Stands {
  const { kind, parts } = offer;
  const card = valueIn(offer, 'card') ?? '';
  const angel = aids.cards[card];
  const value = angel?.kind === 'angel' ? angel.value : 0;
  const [first = '', second] = parts.flatMap((part) => placeOf(part, seat) ?? []);
  const troop = valueIn(offer, 'troop');
  const [chosen, place] =
    kind === 'number'
      ? [`+${value}`, first]
      : troop !== undefined
        ? [`${kind} ${troop}`, first]
        : second !== undefined
          ? [`${kind} ${first}`, second]
          : [kind === 'buy' || kind === 'enemy' ? card : kind, first];
  const found = aids.would[chosen]?.[place];
  if (!found) return {};
  return Array.isArray(found) ? { [place]: found } : found;
}

/** Columns, spaces and cards that an action names, as the board marks them. */
export function placesOf({ parts }: Offer, seat: number | null): string[] {
  return parts.flatMap((part) => {
    if (roleOf(part) === 'place' || roleOf(part) === 'column') return placeOf(part, seat) ?? [];
    return ['card', 'troop', 'space'].includes(roleOf(part)) ? [valueOf(part)] : [];
  });
}

/** A combat was fought, a reward turned or an effect cancelled. */
export function notable(event: ActedEvent): boolean {
  return event.log.some(({ id }) => /^castellum-log-(won|lost|orient|undone)$/.test(id));
}
