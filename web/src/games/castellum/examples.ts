/** Worked examples by clause; the rulebook shows each as a small live position. */
import type { Scene } from '../contract';
import { scene } from './setups';

const ENEMIES = 'enemy:E1579-01>s0c2 enemy:E1579-03>s0c1 enemy:E1579-02>s1c2 enemy:E1579-04>s1c1';
const SERVAAS = 'worker:servaas worker:servaas worker:servaas worker:servaas';
const W = `${SERVAAS} ${ENEMIES}`;
const TWO_GUNS = 'worker:vrijthof buy:T06>c1 worker:vrijthof buy:T08>c2 worker:dinghuis worker:muntstraat';
const FULL_HAND =
  'worker:servaas worker:oudebrug take:gold worker:servaas worker:oudebrug take:gold ' +
  'enemy:E1579-01>s0c1 enemy:E1579-03>s1c1 enemy:E1579-02>s0c2 enemy:E1579-04>s1c2 pass ' +
  'worker:oudebrug take:gold';
/** A whole game but for its last action. */
const WHOLE =
  'worker:vrijthof buy:T07>c1 worker:pietersberg worker:houtmaas worker:helpoort buy:F06>c2 ' +
  'enemy:E1579-02>s1c1 enemy:E1579-04>s0c1 enemy:E1579-01>s0c2 enemy:E1579-03>s1c2 worker:houtmaas ' +
  'worker:vrijthof buy:T11>c1 worker:pietersberg worker:muntstraat worker:vrijthof buy:T12>c2 ' +
  'worker:servaas enemy:E1632-01>s0c1 enemy:E1632-06>s1c1 enemy:E1632-02>s1c3 enemy:E1632-05>s0c3 ' +
  'enemy:E1632-03>s1c2 enemy:E1632-04>s0c2 pass worker:dinghuis worker:vrijthof buy:T17>c2 worker:vrijthof ' +
  'buy:T20>c2 worker:muntstraat worker:pietersberg worker:houtmaas worker:servaas worker:servaas ' +
  'enemy:E1673-01>s1c4 enemy:E1673-06>s0c1 enemy:E1673-03>s1c2 enemy:E1673-07>s0c2 enemy:E1673-02>s1c3 ' +
  'enemy:E1673-05>s1c1 enemy:E1673-04>s0c3 enemy:E1673-08>s0c4 angel:A02!fury:s0c2 let angel:A03+s1c1 ' +
  'angel:A01!fury:s0c1 worker:houtmaas worker:dinghuis worker:servaas worker:pietersberg worker:vrijthof ' +
  'buy:T26>c1 worker:oudebrug take:stone worker:helpoort buy:F19>c5 worker:muntstraat worker:helpoort ' +
  'buy:F17>c4 worker:servaas enemy:E1794-05>s0c1 enemy:E1794-06>s1c1 enemy:E1794-01>s0c2 ' +
  'enemy:E1794-09>s1c2 enemy:E1794-03>s1c3 enemy:E1794-08>s0c4 enemy:E1794-02>s0c5 enemy:E1794-07>s1c5 ' +
  'enemy:E1794-04>s0c3 enemy:E1794-10>s1c4 angel:A04+s1c1';

