/** Which lines of a table's chat were read: those that were shown while somebody looked. Kept in this browser. */
import type { ChatLine } from '../api/types.gen';

const key = (table: string): string => `castelude-chat-${table}`;

/** How many lines that were not said from our own seats are newer than the last one that was read. */
export function unreadAfter(
  lines: readonly Pick<ChatLine, 'number' | 'seat'>[],
  read: number,
  own: readonly number[],
): number {
  return lines.filter(({ number, seat }) => number > read && (seat === null || !own.includes(seat))).length;
}

export class ChatRead {
  /** The number of the last line that was read. */
  read = $state(0);
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
    try {
      this.read = Number(localStorage.getItem(key(table)) ?? 0);
    } catch {
      // then everything counts as new after a reload
    }
  }

  /** Somebody looks at these lines. */
  see(lines: readonly Pick<ChatLine, 'number'>[]): void {
    const last = lines.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    try {
      localStorage.setItem(key(this.#table), String(last));
    } catch {
      // the same
    }
  }
}
