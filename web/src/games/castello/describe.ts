/** Cells in spoken words. */
import type { Offer } from '../../boards/offers';
import type { Answer, Say } from '../contract';
import type { CastelloAids, CastelloView } from '../../api/types.gen';

export interface Marks {
  chosen: string | null;
  movable: ReadonlySet<string>;
  targets: ReadonlySet<string>;
}

/** A function that speaks the name of any cell of this view: what stands there and what can be done. */
export function speaker(
  view: CastelloView,
  { sieges = [] }: Partial<CastelloAids>,
  say: Say,
): (cell: string, marks: Marks) => string {
  const red = new Set(view.red);
  const black = new Set(view.black);
  const unmoved = new Set(view.unmoved);
  const castles = new Set(view.castles);
  const taken = [new Set(view.captured_castles[0]), new Set(view.captured_castles[1])];
  const hopping = view.chain?.path.at(-1);
  const known = new Map<string, string>();
  /** Most of 315 cells say the same. */
  const once: Say = (id, params) => {
    const key = params ? `${id} ${Object.values(params).join(' ')}` : id;
    const words = known.get(key) ?? say(id, params);
    known.set(key, words);
    return words;
  };
  return (cell, { chosen, movable, targets }) => {
    const words = [cell];
    if (red.has(cell)) words.push(once('web-castello-pawn', { seat: 0 }));
    else if (black.has(cell)) words.push(once('web-castello-pawn', { seat: 1 }));
    else if (castles.has(cell)) {
      words.push(once('web-castello-castle'));
      const bar = view.seat === null ? null : sieges.find(({ castle }) => castle === cell)?.barred[view.seat];
      if (bar) words.push(once(`web-castello-barred-${bar}`));
      sieges
        .find(({ castle }) => castle === cell)
        ?.pawns.forEach((count, seat) => {
          if (count) words.push(once('web-castello-siege', { seat, count }));
        });
    } else {
      words.push(once('web-castello-free'));
      taken.forEach((cells, seat) => {
        if (cells.has(cell)) words.push(once('web-castello-taken', { seat }));
      });
    }
    if (unmoved.has(cell)) words.push(once('web-castello-unmoved'));
    if (cell === hopping) words.push(once('web-castello-hopping'));
    if (cell === chosen) words.push(once('web-castello-chosen'));
    else if (targets.has(cell)) words.push(once('web-castello-target'));
    else if (movable.has(cell)) words.push(once('web-castello-movable'));
    return words.join(', ');
  };
}

const CLAUSES = { home: 'CO-6.3', middle: 'CO-6.4', missing: 'CO-6.1' } as const;

/** Why the person here cannot take a castle, or how many pawns are missing; null for other cells and for spectators. */
export function castleAnswer(
  cell: string,
  { seat }: CastelloView,
  { sieges = [], besiegers = 0 }: Partial<CastelloAids>,
  say: Say,
): Answer | null {
  const siege = sieges.find(({ castle }) => castle === cell);
  if (!siege || seat === null) return null;
  const why = siege.barred[seat] ?? 'missing';
  const count = Math.max(0, besiegers - (siege.pawns[seat] ?? 0));
  return { action: cell, clause: CLAUSES[why], words: say(`web-castello-castle-${why}`, { cell, count }) };
}

/** What can be done now, as a sentence. */
export function now(
  { actor, chain }: CastelloView,
  offers: readonly Offer[],
  { sieges = [] }: Partial<CastelloAids>,
  say: Say,
): string | null {
  if (!offers.length) return null;
  const cell = chain?.path.at(-1);
  if (!cell) return say('web-castello-now-move');
  const falls = sieges.find(({ besieger, barred }) => actor !== null && besieger === actor && !barred[actor]);
  return falls
    ? say('web-castello-now-chain-castle', { cell, castle: falls.castle })
    : say('web-castello-now-chain', { cell });
}
