/** Setups and beginnings of games as the worked examples have them (CA-16). */
import type { Scene } from '../contract';

const IDS: Record<'T' | 'W', string[]> = {
  T: ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
  W: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7'],
};

/** One hand such as `T2 T5 W1 W4` for each seat; the other cards follow in their order. */
export function setupFor(...hands: string[]): Record<string, unknown> {
  const deck = (hand: string, back: 'T' | 'W'): string[] => {
    const top = hand.split(' ').filter((card) => card.startsWith(back));
    return [...top, ...IDS[back].filter((card) => !top.includes(card))];
  };
  return {
    first: 0,
    tower_decks: hands.map((hand) => deck(hand, 'T')),
    wall_decks: hands.map((hand) => deck(hand, 'W')),
  };
}

export const A = 'T2 T5 W1 W4';
export const B = 'T2 T4 W2 W4';
export const ALL_OF_A = 'play:T2+T5+W1+W4';
export const ALL_OF_B = 'play:T2+T4+W2+W4';

/** From all of A: a square of short walls without its corner at 1,1. */
export const SQUARE = `${ALL_OF_A} T0,0 S0,0E T1,0 S0,0N T0,1 S0,1E S1,0N`;
/** From all of A: a courtyard of four cells with five towers. */
export const HALL = `${ALL_OF_A} T0,0 L0,0E T2,0 L0,0N T0,2 L0,2E S2,0N T2,1 S2,1N T2,2`;
/** From all of B: two cells side by side, without the tower at 1,0. */
export const TWO_CELLS = `${ALL_OF_B} T0,0 S0,0N T0,1 S0,1E T1,1 S1,1E T2,1 S2,0N T2,0 S0,0E S1,0E`;

/** A game of two seats with these hands, seen by seat 0: what was played, and what is shown step by step. */
export function scene(hands: string | [string, string], played: string, next = ''): Scene {
  const words = (text: string): string[] => text.split(' ').filter(Boolean);
  const both = typeof hands === 'string' ? [hands, hands] : hands;
  return { players: 2, setup: setupFor(...both), actions: words(played), next: words(next), seat: 0 };
}
