/** What is printed on the boxes of the games, besides their pictures: how long a game takes, and how hard it is to learn. */
export interface BoxPrint {
  minutes: readonly [least: number, most: number];
  /** From 1, learnt in a minute, to 3, worth the whole guide. */
  difficulty: 1 | 2 | 3;
}

const PRINTS: Readonly<Record<string, BoxPrint>> = {
  castello: { minutes: [20, 40], difficulty: 1 },
  castellan: { minutes: [20, 30], difficulty: 1 },
  castel: { minutes: [45, 60], difficulty: 2 },
  castellum: { minutes: [60, 120], difficulty: 3 },
};
const COVERS = import.meta.glob<string>('./covers/*.svg', { query: '?url', import: 'default', eager: true });

export function printOf(game: string): BoxPrint | null {
  return PRINTS[game] ?? null;
}

/** The address of a game's cover by day or by lantern light; null for a game that has none. */
export function coverOf(game: string, night: boolean): string | null {
  const cover = COVERS[`./covers/${game}.svg`];
  return cover ? (night ? `${cover}#night` : cover) : null;
}
