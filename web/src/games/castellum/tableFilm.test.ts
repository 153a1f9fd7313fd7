import { describe, expect, it } from 'vitest';
import { actedEvent } from '../../api/testEvents';
import { defeatedIn } from './siegeCourse';
import { columnsOf, rewardsOf, siegeOf } from './tableFilm';
import type { CastellumView } from './view';

const combat = (seat: number, fought: string): { id: string; args: Record<string, string | number> } => ({
  id: 'castellum-log-combat',
  args: { seat, fought },
});
const event = actedEvent({
  log: [
    { id: 'castellum-log-pass', args: { seat: 1 } },
    combat(0, 'I1:4:3:1+I2:2:5:0+'),
    combat(1, 'I3:6:6:1+I4:7:5:1+I5:1:4:0'),
    { id: 'castellum-log-lost', args: { total: 3, needed: 4 } },
    { id: 'castellum-log-year', args: { year: 1632 } },
  ],
});
const line = [{ fort: 'F01', troops: ['T06'], enemy: null, fury: 0, bonus: 0, angels: [] }];
const after = { seats: [{ line }, { line: [] }], actor: 1 } as unknown as CastellumView;

describe('a siege in the film', () => {
  it('is read off the log', () => {
    const siege = siegeOf(event, after);
    expect(siege).toMatchObject({ year: 1632, needed: 4, total: 3, won: false, chooser: null });
    expect(siege?.combat.map((fights) => fights.length)).toEqual([3, 3]);
    expect(siege?.walls).toEqual([[{ fort: 'F01', troops: ['T06'] }], []]);
    expect(siegeOf(actedEvent({ log: [] }), after)).toBeNull();
  });

  it('counts up to what the log says', () => {
    const siege = siegeOf(event, after);
    const { combat = [] } = siege ?? {};
    expect(defeatedIn(combat, columnsOf(combat) * 2)).toBe(siege?.total);
  });
});

describe('a reward in the film', () => {
  it('is what every seat receives', () => {
    const given = [
      { id: 'castellum-log-reward', args: { seat: 0, given: 'wood:2' } },
      { id: 'castellum-log-bonus', args: { seat: 1, points: 1 } },
    ];
    const log = [{ id: 'castellum-log-orient', args: { seat: 0 } }, ...given];
    expect(rewardsOf(actedEvent({ log }))).toEqual(given);
  });
});
