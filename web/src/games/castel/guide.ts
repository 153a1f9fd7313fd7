/** The first-game guide: eight short positions, each with one thing to do. The words are `web-castel-guide-ID`. */
import type { GuideStep } from '../contract';
import { CELLS, zoneOfPlace } from './places';
import { scene } from './scenes';

const on = (kind: string, zone: string): string[] =>
  CELLS.filter((cell) => zoneOfPlace(cell) === zone).map((cell) => `place:${kind}@${cell}`);

const start = '2p; 0: soldier, siege, archer; 1: -; X: king, queen';

export const guide: readonly GuideStep[] = [
  { id: 'place', scene: scene(start, '', ''), wanted: on('soldier', 'rampart'), actions: 1 },
  { id: 'draw', scene: scene(start, 'place:soldier@b1', ''), wanted: ['draw'], actions: 1, follows: true },
  { id: 'swap', scene: scene(start, '', ''), wanted: ['swap:siege>king'], actions: 1 },
  {
    id: 'king',
    scene: scene(
      '2p; 0: king, soldier; 1: archer, prince',
      'place:soldier@b1 draw place:prince@e5 place:archer@a1',
      '',
    ),
    wanted: [...on('king', 'court'), 'send:archer@a1'],
    actions: 2,
  },
  {
    id: 'knight',
    scene: scene('2p; 0: prince, knight; 1: soldier', 'place:prince@c3 draw place:soldier@c1 draw', ''),
    wanted: ['place:knight@c3'],
    actions: 1,
  },
  {
    id: 'protected',
    scene: scene(
      '2p; 0: courtier; 1: prince, knight, minstrel',
      'draw draw place:prince@c3 place:knight@c3 draw draw place:minstrel@d3 draw',
      '',
    ),
    wanted: ['c2', 'c4', 'd2', 'd4']
      .map((cell) => `place:courtier@${cell}`)
      .concat('send:knight@c3', 'send:minstrel@d3'),
    actions: 2,
  },
  {
    id: 'rampart',
    scene: scene(
      '2p; 0: soldier, soldier, soldier, soldier; 1: siege',
      'place:soldier@b1 place:soldier@c1 place:siege@S draw',
      '',
    ),
    wanted: ['place:soldier@d1', 'place:soldier@e1'],
    actions: 2,
  },
  {
    id: 'merchant',
    scene: scene(
      '2p; 0: merchant; 1: soldier, soldier, soldier, soldier',
      'draw draw place:soldier@b1 place:soldier@c1 draw draw place:soldier@a2 place:soldier@a3',
      '',
    ),
    wanted: [...on('merchant', 'court'), ...['b1', 'c1', 'a2', 'a3'].map((cell) => `claim:soldier@${cell}`)],
    actions: 4,
  },
];
