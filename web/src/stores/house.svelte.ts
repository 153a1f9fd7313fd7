/** What holds for the whole room: an announcement, who may register, and whether it sends e-mail. */
import { api } from '../api/http';
import type { House } from '../api/types.gen';

class HouseRules {
  known = $state.raw<House>({ registration: 'open', announcement: '', mail: false });

  /** Ask the room; while it cannot be reached, what we know stays. */
  async ask(): Promise<void> {
    try {
      this.known = await api.house();
    } catch {
      return;
    }
  }
}

export const house = new HouseRules();
