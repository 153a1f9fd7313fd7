/** What a strong bot expects in the position that is shown: deeper while one looks on, and over when one moves on. */
import { Problem } from '../api/http';
import { studies } from '../api/studies';
import type { EngineLines, LinesRequest } from '../api/types.gen';

export class Engine {
  on = $state(false);
  found = $state.raw<EngineLines | null>(null);
  thinking = $state(false);
  trouble = $state.raw<Problem | null>(null);
  #going: AbortController | null = null;

  /** Look at a position, step by step; what was asked before is given up. */
  async look(game: string, position: Omit<LinesRequest, 'step'>): Promise<void> {
    this.stop();
    this.found = null;
    const going = (this.#going = new AbortController());
    this.thinking = true;
    try {
      for (let step = 0, steps = 1; step < steps && !going.signal.aborted; step += 1) {
        const found = await studies.lines(game, { ...position, step }, going.signal);
        if (going.signal.aborted) return;
        this.found = found;
        steps = found.lines.length ? found.steps : 0;
      }
    } catch (error) {
      if (!going.signal.aborted && error instanceof Problem) this.trouble = error;
    }
    if (this.#going === going) this.thinking = false;
  }

  stop(): void {
    this.#going?.abort();
    this.#going = null;
    this.thinking = false;
    this.trouble = null;
  }
}
