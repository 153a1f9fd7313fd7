import type { Zone } from './cards';

/** The sign of a zone, drawn round the middle: paving stones, wall, tower, tree, pennon. */
export const SIGNS: Readonly<Record<Zone, string>> = {
  court: 'M-15-15h9.8v9.8h10.4v-9.8h9.8v9.8h-9.8v10.4h9.8v9.8h-9.8v-9.8h-10.4v9.8h-9.8v-9.8h9.8v-10.4h-9.8z',
  rampart: 'M-17 14V-12h9v7h5v-7h6v7h5v-7h9V14h-13V6a4 4 0 0 0-8 0v8z',
  tower: 'M-8 16V3h-4V-3H12v6H8v13zM-11-5L-1-16v-6l10 3-8 3 10 11z',
  outside: 'M-17 14q10-12 20-4 6-5 14 4zM-6 2v-6h-5L-4-17 3-4h-5v6z',
  knight: 'M-12 16V-17h4V-14L15-8-8 0v16z',
};
