/** Positions for the tests of this folder. */
import type { CastelloView } from '../../api/types.gen';

export function view(part: Partial<CastelloView>): CastelloView {
  return {
    game: 'castello',
    options: { layout: 'classic', repetition: 3, quiet_limit: 0 },
    actor: 0,
    over: false,
    end: null,
    winners: [],
    red: [],
    black: [],
    castles: [],
    unmoved: [],
    captured_pawns: [0, 0],
    captured_castles: [[], []],
    chain: null,
    turns: 0,
    quiet: 0,
    seen: 1,
    seat: null,
    ...part,
  };
}
