/** Cards, places and columns in words: for names that are spoken, for hints and for the line "what you can do now". */
import type { Params } from '../../api/types.gen';
import type { Say } from '../contract';
import type { Step } from './steps';
import {
  columnOf,
  nameIn,
  RESOURCES,
  seatOf,
  type Amounts,
  type Card,
  type Reading,
  type CastellumView,
  type Played,
  type Side,
  type Space,
  type Stand,
} from './view';

export interface Tongue {
  say: Say;
  lang: string;
  /** The name of a seat's colour. */
  title: (seat: number) => string;
}

/** With a capital letter at its beginning. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `2 gold and 1 wood`. */
export function amounts(given: Amounts, say: Say): string {
  const parts = [...RESOURCES, 'angels' as const]
    .filter((key) => given[key])
    .map((key) => say(`castellum-${key}`, { number: given[key] ?? 0 }));
  if (given.reinforce) parts.push(say('web-castellum-reinforced', { points: given.reinforce }));
  const last = parts.pop();
  if (last === undefined) return say('castellum-nothing');
  return parts.length ? say('castellum-and', { first: parts.join(', '), last }) : last;
}

export function sideWords(side: Side, say: Say): string {
  if (!side.combo.length) return amounts(side, say);
  return say('web-castellum-combo', {
    types: side.combo.map((type) => say(`castellum-${type}`)).join(' + '),
  });
}

export function spaceWords(space: Space, say: Say): string {
  return say(`castellum-space-${space.action}`, { gives: amounts(space.gives, say), number: space.choose });
}

/** A card with all that is printed on it. */
export function cardWords(card: Card, { say, lang }: Tongue): string {
  return [nameIn(card, lang), ...cardFacts(card, say)].join(', ');
}

export function cardFacts(card: Card, say: Say): string[] {
  if (card.kind === 'angel') {
    const effect = say(`castellum-effect-${card.effect}`, { type: card.needs ?? '' });
    return [say('castellum-card-value', { number: card.value }), effect];
  }
  const type = card.type ? [say(`castellum-${card.type}`)] : [];
  if (card.kind === 'enemy') {
    const boost = { points: card.points, type: card.boost ? say(`castellum-${card.boost}`) : '' };
    return [
      ...type,
      say('castellum-card-power', { number: card.power }),
      say('castellum-card-vp', { number: card.vp }),
      ...(card.boost ? [say('castellum-card-enemy-boost', boost)] : []),
      ...(card.toll ? [say('castellum-card-toll', { resource: card.toll })] : []),
    ];
  }
  return [
    ...type,
    say('castellum-card-attack', { number: card.attack }),
    ...(Object.keys(card.cost).length ? [say('castellum-card-cost', { cost: amounts(card.cost, say) })] : []),
    ...(Object.keys(card.income).length
      ? [say('castellum-card-income', { income: amounts(card.income, say) })]
      : []),
    ...(card.boost ? [say('castellum-card-boost', { type: say(`castellum-${card.boost}`) })] : []),
    ...(card.score ? [say('castellum-card-score', { kind: say(`castellum-${card.score}`) })] : []),
  ];
}

/** `column 2 of Blue`. */
export function placeWords(place: string, { say, title }: Tongue): string {
  return say('web-castellum-column', { column: columnOf(place) + 1, seat: title(seatOf(place)) });
}

/** How a column stands: `attack 8 against 4, holds`. */
export function standWords([attack, power, beaten]: Stand, say: Say): string {
  if (power === null) return say('web-castellum-attack', { attack });
  return say(beaten ? 'web-castellum-holds' : 'web-castellum-falls', { attack, power });
}

/** A column with its cards, its enemy and the sums. */
export function columnWords(place: string, view: CastellumView, aids: Reading, tongue: Tongue): string {
  const { say, lang } = tongue;
  const column = view.seats[seatOf(place)]?.line[columnOf(place)];
  const words = [placeWords(place, tongue)];
  const strength = aids.columns[place];
  if (!column || !strength) return [...words, say('web-castellum-closed')].join(', ');
  const name = (id: string): string => nameIn(aids.cards[id], lang) || id;
  const cards = [...(column.fort ? [column.fort] : []), ...column.troops].map(name);
  words.push(cards.length ? cards.join(', ') : say('web-castellum-empty'));
  if (column.enemy) words.push(say('web-castellum-enemy', { enemy: name(column.enemy) }));
  words.push(standWords([strength.attack, strength.power, Number(strength.beaten)], say));
  return words.join(', ');
}

