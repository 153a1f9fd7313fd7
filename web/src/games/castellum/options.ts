/** The legal list, sorted by what is clicked. Only reads what the server lists. */
import type { TableEvent } from '../../api/wire';
import type { CastellumAids, Stands } from './view';

export interface Action {
  text: string;
  word: string;
  card: string;
  /** The first and the second thing named after the card; columns always with their seat. */
  first: string;
  second: string;
}

/** What the player has pointed at so far. */
export interface Picked {
  card: string | null;
  use: 'number' | 'effect' | null;
  first: string | null;
}
export const NOTHING: Picked = { card: null, use: null, first: null };

/** What is to be pointed at next, and what each of the possible things leads to. */
export interface Step {
  kind:
    | 'none'
    | 'worker'
    | 'take'
    | 'buy'
    | 'buy-column'
    | 'enemy'
    | 'enemy-column'
    | 'angel'
    | 'use'
    | 'number'
    | 'fury'
    | 'swap'
    | 'swap-second'
    | 'hire'
    | 'hire-column'
    | 'destroy'
    | 'gift'
    | 'react'
    | 'excess'
    | 'orient';
  spaces: ReadonlySet<string>;
  cards: ReadonlySet<string>;
  places: ReadonlySet<string>;
  /** Resources, sides and other plain choices. */
  choices: readonly Action[];
}

const FORMS: readonly [string, RegExp][] = [
  ['worker', /^worker:([a-z]+)$/],
  ['take', /^take:([a-z+]+)$/],
  ['orient', /^orient:(\d)$/],
  ['buy', /^buy:([FT]\d+)>(c\d)$/],
  ['enemy', /^enemy:(E\d+-\d+)>(s\dc\d)$/],
  ['discard', /^discard:(A\d+)$/],
  ['cancel', /^cancel:(A\d+)$/],
  ['number', /^angel:(A\d+)\+(s\dc\d)$/],
  ['fury', /^angel:(A\d+)!fury:(s\dc\d)$/],
  ['swap', /^angel:(A\d+)!swap:(s\dc\d),(s\dc\d)$/],
  ['hire', /^angel:(A\d+)!hire:(T\d+)>(c\d)$/],
  ['destroy', /^angel:(A\d+)!destroy:(c\d)$/],
  ['gift', /^angel:(A\d+)!gift:([a-z+]+)$/],
];
const WITHOUT_CARD = new Set(['worker', 'take', 'orient']);

/** The words of an action; columns of the own line get the seat's number. */
export function parse(text: string, seat: number): Action {
  for (const [word, form] of FORMS) {
    const found = form.exec(text);
    if (!found) continue;
    const parts = found.slice(1).map((part) => (/^c\d$/.test(part) ? `s${seat}${part}` : part));
    const [card = '', first = '', second = ''] = WITHOUT_CARD.has(word) ? ['', ...parts] : parts;
    return { text, word, card, first, second };
  }
  return { text, word: text, card: '', first: '', second: '' };
}

const step = (kind: Step['kind'], part: Partial<Step> = {}): Step => ({
  kind,
  spaces: new Set(),
  cards: new Set(),
  places: new Set(),
  choices: [],
  ...part,
});

/** The next step of the composed action. */
export function nextStep(actions: readonly Action[], picked: Picked): Step {
  const words = new Set(actions.map((action) => action.word));
  const cards = new Set(actions.map((action) => action.card).filter(Boolean));
  const own = actions.filter((action) => action.card === picked.card);
  if (!actions.length) return step('none');
  if (words.has('let')) return step('react', { choices: actions, cards });
  if (words.has('discard')) return step('excess', { choices: actions });
  if (words.has('orient')) return step('orient', { choices: actions });
  if (words.has('take')) return step('take', { choices: actions });
  if (words.has('buy')) {
    return own.length
      ? step('buy-column', { cards, places: new Set(own.map((action) => action.first)) })
      : step('buy', { cards });
  }
  if (words.has('enemy')) {
    return own.length
      ? step('enemy-column', { cards, places: new Set(own.map((action) => action.first)) })
      : step('enemy', { cards });
  }
  if (words.has('worker') && !own.length) {
    const spaces = actions.filter((action) => action.word === 'worker').map((action) => action.first);
    return step('worker', { spaces: new Set(spaces), cards });
  }
  if (!own.length) return step('angel', { cards });
  return angelStep(own, picked, cards);
}

