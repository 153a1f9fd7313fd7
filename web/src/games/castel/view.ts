/** Cards in play, read off a position of Castel as the server shows it (CT-9). */
import type { CastelLying, CastelView } from '../../api/types.gen';
import { kindOf } from './cards';

export type { CastelAids, CastelView } from '../../api/types.gen';

/** A card in play: where it lies, how high in its stack, and how the actions name it (CT-5.8). */
export interface Card extends CastelLying {
  kind: string;
  place: string;
  level: number;
  height: number;
  ref: string;
}

export function cardsInPlay(view: CastelView): Card[] {
  return Object.entries(view.board).flatMap(([place, stack]) =>
    stack.map((lying, level) => {
      const kind = kindOf(lying.card);
      const ref = level > 1 ? `${kind}@${place}.${level}` : `${kind}@${place}`;
      return { ...lying, kind, place, level, height: stack.length, ref };
    }),
  );
}

export function byPlace(cards: readonly Card[]): Map<string, Card[]> {
  const found = new Map<string, Card[]>();
  for (const card of cards) found.set(card.place, [...(found.get(card.place) ?? []), card]);
  return found;
}
