/** Boards that games of other packages bring: an ES module that the room serves at `/boards/GAME` (docs/new-game.md). */
import type { JsonObject, Lang } from '../api/types.gen';
import type { GameModule, Say } from './contract';

/** What such a board is given, at first and whenever something has changed. */
export interface Shown {
  /** The position as this seat may see it. */
  view: JsonObject;
  /** The legal actions as texts; empty when there is nothing to decide here and now. */
  actions: readonly string[];
  /** The actions of the latest turn. */
  lately: readonly string[];
  /** Why the last action was not possible, in words. */
  answer: string | null;
  /** The colours of the seats, as CSS. */
  colours: readonly string[];
  /** What screen readers call the board. */
  label: string;
  /** A small picture: no names, nothing to do. */
  small: boolean;
  /** Nothing moves. */
  still: boolean;
  lang: Lang;
  /** A message of the game's catalogue in the language of the page. */
  say: Say;
  /** The player wants this action. It need not be legal: `answer` says why not. */
  act: (action: string) => void;
}

export interface Mounted {
  update: (shown: Shown) => void;
  destroy?: () => void;
}

/** What the module exports. */
export interface ForeignBoard {
  mount: (element: HTMLElement, shown: Shown) => Mounted;
}

const boards = new Map<string, ForeignBoard>();

export function foreignBoard(game: string): ForeignBoard | undefined {
  return boards.get(game);
}

export async function loadForeign(game: string): Promise<GameModule> {
  const address = `/boards/${game}`;
  const [made, { default: Board }] = await Promise.all([
    import(/* @vite-ignore */ address) as Promise<ForeignBoard>,
    import('./ForeignBoard.svelte'),
  ]);
  boards.set(game, made);
  return { board: { Board, flat: true } };
}
