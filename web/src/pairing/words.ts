/** What somebody looks for, in words. */
import { t } from '../stores/texts.svelte';
import { gameName } from '../stores/words';
import type { PairingPace } from '../api/types.gen';

export const PACES: readonly PairingPace[] = ['quick', 'slow', 'days'];

interface Wanted {
  game: string;
  players: number;
  pace: PairingPace;
  rated: boolean;
}

/** “Castello, quick, rated”; how many play is said where it is not two. */
export function wantedWords({ game, players, pace, rated }: Wanted): string {
  return [
    gameName(game),
    ...(players === 2 ? [] : [t('web-players', { count: players })]),
    t(`web-tempo-${pace}`),
    ...(rated ? [t('web-history-rated')] : []),
  ].join(', ');
}

/** How long somebody has waited: `0:42`. */
export function waited(since: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