export const examples: Readonly<Record<string, Scene>> = {
  'CM-2.4': scene({}, ''),
  'CM-4.4': scene({}, '', 'worker:dinghuis'),
  'CM-4.5': scene({}, '', 'worker:markt take:gold+wood worker:oudebrug take:gold'),
  'CM-4.6': scene({}, '', 'worker:vrijthof buy:T06>c1 worker:helpoort buy:F06>c2'),
  'CM-4.8': scene(
    { angels: 'A01 A02 A03 A20' },
    FULL_HAND,
    'worker:servaas worker:oudebrug take:gold worker:servaas angel:A20!gift:gold+wood',
    0,
  ),
  'CM-4.9': scene({ angels: 'A20 A26' }, 'worker:servaas worker:servaas', 'angel:A20!gift:gold+wood let', 0),
  'CM-5.2': scene({}, TWO_GUNS, ENEMIES.split(' ').slice(0, 3).join(' ')),
  'CM-6.3': scene(
    { angels: 'A05' },
    `worker:servaas worker:muntstraat worker:dinghuis worker:houtmaas ${ENEMIES}`,
    'angel:A05+s0c1',
    0,
  ),
  'CM-6.4': scene({ angels: 'A01 A26 A27 A28' }, W, 'angel:A01!fury:s1c2 let', 0),
  'CM-6.5': scene(
    { angels: 'A01 A06 A07 A02' },
    W,
    'angel:A01!fury:s0c1 let angel:A06!swap:s0c1,s1c2 let',
    1,
  ),
  'CM-6.6': scene(
    { angels: 'A11 A12' },
    `worker:servaas worker:vrijthof buy:T06>c1 worker:vrijthof buy:T01>c2 worker:servaas ${ENEMIES}`,
    'angel:A11!hire:T06>c1 let',
    0,
  ),
  'CM-6.7': scene(
    { troops: 'T23 T06', angels: 'A15' },
    'worker:servaas worker:vrijthof buy:T06>c1 worker:vrijthof buy:T23>c1 worker:dinghuis ' +
      'enemy:E1579-01>s0c1 enemy:E1579-03>s1c1 enemy:E1579-02>s1c2 enemy:E1579-04>s0c2',
    'angel:A15!destroy:c2',
    0,
  ),
  'CM-7.1': scene(
    { players: 3, angels: 'A26 A01 A27 A02 A06 A03' },
    `${SERVAAS} worker:servaas worker:servaas enemy:E1579-01>s0c1 enemy:E1579-03>s1c1 enemy:E1579-05>s2c1 ` +
      'enemy:E1579-02>s0c2 enemy:E1579-04>s1c2 enemy:E1579-06>s2c2 pass',
    'angel:A01!fury:s0c1 cancel:A27 let let',
  ),
  'CM-7.3': scene({ angels: 'A01 A26 A27 A28' }, W, 'angel:A01!fury:s1c2 cancel:A26 cancel:A27 let'),
  'CM-7.4': scene({ angels: 'A01 A26 A27 A28' }, W, 'angel:A01!fury:s1c2 cancel:A26 let'),
  'CM-8.2': scene(
    { troops: 'T10 T01' },
    '',
    'worker:vrijthof buy:T10>c1 worker:muntstraat worker:vrijthof buy:T01>c2',
  ),
  'CM-8.3': scene(
    { enemies: '07 01 02 03' },
    'worker:vrijthof buy:T06>c2 worker:muntstraat worker:houtmaas worker:pietersberg',
    'enemy:E1579-01>s0c1 enemy:E1579-02>s1c1 enemy:E1579-07>s0c2',
  ),
  'CM-8.4': scene({}, TWO_GUNS, ENEMIES),
  'CM-9.2': scene(
    { first: 1, angels: 'A09' },
    'worker:vrijthof buy:T06>c2 worker:vrijthof buy:T07>c2 worker:vrijthof buy:T01>c1 worker:vrijthof buy:T03>c1 ' +
      'enemy:E1579-01>s1c1 enemy:E1579-04>s0c1 enemy:E1579-02>s1c2',
    'enemy:E1579-03>s0c2 orient:3',
  ),
  'CM-9.3': scene(
    { troops: 'T23 T06', angels: 'A15' },
    'worker:servaas worker:vrijthof buy:T06>c1 worker:vrijthof buy:T23>c1 worker:dinghuis ' +
      'enemy:E1579-01>s0c1 enemy:E1579-03>s1c1 enemy:E1579-02>s1c2 enemy:E1579-04>s0c2 angel:A15!destroy:c2',
    'orient:4',
  ),
  'CM-11.2': scene({}, WHOLE, 'angel:A05!fury:s1c1'),
  'CM-14.1': scene({ angels: 'A01 A26 A27 A28' }, SERVAAS, '', 0),
};
