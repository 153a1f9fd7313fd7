/**
 * Words about one table. Names that are printed on cards come with the table and are kept here, never in a module:
 * the names of one edition cannot replace those of another.
 *
 * A page that shows a game makes a `Naming` and provides it as Svelte context (`provideNaming`, or the component
 * `NamingScope`). Whatever is inside, the log as well as any part of a board, gets it with `useNaming()` while it is
 * being set up. The functions of a game's contract that make words get it as their last argument: `say` and `lang`
 * for texts, `printed` for what is printed on this table's cards.
 */
import { getContext, setContext } from 'svelte';
import { readOffer, readOffers, valueOf, type Form, type Offer } from '../boards/offers';
import type { Turn } from '../api/log';
import type { Refusal } from '../api/http';
import type { ActedEvent, JsonObject, Lang, LogLine, Param, Params } from '../api/types.gen';
import type { GameModule } from '../games/contract';
import { session } from './session.svelte';
import { t, texts } from './texts.svelte';
import { inSentences, seatTitle } from './words';

export class Naming {
  readonly game: string;
  readonly module: GameModule;
  readonly say = t;
  readonly #printed: () => JsonObject;

  constructor(
    game: string,
    module: GameModule,
    printed: () => JsonObject,
    /** What the seats of this table are called in sentences. */
    readonly seat: (seat: number) => string = (seat) => seatTitle(game, seat),
  ) {
    this.game = game;
    this.module = module;
    this.#printed = printed;
  }

  /** The language of the page. */
  get lang(): Lang {
    return texts.lang;
  }
  /** What is printed on the cards and boards of this table; empty until it has come. */
  get printed(): JsonObject {
    return this.#printed();
  }

  /** How the actions of this game are written. */
  get forms(): readonly Form[] {
    return session.game(this.game)?.forms ?? [];
  }
  /** Actions with their kinds and parts. */
  read(actions: readonly string[]): Offer[] {
    return readOffers(this.forms, actions);
  }

  /** An action in words; its text where the game has no words for it. */
  action = (action: string): string =>
    this.module.words?.action?.(readOffer(this.forms, action), this) ?? action;

  /** The places on the board that some actions of a seat name. */
  places(actions: readonly string[], seat: number | null = null): string[] {
    const { places = ({ parts }: Offer) => parts.map(valueOf) } = this.module.board;
    return [...new Set(this.read(actions).flatMap((offer) => places(offer, seat)))];
  }

  /** The places on the board that a turn touched. */
  turnPlaces({ events, seat }: Turn): string[] {
    return this.eventPlaces(events, seat);
  }
  eventPlaces(events: readonly ActedEvent[], seat: number): string[] {
    const { places = () => [] } = this.module.log ?? {};
    const lines = events.flatMap((event) => event.log ?? []);
    const actions = events.flatMap((event) => event.actions ?? []);
    return [...new Set([...this.places(actions, seat), ...lines.flatMap(places)])];
  }

  /** A line of the log. A parameter `seat` is a seat's number, which is named as well. */
  line = ({ id, args }: LogLine): string => {
    const named: Record<string, Param> = { ...this.#named(args) };
    if (typeof args['seat'] === 'number') named['seat'] = this.seat(args['seat']);
    return texts.has(id) ? t(id, named) : Object.values(named).join(' ');
  };

  /** Lines of the log, one sentence after the other; empty for none. */
  sentence(lines: readonly LogLine[]): string {
    return lines.map(this.line).reduce(inSentences, '');
  }

  /** A turn in sentences. */
  turn(turn: Turn): string {
    return this.sentence(turn.events.flatMap((event) => event.log ?? []));
  }

  /** Why something is not possible. */
  refusal(refusal: Pick<Refusal, 'message' | 'params' | 'detail'>): string {
    return texts.refusal({ ...refusal, params: this.#named(refusal.params) });
  }

  #named(params: Params): Params {
    return this.module.words?.named?.(params, this) ?? params;
  }
}

const KEY = Symbol('naming');

export function provideNaming(naming: Naming): void {
  setContext(KEY, naming);
}

export function useNaming(): Naming {
  const naming = getContext<Naming | undefined>(KEY);
  if (!naming) throw new Error('no naming was provided around this component');
  return naming;
}
