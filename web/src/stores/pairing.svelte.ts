/** Looking for opponents: as long as a page of ours asks for it, we are in the queue, whatever page that is. */
import { pairingApi } from '../api/pairing';
import type { OwnSeek, PairingState, Seeking } from '../api/types.gen';
import { keep, kept, pledge } from './deals';
import { router } from './router.svelte';

/** Under what this tab remembers that it looks for opponents, and the nonce for the deal of their table. */
const KEY = 'castelude-pairing';
const NONCE = 'pairing';
const AFTER_TROUBLE_MS = 5000;

export class Pairing {
  state = $state.raw<PairingState | null>(null);
  /** Whether this tab looks for opponents. */
  on = $state(remembered());
  /** The queue is gone without us: nobody was found in time, or we did not come. */
  lost = $state(false);
  busy = $state(false);
  readonly own = $derived<OwnSeek | null>(this.on ? (this.state?.own ?? null) : null);
  /** By how much the room's clock is ahead of ours. */
  #ahead = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Ask again and again while we look for opponents. */
  begin(): void {
    if (this.on) void this.#ask();
  }

  async seek(wanted: Seeking): Promise<void> {
    this.lost = false;
    await this.#do(pairingApi.seek(wanted));
    this.#set(true);
    this.#later();
  }

  async leave(): Promise<void> {
    await this.#do(pairingApi.leave());
    if (!this.state?.own) this.#set(false);
  }

  /** Come to the table that is offered, with a nonce of ours for its deal. */
  async accept(): Promise<void> {
    await this.#do(pairingApi.accept(await pledge(NONCE)));
  }

  /** Go on looking while we play bots at this table. */
  async meanwhile(table: string): Promise<void> {
    await this.#do(pairingApi.meanwhile(table));
  }

  /** What everybody sees of the queue. */
  async look(): Promise<void> {
    if (!this.on) this.#take(await pairingApi.look());
  }

  async #do(asked: Promise<PairingState>): Promise<void> {
    this.busy = true;
    try {
      this.#take(await asked);
    } finally {
      this.busy = false;
    }
  }

  async #ask(): Promise<void> {
    let wait = AFTER_TROUBLE_MS;
    try {
      this.#take(await pairingApi.renew());
      wait = this.state?.again ?? wait;
      if (this.on && !this.state?.own) {
        this.#set(false);
        this.lost = true;
      }
    } catch {
      // asked again a little later
    }
    this.#later(wait);
  }

  #later(wait = this.state?.again ?? AFTER_TROUBLE_MS): void {
    clearTimeout(this.#timer);
    if (this.on) this.#timer = setTimeout(() => void this.#ask(), wait);
  }

  #take(state: PairingState): void {
    this.#ahead = state.now - Date.now();
    this.state = state;
    const table = this.on || this.busy ? state.own?.table : null;
    if (table) {
      keep(table, { nonce: kept(NONCE).nonce, seal: null });
      this.#set(false);
      void pairingApi.leave().catch(() => undefined); // we know of it; else the room would tell us again
      router.go(`/t/${table}`);
    }
  }

  #set(on: boolean): void {
    this.on = on;
    try {
      if (on) sessionStorage.setItem(KEY, '1');
      else sessionStorage.removeItem(KEY);
    } catch {
      // it is remembered as long as the page is open
    }
  }
}

function remembered(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export const pairing = new Pairing();
