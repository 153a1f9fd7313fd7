/** Short names for what the server shows of a position of Castellan (CA-13), and defaults where nothing came. */
import type { CastellanAids, CastellanKinds, CastellanPrinted } from '../../api/types.gen';

export type {
  CastellanAids,
  CastellanFace as Face,
  CastellanKinds as Kinds,
  CastellanPrinted,
  CastellanView,
  CastellanYard as Yard,
} from '../../api/types.gen';

/** Long wall, short wall, tower. */
export type Kind = keyof CastellanKinds;
export type Node = readonly [x: number, y: number];
export type Wall = readonly [x: number, y: number, way: 'E' | 'N'];
/** The order in which pieces are offered and counted. */
export const KINDS: readonly Kind[] = ['T', 'S', 'L'];

/** The cards by their ids, as they are printed; none until they have come. */
export type Faces = Readonly<CastellanPrinted['cards']>;

export function facesOn(printed: Partial<CastellanPrinted> = {}): Faces {
  return printed.cards ?? {};
}

const NOTHING: CastellanAids = { courtyards: [], to_draw: 0, last_turns: [], left_over: null, claims: {} };

export function castellanAids(aids: Partial<CastellanAids>): CastellanAids {
  return { ...NOTHING, ...aids };
}

export const sameNode = (a: Node, b: Node): boolean => a[0] === b[0] && a[1] === b[1];
