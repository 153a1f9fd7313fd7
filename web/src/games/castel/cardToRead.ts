/** Which card is being read, and where it can go. */
import { kindOf } from './cards';
import { roleOf, valueIn, valueOf, type Offer, type Part } from '../../boards/offers';
import { cardsInPlay, type Card, type CastelView } from './view';

export interface CardToRead {
  kind: string | null;
  card: Card | null;
  spots: string[] | null;
}

/**
 * The card under the pointer, else the one chosen, else the one whose effect is under way, else what came last: a card
 * that came to the hand (`come`), or the last card placed.
 */
export function cardToRead(
  view: CastelView,
  offers: readonly Offer[],
  part: Part | null,
  come: string | null = null,
): CardToRead {
  const [where, name] = part === null ? ['', ''] : [roleOf(part), valueOf(part)];
  if (where === 'card') {
    const card = cardsInPlay(view).find((one) => one.ref === name) ?? null;
    if (card) return { kind: card.kind, card, spots: null };
  }
  if (where === 'laid') {
    const card = cardsInPlay(view).find((one) => one.kind === name) ?? null;
    if (card) return { kind: card.kind, card, spots: null };
  }
  if (where === 'hand' || where === 'exchange') {
    const own = offers.filter(({ parts }) => parts[0] === part);
    const spots = own.flatMap((offer) => valueIn(offer, 'at') ?? []);
    const asked = where === 'hand' && own.length > 0 && !view.pending;
    return { kind: name, card: null, spots: spots.length || asked ? spots : null };
  }
  const latest = come ?? view.last;
  return { kind: view.pending?.by ?? (latest ? kindOf(latest) : null), card: null, spots: null };
}
