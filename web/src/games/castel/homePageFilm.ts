/** A short film for the home page: a lively castle, seen by an onlooker. */
import { scene } from './scenes';

export const film = scene(
  '2p; 0: king, queen, soldier, archer, prince, knight, siege, dragon, courtier; ' +
    '1: favourite, soldier, soldier, witch, princess, siege, assassin, minstrel, knight; X: merchant, thief',
  'place:queen@d2 place:soldier@c1 place:witch@a6 deal:black-knight>1 place:black-knight@d3 place:siege@N ' +
    'place:prince@b3 place:soldier@e1 place:princess@c3 place:king@c4 send:prince@b3 place:courtier@b5 send:king@c4 ' +
    'place:soldier@d1 place:siege@S place:prince@b3 place:dragon@out send:siege@S send:witch@a6 place:minstrel@c4 ' +
    'lay:b3=black-knight lay:b5=courtier lay:c3=princess place:assassin@e3 kill:queen@d2 place:archer@a6 ' +
    'send:siege@N place:knight@d1 place:knight@e3 place:siege@E',
  'place:king@c5 send:minstrel@c4 place:siege@N place:favourite@d4 move:king@c5>d2 move:knight@d1>c1 ' +
    'place:minstrel@b2 draw place:enchanter@out place:minstrel@b2 place:witch@f6 deal:alchemist>1 draw ' +
    'place:fairy@out move:favourite@d4>out place:alchemist@f1',
);
