import { describe, expect, it } from 'vitest';
import { combatsOf } from './combats';

describe('the log', () => {
  it('tell how a siege ended', () => {
    const line = (seat: number, fought: string) => ({ id: 'castellum-log-combat', args: { seat, fought } });
    expect(
      combatsOf([
        { id: 'castellum-log-toll', args: { seat: 0 } },
        line(0, 'E1579-01:4:3:1+-'),
        line(1, 'E1579-02:3:4:0+E1579-03:5:5:1'),
        line(0, 'E1632-01:4:3:1'),
      ]),
    ).toEqual([
      [
        [{ enemy: 'E1579-01', attack: 4, power: 3, beaten: true }, null],
        [
          { enemy: 'E1579-02', attack: 3, power: 4, beaten: false },
          { enemy: 'E1579-03', attack: 5, power: 5, beaten: true },
        ],
      ],
      [[{ enemy: 'E1632-01', attack: 4, power: 3, beaten: true }]],
    ]);
  });
});
