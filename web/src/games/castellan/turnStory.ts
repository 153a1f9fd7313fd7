/** A turn of the log in a few words: the cards, what was built, and what came of it. */
import type { ActedEvent, Params } from '../../api/types.gen';
import type { Say } from '../contract';
import { cardList, chain, list, pieceWords } from './describe';
import { cardNames, type Words } from './names';
import type { Kind, Kinds } from './view';

/** What is told of a line; building is counted and told together. */
function deed(what: string, args: Params, say: Say): string {
  switch (what) {
    case 'draw':
      return say('web-castellan-told-draw', { towers: args['towers'] ?? 0, walls: args['walls'] ?? 0 });
    case 'left':
    case 'out': {
      const count = (kind: Kind): number => Number(args[kind.toLowerCase()] ?? 0);
      const pieces = pieceWords({ L: count('L'), S: count('S'), T: count('T') }, say);
      return say(`web-castellan-told-${what}`, { pieces });
    }
    default:
      return say(`web-castellan-told-${what}`, args);
  }
}

export function tale(events: readonly ActedEvent[], words: Words): string {
  const { say } = words;
  const built: Kinds = { L: 0, S: 0, T: 0 };
  let cards = '';
  const deeds: string[] = [];
  let parts: string[] = [];
  const flush = (): void => {
    if (parts.length) deeds.push(say('web-castellan-told-divide', { parts: list(parts, say) }));
    parts = [];
  };
  for (const { id, args } of events.flatMap((event) => event.log)) {
    const [what = '', kind] = id.replace('castellan-log-', '').split('-');
    if (what === 'divide') {
      parts.push(deed('part', args, say));
      continue;
    }
    flush();
    if (what === 'play') cards = cardList(cardNames(String(args['cards']), words), say);
    else if (what === 'build') built[kind as Kind] += 1;
    else if (what !== 'keep' && what !== 'end') deeds.push(deed(what, args, say));
  }
  flush();
  const any = built.L + built.S + built.T > 0;
  const first = any ? say('web-castellan-told-play', { cards, pieces: pieceWords(built, say) }) : cards;
  return chain([first, ...deeds].filter(Boolean), say);
}
