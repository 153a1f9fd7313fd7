## CO-1

CO-1 = Board and pieces

CO-1-1 = The cells
    .text = The board is a rectangle of 315 cells. It has 21 files, lettered A to U from west to east, and 15 ranks, numbered 1 to 15 from south to north. The name of a cell is its file and then its rank, with a capital letter and no leading zero: A1, K8, U15.
        Two cells are adjacent when they touch, by a side or by a corner. A cell has at most eight adjacent cells. Those that share a side with it, at most four, are its orthogonal neighbours.
        There are eight directions: east (to the next file), west, north (to the next rank), south, and the four diagonals.

CO-1-2 = Three sections
    .text = The board is divided from west to east.
        – Files A to G are the home of Red.
        – Files H to N are the centre.
        – Files O to U are the home of Black.
        The home of one player is the enemy home of the other.
    .why = The rulebook shows the sections only in a figure. The board has 21 files, which make three equal parts, and a description of the published game from 1972 counts three fields of seven columns.

CO-1-3 = Two players
    .text = Castello is for exactly two players; any other number is refused (bad_players). Seat 0 has Red and seat 1 has Black. Each colour has 30 pawns.

CO-1-4 = The castles
    .text = There are eleven castles. They belong to nobody and never move. The option layout (CO-2.1) chooses their cells.
        – classic: F3, G8, F13 in the home of Red; I4, I12, K8, M4, M12 in the centre; P3, O8, P13 in the home of Black.
        – brio: G2, F6, G10, F14 in the home of Red; K3, K8, K13 in the centre; P2, O6, P10, O14 in the home of Black.
        In both layouts the castle on K8 is called the middle castle.
    .why = The rulebook’s text fixes 3 + 5 + 3: it counts eleven castles in all and three in a player’s home. The cells are only in its figure, which is lost to us, so all cells of classic except the middle are our own choice. The published board, as other sources show it, has 4 + 3 + 4; this is brio. We offer both, and classic is the default.

CO-1-5 = The normal start
    .text = The starting cells of Red are all cells of files A and B; those of Black are all cells of files T and U. At the normal start every starting cell holds a pawn of its colour. A pawn that has never moved is called unmoved; at the normal start this is true of all 60. Red has the first turn.
    .why = The starting cells, too, are only in the unreadable figure, and the text does not say who begins. A description of the published game from 1972 notes two full files at each outer edge. Red begins because the rulebook names Red first.

CO-1-6 = Free cells
    .text = No cell ever holds more than one piece. A free cell is a cell of the board without a pawn and without a castle.

## CO-2

CO-2 = Options and setup

CO-2-1 = Options
    .text = A table may choose three options before play.
        – layout is "classic" or "brio"; the default is "classic". It places the castles (CO-1.4).
        – repetition is 0 or a whole number from 2 to 9; the default is 3. It says at which occurrence of a position the game is drawn (CO-7.5); 0 switches this off.
        – quiet_limit is a whole number from 0 to 10000; the default is 400. It says after how many turns without a capture the game is drawn (CO-7.6); 0 switches this off.
        Any other key or value is refused (bad_options). The values true and false do not pass for numbers.

CO-2-2 = Setups
    .text = A setup is a JSON object that describes the position in which the game begins. Every key may be left out, and {"{"}{"}"} is the normal start.
        – first: the seat that has the first turn, 0 or 1. Left out: 0.
        – red and black: for each colour the list of cells that hold its pawns. Left out: the 30 starting cells of that colour.
        – captured: an object with the keys pawns and castles, for what has been captured before. The value of pawns is a list of two numbers, that of castles a list of two lists of cells; in both, the first entry is what seat 0 has captured and the second what seat 1 has captured. Either key may be left out: then it is [0,0] or [[],[]]. An example: {"{"}"pawns":[3,0],"castles":[["O8"],[]]{"}"}.
        – castles: the list of cells where castles still stand. Left out: all castles of the layout except those in captured.
        – unmoved: the list of cells of the pawns that have never moved. Left out: every pawn on a starting cell of its own colour.
    .why = The rulebook describes a single beginning and no way to set up a problem. We let a setup give any position. The example of its figure 3 can then be tested, and players can make puzzles.

