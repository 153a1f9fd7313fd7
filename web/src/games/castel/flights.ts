/** Which cards went from where to where between two views: what leaves play goes back to somebody, visibly. Pure. */
import { cardsInPlay, type CastelView } from './view';

/** `place:c3`, `hand`, `exchange`, `pile` (the own one) or `seat:1` (somebody else's cards). */
export type Anchor = string;
export interface Flight {
  card: string;
  from: Anchor;
  to: Anchor;
}

/** More than this is not a move but a jump in a replay. */
const MOST = 16;

function anchors(view: CastelView): Map<string, Anchor> {
  const found = new Map<string, Anchor>();
  for (const card of cardsInPlay(view)) found.set(card.card, `place:${card.place}`);
  for (const card of view.hand ?? []) found.set(card, 'hand');
  for (const card of view.exchange) found.set(card, 'exchange');
  for (const card of view.removed) found.set(card, 'removed');
  return found;
}

function pawns(view: CastelView): Map<string, number | null> {
  return new Map(cardsInPlay(view).map((card) => [card.card, card.pawn]));
}

/** Where a card is that lies open nowhere: with the seat whose pawn it bears elsewhere. */
function withSeat(pawn: number | null | undefined): Anchor | null {
  return pawn === null || pawn === undefined ? null : `seat:${pawn}`;
}

/** What comes into play flies first: it is the cause of what goes. */
export function flights(before: CastelView, after: CastelView): Flight[] {
  const [was, is] = [anchors(before), anchors(after)];
  const [hadPawn, hasPawn] = [pawns(before), pawns(after)];
  const own = after.seat ?? -1;
  const drew = (after.pile_sizes[own] ?? 0) < (before.pile_sizes[own] ?? 0);
  const found: Flight[] = [];
  for (const card of new Set([...was.keys(), ...is.keys()])) {
    const from = was.get(card) ?? (is.get(card) === 'hand' && drew ? 'pile' : withSeat(hasPawn.get(card)));
    const to = is.get(card) ?? withSeat(hadPawn.get(card));
    if (!from || !to || from === to) continue;
    if (from.startsWith('place:') && to.startsWith('place:')) continue; // it slides there by itself
    found.push({ card, from, to });
  }
  const came = ({ to }: Flight): number => Number(to.startsWith('place:'));
  return found.length > MOST ? [] : found.sort((one, other) => came(other) - came(one));
}
