/** What a placement would do, read off the engine's preview of it. */
import { sameNode, type CastellanAids, type CastellanView, type Yard } from './view';

export interface Effects {
  /** Courtyards that would be closed, or the parts of one divided. */
  made: readonly Yard[];
  divides: boolean;
  /** Courtyards in which one more tower would count. */
  grown: readonly Yard[];
  /** What the actor's score would change by, the doubled part chosen at its best. */
  points: number;
  /** The best score that the claim which follows can lead to. */
  best: number;
  claim: 'double' | 'stay' | null;
}

interface Seen {
  view: CastellanView;
  aids: CastellanAids;
}

export function effects(before: Seen, after: Seen): Effects {
  const old = before.aids.courtyards;
  const same = (yard: Yard): Yard | undefined =>
    old.find((other) => sameNode(other.cell, yard.cell) && other.cells.length === yard.cells.length);
  const made = after.aids.courtyards.filter((yard) => !same(yard));
  const grown = after.aids.courtyards.filter((yard) => yard.points > (same(yard)?.points ?? Infinity));
  const seat = before.view.actor ?? 0;
  const score = after.view.scores[seat] ?? 0;
  const best = Math.max(score, ...Object.values(after.aids.claims));
  const claim = after.view.claim?.kind ?? null;
  return {
    made,
    divides: made.some((yard) => old.some(({ cells }) => cells.some((cell) => sameNode(cell, yard.cell)))),
    grown,
    points: (claim === 'stay' ? best : score) - (before.view.scores[seat] ?? 0),
    best,
    claim,
  };
}
