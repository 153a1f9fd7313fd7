/** Worked examples by clause (CA-16); the rulebook shows each as a small live position. */
import type { Scene } from '../contract';
import { A, ALL_OF_A, B, HALL, scene, SQUARE, TWO_CELLS } from './setups';

const FILLED = `${HALL} double:0,0 S1,1E S-1,0E S0,-1N S2,0E S2,-1N draw:W1T0`;
const STUCK: [string, string] = ['T2 T4 W1 W2', 'T1 T2 W1 W2'];

export const examples: Readonly<Record<string, Scene>> = {
  'CA-2.3': scene(A, ''),
  'CA-3.2': scene(A, `${ALL_OF_A} T0,0`, 'L0,0E T2,0 S2,0N'),
  'CA-4.1': scene(A, ALL_OF_A, 'S0,0E T0,0'),
  'CA-4.2': scene(A, `${ALL_OF_A} T0,0 S0,0E`, 'T1,0'),
  'CA-4.3': scene(A, `${ALL_OF_A} T0,0 L0,0E T2,0 L0,0N T0,2`, 'S2,0N S0,2E'),
  'CA-4.4': scene(A, `${ALL_OF_A} T0,0 S0,0E T1,0 S1,0N S0,0N T0,1`, 'S0,1E'),
  'CA-4.5': scene(A, `${FILLED} play:T2`, 'T-1,0 T3,0'),
  'CA-4.7': scene(B, `${TWO_CELLS} S1,0N`, 'T1,0'),
  'CA-5.1': scene(A, SQUARE, 'T1,1'),
  'CA-5.2': scene(B, `${TWO_CELLS} S1,0N`, 'T1,0'),
  'CA-5.4': scene(A, `${FILLED} play:T2 T-1,0 T0,-1 S-1,2E S0,2N draw:W1T0 play:W2`, 'T1,1'),
  'CA-6.2': scene(A, '', 'play:T2'),
  'CA-6.3': scene('T1 T7 W5 W6', '', 'play:T7+W6'),
  'CA-6.4': scene(STUCK, 'play:T4 T0,0 L0,0E T2,0 draw:W1T0 play:T1 draw:W1T1', 'play:W1'),
  'CA-7.1': scene(A, `${HALL} keep`, 'S1,1E S-1,0E'),
  'CA-7.2': scene(STUCK, 'play:T4 T0,0 L0,0E T2,0 draw:W1T0', 'play:T1 draw:W1T1'),
  'CA-8.1': scene(A, SQUARE, 'T1,1 keep'),
  'CA-8.2': scene(B, `${TWO_CELLS} T1,0 keep`, 'S1,0N keep'),
  'CA-8.3': scene(B, `${TWO_CELLS} T1,0 keep S1,0N`, 'double:1,0'),
  'CA-8.4': scene(B, `${TWO_CELLS} T1,0 double:0,0`, 'S1,0N stay:1,0'),
  'CA-9.2': scene(STUCK, 'play:T4 T0,0 L0,0E T2,0 draw:W1T0 play:T1', 'draw:W1T1'),
  'CA-11.1': scene(A, HALL, 'double:0,0 S1,1E'),
};
