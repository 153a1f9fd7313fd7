/** Positions, pieces and words for the specs of Castellan. */
import { readOffers, type Offer } from '../../boards/offers';
import forms from '../forms.cases.json';
import { pieceOf } from './choices';
import { STEP, type Piece, type Point } from './geometry';
import type { CastellanView, Face, Yard } from './view';

const card = (en: string, fr: string): Face => ({
  back: 'T',
  pieces: { L: 0, S: 0, T: 2 },
  extra: 0,
  names: { en, fr },
});
export const CARDS = {
  cards: {
    T2: card('Gatehouse', 'Le châtelet'),
    T6: card('Barbican', 'La barbacane'),
    W4: card('Zigzag', 'Le zigzag'),
    W5: card('Stone Convoy', 'Le convoi de pierres'),
  },
};

export const FORMS = forms.castellan;
export const read = (texts: readonly string[]): Offer[] => readOffers(FORMS, texts);

export function piece(text: string): Piece {
  const found = pieceOf(read([text])[0]);
  if (!found) throw new Error(text);
  return found;
}
/** `T0,0 S0,0E` as pieces. */
export const piecesIn = (text: string): Piece[] => text.split(' ').map(piece);
/** A point of the picture, in steps of the lattice. */
export const point = (x: number, y: number): Point => ({ x: x * STEP, y: -y * STEP });

/** The id of a message and its parameters. */
export const say = (id: string, params: object = {}): string => `${id}${JSON.stringify(params)}`;
/** The end of the id and the values only. */
export const plain = (id: string, params: object = {}): string =>
  [id.replace(/^web-castellan-/, ''), ...Object.values(params).map(String)].join(' ');

export function view(part: Partial<CastellanView>): CastellanView {
  return {
    actor: 0,
    phase: 'build',
    ended_by: null,
    towers: [],
    short: [],
    long: [],
    pool: { L: 0, S: 0, T: 0 },
    claim: null,
    scores: [0, 0],
    ...part,
  } as CastellanView;
}

export function yard(cell: [number, number], towers: number, part: Partial<Yard> = {}): Yard {
  const found = Array.from({ length: towers }, (_, number): [number, number] => [number, 0]);
  return { cell, owner: 0, doubled: false, size: 1, cells: [cell], towers: found, points: towers, ...part };
}
