/** What a card's effect looks like, and where: read off two views of a game. Pure. */
import { kindOf } from './cards';
import { cardsInPlay, type CastelView } from './view';

export type Manner = 'fire' | 'blade' | 'arrow' | 'magic' | 'music' | 'grip' | 'order';

/** A dragon breathes, a thief grips, a witch turns things; who sends others away without a weapon gives an order. */
const MANNERS: Readonly<Record<string, Manner>> = {
  dragon: 'fire',
  siege: 'fire',
  assassin: 'blade',
  'black-knight': 'blade',
  barbarian: 'blade',
  captain: 'blade',
  traitor: 'blade',
  archer: 'arrow',
  witch: 'magic',
  wizard: 'magic',
  fairy: 'magic',
  enchanter: 'magic',
  alchemist: 'magic',
  ghost: 'magic',
  minstrel: 'music',
  herald: 'music',
  jester: 'music',
  fool: 'grip',
  thief: 'grip',
  merchant: 'grip',
  spy: 'grip',
  schemer: 'grip',
  courtesan: 'grip',
  king: 'order',
  queen: 'order',
  lady: 'order',
  courtier: 'order',
  charming: 'order',
  princess: 'order',
  favourite: 'order',
  watchman: 'order',
  advisor: 'order',
  priest: 'order',
};

export interface Effect {
  /** The kind of the card that did it. */
  by: string;
  manner: Manner;
  places: readonly string[];
}

/** More than this is not an effect but a jump in a replay. */
const MOST = 12;

/** What the card that was placed last has done to others; what happened to hands only is shown at its own place. */
export function effectBetween(before: CastelView, after: CastelView): Effect | null {
  if (goesBack(before, after)) return null;
  const cause = after.last ?? before.last;
  const by = before.pending?.by ?? (cause && kindOf(cause));
  const manner = by ? MANNERS[by] : undefined;
  if (!by || !manner) return null;
  const [were, are] = [before, after].map(
    (view) => new Map(cardsInPlay(view).map((card) => [card.card, card])),
  );
  const places = new Set<string>();
  for (const [card, was] of were ?? []) {
    const is = are?.get(card);
    if (is?.place === was.place && is.pawn === was.pawn) continue;
    if (card !== cause) places.add(is?.place ?? was.place);
  }
  const own = [...(are?.values() ?? [])].find(({ kind }) => kind === by)?.place;
  const answered = before.pending?.by === by && after.pending?.by !== by;
  if (!places.size && answered && own) places.add(own);
  return places.size && places.size <= MOST ? { by, manner, places: [...places] } : null;
}

/** Whether something was taken back: a turn, a card that came into play, or the answer that an effect asked for. */
function goesBack(before: CastelView, after: CastelView): boolean {
  if (after.turn !== before.turn) return after.turn < before.turn;
  if (after.last === before.last) return before.pending === null && after.pending !== null;
  return after.last === null || cardsInPlay(before).some(({ card }) => card === after.last);
}
