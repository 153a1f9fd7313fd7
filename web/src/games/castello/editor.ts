/** Castello set up by hand: which tool does what to a setup. What is possible the server says. */
import type { CastelloView, JsonObject } from '../../api/types.gen';
import type { EditModule } from '../contract';

interface Setup {
  first: number;
  red: string[];
  black: string[];
  castles: string[];
  unmoved: string[];
  captured: { pawns: [number, number]; castles: [string[], string[]] };
}

const TOOLS = ['red', 'black', 'erase', 'unmoved', 'castle', 'castle-red', 'castle-black'] as const;
const without = (cells: readonly string[], cell: string): string[] => cells.filter((other) => other !== cell);
/** With this cell, or without it where it was there. */
const toggled = (cells: readonly string[], cell: string): string[] =>
  cells.includes(cell) ? without(cells, cell) : [...cells, cell].sort();

/** A setup with every list that its owner may have left out; `from` always writes them. */
function whole(setup: JsonObject): Setup {
  const given = setup as Partial<Setup>;
  const { pawns = [0, 0], castles = [[], []] } = (given.captured ?? {}) as Partial<Setup['captured']>;
  return {
    first: given.first ?? 0,
    red: given.red ?? [],
    black: given.black ?? [],
    castles: given.castles ?? [],
    unmoved: given.unmoved ?? [],
    captured: { pawns, castles },
  };
}

/** With the castle of a cell gone from everywhere. */
function noCastle(setup: Setup, cell: string): Setup {
  const [red, black] = setup.captured.castles;
  return {
    ...setup,
    castles: without(setup.castles, cell),
    captured: { ...setup.captured, castles: [without(red, cell), without(black, cell)] },
  };
}

function put(given: JsonObject, tool: string, cell: string): JsonObject {
  const setup = whole(given);
  const [red, black] = setup.captured.castles;
  const empty = {
    ...setup,
    red: without(setup.red, cell),
    black: without(setup.black, cell),
    unmoved: without(setup.unmoved, cell),
  };
  const changed: Record<string, () => Setup> = {
    red: () => ({ ...empty, red: toggled(setup.red, cell) }),
    black: () => ({ ...empty, black: toggled(setup.black, cell) }),
    erase: () => noCastle(empty, cell),
    unmoved: () => ({ ...setup, unmoved: toggled(setup.unmoved, cell) }),
    castle: () => ({ ...noCastle(setup, cell), castles: toggled(setup.castles, cell) }),
    'castle-red': () => {
      const gone = noCastle(setup, cell);
      const castles: [string[], string[]] = [toggled(red, cell), gone.captured.castles[1]];
      return { ...gone, captured: { ...gone.captured, castles } };
    },
    'castle-black': () => {
      const gone = noCastle(setup, cell);
      const castles: [string[], string[]] = [gone.captured.castles[0], toggled(black, cell)];
      return { ...gone, captured: { ...gone.captured, castles } };
    },
  };
  return { ...(changed[tool]?.() ?? setup) };
}

export const edit: EditModule<CastelloView> = {
  tools: TOOLS,
  put,
  from: (view) => ({
    first: view.actor ?? 0,
    red: view.red,
    black: view.black,
    castles: view.castles,
    unmoved: view.unmoved,
    captured: { pawns: view.captured_pawns, castles: view.captured_castles },
  }),
  shown: (given, before) => {
    const { first, red, black, castles, unmoved, captured } = whole(given);
    return {
      ...before,
      actor: first,
      red,
      black,
      castles,
      unmoved,
      captured_pawns: captured.pawns,
      captured_castles: captured.castles,
    };
  },
};
