/** A replay with its table and its game, ready to be shown. */
import { api } from '../api/http';
import { loadGame } from '../games';
import { Naming } from '../stores/naming';
import { printedOn } from '../stores/printed.svelte';
import { session } from '../stores/session.svelte';
import { seatCalled } from '../stores/words';
import type { Summary } from '../api/types.gen';
import type { Replay } from './replay.svelte';

export interface Opened {
  table: Summary;
  naming: Naming;
}

/** Load the table, its game and the record; the replay stands at `ply`, else at the start. */
export async function openReplay(replay: Replay, ply: number | null): Promise<Opened> {
  const [table] = await Promise.all([api.table(replay.id), session.facts()]);
  const module = await loadGame(table.game);
  const printed = printedOn(module, table.game, table.players, table.options);
  await replay.open(ply, 0);
  const naming = new Naming(
    table.game,
    module,
    () => printed.view,
    (seat) => seatCalled(table, seat),
  );
  return { table, naming };
}
