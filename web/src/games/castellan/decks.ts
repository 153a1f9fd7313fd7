/** Setups in which every seat begins with the hand one names, as the worked examples do (CA-16). */
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
