/** Worked examples by clause; the rulebook shows each as a small live position. */
import type { Scene } from '../contract';
import { scene } from './scenes';

const SOLDIERS = '2p; 0: soldier, soldier, soldier; 1: siege, soldier';
const KING_AND_FAVOURITE = '2p; 0: king, soldier; 1: archer, favourite';
const BEFORE_THE_KING = 'place:soldier@b1 draw place:favourite@b2 place:archer@a1';

export const examples: Readonly<Record<string, Scene>> = {
  'CT-1.3': scene(
    '2p; 0: king, soldier, archer; 1: siege, dragon',
    '',
    'place:king@c3 place:soldier@b1 place:siege@N place:dragon@out',
  ),
  'CT-2.1': scene('2p', '', '', 0),
  'CT-3.3': scene('2p; 0: soldier, archer; 1: -', '', 'draw', 0),
  'CT-3.4': scene('2p; 0: archer; 1: -; X: king', '', 'swap:archer>king', 0),
  'CT-3.5': scene('2p; 0: soldier, archer; 1: -', '', 'place:archer@a1', 0),
  'CT-3.6': scene(
    '2p; 0: herald; 1: king, archer; X: captain',
    'place:herald@out draw',
    'place:king@b2 swap:archer>captain',
    1,
  ),
  'CT-4.2': scene(
    '2p; 0: ghost, archer, witch; 1: knight, soldier; X: captain',
    'place:archer@a1 draw place:knight@a1 draw',
    'place:witch@a6 deal:captain>1 place:ghost@a6',
    0,
  ),
  'CT-4.3': scene(
    '2p; 0: soldier, knight; 1: siege, knight',
    'place:soldier@b1',
    'place:knight@b1 place:siege@N place:knight@N',
  ),
  'CT-4.4': scene('2p; 0: siege, siege; 1: -', '', 'place:siege@N place:siege@S'),
  'CT-4.5': scene('2p; 0: herald, dragon; 1: -', '', 'place:herald@out place:dragon@out'),
  'CT-4.6': scene(
    '2p; 0: king, queen, soldier; 1: thief, prince',
    'place:soldier@b1 draw place:thief@e5 place:prince@b2',
    'place:king@c3 send:thief@e5 place:queen@d3 send:prince@b2',
    0,
  ),
  'CT-5.1': scene(
    '2p; 0: prince, knight, knight; 1: -',
    '',
    'place:prince@c3 place:knight@c3 draw draw place:knight@c3',
  ),
  'CT-5.2': scene(
    SOLDIERS,
    'place:soldier@b1 place:soldier@c1 place:siege@S draw',
    'place:soldier@d1 draw place:soldier@e1',
  ),
  'CT-5.3': scene(
    '2p; 0: captain, soldier, siege, siege; 1: soldier, soldier, siege, siege',
    'place:captain@b1 place:soldier@c1 place:soldier@d1 place:soldier@a2 place:siege@N place:siege@E',
    'place:siege@S place:siege@W',
  ),
  'CT-5.4': scene(
    '2p; 0: prince, thief; 1: courtier',
    'place:prince@c3 place:thief@c4',
    'place:courtier@d4 send:prince@c3',
    0,
  ),
  'CT-5.6': scene(
    '2p; 0: prince, priest; 1: courtier',
    'place:prince@c3',
    'place:priest@c4 place:courtier@d3',
  ),
  'CT-6.10': scene(KING_AND_FAVOURITE, BEFORE_THE_KING, 'place:king@d4 send:archer@a1 send:king@d4'),
  'CT-6.11': scene(
    '2p; 0: king, queen, soldier; 1: thief, prince',
    'place:soldier@b1 draw place:thief@e5 place:prince@b2 place:king@c3 send:thief@e5',
    'place:queen@d3 send:prince@b2',
  ),
  'CT-6.12': scene('2p; 0: prince, thief; 1: courtier', 'place:prince@c3 draw', 'place:courtier@d4'),
  'CT-6.13': scene(
    '2p; 0: princess, lady; 1: thief, assassin, soldier',
    'place:princess@c3 draw place:soldier@b1 place:thief@b3',
    'place:lady@b2',
  ),
  'CT-6.14': scene(
    '2p; 0: prince, knight, knight; 1: black-knight',
    'place:prince@c3 place:knight@c3 draw draw place:knight@c3 draw',
    'place:black-knight@c4',
  ),
  'CT-6.15': scene(
    '2p; 0: king, prince; 1: assassin',
    'place:prince@b2 draw draw draw place:king@c4 place:prince@c2',
    'place:assassin@c3',
  ),
  'CT-6.16': scene(
    '2p; 0: prince, minstrel, soldier; 1: traitor',
    'place:prince@b2 place:minstrel@c2',
    'place:traitor@b1 send:prince@b2',
  ),
  'CT-6.17': scene(
    '2p; 0: soldier, prince, archer; 1: barbarian',
    'place:soldier@b1 place:archer@a1',
    'place:barbarian@out send:archer@a1',
  ),
  'CT-6.18': scene(
    '2p; 0: soldier, soldier, siege, siege; 1: dragon, knight',
    'place:soldier@b1 place:siege@N place:knight@N draw place:soldier@c1 place:siege@E',
    'place:dragon@out send:siege@E send:soldier@b1',
  ),
  'CT-6.19': scene(
    '2p; 0: archer; 1: siege, herald',
    'draw draw place:siege@N place:herald@out',
    'place:archer@f6 send:siege@N',
  ),
  'CT-6.20': scene(
    '2p; 0: soldier, wizard; 1: siege',
    'place:soldier@b1 draw place:siege@N draw',
    'place:wizard@f6 send:siege@N',
    0,
  ),
  'CT-6.21': scene(
    '2p; 0: soldier, siege; 1: enchanter, knight',
    'place:siege@N place:soldier@b1',
    'place:enchanter@out',
  ),
  'CT-6.22': scene(
    '2p; 0: prince, princess, knight; 1: favourite, minstrel',
    'place:prince@b2 place:princess@d2 place:favourite@c4 draw draw draw',
    'place:minstrel@c3 lay:b2=favourite lay:c4=princess',
  ),
  'CT-6.23': scene(
    '2p; 0: princess, charming; 1: witch; X: captain',
    'place:princess@b2 draw place:witch@a1 deal:captain>1 draw',
    'place:charming@c3 move:witch@a1>f6',
  ),
  'CT-6.24': scene(
    '2p; 0: soldier, prince, knight, princess; 1: soldier, siege',
    'place:soldier@b1 place:prince@c3 place:soldier@f2 place:siege@N place:knight@b1',
    'place:princess@e5',
  ),
  'CT-6.25': scene(
    '2p; 0: king, knight, prince, favourite; 1: soldier',
    'place:king@c3 place:knight@c3 draw draw place:prince@b2 draw draw draw',
    'place:favourite@e5 move:knight@c3>b2 move:king@c3>e2',
  ),
  'CT-6.26': scene(
    '2p; 0: soldier, soldier, soldier, watchman; 1: siege, soldier',
    'place:soldier@b1 place:soldier@c1 place:siege@S place:soldier@f2 place:soldier@d1 draw draw draw',
    'place:watchman@a1 move:soldier@f2>e1',
  ),
  'CT-6.27': scene(
    '2p; 0: soldier, queen, knight; 1: fairy, siege',
    'place:queen@c3 place:soldier@b1 draw place:siege@N place:knight@c3 draw',
    'place:fairy@out move:soldier@b1>out',
  ),
  'CT-6.28': scene('2p; 0: prince, thief; 1: -', 'place:prince@c3', 'place:thief@c4'),
  'CT-6.29': scene(
    '2p; 0: soldier, schemer; 1: soldier, siege, knight',
    'place:soldier@b1 draw place:soldier@c1 place:knight@b1',
    'place:schemer@c3 pick:soldier@b1 pick:knight@b1',
  ),
  'CT-6.30': scene(
    '2p; 0: prince, spy; 1: princess, favourite',
    'place:prince@b2 draw place:princess@d2 place:favourite@c4',
    'place:spy@c3 pawn:prince@b2=1 pawn:favourite@c4=1',
  ),
  'CT-6.31': scene(
    '2p; 0: merchant; 1: soldier, soldier, soldier, soldier',
    'draw draw place:soldier@b1 place:soldier@c1 draw draw place:soldier@a2 place:soldier@a3',
    'place:merchant@c3 claim:soldier@a2 claim:soldier@c1 claim:soldier@b1',
  ),
  'CT-6.32': scene(
    '2p; 0: king, advisor; 1: soldier; X: archer, dragon, queen',
    'place:king@c3 draw place:soldier@b1 draw',
    'place:advisor@d4 enter:queen@c2 send:king@c3',
    0,
  ),
  'CT-6.33': scene('3p; 0: witch; 1: -; 2: -; X: king, queen', '', 'place:witch@a1 deal:king>2', 0),
  'CT-6.34': scene(
    '4p; 0: alchemist, soldier, soldier, king, siege; 1: -; 2: -; 3: -; X: archer, queen',
    '',
    'place:alchemist@a1 give:soldier give:king get:archer get:queen',
    0,
  ),
  'CT-6.35': scene(
    '3p; 0: courtesan, king, soldier; 1: thief, prince, archer; 2: -',
    '',
    'place:courtesan@b2 trade:king>1 take:thief>0',
    0,
  ),
  'CT-6.36': scene(
    '3p; 0: jester, king, soldier; 1: siege, queen; 2: archer',
    '',
    'place:jester@b2 pass:king pass:siege pass:archer',
    0,
  ),
  'CT-6.37': scene(
    '3p; 0: fool, king; 1: queen; 2: prince',
    '',
    'place:fool@b2 take:prince>0 take:king>1 take:queen>2',
    0,
  ),
  'CT-6.38': scene('2p; 0: archer, ghost; 1: -', 'place:archer@a1', 'place:ghost@a1', 0),
  'CT-6.40': scene(
    '2p; 0: soldier, siege, siege; 1: soldier, siege, siege',
    'place:soldier@b1 place:siege@N place:soldier@f3 place:siege@E place:siege@S draw',
    'place:siege@W',
  ),
  'CT-7.3': scene('2p; 0: soldier; 1: -; turn_limit 2', 'place:soldier@b1 draw', 'draw draw', 0),
};
