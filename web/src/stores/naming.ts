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
import type { Turn } from '../api/log';
import type { Lang, LogLine, Param, Params, Refusal, View } from '../api/wire';
import type { GameModule } from '../games/contract';
import { t, texts } from './texts.svelte';
import { chained, seatTitle } from './words';

export class Naming {
  readonly game: string;
  readonly module: GameModule;
  readonly say = t;
  readonly #printed: () => View;

  constructor(game: string, module: GameModule, printed: () => View) {
    this.game = game;
    this.module = module;
    this.#printed = printed;
  }

  /** The language of the page. */
  get lang(): Lang {
    return texts.lang;
  }
  /** What is printed on the cards and boards of this table; empty until it has come. */
  get printed(): View {
    return this.#printed();
  }

  /** An action in words; its text where the game has no words for it. */
  action = (action: string): string => this.module.actionWords?.(action, this) ?? action;

  /** A line of the log. A parameter `seat` is a seat's number, which is named as well. */
  line = ({ id, args }: LogLine): string => {
    const named: Record<string, Param> = { ...this.#named(args) };
    if (typeof args['seat'] === 'number') named['seat'] = seatTitle(this.game, args['seat']);
    return texts.has(id) ? t(id, named) : Object.values(named).join(' ');
  };

  /** Lines of the log as one sentence; empty for none. */
  sentence(lines: readonly LogLine[]): string {
    return lines.map(this.line).reduce(chained, '');
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
    return this.module.named?.(params, this) ?? params;
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
