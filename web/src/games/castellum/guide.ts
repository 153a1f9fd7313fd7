/** The first-game guide: short positions, each with one thing to do. The words are `web-castellum-guide-ID`. */
import type { GuideStep } from '../contract';
import { scene } from './setups';

const WORK = 'worker:vrijthof buy:T06>c2 worker:muntstraat worker:houtmaas worker:pietersberg';

export const guide: readonly GuideStep[] = [
  {
    id: 'city',
    scene: scene({}, '', '', 0),
    wanted: ['worker:houtmaas', 'worker:muntstraat', 'worker:pietersberg'],
    actions: 1,
    shows: 's0c1',
  },
  {
    id: 'troop',
    scene: scene({}, 'worker:houtmaas worker:muntstraat', '', 0),
    wanted: ['worker:vrijthof', 'buy:T06>c2', 'buy:T07>c2', 'buy:T08>c2'],
    actions: 2,
  },
  {
    id: 'siege',
    scene: scene({ enemies: '04 01 03 02' }, WORK, '', 0),
    wanted: ['enemy:E1579-04>s1c1'],
    actions: 1,
  },
  {
    id: 'prey',
    scene: scene({ enemies: '04 01 03 02' }, `${WORK} enemy:E1579-04>s1c1 enemy:E1579-03>s0c1`, '', 0),
    wanted: ['enemy:E1579-01>s0c2'],
    actions: 1,
  },
  {
    id: 'number',
    scene: scene(
      { angels: 'A03 A28 A27', enemies: '04 01 03 02' },
      'worker:servaas worker:servaas worker:vrijthof buy:T06>c2 worker:servaas ' +
        'enemy:E1579-04>s1c1 enemy:E1579-03>s0c1 enemy:E1579-01>s0c2 enemy:E1579-02>s1c2',
      '',
      0,
    ),
    wanted: ['angel:A03+s0c1'],
    actions: 1,
  },
  {
    id: 'effect',
    scene: scene(
      { angels: 'A06 A28', enemies: '02 01 06 03' },
      'worker:servaas worker:servaas worker:vrijthof buy:T06>c2 worker:muntstraat ' +
        'enemy:E1579-02>s1c1 enemy:E1579-06>s0c2 enemy:E1579-01>s0c1 enemy:E1579-03>s1c2',
      '',
      0,
    ),
    wanted: ['angel:A06!swap:s0c2,s1c1', 'angel:A06!swap:s0c2,s1c2'],
    actions: 1,
  },
  {
    id: 'cancel',
    scene: scene(
      { angels: 'A26 A01', enemies: '02 01 04 03' },
      'worker:servaas worker:servaas worker:vrijthof buy:T06>c2 worker:muntstraat ' +
        'enemy:E1579-02>s0c2 enemy:E1579-04>s0c1 enemy:E1579-01>s1c1 enemy:E1579-03>s1c2 pass angel:A01!fury:s0c2',
      '',
      0,
    ),
    wanted: ['cancel:A26'],
    actions: 1,
  },
  {
    id: 'reward',
    scene: scene(
      { enemies: '01 02 04 03' },
      'worker:vrijthof buy:T06>c2 worker:vrijthof buy:T07>c2 worker:vrijthof buy:T01>c1 worker:vrijthof buy:T03>c1 ' +
        'enemy:E1579-01>s0c1 enemy:E1579-04>s1c1 enemy:E1579-02>s0c2 enemy:E1579-03>s1c2',
      '',
      0,
    ),
    actions: 1,
  },
];