CO-2-3 = Setups that are accepted
    .text = A setup is accepted only if all of these conditions hold; otherwise it is refused (bad_setup).
        – It is an object, and so is captured if it is given. Neither has keys other than those of CO-2.2.
        – first is 0 or 1.
        – Every list of cells contains valid names only, and no name twice.
        – red has at most 30 cells, and so has black.
        – No cell is in two of the lists red, black and castles.
        – Every castle that is named, standing or captured, is a castle of the layout. None is both standing and captured, and none is captured by both seats.
        – captured.pawns is two whole numbers from 0 to 27. The first number and the black pawns on the board make 30 at most; so do the second number and the red pawns on the board.
        – captured.castles has at most three castles for a seat, and none from that seat’s own home. A seat has K8 only if it also has a castle of the other seat’s home.
        – Every cell of unmoved holds a pawn, and that pawn stands on a starting cell of its own colour.
        – No value is null.

CO-2-4 = Pieces left in the box
    .text = A setup may leave out pawns and castles: neither on the board nor captured. They take no part in the game, and nobody scores them.

CO-2-5 = No shuffling
    .text = Castello leaves nothing to chance. Whatever the seed, the setup is {"{"}"first":0{"}"}. The record of a game keeps the setup you gave, unchanged, or {"{"}"first":0{"}"} if you gave none, and the values in force of all three options.

## CO-3

CO-3 = The turn

CO-3-1 = The start of a turn
    .text = We call the player whose turn it is the mover. Each turn, the very first included, starts with three checks in this order.
        1. If quiet_limit is above 0 and the quiet counter (CO-7.6) has reached it, the game is drawn (quiet).
        2. If the mover has no possible first decision (CO-3.2), the mover passes without being asked and the other player becomes the mover. If that player has none either, the game is drawn (blocked). Passing does not count as a turn: every counter stays as it is, and no castle is examined.
        3. The position is noted together with its mover (CO-7.5). If repetition is not 0 and the position has now occurred that many times, the game is drawn (repetition).
    .why = The rulebook does not say what happens to a player who cannot move. It knows two ways to win, and blocking the opponent is not one of them. So that player passes, and the game is drawn if neither player can move.

CO-3-2 = The first decision
    .text = The mover chooses one of their own pawns and makes a step (CO-4.2), a double step (CO-4.3) or a hop (CO-4.4). Nobody may choose to pass. After a step or a double step the turn is over. After a hop there may be more to decide (CO-5).

CO-3-3 = The end of a turn
    .text = A turn ends in this order.
        1. The number of turns played grows by 1.
        2. The mover captures castles (CO-6).
        3. The quiet counter becomes 0 if the turn captured a pawn or a castle. Otherwise it grows by 1.
        4. If the mover now holds four castles or more, the mover has won (CO-7.2). Otherwise the turn of the other player starts (CO-3.1).

## CO-4

CO-4 = Moves

CO-4-1 = Where a pawn may land
    .text = Every move follows one of the eight directions and is one or two cells long. The cell on which the pawn lands must be free.

CO-4-2 = The step
    .text = A pawn may step to any free adjacent cell, backwards as well as forwards.

CO-4-3 = The double step
    .text = An unmoved pawn may move exactly two cells in a straight line, in any of the eight directions. The cell it crosses and the cell it lands on must both be free. It need not do so: it may step or hop instead. After its first move of any kind, the pawn is no longer unmoved, even if a chain leads it back to the cell where it began (CO-5.3). A double step never captures a pawn and never passes a castle.
    .why = The rulebook grants a pawn two cells on its first move. It does not say in which directions, nor what may lie on the way. We allow the directions of every other move, in a straight line over free cells. It is a choice and no duty, because the rulebook says that the pawn may do this.

CO-4-4 = The hop
    .text = A pawn may hop over an adjacent pawn, of its own colour or of the other. It lands on the next cell in the same direction, right behind that pawn, and this cell must be free.

