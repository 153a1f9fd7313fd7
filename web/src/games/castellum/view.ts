/** A position of Castellum as the server shows it (CM-13, CM-14), the sums it sends beside, and what is printed. */

export const RESOURCES = ['gold', 'stone', 'wood'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Type = 'infantry' | 'cavalry' | 'artillery';
export type Phase = 'construction' | 'siege' | 'angels' | 'reward' | 'over';
export const YEARS = [1579, 1632, 1673, 1794] as const;
export const COLUMNS = 5;

export interface Column {
  fort: string | null;
  troops: string[];
  enemy: string | null;
  fury: number;
  bonus: number;
  angels: string[];
}
export interface Seat {
  gold: number;
  stone: number;
  wood: number;
  workers: number;
  wall: number;
  angels: string[] | number;
  enemies: string[] | number;
  defeated: string[] | number;
  defeated_year: number;
  next_bonus: number;
  combo: Type[] | null;
  line: Column[];
}
export interface Played {
  seat: number;
  card: string;
  effect: string;
  args: string;
}
export type Pending =
  | { kind: 'take'; seat: number; count: number }
  | { kind: 'buy'; seat: number; what: 'troop' | 'fort' }
  | { kind: 'excess'; seat: number; card: string | null }
  | { kind: 'react'; played: Played[]; asks: number[] }
  | { kind: 'orient'; seat: number };
export interface CastellumView {
  players: number;
  year: number;
  columns: number;
  phase: Phase;
  first: number;
  turn: number | null;
  actor: number | null;
  pending: Pending | null;
  passes: number;
  needed: number;
  spaces: Record<string, number[]>;
  market_forts: string[];
  market_troops: string[];
  fort_deck: number;
  troop_deck: number;
  angel_deck: number;
  seats: Seat[];
  seat: number | null;
}

interface Named {
  names: Record<string, string>;
}
export type Amounts = Partial<Record<Resource | 'angels' | 'reinforce', number>>;
export interface Building extends Named {
  id: string;
  kind: 'fort' | 'troop';
  type: Type | null;
  attack: number;
  cost: Amounts;
  income: Amounts;
  boost: Type | null;
  score: Type | 'fortification' | null;
}
export interface Enemy extends Named {
  id: string;
  kind: 'enemy';
  type: Type;
  power: number;
  vp: number;
  boost: Type | null;
  points: number;
  toll: Resource | null;
}
export interface Angel extends Named {
  id: string;
  kind: 'angel';
  value: number;
  effect: 'fury' | 'swap' | 'hire' | 'destroy' | 'gift' | 'cancel';
}
export type Card = Building | Enemy | Angel;
export interface Space extends Named {
  action: 'gain' | 'choose' | 'reinforce' | 'angel' | 'troop' | 'fort';
  single: boolean;
  gives: Amounts;
  choose: number;
}
export type Side = Amounts & { combo: Type[] };
export interface Reward {
  needed: number;
  sides: Side[];
}
/** A column as it stands: the attack and its parts, the power against it and its parts. */
export interface Strength {
  attack: number;
  printed: number;
  boost: number;
  angels: number;
  bonus: number;
  power: number | null;
  lent: number;
  fury: number;
  beaten: boolean;
}
/** Attack, power and whether the enemy would be defeated (1 or 0). */
export type Stand = [attack: number, power: number | null, beaten: number];
export type Stands = Record<string, Stand>;
export interface YearFought {
  year: number;
  needed: number;
  total: number;
  defeated: number[];
  chooser: number | null;
  sides: number[] | null;
}
export interface CastellumAids {
  /** Printed: the same from the first position to the last. */
  cards: Record<string, Card>;
  spaces: Record<string, Space>;
  rewards: Record<string, Reward>;
  columns: Record<string, Strength>;
  defeats: number;
  /** By what is chosen first, then by the column: its stand, or all stands that change. */
  would: Record<string, Record<string, Stand | Stands>>;
  stake: { seat: number; args: string; columns: Stands; from: number | null; stands: boolean } | null;
  turning: number[][] | null;
  years: YearFought[];
  income: [gold: number, stone: number, wood: number, angels: number][];
  points: Record<string, number>[];
}

const NO_AIDS: CastellumAids = {
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
  printed: Partial<CastellumAids> = {},
): CastellumAids {
  return { ...NO_AIDS, ...printed, ...aids };
}

/** The name that is printed on a card or a space; every language that the server knows is there. */
export function nameIn(printed: Named | undefined, lang: string): string {
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
