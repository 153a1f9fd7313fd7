/** A position of Castellan as the server shows it (CA-13), and what the engine says beside it. */

/** Long wall, short wall, tower. */
export type Kind = 'L' | 'S' | 'T';
export type Kinds = Record<Kind, number>;
export type Node = readonly [x: number, y: number];
export type Wall = readonly [x: number, y: number, way: 'E' | 'N'];
/** The order in which pieces are offered and counted. */
export const KINDS: readonly Kind[] = ['T', 'S', 'L'];

export interface Courtyard {
  cell: Node;
  owner: number;
  doubled: boolean;
  size: number;
  towers: number;
}

export interface CastellanView {
  players: number;
  options: { double_keep: boolean; edition: string; trial_fitting: boolean };
  turn: number;
  actor: number | null;
  phase: 'play' | 'build' | 'claim' | 'draw' | 'over';
  ended_by: number | null;
  towers: readonly Node[];
  short: readonly Wall[];
  long: readonly Wall[];
  courtyards: readonly Courtyard[];
  pool: Kinds;
  supply: Kinds;
  out: Kinds;
  played: readonly string[];
  discards: readonly (readonly string[])[];
  claim: { kind: 'double' | 'stay'; cells: readonly Node[] } | null;
  double_used: readonly boolean[];
  keeps: readonly number[];
  scores: readonly number[];
  seat: number | null;
  hand: readonly string[] | null;
  hand_backs: readonly Record<'T' | 'W', number>[];
  deck_sizes: readonly Record<'T' | 'W', number>[];
}

export interface Face {
  back: 'T' | 'W';
  pieces: Kinds;
  extra: number;
  names: Readonly<Record<string, string>>;
}

/** A courtyard with what counts in it. */
export interface Yard extends Omit<Courtyard, 'towers'> {
  cells: readonly Node[];
  towers: readonly Node[];
  points: number;
}

export interface CastellanAids {
  courtyards: readonly Yard[];
  /** Cards to be drawn at the end of this turn. */
  to_draw: number;
  /** In the last round the seats whose last turn is still to end. */
  last_turns: readonly number[];
  /** While a claim is decided: by action, the score that the actor would then have. */
  claims: Readonly<Record<string, number>>;
}

/** The cards by their ids, as they are printed; none until they have come. */
export type Faces = Readonly<Record<string, Face>>;

export interface CastellanPrinted {
  cards?: Faces;
}

export function facesOn(printed: CastellanPrinted = {}): Faces {
  return printed.cards ?? {};
}

const NOTHING: CastellanAids = { courtyards: [], to_draw: 0, last_turns: [], claims: {} };

export function castellanAids(aids: Partial<CastellanAids>): CastellanAids {
  return { ...NOTHING, ...aids };
}

export const sameNode = (a: Node, b: Node): boolean => a[0] === b[0] && a[1] === b[1];
