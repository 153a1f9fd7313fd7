/** Where others invite us: asked for now and then while a page can be seen. Guests are invited by link alone. */
import { people } from '../api/people';
import type { Invite } from '../api/types.gen';
import { session } from './session.svelte';

const OFTEN_MS = 15_000;

export class Invites {
  all = $state.raw<Invite[]>([]);

  /** Those that lead somewhere else than to this address. */
  shown(path: string): Invite[] {
    return this.all.filter(({ table }) => path !== `/t/${table.id}`);
  }

  async look(): Promise<void> {
    try {
      this.all = session.me?.login ? await people.invites() : [];
    } catch {
      // asked again a little later
    }
  }

  async decline(table: string): Promise<void> {
    this.all = this.all.filter((invite) => invite.table.id !== table);
    await people.decline(table).catch(() => undefined);
  }

  follow(): () => void {
    void this.look();
    const timer = setInterval(() => !document.hidden && void this.look(), OFTEN_MS);
    return () => clearInterval(timer);
  }
}

export const invites = new Invites();
