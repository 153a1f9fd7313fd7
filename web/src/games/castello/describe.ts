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
  return (cell, { chosen, movable, targets }) => {
    const words = [cell];
    if (red.has(cell)) words.push(say('web-castello-pawn', { seat: 0 }));
    else if (black.has(cell)) words.push(say('web-castello-pawn', { seat: 1 }));
    else if (castles.has(cell)) {
      words.push(say('web-castello-castle'));
      const bar = view.seat === null ? null : sieges.find(({ castle }) => castle === cell)?.barred[view.seat];
      if (bar) words.push(say(`web-castello-barred-${bar}`));
      sieges
        .find(({ castle }) => castle === cell)
        ?.pawns.forEach((count, seat) => {
          if (count) words.push(say('web-castello-siege', { seat, count }));
        });
    } else {
      words.push(say('web-castello-free'));
      taken.forEach((cells, seat) => {
        if (cells.has(cell)) words.push(say('web-castello-taken', { seat }));
      });
    }
    if (unmoved.has(cell)) words.push(say('web-castello-unmoved'));
    if (cell === hopping) words.push(say('web-castello-hopping'));
    if (cell === chosen) words.push(say('web-castello-chosen'));
    else if (targets.has(cell)) words.push(say('web-castello-target'));
    else if (movable.has(cell)) words.push(say('web-castello-movable'));
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
export function now(view: CastelloView, offers: readonly Offer[], say: Say): string | null {
  if (!offers.length) return null;
  const cell = view.chain?.path.at(-1);
  return cell ? say('web-castello-now-chain', { cell }) : say('web-castello-now-move');
}
