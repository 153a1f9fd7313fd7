/** Pieces, places, courtyards and decisions in words. */
import type { Say } from '../contract';
import type { Effects } from './effects';
import { keepAt, type Piece } from './geometry';
import { cardNames, inside, nodeWords, type Words } from './names';
import type { Offer } from '../../boards/offers';
import { cardsOf, sortOffers } from './choices';
import { KINDS, type CastellanView, type Face, type Kind, type Kinds, type Yard } from './view';

/** `a, b and c`. */
export function list(words: readonly string[], say: Say): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : say('web-castellan-and', { first: words.slice(0, -1).join(', '), last });
}

/** Names of cards: the first may begin a sentence, those after it stand inside. */
export function cardList([first = '', ...others]: readonly string[], say: Say): string {
  return list([first, ...others.map(inside)], say);
}

/** `a; b; c`. */
export function chain(words: readonly string[], say: Say): string {
  return words.length ? words.reduce((first, next) => say('web-then', { first, next })) : '';
}

/** `2 towers and 1 long wall`. */
export function pieceWords(kinds: Kinds, say: Say): string {
  const words = KINDS.filter((kind) => kinds[kind] > 0);
  return words.length
    ? list(
        words.map((kind) => say(`castellan-pieces-${kind}`, { number: kinds[kind] })),
        say,
      )
    : say('castellan-pieces-none');
}

export function kindWords(kind: Kind, say: Say): string {
  return say(`web-castellan-kind-${kind.toLowerCase()}`);
}

/** `Tower at 1 east`, `Short wall from the start to the north`. */
export function placeWords({ kind, x, y, way }: Piece, say: Say): string {
  return say(`web-castellan-place-${(kind + way).toLowerCase()}`, { node: nodeWords([x, y], say) });
}

/** A card as a screen reader says it. */
export function cardWords(id: string, face: Face, lang: string, say: Say): string {
  const pieces = pieceWords(face.pieces, say);
  const extra = face.extra ? `, ${say('castellan-extra', { number: face.extra })}` : '';
  return say('web-castellan-card', { name: face.names[lang] ?? id, id, what: pieces + extra });
}

export function yardWords(yard: Yard, seat: string, say: Say): string {
  return say(yard.doubled ? 'web-castellan-yard-doubled' : 'web-castellan-yard', {
    seat,
    towers: yard.towers.length,
    points: yard.points,
  });
}

/** One of the courtyards just made: the left or right, the upper or lower of two, else by its place. */
export function partWords(yard: Yard, all: readonly Yard[], say: Say): string {
  const other = all.find((one) => one !== yard);
  if (all.length !== 2 || !other) return say('web-castellan-part-at', { where: nodeWords(yard.cell, say) });
  const [here, there] = [keepAt(yard.cells), keepAt(other.cells)];
  const [right, down] = [here.x - there.x, here.y - there.y];
  const side =
    Math.abs(right) >= Math.abs(down) ? (right < 0 ? 'left' : 'right') : down < 0 ? 'upper' : 'lower';
  return say(`web-castellan-part-${side}`);
}

/** What a placement would enclose or divide, and what it would score; empty when nothing. */
export function effectWords(found: Effects, say: Say): string {
  const { made, grown, points } = found;
  if (found.claim === 'stay') return say('web-castellan-effect-stay', { score: found.best });
  if (found.divides)
    return say('web-castellan-effect-divide', { parts: made.length, points }) + doubling(found, say);
  if (made.length === 1) {
    const towers = made[0]?.towers.length ?? 0;
    return say('web-castellan-effect-close', { towers, points }) + doubling(found, say);
  }
  if (made.length)
    return say('web-castellan-effect-several', { count: made.length, points }) + doubling(found, say);
  return grown.length ? say('web-castellan-effect-grow', { points }) : '';
}

function doubling(found: Effects, say: Say): string {
  return found.claim === 'double' ? ` ${say('web-castellan-effect-double', { score: found.best })}` : '';
}

/** An action in words. */
export function actionWords(offer: Offer, words: Words): string {
  const { say } = words;
  const { plays, places, claims, draws, end } = sortOffers([offer]);
  const [play, place, claim, draw] = [plays[0], places[0], claims[0], draws[0]];
  if (place) return placeWords(place, say);
  if (draw) {
    const cards = say('web-castellan-draw-split', { towers: draw.towers, walls: draw.walls });
    return say('web-castellan-words-draw', { cards });
  }
  if (claim?.cell) return say(`web-castellan-words-${claim.kind}`, { where: nodeWords(claim.cell, say) });
  if (claim) return say('web-castellan-words-keep');
  if (end) return say('web-castellan-words-end');
  return play ? cardList(cardNames(cardsOf(play).join('+'), words), say) : offer.text;
}

/** What can be done now, as a sentence. */
export function now(view: CastellanView, offers: readonly Offer[], say: Say): string | null {
  if (!offers.length) return null;
  switch (view.phase) {
    case 'play': {
      const pieces = KINDS.some((kind) => view.pool[kind]) ? pieceWords(view.pool, say) : '';
      const handed = pieces ? ` ${say('web-castellan-now-handed', { pieces })}` : '';
      return say(view.ended_by === null ? 'web-castellan-now-play' : 'web-castellan-now-last') + handed;
    }
    case 'build':
      return say('web-castellan-now-build', { pieces: pieceWords(view.pool, say) });
    case 'claim':
      return view.claim?.kind === 'stay' ? say('web-castellan-now-stay') : say('web-castellan-now-double');
    case 'draw': {
      const { draws } = sortOffers(offers);
      const { walls, towers } = draws[0] ?? { walls: 0, towers: 0 };
      const number = walls + towers;
      return say(draws.length > 1 ? 'web-castellan-now-draw' : 'web-castellan-now-draw-only', { number });
    }
    case 'end':
      return say('web-castellan-now-end');
    default:
      return null;
  }
}
