# Lessons after the guide: positions with one clearly best answer. A test asks a strong bot whether each is true.
web-lessons = Lessons
web-lesson-step = Lesson { $step } of { $steps }

## Castello

web-castello-lesson-chain = The pawn on H8 can capture I8 or I9. Each hop may go on to another. Look at both ways to their ends before you begin, then make the first hop of the better one.
    .title = Read the chain to its end
    .done = Right. From J8 the way goes on. A chain is one turn: count everything that it takes, not only the first pawn.
web-castello-lesson-guard = Black stands beside your castle on G8 with two pawns, on G7 and H8; a third one takes it. The pawn on G11 is on its way. Stop it.
    .title = Guard your castles
    .done = Right. Whoever captures the third pawn of a siege has defended the castle and won a pawn besides.
web-castello-lesson-middle = You have a castle of Black’s home, so the middle castle K8 may fall to you. Two pawns stand beside it. Four castles win the game: bring the third pawn.
    .title = The middle falls second
    .done = Right. A castle is worth more than any single step elsewhere, and the middle one can be reached from all sides.

## Castel

web-castel-lesson-traitor = Beige plays, with one card more than Black. The Traitor, laid on a rampart, sends back an open card on a court cell next to him. Black’s Priest lies on b4. Lay the Traitor so that he reaches it, and send the Priest back.
    .title = Two cards in one action
    .done = Right. Your hand has become smaller and Beige’s larger with a single action. Cards that send others back are worth most when there is something to send back.
web-castel-lesson-exchange = Beige plays, and Black holds a single card. Three Siege Engines stand before the walls, and the next one lies in the exchange; your Ambassador has no place to go. A swap costs an action and makes no hand smaller. Is it worth it?
    .title = A swap that pays
    .done = Right. The fourth engine sends back all soldiers on the ramparts: six of Black’s and two of yours. That is more than two actions are worth. Look at the exchange before you lay a weak card.
web-castel-lesson-dragon = Black plays, and both hands hold sixteen cards. Which of your cards changes that most at once?
    .title = The strongest card first
    .done = Right. The Dragon sends back a card outside the walls and one on a tower or rampart: Beige has both. Strong effects want targets, and now there are some.

## Castellan

web-castellan-lesson-close = Red plays. Between the wall at the bottom and the two towers on the right a large courtyard is nearly closed. Which single card has the towers and the walls that are missing?
    .title = Count what is missing
    .done = Right. Gatehouse brings two towers and two short walls: the courtyard closes this turn, and it can be doubled. Count towers and walls before you choose a card.
web-castellan-lesson-nothing-left = Red plays, and is two points ahead. Around the castle walls stand open that Blue could close next. You may play several cards in one turn. Choose Gatehouse, Barbican, Postern and Curtain Wall.
    .title = Leave nothing for the others
    .done = Right. What you close yourself nobody else can close. Many cards in one turn are good when each of them finishes something.
web-castellan-lesson-patience = Red plays, eight points behind. Your walls are strong, but the towers for them are missing. Which card prepares most and opens least?
    .title = Prepare without opening
    .done = Right. Twin Watch sets two towers and brings another card, while the walls stay in your hand. A wall that you set and cannot close helps whoever comes next.

## Castellum

web-castellum-lesson-column = Red has a worker left, 2 gold and 3 stone. Column 1 has only the gate, with attack 3. Spend the worker so that it can stand against the enemies of this year.
    .title = A column for each enemy
    .done = Right. With the Howitzer the column has attack 7. Enemies are worth points only if a column is strong enough when they come; resources alone defeat nobody.
web-castellum-lesson-take-away = Red plays an angel. Blue’s column 2 has attack 9 against an enemy of power 7, with the help of a Culverin. The Angel of the colours hires a troop, also one of another line. Which one hurts most?
    .title = Take what they need
    .done = Right. Without the Culverin Blue’s column is too weak for its enemy, and yours is stronger. A troop that changes sides counts twice.
web-castellum-lesson-keep = Blue plays. Your columns 1 and 2 will defeat their enemies, and no angel helps columns 3 and 4 enough. You hold the Angel of discord. What do you do with it this year?
    .title = Keep what is of no use now
    .done = Right. You pass and keep the angel for the next year. An effect that changes no combat is wasted.
web-castellum-lesson-every-column = Red has one worker left in 1794. All five columns are open now. One place helps every column at once.
    .title = A little everywhere
    .done = Right. Dinghuis gives 1 attack to each column, and with five columns that is worth more than the resources of the market.
