/** A position of Castello as the server shows it (CO-9). */
import type { View } from '../../api/wire';

export interface CastelloView {
  actor: 0 | 1 | null;
  over: boolean;
  end: string | null;
  winners: number[];
  red: string[];
  black: string[];
  castles: string[];
  unmoved: string[];
  captured_pawns: [number, number];
  captured_castles: [string[], string[]];
  chain: { path: string[]; taken: string[] } | null;
  turns: number;
  quiet: number;
  seat: number | null;
}

export function castelloView(view: View): CastelloView {
  return view as unknown as CastelloView;
}
