## The rulebook of Castellan, clause by clause

CA-1 = What is in the box
CA-1-1 = Seats and their order
    .text = Two, three or four play. Turns pass to the left: after seat 0 comes seat 1, and after the last seat again seat 0. Any seat may be the one that starts.
CA-1-2 = The cards
    .text = Every seat has the same 14 cards of its own: seven with a tower on the back (T1 to T7) and seven with a wall on the back (W1 to W7). The face shows what the card brings: towers, long walls, short walls, and on some cards a symbol for an extra card.
CA-1-3 = The house edition
    .text = Castelude plays with a house edition of the cards. Owners of the printed game can write its faces into a card file and play with that file under another name: 14 different ids, T and a number for the seven tower-backed cards, W and a number for the seven wall-backed ones.
    .why = The rulebook prints two card faces, the totals and a few hints; the other twelve faces stand only on the cards. We invented them so that all totals and hints hold: 16 towers, 13 long and 15 short walls; a tower on every tower-backed card, and two on four of them; a wall on every wall-backed card, and more than one on all but W7; walls and towers together on eleven cards; four extra-card symbols.
CA-1-4 = The pieces
    .text = There are exactly as many pieces as all cards together show: for each seat 13 long walls, 15 short walls and 16 towers. In notation they are L, S and T. Pieces belong to nobody; everybody builds the same castle.
CA-1-5 = Keeps and the Double Keep
    .text = A keep in the colour of its owner marks a courtyard. Keeps never run out. Besides, every seat has one Double Keep, two keeps on top of each other, which it may use once in a game. Seat 0 is red, seat 1 blue, seat 2 yellow and seat 3 green: the first edition of the box has red and blue, the second yellow and green.

CA-2 = Before the game
CA-2-1 = What the table may choose
    .text = Double Keeps may be left out (double_keep); another set of cards may be chosen (edition); and the table says whether pieces may be tried out and taken back within a turn (trial_fitting). With trial fitting, a turn in which nothing is drawn is closed by the decision end (CA-9.2). Without a choice, Double Keeps and trial fitting are in and the house edition is played.
CA-2-2 = What is fixed by the setup
    .text = A setup says which seat starts and, for each seat, the order of its tower deck and of its wall deck, the top card first. Every deck must hold each of its seven cards exactly once.
CA-2-3 = The start
    .text = Every seat takes the two top cards of each of its two decks as its first hand of four. The castle is empty, and the starting seat has turn 1. From here on nothing is left to chance.

CA-3 = The ground
CA-3-1 = The lattice
    .text = The castle stands on a square lattice without end. Its crossings are called nodes and have whole coordinates, x to the east and y to the north; neighbours are joined by edges of length one; the squares between are cells, and a cell has the name of its south-west corner.
    .why = The rulebook shows pieces that click together at right angles but gives no measures. On a lattice everything it shows fits, and every corner is a right angle.
CA-3-2 = What a piece covers
    .text = A tower fills one node. A short wall covers one edge and ends at both its nodes. A long wall covers two edges in a line; it ends at the outer nodes and lies over the node between, its middle. So a long wall is as long as two short walls with a tower between them. Walls run east-west or north-south.
    .why = The proportions are not printed. With these, the wall that the rulebook’s picture forbids is exactly one that would run into the flank of another.
CA-3-3 = Free nodes
    .text = A node bears a tower, or it is the middle of a long wall, or it is free. A node where walls end is still free as long as no tower stands on it.
CA-3-4 = How a placement is written
    .text = T and the coordinates is a tower, such as T-1,4. S or L, the coordinates and a direction is a short or long wall that starts there and runs east (E) or north (N), such as L-2,-3N. A wall is always named from its west or south end.

CA-4 = Where a piece may go
CA-4-1 = The first piece
    .text = The first piece of the castle lies at the origin: a tower T0,0, a short wall S0,0E or a long wall L0,0E, whichever the seat has. The other rules of this chapter hold from the second piece on, except CA-4.6: the piece must be in the pool.
    .why = Nothing says where or in which direction to begin, nor that a tower must come first. Any other place would be the same castle, shifted or turned.
CA-4-2 = Towers
    .text = A tower goes on a free node where at least one wall ends.
    .why = The rulebook asks that all pieces connect; we ask it of each piece as it is laid. Every castle that can be built at all can be built in such an order.
