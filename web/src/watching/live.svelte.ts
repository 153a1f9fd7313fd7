/** What can be watched now, asked for again and again while the page can be seen. */
import { watching } from '../api/watching';
import type { Watching } from '../api/types.gen';

const EVERY_MS = 5000;

export class Live {
  now = $state.raw<Watching | null>(null);
  failure = $state.raw<unknown>(null);

  async look(): Promise<void> {
    try {
      [this.now, this.failure] = [await watching.now(), null];
    } catch (error) {
      this.failure = error;
    }
  }

  /** Returns how to stop. */
  follow(): () => void {
    void this.look();
    const timer = setInterval(() => !document.hidden && void this.look(), EVERY_MS);
    return () => clearInterval(timer);
  }
}
