/** The sieges of a game as its log tells them: column by column the enemy, attack, power and who won. */
import type { LogLine } from '../../api/types.gen';

export interface Fight {
  enemy: string;
  attack: number;
  power: number;
  beaten: boolean;
}
/** By seat, then by column; null where an angel had destroyed the enemy. */
export type Combat = readonly (readonly (Fight | null)[])[];

export function combatsOf(log: readonly LogLine[]): Combat[] {
  const combats: (Fight | null)[][][] = [];
  for (const { id, args } of log) {
    if (id !== 'castellum-log-combat') continue;
    if (args['seat'] === 0) combats.push([]);
    combats.at(-1)?.push(
      String(args['fought'] ?? '')
        .split('+')
        .map(fight),
    );
  }
  return combats;
}

function fight(text: string): Fight | null {
  const [enemy = '', attack = '', power = '', beaten = ''] = text.split(':');
  return power ? { enemy, attack: Number(attack), power: Number(power), beaten: beaten === '1' } : null;
}
