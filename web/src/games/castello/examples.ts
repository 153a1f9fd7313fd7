/** Worked examples by clause; the rulebook shows each as a small live position. */
import type { Scene } from '../contract';

const scene = (setup: Record<string, unknown>, ...next: string[]): Scene => ({ players: 2, setup, next });

export const examples: Readonly<Record<string, Scene>> = {
  'CO-1.5': { players: 2, setup: {} },
  'CO-1.4': { players: 2, setup: { red: [], black: [] } },
  'CO-3.1': scene({ first: 1, red: ['S1', 'S3', 'T1', 'T2', 'U2', 'U3'], black: ['U1'] }, 'S1-R1', 'U1-S1'),
  'CO-4.1': scene({ red: ['B5'], black: ['C5', 'U1'], castles: [] }, 'B5-D5'),
  'CO-4.2': scene({ red: ['D8'], black: ['S8'], castles: [] }, 'D8-E9', 'S8-S7', 'E9-E8'),
  'CO-4.3': scene({ red: ['B8'], black: ['U8'], castles: [] }, 'B8-D8', 'U8-S8', 'D8-E8'),
  'CO-4.4': scene({ red: ['A1', 'B2'], black: ['U1'], castles: [] }, 'A1-C3'),
  'CO-4.5': scene({ red: ['F8'], black: ['U1'] }, 'F8-G7'),
  'CO-5.1': scene({ red: ['B5'], black: ['C5', 'U1'], castles: [] }, 'B5-D5'),
  'CO-5.2': scene(
    { first: 1, red: ['D2', 'B2', 'B3', 'A12'], black: ['E4', 'E3'] },
    'E4-E2',
    'E2-C2',
    'C2-A2',
    'A2-C4',
  ),
  'CO-5.3': scene({ red: ['C3'], black: ['D3', 'E4', 'D5', 'C4', 'U1'] }, 'C3-E3', 'E3-E5', 'E5-C5', 'C5-C3'),
  'CO-5.4': scene({ first: 1, red: ['D2', 'B2', 'B3', 'A12'], black: ['E4', 'E3'] }, 'E4-E2', 'stop'),
  'CO-5.5': scene(
    { red: ['A1'], black: ['B1', 'D1', 'F1', 'H1', 'J1', 'L1'] },
    'A1-C1',
    'C1-E1',
    'E1-G1',
    'G1-I1',
    'I1-K1',
  ),
  'CO-6.1': scene({ red: ['N8', 'O9', 'N6'], black: ['U1'] }, 'N6-O7'),
  'CO-6.2': scene({ red: ['I5', 'J4', 'H2', 'H1'], black: ['H3', 'G5', 'U1'] }, 'H2-H4', 'H4-F6'),
  'CO-6.3': scene({ red: ['F8', 'G9', 'H7'], black: ['U1'] }, 'H7-H8'),
  'CO-6.4': scene({ red: ['J8', 'K9', 'L7', 'N8', 'O9', 'N6'], black: ['U1'] }, 'L7-L8', 'U1-U2', 'N6-O7'),
  'CO-6.5': scene({ red: ['N8', 'O9', 'N6'], black: ['U1'] }, 'N6-O7', 'U1-U2', 'N8-O8'),
  'CO-7.2': scene(
    {
      red: ['J8', 'K9', 'L8', 'N8', 'O9', 'N6'],
      black: ['U1'],
      captured: { castles: [['I4', 'I12', 'M4'], []] },
    },
    'N6-O7',
  ),
  'CO-7.3': scene({ red: ['A1'], black: ['B1', 'D1', 'F1'], captured: { pawns: [26, 0] } }, 'A1-C1', 'C1-E1'),
  'CO-7.5': scene(
    { red: ['C5'], black: ['S5'] },
    'C5-C6',
    'S5-S6',
    'C6-C5',
    'S6-S5',
    'C5-C6',
    'S5-S6',
    'C6-C5',
    'S6-S5',
  ),
};