CA-4-3 = Short walls
    .text = A short wall goes on an edge that is not covered. At least one of its ends is at a tower, and neither end may be at the middle of a long wall: at each end a tower must stand or be able to stand.
    .why = Connection is checked piece by piece, as for towers. That a tower must be able to follow at the other end is what the rulebook’s picture of an illegal wall shows.
CA-4-4 = Long walls
    .text = A long wall goes on two edges in a line that are not covered. At least one of its ends is at a tower, and neither end at a middle. Its own middle must lie on a free node at which no wall ends, so that it neither crosses anything nor blocks the end of another wall.
    .why = The rulebook forbids blocking an end; we apply this also to the middle of a long wall that would pass where another wall ends.
CA-4-5 = Not in the courtyard of another
    .text = Nobody places a piece inside a courtyard of another seat; you may build in your own. A wall lies in the region of the cells beside it, a tower in that of the four cells around it. Before the piece is placed, these cells always belong to one region (CA-5.1).
CA-4-6 = Only what you have
    .text = Only pieces of the pool can be placed: those of the cards just played and those handed on.
CA-4-7 = Ends that meet
    .text = Several walls may end at the same free node, and a tower placed there joins them all. Walls never join walls, and towers never join towers: two walls that point at each other across a free node leave a gap.

CA-5 = Courtyards
CA-5-1 = What is connected and what is separated
    .text = Two neighbouring cells are open to each other when no wall covers the edge between them. Around a free node all four cells are open to each other, even past the ends of walls. Towers and the middles of long walls let nothing through. A region is everything that can be reached in this way.
    .why = The rulebook does not say when an area is completely enclosed. For us pieces enclose, not lines: where a corner tower is still missing, one can walk through.
CA-5-2 = The outside and the courtyards
    .text = The one region without end is the outside. Every other region is a courtyard and belongs, to the end of the game, to the seat whose placement closed it.
    .why = The rulebook does not mention small pockets that are closed in passing. It makes no exception for them, so they are courtyards like any other.
CA-5-3 = The name of a courtyard
    .text = A courtyard is called by its westernmost cell, and among several of these by the southernmost.
CA-5-4 = Which towers touch a courtyard
    .text = A tower touches a courtyard when one of the four cells around it belongs to it: at its corners, along its sides, or inside. For one courtyard it counts once, but it may touch up to four courtyards.
    .why = The rulebook counts towers around a courtyard and says that towers inside raise its value; so towers that stand free inside or on a spur count too.

CA-6 = The turn and the cards
CA-6-1 = The course of a turn
    .text = In its turn a seat first plays cards, then places the pieces one by one, decides about a courtyard whenever that is asked, and at last draws. When there is nothing to draw, it ends the turn by the decision end if the table plays with trial fitting; without trial fitting such a turn ends by itself. Playing, placing, drawing and ending are asked even when there is only one way to do them.
CA-6-2 = Playing cards
    .text = Play one or more cards of your hand, as many as you like. Passing is not allowed.
CA-6-3 = The first cards of the game
    .text = In turn 1 the cards must show pieces that can form one castle: at least one tower, at least as many walls as towers less one, and at most three walls for each tower and one more. If no set of the hand does, any set may be played; with the house edition this never happens.
    .why = The rulebook says that the starting seat must connect all its pieces. These are the numbers that can be connected, and they can be checked before building.
CA-6-4 = The pool
    .text = The pieces shown on the cards played leave the supply and go into the pool, beside those handed on by the seat before.

CA-7 = Building
CA-7-1 = Placing everything
    .text = As long as any piece of the pool has a legal place, one must be placed: any of them, in any place and any order.
CA-7-2 = Handing on
    .text = When pieces are left and none of them has a place anywhere, building is over. The pieces left belong to the next seat from the start of its turn, and that seat must place them together with the pieces of its own cards. They can be handed on again. This can happen in turn 1 too, and a set of cards of which no piece can be placed is handed on whole.
    .why = When there is truly nowhere for a piece, and whether this is asked of one piece or of all, is left open. One piece may make room for another, so it is settled at the end of building, for all that is left.
CA-7-3 = Left over at the very end
    .text = Pieces that find no place in the last turn of the game are out of the game when that turn ends. It happens only to players who bring it about, for instance by closing a ring around the whole castle before the last turn.
    .why = Nobody has a turn left to whom they could be handed.

