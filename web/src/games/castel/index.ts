/** Castel: its board, its words, its worked examples and its first-game guide. */
import { t } from '../../stores/texts.svelte';
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import Reserve from './Reserve.svelte';
import { actionWords, named, now } from './describe';
import { film } from './film';
import { guide } from './guide';
import { placesOf } from './options';
import { castelView } from './view';

export const game: GameModule = {
  Board,
  Reserve,
  flat: true,
  now: (view, options, { say }) => now(castelView(view), options, say),
  named: (params, { say }) => named(params, say),
  actionWords: (action, { say }) => actionWords(action, say),
  scoreWords: (score, { say }) => say('web-castel-left', { count: Math.abs(score) }),
  sameTurn: () => true,
  notation: (events) =>
    events
      .flatMap((event) => event.log ?? [])
      .map((line) => t(`${line.id}.short`, named(line.args, t)))
      .join(' · '),
  places: (events) => [...new Set(events.flatMap((event) => event.actions ?? []).flatMap(placesOf))],
  actionPlaces: placesOf,
  notable: (event) => (event.log ?? []).some(({ id }) => /^castel-log-(back|exchanged|killed)$/.test(id)),
  examples: async () => (await import('./examples')).examples,
  guide,
  film,
  wordless: true,
};
