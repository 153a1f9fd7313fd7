/** A position of Castel as the server shows it (CT-9), and the marks that come with it. */
import { kindOf } from './cards';

export interface Lying {
  card: string;
  pawn: number | null;
}

export interface Pending {
  by: string;
  verb: string;
  step: number;
  aside?: [seat: number, card: string][];
  left?: string[];
  first?: string;
  card?: string;
  pool?: number[];
  target?: number;
}

export interface CastelView {
  players: number;
  turn: number;
  active: number;
  actor: number | 'chance' | null;
  actions_left: number;
  exchange: string[];
  removed: string[];
  board: Record<string, Lying[]>;
  last: string | null;
  pending: Pending | null;
  end: string | null;
  winners: number[];
  seat: number | null;
  hand: string[] | null;
  hand_sizes: number[];
  pile_sizes: number[];
}

export type Guard = 'knight' | 'ambassador' | 'captain' | 'priest';
export interface CastelAids {
  /** By card in play: what protects it. */
  protected?: Record<string, Guard>;
  /** The place that the next card outside gets. */
  out?: string;
}

/** A card in play: where it lies, how high in its stack, and how the actions name it (CT-5.8). */
export interface Card extends Lying {
  kind: string;
  place: string;
  level: number;
  height: number;
  ref: string;
}

export function cardsInPlay(view: CastelView): Card[] {
  return Object.entries(view.board).flatMap(([place, stack]) =>
    stack.map((lying, level) => {
      const kind = kindOf(lying.card);
      const ref = level > 1 ? `${kind}@${place}.${level}` : `${kind}@${place}`;
      return { ...lying, kind, place, level, height: stack.length, ref };
    }),
  );
}

export function byPlace(cards: readonly Card[]): Map<string, Card[]> {
  const found = new Map<string, Card[]>();
  for (const card of cards) found.set(card.place, [...(found.get(card.place) ?? []), card]);
  return found;
}