CA-8 = Claiming
CA-8-1 = Closing courtyards
    .text = Each area that a placement closes off from the outside becomes a courtyard of the active seat, with a keep in it. A wall closes at most one area, a tower can close several at once. Nobody can forget or forgo a claim.
    .why = The rule of chivalry asks the others to point out a forgotten claim, so claims are made automatically.
CA-8-2 = Dividing your own courtyard
    .text = When a placement divides a courtyard of its builder, every part is a courtyard of its own with a keep.
CA-8-3 = Using the Double Keep
    .text = When a seat has just closed courtyards, or divided a courtyard that was not doubled, and still has its Double Keep, it decides at once: keep, without doubling, or double one of the courtyards just made. Later a courtyard can no longer be doubled.
    .why = The rulebook doubles a courtyard when it is first claimed. After a division one part keeps the old keep and the others are new, and which keep stands where is free; so any one part may be doubled, but only one.
CA-8-4 = Dividing the doubled courtyard
    .text = When a placement divides a doubled courtyard, its owner says at once which part stays doubled. The other parts have single keeps.
    .why = The rulebook leaves the choice to the owner, but not its moment. Before the next piece is laid everything is settled.
CA-8-5 = Claims come first
    .text = In all other cases keeps are placed without a question. A claim is settled before another piece is placed, before pieces are handed on and before cards are drawn or the turn is ended.

CA-9 = Drawing
CA-9-1 = How many cards
    .text = At the end of building draw one card, and one more for each extra-card symbol on the cards of this turn, but never more than your two decks still hold.
    .why = The rulebook does not say what happens when too few cards are left. A seat then draws what there is.
CA-9-2 = From which decks
    .text = Say first how many of the cards come from the wall deck and how many from the tower deck, then draw them all at once from the top.
        When nothing can be drawn because both your decks are empty, you end the turn with end if the table plays with trial fitting. Until then you may take pieces back (CA-12.1). It is asked in every such turn, even if no piece could be placed or pieces are left over, and it does nothing but end the turn. Without trial fitting nothing is asked.
    .why = All cards must be drawn before any is looked at, so the split is fixed beforehand. With trial fitting the draw ends the trying; in a turn without a draw something must take its place, or the last piece laid would end the turn and could not be tried.
CA-9-3 = The end of the turn
    .text = After the draw or end, or at once where there is neither, the turn is over. The cards played are laid aside face up and do not come back, pieces left over pass on (CA-7.2, CA-7.3), and it is the turn of the next seat.

CA-10 = The end of the game
CA-10-1 = The last round
    .text = When a seat ends its turn with no card in hand and none in its decks, the last round begins: every other seat, in order, has exactly one more turn. Running out later starts no new round.
    .why = The rulebook gives the others one last turn; for three and four seats we read this as one for each.
CA-10-2 = The last turn
    .text = At the start of its last turn a seat takes all cards of its decks into its hand, and it plays its whole hand. Everything else is as usual. There is nothing to draw at the end of this turn, so with trial fitting it is closed by end.
    .why = The rulebook does not say outright that all cards must be played, but only then are all pieces used, as it promises.
CA-10-3 = The end
    .text = The game is over when the seat before the one that ran out has finished its last turn; with trial fitting, that is after its end.

CA-11 = Who wins
CA-11-1 = Points
    .text = A courtyard is worth as many points as towers touch it, a doubled one twice as many. The score of a seat is the sum of its courtyards, at every moment of the game.
CA-11-2 = The winner
    .text = The highest score wins. Among equals, the one with most keeps wins, where a doubled courtyard has two; those who are still equal share the victory.

CA-12 = Trying out
CA-12-1 = Trial fitting
    .text = With trial fitting, the active seat may take back the placements and claims of its turn, one by one, the latest first, until it draws or ends the turn with end. This holds in the last turn of the game too. A play, a draw and an end are never taken back, and what is taken back disappears from the record. Without trial fitting a piece laid is a piece played, and end is never asked.
    .why = The rulebook leaves it to the players to agree before the game. It does not change what can be reached, and newcomers should have it, so it is a matter of the table and allowed by default. It ends with the draw, because then cards have been seen.
