/** Cards of a deal in other places. Which deals are possible the server says. */
import type { JsonObject, Params } from '../api/types.gen';

/** Where a setup has a list: keys and places, from the outside in. */
export type Path = readonly (string | number)[];
/** A place in a list; the one after the last card is a place too. */
export interface Spot {
  path: Path;
  place: number;
}

/** The cards of a list; none where the setup has no such list. */
export function cardsAt(setup: JsonObject, path: Path): string[] {
  let found: unknown = setup;
  for (const key of path) found = (found as Record<string | number, unknown> | null | undefined)?.[key];
  return Array.isArray(found) ? found.filter((card) => typeof card === 'string') : [];
}

/** The setup with other cards in a list; what is beside it stays as it is. */
function withCards(setup: JsonObject, path: Path, cards: readonly string[]): JsonObject {
  const set = (within: unknown, [key, ...rest]: Path): unknown => {
    if (key === undefined) return cards;
    const copy = (Array.isArray(within) ? [...(within as unknown[])] : { ...(within as object) }) as Record<
      string | number,
      unknown
    >;
    copy[key] = set(copy[key], rest);
    return copy;
  };
  return set(setup, path) as JsonObject;
}

export const sameList = (one: Path, other: Path): boolean => one.join() === other.join();

/** With two cards in each other's place. */
export function swapped(setup: JsonObject, one: Spot, other: Spot): JsonObject {
  const [first, second] = [cardsAt(setup, one.path)[one.place], cardsAt(setup, other.path)[other.place]];
  if (first === undefined || second === undefined) return setup;
  const between = withCards(setup, one.path, cardsAt(setup, one.path).with(one.place, second));
  return withCards(between, other.path, cardsAt(between, other.path).with(other.place, first));
}

/** With a card taken from its place and put before another one, or at the end of a list. */
export function moved(setup: JsonObject, from: Spot, to: Spot): JsonObject {
  const card = cardsAt(setup, from.path)[from.place];
  if (card === undefined) return setup;
  const without = withCards(setup, from.path, cardsAt(setup, from.path).toSpliced(from.place, 1));
  const earlier = sameList(from.path, to.path) && from.place < to.place ? 1 : 0;
  return withCards(without, to.path, cardsAt(without, to.path).toSpliced(to.place - earlier, 0, card));
}

/** What a refusal is about, with lists by their names on the page instead of keys such as `hands[0]`. */
export function withListNames(
  params: Params,
  lists: readonly { path: Path; words: string }[],
  quoted: (words: string) => string,
): Params {
  const keys = (text: string): string => text.split(/\W+/).filter(Boolean).join();
  const named = Object.entries(params).map(([name, value]) => {
    const list = typeof value === 'string' && lists.find(({ path }) => path.join() === keys(value));
    return [name, list ? quoted(list.words) : value];
  });
  return Object.fromEntries(named) as Params;
}
