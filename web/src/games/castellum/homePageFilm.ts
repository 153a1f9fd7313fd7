/** A short film for the home page: the year 1579 from the first worker to the reward. */
import { scene } from './setups';

export const film = scene(
  { troops: 'T23 T06', angels: 'A15 A01' },
  'worker:servaas',
  'worker:vrijthof buy:T06>c1 worker:vrijthof buy:T23>c1 worker:servaas enemy:E1579-01>s0c1 enemy:E1579-03>s1c1 ' +
    'enemy:E1579-02>s1c2 enemy:E1579-04>s0c2 pass angel:A01!fury:s1c2 let angel:A15!destroy:c2 orient:4',
);