/** Where the attack of a column and the power against it come from, where that is not plain. */
export function sumWords(place: string, aids: Reading, say: Say): string {
  const strength = aids.columns[place];
  if (!strength) return '';
  const { attack, printed, boost = 0, bonus = 0, angels = 0, power, lent = 0, fury = 0 } = strength;
  const sum = (parts: Record<string, number>): string =>
    Object.entries(parts)
      .filter(([, points]) => points)
      .map(([name, points]) => say(`web-castellum-part-${name}`, { points }))
      .join(' + ');
  const words: string[] = [];
  if (boost || bonus || angels)
    words.push(say('web-castellum-sum-attack', { attack, parts: sum({ printed, boost, bonus, angels }) }));
  if (power !== null && (lent || fury))
    words.push(
      say('web-castellum-sum-power', { power, parts: sum({ card: power - lent - fury, lent, fury }) }),
    );
  return words.join(' ');
}

/** What is waited for, as a sentence. */
export function waitWords(view: CastellumView, { say, title }: Tongue): string {
  const asked = { construction: 'worker', siege: 'enemy', angels: 'angel', reward: 'orient', over: '' };
  const what = view.pending?.kind ?? asked[view.phase];
  return say(`web-castellum-wait-${what}`, { seat: title(view.actor ?? 0) });
}

/** What can be done now, as a sentence. */
export function now(view: CastellumView, step: Step, say: Say): string | null {
  const pending = view.pending;
  switch (step.kind) {
    case 'none':
      return null;
    case 'react':
      return say(step.cards.size ? 'web-castellum-now-react' : 'web-castellum-now-let');
    case 'take':
      return say('web-castellum-now-take', { count: pending?.kind === 'take' ? pending.count : 1 });
    case 'buy':
      return say(
        pending?.kind === 'buy' && pending.what === 'fort'
          ? 'web-castellum-now-fort'
          : 'web-castellum-now-troop',
      );
    case 'worker':
      return say('web-castellum-now-worker', {
        workers: view.seats[view.actor ?? 0]?.workers ?? 0,
        gifts: step.cards.size,
      });
    case 'excess':
      return say('web-castellum-now-excess', {
        chosen: step.choices.some(({ kind }) => kind === 'gift') ? 'yes' : 'no',
      });
    default:
      return say(`web-castellum-now-${step.kind}`);
  }
}

/** An angel on the table: who played it, and what it would do. */
export function playedWords(
  { seat, card, effect, args }: Played,
  index: number,
  view: CastellumView,
  aids: Reading,
  tongue: Tongue,
): string {
  const { say, lang, title } = tongue;
  const name = (id: string): string => nameIn(aids.cards[id], lang) || id;
  const base = { seat: title(seat), card: name(card) };
  if (index > 0) return say('castellum-log-cancel', base);
  if (effect === 'gift') return say('castellum-log-gift', { ...base, given: amounts(pair(args), say) });
  const [one = '', two = ''] = args.split(/[,>]/);
  if (effect === 'hire') {
    return say('castellum-log-hire', { ...base, troop: name(one), column: Number(two.slice(1)) });
  }
  const at = (word: string): Params => {
    const place = word.startsWith('s') ? word : `s${seat}${word}`;
    const enemy = view.seats[seatOf(place)]?.line[columnOf(place)]?.enemy ?? '';
    return { column: columnOf(place) + 1, owner: title(seatOf(place)), enemy: name(enemy) };
  };
  if (effect !== 'swap') return say(`castellum-log-${effect}`, { ...base, ...at(one) });
  const other = Object.fromEntries(Object.entries(at(two)).map(([key, value]) => [`${key}_two`, value]));
  return say('castellum-log-swap', { ...base, ...at(one), ...other });
}

/** `gold+gold+wood` as amounts. */
export function pair(words: string): Amounts {
  const parts = words.split('+');
  return Object.fromEntries(
    [...RESOURCES, 'angels' as const].map(
      (name) => [name, parts.filter((part) => part === name).length] as const,
    ),
  );
}
