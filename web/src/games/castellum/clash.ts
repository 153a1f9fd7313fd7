/** Attack against power as a portcullis: a tooth for each point of attack, a pike for each point of power. */
import type { Stand } from './view';

/** What a point of attack is made of: the fortification's marl, steel, an angel's gold. */
export type Stuff = 'marl' | 'steel' | 'gold';
export interface Tooth {
  x: number;
  /** What it is made of; null for a tooth that is missing. */
  stuff: Stuff | null;
  /** It meets no pike. */
  spare: boolean;
}
export interface Pike {
  x: number;
  state: 'held' | 'broken' | 'through';
}
export interface Clash {
  width: number;
  teeth: Tooth[];
  pikes: Pike[];
}

const FIRST = 31;
const ROOM = 96;
const WIDEST = 12.8;

export function clashOf([attack, power, beaten]: Stand, fort: number, angels: number): Clash {
  const points = power ?? 0;
  const width = Math.min(WIDEST, ROOM / Math.max(attack, points, 1));
  const gold = Math.min(angels, attack);
  const marl = Math.min(fort, attack - gold);
  const at = (index: number): number => FIRST + index * width;
  const teeth = Array.from({ length: Math.max(attack, points) }, (_, index): Tooth => {
    const stuff = index < marl ? 'marl' : index < attack - gold ? 'steel' : 'gold';
    return { x: at(index), stuff: index < attack ? stuff : null, spare: index >= points };
  });
  const pikes = Array.from({ length: points }, (_, index): Pike => ({
    x: at(index),
    state: beaten ? 'broken' : index < attack ? 'held' : 'through',
  }));
  return { width, teeth, pikes };
}