function angelStep(own: readonly Action[], picked: Picked, cards: ReadonlySet<string>): Step {
  const effects = own.filter((action) => action.word !== 'number');
  const use = picked.use ?? (effects.length === own.length ? 'effect' : null);
  if (use === null) return step('use', { cards });
  if (use === 'number') {
    const places = own.filter((action) => action.word === 'number').map((action) => action.first);
    return step('number', { cards, places: new Set(places) });
  }
  const word = effects[0]?.word;
  if (word === 'gift') return step('gift', { cards, choices: effects });
  const firsts = new Set(effects.map((action) => action.first));
  if (word === 'fury' || word === 'destroy') return step(word, { cards, places: firsts });
  if (word === 'swap') {
    const all = new Set([...firsts, ...effects.map((action) => action.second)]);
    if (!picked.first) return step('swap', { cards, places: all });
    return step('swap-second', {
      cards,
      places: new Set([...all].filter((place) => place !== picked.first)),
    });
  }
  if (word === 'hire') {
    const here = effects.filter((action) => action.first === picked.first);
    return here.length
      ? step('hire-column', { cards: firsts, places: new Set(here.map((action) => action.second)) })
      : step('hire', { cards: firsts });
  }
  return step('use', { cards });
}

/** The legal action that pointing at a place completes, if it does. */
export function actionAt(
  actions: readonly Action[],
  picked: Picked,
  kind: Step['kind'],
  place: string,
): string | null {
  const found = actions.find((action) => {
    if (action.card !== picked.card) return false;
    switch (kind) {
      case 'buy-column':
        return action.word === 'buy' && action.first === place;
      case 'enemy-column':
        return action.word === 'enemy' && action.first === place;
      case 'number':
      case 'fury':
      case 'destroy':
        return action.word === kind && action.first === place;
      case 'swap-second':
        return (
          action.word === 'swap' &&
          ((action.first === picked.first && action.second === place) ||
            (action.first === place && action.second === picked.first))
        );
      case 'hire-column':
        return action.word === 'hire' && action.first === picked.first && action.second === place;
      default:
        return false;
    }
  });
  return found?.text ?? null;
}

/** What to ask the server about when a place that is not possible is pointed at. */
export function guessAt(picked: Picked, kind: Step['kind'], place: string): string | null {
  const column = place.slice(2);
  if (kind === 'buy-column') return `buy:${picked.card}>${column}`;
  if (kind === 'enemy-column') return `enemy:${picked.card}>${place}`;
  if (kind === 'number') return `angel:${picked.card}+${place}`;
  if (kind === 'fury') return `angel:${picked.card}!fury:${place}`;
  if (kind === 'destroy') return `angel:${picked.card}!destroy:${column}`;
  if (kind === 'swap') return `angel:${picked.card}!swap:${place},${place}`;
  if (kind === 'swap-second') {
    const pair = [picked.first ?? place, place].sort();
    return `angel:${picked.card}!swap:${pair.join()}`;
  }
  if (kind === 'hire-column') return `angel:${picked.card}!hire:${picked.first}>${column}`;
  return null;
}

/** How the columns that an action changes would stand, by the server's word; equal angels share an entry. */
export function changes(action: Action, aids: CastellumAids): Stands {
  const { word, card, first, second } = action;
  const angel = aids.cards[card];
  const value = angel?.kind === 'angel' ? angel.value : 0;
  const [chosen, place] =
    word === 'number'
      ? [`+${value}`, first]
      : second
        ? [`${word} ${first}`, second]
        : [word === 'buy' || word === 'enemy' ? card : word, first];
  const found = aids.would[chosen]?.[place];
  if (!found) return {};
  return Array.isArray(found) ? { [place]: found } : found;
}

/** Columns, spaces and cards that an action names, as the board marks them. */
export function actionPlaces(action: string, seat = 0): string[] {
  const { card, first, second } = parse(action, seat);
  return [card, first, second].filter(Boolean);
}

/** A worker and what it does at once are one turn. */
export function sameTurn(before: string, next: string): boolean {
  return before.startsWith('worker:') && /^(take|buy):/.test(next);
}

export function places(events: readonly TableEvent[]): string[] {
  return events.flatMap((event) =>
    (event.actions ?? []).flatMap((action) => actionPlaces(action, event.seat)),
  );
}

/** A combat was fought, a reward turned or an effect cancelled. */
export function notable(event: TableEvent): boolean {
  return (event.log ?? []).some(({ id }) => /^castellum-log-(won|lost|orient|undone)$/.test(id));
}