CO-4-5 = What blocks the way
    .text = A castle is an obstacle: no pawn hops over it, lands on its cell or passes through it. Diagonal moves are free: the pieces on the two cells beside the diagonal never block them, whatever they are.
    .why = The rulebook does not say whether a castle can be hopped over. It names only pawns as pieces to hop over, so castles are excluded. It allows diagonal moves without any condition, so we add none.

## CO-5

CO-5 = Captures and chains

CO-5-1 = Capturing a pawn
    .text = A hop over an enemy pawn captures it. The captured pawn leaves the board at once, before anything else is decided. A hop over a pawn of your own colour leaves that pawn where it is.
    .why = The rulebook has captured pawns removed, but does not say whether each one leaves during the move or all leave at its end. We remove each at once, as some forms of draughts do. So no pawn can be captured twice.

CO-5-2 = The chain
    .text = After a hop, the pawn that hopped may hop again. It may take another direction, and it may hop over pawns of either colour. These hops in a row are called a chain. A chain continues by hops of that same pawn and by nothing else: no step, no double step, no other pawn.

CO-5-3 = No cell twice without a capture
    .text = Within a turn the pawn never lands on a cell on which it has stood since its latest capture. As long as it has captured nothing in this turn, that means all cells since the start of the turn, the cell from which it began included.
        A capture opens again all cells on which the pawn stood before; the first cell closed after it is the one on which the capturing hop lands. Only a capture that has already been made opens cells: the hop that captures cannot itself land on a closed cell.
        So a chain can close a ring of captures and lead back to the cell where it began. Hops over your own pawns alone never lead back, but one of your own pawns may be hopped over more than once.
    .why = The rulebook sets no limit to hops over one’s own pawns, so a chain could run in circles without end. It allows several hops and limits only the captures, so we do not forbid more than we must: a capture opens the earlier cells, and every turn still ends. Two later descriptions of the game are stricter: one closes the first cell, the other every cell of the turn. The move of figure 3 is possible either way.

CO-5-4 = Continuing or stopping
    .text = As long as another hop is possible (CO-4.4 and CO-5.3), the mover chooses: one of the possible hops, or stop. When no hop is possible, the turn ends without a decision. At any other moment, stop is not allowed. All of this is also true when a ring has led the pawn back to the cell where it began.

CO-5-5 = Five captures at most
    .text = When the pawn has captured five enemy pawns in a turn, the turn is over at once, whether or not a ring is closed. Hops over own pawns do not count towards the five, and there may be any number of them. Every turn comes to an end: there are at most five captures, and no cell is used twice between two of them.

CO-5-6 = Captures are free
    .text = Nobody has to capture. You may make another move although a capture is possible, and you may stop a chain although it could capture more.
    .why = The rulebook does not say whether a capture is compulsory. Everywhere it speaks of what a pawn can do, never of what it must do.

## CO-6

CO-6 = Castles

CO-6-1 = The siege
    .text = A player besieges a castle when pawns of that player’s colour stand on at least three of its four orthogonal neighbours. Pawns on the diagonals do not count, and pawns of the two colours are never added together.
    .why = In the rulebook a castle falls when three pawns surround it. Which cells count, and whether colours may be mixed, is not said, and figure 4 cannot be read. A castle has four sides; three pawns around it leave a single gap. We read this as three sides held by one colour.

CO-6-2 = When castles fall
    .text = A castle can fall only when a turn ends, and only to the mover of that turn. Every standing castle open to the mover is then examined, even far from the pawn that moved. A siege that existed only during a chain captures nothing. Sieges of the other player are not examined.
    .why = The rulebook does not speak of a siege that exists only in passing, nor of one that the opponent’s move completes. To conquer a castle is a deed of the player on the move. So only the mover captures, and only when the turn is finished.

CO-6-3 = Your own home
    .text = No player ever captures a castle that stands in their own home section.

CO-6-4 = The order, and the middle castle
    .text = First the mover captures, all together, every besieged castle of the enemy home and every besieged castle of the centre other than K8. Then K8 is examined. If the mover besieges it and has captured at least one castle of the enemy home, in this turn or before, K8 is captured as well. If K8 is besieged before that, nothing is lost: the pawns stay there, and as long as the siege holds it counts at the end of each later turn of that player.
    .why = The rulebook does not say what happens when one turn completes several sieges. We let all those castles fall. The rulebook keeps the middle castle safe until one of the enemy home has been taken. The most natural reading is to take the enemy home first and then look at K8.

