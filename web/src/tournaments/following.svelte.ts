/** A tournament, asked for again and again while the page can be seen. */
import { tournaments } from '../api/tournaments';
import type { ShownTournament, TournamentOrder } from '../api/types.gen';

const EVERY_MS = 3000;

export class Following {
  now = $state.raw<ShownTournament | null>(null);
  failure = $state.raw<unknown>(null);
  refusal = $state.raw<unknown>(null);
  busy = $state(false);
  /** How far the clock of the room is ahead of ours. */
  ahead = 0;

  constructor(readonly id: string) {}

  async look(): Promise<void> {
    try {
      this.now = await tournaments.show(this.id);
      this.ahead = this.now.now - Date.now();
      this.failure = null;
    } catch (error) {
      this.failure = error;
    }
  }

  /** Ask the room for something, and look what has become of it. */
  async ask(order: TournamentOrder): Promise<void> {
    [this.busy, this.refusal] = [true, null];
    try {
      await tournaments.ask(this.id, order);
      await this.look();
    } catch (error) {
      this.refusal = error;
    }
    this.busy = false;
  }

  /** Returns how to stop. */
  follow(): () => void {
    void this.look();
    const timer = setInterval(() => {
      const over = this.now?.about.status === 'finished' || this.now?.about.status === 'cancelled';
      if (!document.hidden && !over) void this.look();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }
}
