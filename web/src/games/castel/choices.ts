/** What can be chosen, read off the parts of the offered actions. */
import { roleOf, valueIn, valueOf, type Offer, type Part } from '../../boards/offers';
import type { Manner, Progress } from '../../boards/progress';
import { zoneOfPlace } from './places';
import type { Card } from './view';

/** A card alone is asked about as if it should go outside; on a plain turn, cards are pointed at to be read. */
export function mannerOf(answering: () => boolean): Manner {
  return {
    asks: ([part = ''], chosen) => answering() || chosen.length > 0 || roleOf(part) === 'do',
    about: (part) => (roleOf(part) === 'hand' ? 'place' : undefined),
    fill: (role) => (role === 'at' ? 'out' : role === 'seat' ? '0' : undefined),
  };
}

/** The place where a card in play lies, by its reference `knight@c3.2`. */
export function placeOfRef(ref: string): string {
  return (ref.split('@')[1] ?? '').replace(/\..*/, '');
}

/**
 * What a place stands for: the cards that lie there, the highest first, then the place; `out` is the next one outside. A
 * court cell is also one that the Minstrel serves, and the card on it one that he lays.
 */
export function partsAt(place: string, cards: readonly Card[], out: string): Part[] {
  const lying = cards.map((card) => `card:${card.ref}`).reverse();
  const laid = zoneOfPlace(place) === 'court' ? [...cards.slice(0, 1).map(laidPart), `cell:${place}`] : [];
  return [...lying, ...laid, place === out ? 'at:out' : `at:${place}`];
}

/** A card as one that the Minstrel lays. */
const laidPart = ({ kind }: Card): Part => `laid:${kind}`;

/** The kinds of the hand that can be placed; null when placing is not what is asked. */
export function placeable(offers: readonly Offer[]): Set<string> | null {
  if (!offers.some(({ kind }) => ['draw', 'swap', 'place'].includes(kind))) return null;
  return new Set(offers.filter(({ kind }) => kind === 'place').map((offer) => valueIn(offer, 'hand') ?? ''));
}

/** Who may receive or give, when that is all that is left to choose. */
export function seatsLeft({ next }: Progress): number[] {
  const left = [...next];
  if (!left.length || !left.every((part) => roleOf(part) === 'seat')) return [];
  return left.map((part) => Number(valueOf(part))).sort();
}

/** Where on the page the next thing must be chosen, when all of it lies in one part of the page; null elsewhere. */
export function regionOf(shown: Iterable<Part>): 'map' | 'hand' | 'exchange' | null {
  const found = new Set([...shown].map((part) => roleOf(part).replace(/^(at|card|cell|laid)$/, 'map')));
  const [only] = found;
  return found.size === 1 && (only === 'map' || only === 'hand' || only === 'exchange') ? only : null;
}

/** The places that an action names. */
export function placesOf({ parts }: Offer): string[] {
  const found = parts.map((part) =>
    ['at', 'cell'].includes(roleOf(part))
      ? valueOf(part)
      : roleOf(part) === 'card'
        ? placeOfRef(valueOf(part))
        : '',
  );
  return [...new Set(found.filter((place) => place && place !== 'out'))];
}