CO-6-5 = After a capture
    .text = A captured castle leaves the board, and its cell becomes a cell like any other. The pawns that besieged it stay where they are.

## CO-7

CO-7 = The end of the game

CO-7-1 = After the end
    .text = Once the game is over, no action is allowed.

CO-7-2 = Winning by castles
    .text = A mover who holds four or more captured castles at the end of their turn wins (castles). It can be more than four, since several castles can fall together (CO-6.4).

CO-7-3 = Winning by pawns
    .text = A player wins with the hop that brings their captured pawns to 28 (pawns). The game ends right there, even if the chain could continue. The turn is counted as played and the quiet counter becomes 0, but castles are no longer examined.
    .why = The rulebook does not say whether the chain is still played out once the last pawn needed is captured. The aim has been reached, so the game ends there.

CO-7-4 = Nobody can move
    .text = If neither player can move, the game is drawn (blocked, CO-3.1). A player without pawns cannot move, but this alone does not end the game. With even one pawn in play, at least one pawn touches a free cell. So a game ends in this way only after a setup without any pawns.
    .why = The rulebook says nothing about players who cannot move or have no pawns. It gives two ways to win, and this is neither. If one player can still move, the game goes on; if nobody can, a draw is the fair result.

CO-7-5 = Repeated positions
    .text = The game is drawn when a position has occurred at the start of a turn as many times as the option repetition says (repetition). Two positions are the same when all of this is equal: the mover, after a pass if there was one; the cells of the red pawns, of the black pawns and of the castles; and which pawns are unmoved. The position at the start of the game counts as its first occurrence.
    .why = The rulebook has no end for a game in which both players go back and forth. A position that keeps coming back makes a draw. Those who do not want this rule can switch it off.

CO-7-6 = Quiet turns
    .text = The quiet counter counts the turns in a row in which neither a pawn nor a castle was captured. It is 0 at the start of the game. When it reaches the option quiet_limit, the game is drawn (quiet).
    .why = A game could also wander on for ever without repeating itself, and the rulebook has no end for that either. A long time without captures makes a draw. Those who do not want this rule can switch it off.

CO-7-7 = Scores and winners
    .text = The score of each seat is the number of castles it has captured. This is so too after a win by pawns or a draw. The list of winners (winners) holds the winning seat alone; after a draw it is [0,1]. The numbers of captured pawns are part of the state (CO-9.1).
    .why = The rulebook gives no points. Castles are the first of its two aims, so we count them.

## CO-8

CO-8 = Writing actions

CO-8-1 = The form of an action
    .text = A step, a double step and a hop are all written in the same way, as a first decision and in a chain: the cell the pawn leaves, a hyphen, the cell it reaches. An example is B5-D5. The word stop ends a chain. No other text is an action: lower-case cells, spaces, leading zeros and the letter x are not allowed.

CO-8-2 = One text, one move
    .text = The text of an action has only one meaning. If its cells are two apart, the cell between them decides: when it is free the move is a double step, when it holds a pawn the move is a hop.

CO-8-3 = Which clause is cited
    .text = Every answer about an action (explain, and the error illegal_action) cites one clause. It is that of the first line here that fits. FROM is the cell before the hyphen, TO the cell after it.
        – The game is over: CO-7.1.
        – The action is stop, which is legal in a chain and nowhere else: CO-5.4.
        – The text is not an action: CO-8.1.
        – In a chain, FROM is not the cell of the pawn that is hopping: CO-5.2.
        – In a chain, TO is a cell where that pawn has stood since its latest capture of this turn, the cell where it stands now included: CO-5.3.
        – At the first decision, there is no pawn of the mover on FROM: CO-3.2.
        – TO is not free: CO-4.1.
        – TO is not one or two cells from FROM along a direction: CO-4.1.
        – One cell away, in a chain: illegal, CO-5.2.
        – One cell away, at the first decision: legal (a step), CO-4.2.
        – Two cells away with a castle between: illegal, CO-4.5.
        – Two cells away with a free cell between, in a chain: illegal, CO-5.2.
        – Two cells away with a free cell between, at the first decision: CO-4.3; legal if the pawn is unmoved, illegal if not.
        – Two cells away with a pawn between: legal (a hop), CO-4.4 at the first decision and CO-5.2 in a chain.
        Other errors cite these clauses: bad_players CO-1.3, bad_options CO-2.1, bad_setup CO-2.3, game_over CO-7.1.

