import { describe, expect, it } from 'vitest';
import { actedEvent } from '../../api/testEvents';
import { defeatedIn, foughtAt, siegeOf } from './tableFilm';

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

describe('a siege in the film', () => {
  it('is read off the log', () => {
    const siege = siegeOf(event);
    expect(siege).toMatchObject({ needed: 4, total: 3, won: false });
    expect(siege?.combat.map((fights) => fights.length)).toEqual([3, 3]);
    expect(siegeOf(actedEvent({ log: [] }))).toBeNull();
  });

  it('counts up column by column, to what the log says', () => {
    const siege = siegeOf(event);
    const counts = [0, 1, 2, 3].map((columns) => defeatedIn(siege?.combat ?? [], columns));
    expect(counts).toEqual([0, 2, 3, 3]);
    expect(counts.at(-1)).toBe(siege?.total);
  });

  it('fights one column after the other, then shows the result', () => {
    const fought = [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => foughtAt(5, part));
    expect(fought[0]).toBe(0);
    expect(fought).toEqual([...fought].sort());
    expect(fought.at(-2)).toBe(5);
    expect(new Set(fought).size).toBeGreaterThan(3);
  });
});
