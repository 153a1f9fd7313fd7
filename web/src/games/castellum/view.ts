/** Short names for what the server shows of a position of Castellum (CM-13, CM-14) and prints, and pure helpers. */
import type {
  CastellumAids,
  CastellumAmounts,
  CastellumPrinted,
  CastellumSide,
  CastellumStake,
} from '../../api/types.gen';

export type {
  CastellumAids,
  CastellumColumn as Column,
  CastellumPlayedAngel as Played,
  CastellumPrinted,
  CastellumSeat as Seat,
  CastellumSide as Side,
  CastellumSpace as Space,
  CastellumView,
} from '../../api/types.gen';

export const RESOURCES = ['gold', 'stone', 'wood'] as const;
export const YEARS = [1579, 1632, 1673, 1794] as const;

export type Amounts = CastellumAmounts & Pick<CastellumSide, 'reinforce'>;
export type Card = CastellumPrinted['cards'][string];
/** By column: attack, power and whether the enemy would be defeated (1 or 0). */
export type Stands = CastellumStake['columns'];
export type Stand = Stands[string];

/** The sums beside the view, and what is printed: the same from the first position to the last. */
export type Reading = CastellumAids & CastellumPrinted;

const NOTHING: Reading = {
  cards: {},
  spaces: {},
  rewards: {},
  columns: {},
  defeats: 0,
  would: {},
  stake: null,
  turning: null,
  years: [],
  income: [],
  points: [],
};

/** The sums beside the view and what is printed; empty ones where none came. */
export function castellumAids(
  aids: Partial<CastellumAids>,
  printed: Partial<CastellumPrinted> = {},
): Reading {
  return { ...NOTHING, ...printed, ...aids };
}

/** The name that is printed on a card or a space; every language that the server knows is there. */
export function nameIn(printed: { names: Record<string, string> } | undefined, lang: string): string {
  return printed?.names[lang] ?? '';
}

export function placeName(seat: number, column: number): string {
  return `s${seat}c${column + 1}`;
}
export function seatOf(place: string): number {
  return Number(place.slice(1, 2));
}
export function columnOf(place: string): number {
  return Number(place.slice(3)) - 1;
}
/** How many cards: a hand that is seen is a list, one that is not is a number. */
export function count(hand: readonly string[] | number): number {
  return typeof hand === 'number' ? hand : hand.length;
}
export function seen(hand: readonly string[] | number): readonly string[] {
  return typeof hand === 'number' ? [] : hand;
}
