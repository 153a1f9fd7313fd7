/** A short film for the home page: Blue closes three courtyards beside those that stand. */
import type { Scene } from '../contract';
import { A, B, scene } from './setups';

const PLAYED = [
  'play:T5+W4 T0,0 S-1,0E T-1,0 S0,0E S0,-1N S-1,-1N L-3,0E draw:W1T0',
  'play:W4 T0,-1 S-1,-1E S0,-1E S0,0N draw:W0T1',
  'play:T2+W2 T-1,-1 double:-1,-1 T1,-1 T-3,0 S-3,0N L-3,-1E S1,-1N S-3,-1N S-1,0N draw:W1T0',
  'play:T1+T2+T4+W2 T-3,-1 double:-3,-1 T1,0',
].join(' ');

export const film: Scene = scene([A, B], PLAYED, 'S1,0N T1,1 T-1,1 S-1,1E T0,1 S0,1E L-3,1E T-3,1');