## CO-9

CO-9 = State and views

CO-9-1 = The state
    .text = The state is one JSON object. It has the following keys and no others. Lists of cells are sorted as plain text (A1, A10, A2), except the two inside chain.
        – game: always "castello".
        – options: the three options with their values.
        – actor: the seat that decides, 0 or 1; null once the game is over.
        – over: true once the game is over, otherwise false.
        – end: null during the game; then "castles", "pawns", "blocked", "repetition" or "quiet".
        – winners: the list of winning seats; [] during the game.
        – red, black, castles: the cells of the red pawns, of the black pawns and of the standing castles.
        – unmoved: the cells of all unmoved pawns, both colours together.
        – captured_pawns: two numbers, the pawns captured by seat 0 and by seat 1.
        – captured_castles: two lists of cells, the castles captured by seat 0 and by seat 1.
        – chain: null when no chain is open. Otherwise an object with two lists in order of play: path, the cells of the pawn from the one where it began to the one where it is now, and taken, the cells of the pawns it has captured in this turn. A cell can be in path several times. The cells closed by CO-5.3 are those of path from the cell on which the latest capturing hop landed; while taken is empty, they are the whole path.
        – turns: the number of turns played; passes do not count.
        – quiet: the quiet counter.
        – seen: how many times the position at the start of this turn has occurred so far, this time included. It is counted even when repetition is 0. Once the game is over, it is the last number that was noted, or 0 if there was none.

CO-9-2 = Views
    .text = Castello has no secrets. The view of seat 0, of seat 1 and of a spectator is the whole state with one key more: seat, which is 0, 1 or null.

## CO-10

CO-10 = Notation for people

CO-10-1 = The sheet and its tags
    .text = A game can be written as a sheet for people to read; the JSON record remains the reference. The sheet has seven tag lines, an empty line, the lines of turns, and a line with the result. Each line ends with a line feed. A tag line has the form [Layout "classic"]. The tags, in this order:
        – Game: the word Castello.
        – Layout, Repetition, QuietLimit: the values of the three options.
        – Setup: the setup of the record as JSON, without spaces and with sorted keys. In it, a backslash is put before every backslash and every double quote: [Setup "{"{"}\"first\":0{"}"}"].
        – End: the word for the end as in CO-9.1, or - if the game is not over.
        – Result: 1-0 if Red won, 0-1 if Black won, 1/2-1/2 for a draw, * if the game is not over. The last line of the sheet says the same.

CO-10-2 = A turn
    .text = A turn lists the cells of the pawn that moves, in order. The sign between two cells is x if an enemy pawn was captured between them and - if not. Each castle captured at the end of the turn follows as + and its cell, sorted as plain text. Examples: B5-D5, E4-E2xC2xA2xC4, C3xE3xE5xC5xC3, N6-O7+K8+O8. The sign -- stands for a pass. The action stop is not written, and a turn that is not finished is left out.

CO-10-3 = The lines of turns
    .text = A line holds a turn of Red and the turn of Black that follows. It has the number of the line, a full stop, a space, Red’s turn, a space and Black’s turn; 1. B5-D5 T7-R7 is an example. The last line may have Red’s turn alone. If Black begins, the first line is 1. ... followed by a space and Black’s turn, and the next line is number 2. A pass takes the place of a turn, so Red and Black always alternate.

CO-10-4 = Reading a sheet
    .text = The tags may come in any order. Game must be there; each other tag that is missing stands for its default. A turn is played from cell to cell, and if the chain is still open at its last cell, stop is added. If the signs x, - and + do not agree with what happens in the turn, the sheet is refused. Passes, line numbers, the three dots and results are read over: they play nothing.
