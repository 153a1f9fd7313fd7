/**
 * Positions for guide, rulebook and film, by recipe: `2p; 0: king, soldier; 1: -; X: captain; turn_limit 2` names the
 * cards that hands and exchange (`X`) begin with, and options; all other cards follow in plain string order.
 */
import type { Scene } from '../contract';
import { deck, kindOf } from './cards';

const SIZES: Readonly<Record<number, { hand: number; pile: number; exchange: number }>> = {
  2: { hand: 9, pile: 13, exchange: 10 },
  3: { hand: 7, pile: 8, exchange: 11 },
  4: { hand: 5, pile: 6, exchange: 12 },
  5: { hand: 5, pile: 4, exchange: 11 },
};

/** Players, options and setup of a recipe. */
export function deal(recipe: string): Pick<Scene, 'players' | 'setup' | 'options'> {
  const [first = '', ...rest] = recipe.split(';').map((part) => part.trim());
  const players = Number.parseInt(first, 10);
  const size = SIZES[players];
  if (!size) throw new Error(`no such number of players: ${first}`);
  const unused = deck(players);
  const hands: string[][] = Array.from({ length: players }, () => []);
  const exchange: string[] = [];
  const options: Record<string, number | boolean> = {};
  for (const part of rest) {
    const [where = '', kinds] = part.split(':').map((text) => text.trim());
    if (kinds === undefined) {
      const [key = '', value = ''] = where.split(' ');
      options[key] = /^\d+$/.test(value) ? Number(value) : value === 'true';
      continue;
    }
    for (const kind of kinds.split(',').map((text) => text.trim())) {
      if (kind === '-') continue;
      const index = unused.findIndex((card) => kindOf(card) === kind);
      const card = unused.splice(index, 1)[0];
      if (index < 0 || !card) throw new Error(`no ${kind} left for ${recipe}`);
      (where === 'X' ? exchange : hands[Number(where)])?.push(card);
    }
  }
  const fill = (cards: string[], number: number): string[] => [
    ...cards,
    ...unused.splice(0, Math.max(0, number - cards.length)),
  ];
  const setup = {
    hands: hands.map((cards) => fill(cards, size.hand)),
    exchange: fill(exchange, size.exchange),
    piles: hands.map(() => fill([], size.pile)),
    first: 0,
  };
  return { players, setup, options };
}

const words = (text: string): string[] => text.split(' ').filter(Boolean);

/** A scene by recipe: what was played already, and what is shown or done next. */
export function scene(recipe: string, before: string, next: string, seat?: number): Scene {
  return {
    ...deal(recipe),
    actions: words(before),
    next: words(next),
    ...(seat === undefined ? {} : { seat }),
  };
}
