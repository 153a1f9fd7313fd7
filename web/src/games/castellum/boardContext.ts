/** What the parts of the board share: the position, the words, and what the player points at. */
import { getContext, setContext } from 'svelte';
import type { Offer } from '../../boards/offers';
import type { Combat } from './combats';
import type { Picking } from './picking.svelte';
import type { Reading, CastellumView, Stands } from './view';
import type { Tongue } from './words';

export interface Bench {
  readonly view: CastellumView;
  readonly aids: Reading;
  readonly tongue: Tongue;
  readonly picking: Picking;
  /** Names of cards, spaces and columns: in our own action on its way, pointed at by the log, in the latest turn. */
  readonly pending: ReadonlySet<string>;
  readonly marked: ReadonlySet<string>;
  /** What a hint means. */
  readonly advised: Offer | null;
  readonly lately: ReadonlySet<string>;
  /** Where the last impossible wish was made. */
  readonly shake: string | null;
  /** Columns as they would stand after what is pointed at. */
  readonly would: Stands;
  readonly looked: string | null;
  readonly still: boolean;
  readonly game: string;
  /** The sieges so far as the log tells them; empty where there is none. */
  readonly combats: readonly Combat[];
  /** Whether the page says beside the board what can be done now. */
  readonly told: boolean;
  /** Point at a card, a space or a column by its name. */
  look: (what: string | null) => void;
  /** Carry out an action that is offered whole. */
  send: (action: string) => void;
  name: (card: string) => string;
  who: (seat: number) => string;
}

const KEY = Symbol('castellum');
export const setBench = (bench: Bench): Bench => setContext(KEY, bench);
export const getBench = (): Bench => getContext<Bench>(KEY);
