## The rules of Castellum: Maastricht, clause by clause

CM-1 = Components and words

CM-1-1 = Four years
    .text = A game covers four sieges: 1579, 1632, 1673 and 1794, in this order. Each seat defends two columns in the first year and one more in each later year: two, three, four, five.
CM-1-2 = Resources
    .text = There are three resources, always named in the same order: gold, stone, wood. Neither they nor the reinforcement tokens can run out.
    .why = The rulebook says nothing about an empty supply. The box holds 36 tokens of each kind, which are hardly ever all in use, so we take the simplest rule: there are always enough.
CM-1-3 = The line and its columns
    .text = Under its part of the wall each seat has a line of five columns, c1 to c5 from left to right. A column has room for one fortification, two troops and one enemy. Only the columns available this year, counted from c1, can hold anything. A column of any line is named with its seat: s1c3 is column 3 of seat 1.
CM-1-4 = The cards
    .text = There are four START fortifications (F01 to F04) and sixteen for sale (F05 to F20), 32 troops (T01 to T32), 56 enemies (8, 12, 16 and 20 for the four years, named like E1632-05), 28 angels (A01 to A28) and one reward for each year, with four sides numbered clockwise. Troops and enemies are infantry, cavalry or artillery.
    .why = The rulebook gives the numbers of cards but not what they show, and our copy has lost its icons. All names, prices, attacks, powers and points, the places of the board and their workers are a house edition of our own. Only 8, 12, 16 and 20 enemies make 56 cards that serve four seats in every year. Troops and enemies have the same three types, because both lists of the rulebook have three icons. Two spaces open only with three or four seats, so that there are about as many resources for each seat. Owners of the printed game can play with its values (CM-2.2, CM-16).
CM-1-5 = Workers
    .text = Every seat has five workers. It has as many free workers as available columns; the others stand on the wall, one above each column that is not yet available.
CM-1-6 = Clockwise and First Player
    .text = Clockwise means in the order of the seat numbers; after the last seat comes seat 0. Each year one seat is First Player.

CM-2 = Before the game

CM-2-1 = Players
    .text = Castellum is for two, three or four players.
CM-2-2 = Options
    .text = The only option is the edition. Players who own other cards may choose their own by the name of its card file (CM-16); otherwise the house edition is used, and records do not name it.
CM-2-3 = The setup
    .text = Before play begins, the setup fixes who is First Player in 1579, and the order of the fortifications for sale, of the troops, of the angels, of the angels when their pile is used a second time, and of the enemies of each year. Each card lies in its pile exactly once.
CM-2-4 = What each seat begins with
    .text = Seat 0 receives the START card F01, seat 1 F02, and so on, and places it in its column c1. Each seat also receives 3 gold, 3 stone and 3 wood. Nobody begins with an angel.
    .why = The rulebook gives each player a START card but does not say which, nor in which column. The four are alike, so they are dealt in seat order, and the first column is the natural place.
CM-2-5 = No chance during play
    .text = Nothing is random after the setup: every shuffle takes place before the first decision.

CM-3 = The year

CM-3-1 = Start of the year
    .text = First, except in 1579, each seat takes one more worker from its wall, which opens a column. Reinforcement won with the last reward is placed on every available column. Four fortifications and eight troops from the piles form the market of the year, which is not refilled. Then each seat receives the resources shown as income on the cards of its line, and finally, seat by seat from the First Player, the angels. Income is paid in 1579 too.
    .why = The rulebook speaks of income on fortifications and of a bonus on all columns in the next year. Any card with an income icon pays, and the bonus covers the column that has just been opened as well.
CM-3-2 = No decision is skipped
    .text = A seat is asked even when only one answer is possible, unless a rule says that the decision is skipped.

CM-4 = Construction

CM-4-1 = Placing workers in turn
    .text = Beginning with the First Player and going clockwise, each seat places one free worker and carries out the action of its space at once, until no free worker is left. Nobody may pass.
CM-4-2 = Where a worker may go
    .text = A worker may go to any space that exists with this number of players and has room: a space for one worker must be empty this year. A space where something is bought may be chosen only by a seat that can buy something there. All other spaces may always be chosen, even one that gives an angel with a full hand.
    .why = The rulebook lets a worker carry out the action of its space immediately. An action that cannot be carried out is therefore not offered.
CM-4-3 = Spaces that give resources
    .text = The seat receives the resources shown on the space.
CM-4-4 = Reinforcement
    .text = Each available column of the seat receives one reinforcement point, which lasts until the end of the year.
CM-4-5 = Resources of your choice
    .text = The seat chooses one or two resources, as the space shows; two may be of one kind or of two. In the house edition one is taken at the Oude Brug and two at the Markt.
CM-4-6 = Buying a card
    .text = The seat buys one card of the kind sold there from the market, pays its whole cost, and places it in an available column of its own line that has room for it. Cards stay where they are placed; only the effect “hire” of an angel can move a troop.
CM-4-7 = Drawing an angel
    .text = The seat takes the top angel of the pile into its hand. If the seat already holds three, the new card is in excess (CM-4.8). When the pile is empty, the discarded angels first become a new pile, in an order that was fixed before the game.
    .why = The rulebook does not say what happens when the angels run out. They are shuffled again. This shuffle is made before the game, so that nothing random happens during play, and nobody knows its result.
CM-4-8 = A fourth angel
    .text = A seat that holds three angels and draws a fourth may play a gift: the card drawn or one of its hand. The card drawn takes the place of a gift of the hand as soon as that is laid, before anybody can cancel it; so it may be used at once against a cancel, and it stays even if the gift is cancelled. Otherwise the card drawn is discarded, never one of the hand; without a gift this happens without asking. There is one such decision for each card, whether it comes from a worker, from income or from a reward. Angels still owed are drawn one by one afterwards, all those of one seat before those of the next.
    .why = The rulebook discards the cards received beyond the third, and names this very moment as one at which a gift may be played. “At any time” is true of a gift in the hand as well as of the card drawn; a gift leaves the hand when it is laid, so from then on there is room. Without a gift there is nothing to decide.
CM-4-9 = Gifts before a worker
    .text = Before placing its worker, the seat whose turn it is may play angels with the gift from its hand, one after the other, as many as it likes. Each may be cancelled by others; then the same seat goes on. It may not do so between a worker and the choice that follows, and no other seat may.
    .why = The rulebook allows the gift at any time. It can be played at three moments: before a worker, in the seat’s own angel turn, and whenever a fourth angel is drawn. At other moments it could do little more than bring its resources past a toll, and everybody would have to be asked all the time.

CM-5 = Siege

CM-5-1 = Dealing the enemies
    .text = Clockwise from the First Player, each seat is dealt as many enemies from the pile of the year as it has available columns. Hands are secret. The rest of the pile is not used.
CM-5-2 = Placing the enemies
    .text = In turn from the First Player, each seat places one enemy from its hand face up in an available column that holds no enemy yet, in its own line or in another. When all hands are empty, every available column holds one enemy.

CM-6 = Angels

CM-6-1 = Playing or passing
    .text = In turn from the First Player, each seat plays one angel or passes. A seat without angels passes automatically. A seat that has passed may play again later. The phase ends when all seats have passed one after the other, and at once when nobody holds an angel. An angel that is played, even a cancelled one, starts the count of passes again; only a gift does not (CM-6.8).
    .why = The rulebook ends the phase when nobody wishes to play any more. A pass is therefore not final, and it takes a full round of passes to end the phase.
CM-6-2 = Two ways to play an angel
    .text = An angel is played either for its number or for its effect. Only the effect printed on the card can be used.
CM-6-3 = For its number
    .text = The card is placed under any available column of any line and adds its number to the attack of that column until the end of the year. This cannot be cancelled, and the turn passes on.
    .why = The rulebook says “a column of your choice”. That may be a rival’s column, because all players win the reward together.
CM-6-4 = Fury
    .text = An enemy in any line gets 2 more power until the end of the year. The same enemy may be made furious several times.
    .why = The rulebook gives the points to the enemy card, so they belong to the enemy and not to its column.
CM-6-5 = Exchange
    .text = The enemies of two different columns, in one line or in two, change places. Points of fury go with their enemy. The column of the lower seat is written first; in one line, the lower column.
    .why = As with fury, the rulebook gives the extra points to the card; so they travel with it.
CM-6-6 = Hire
    .text = The seat takes a troop from another line or from the market into an available column of its own line with fewer than two troops. It must pay the whole cost: to the owner of the troop, or to the supply for a card of the market.
    .why = The rulebook lets the price be paid to the owner, or to the supply. We read this as: the whole price, or no hire.
CM-6-7 = Thunder
    .text = A seat with a troop of the right type in its line may pay 1 stone to defeat an enemy in its own line, even in a column without any card. The enemy counts like one defeated in combat. In the house edition the type is artillery; another edition may name another one.
    .why = The icon of the type is lost in our copy of the rulebook; artillery is a choice of the house edition.
CM-6-8 = Gift
    .text = The seat takes two resources of its choice. In the angel phase a gift is not the play of the turn: the passes counted so far stand, even if somebody cancels the gift, and afterwards the same seat decides again. If it holds no angel any more, it passes automatically. So a gift for a stone and thunder can be played in one turn.
    .why = What can be played at any time takes nobody’s turn. Therefore a gift is neither a pass nor an end to a row of passes.
CM-6-9 = Cancel
    .text = An angel that cancels has no effect in its holder’s own turn: it answers the effects of others, or is played for its number.

CM-7 = Cancelling

CM-7-1 = The window
    .text = An effect that is played, in whatever phase, does not happen yet and nothing is paid: first the other seats are asked, clockwise from the one after its player. Only seats that hold an angel are asked; if there are none, the effect happens at once.
    .why = Everybody with any angel is asked, so that being asked does not tell the table who holds a card that cancels.
CM-7-2 = The answer
    .text = A seat that is asked lets the effect happen, or plays an angel that cancels.
CM-7-3 = Cancelling a cancel
    .text = A cancel is itself an effect that has just been played: the first window closes, and all seats but the one that cancelled are asked about the new card. Seats that had not yet been asked about the older card are not asked about it any more.
    .why = The rulebook lets the special effect of any angel just played be cancelled, and cancelling is such an effect.
CM-7-4 = Settling
    .text = When nobody cancels any more, everything is settled from the top card down. The first effect happens if an even number of cancels lies on it, and not if the number is odd. An effect that does not happen costs nothing. All these cards are discarded.
    .why = Cancelling annuls the whole effect, and its price is a part of it.
CM-7-5 = Going on
    .text = In the angel phase the turn passes to the seat after the one that played the first card; after a gift the same seat decides again. Before a worker the same seat decides again. After the draw of a fourth angel the remaining draws follow, and then the game goes on: after a worker with the next seat’s turn, after income with the First Player’s first worker, after a reward with the end of the year.

CM-8 = Combat

CM-8-1 = Tolls
    .text = For each enemy still in its line that shows a toll, a seat discards one resource of that kind, if it has one, whether or not the enemy is then defeated.
    .why = The rulebook has the resource discarded during combat, if possible. We read this as: the owner of the line pays, for every enemy that is still there.
CM-8-2 = Attack of a column
    .text = Add the attack of the fortification and the troops in the column; for each troop in it, 1 for every card in the same line that strengthens its type, its own included; the reinforcement points; and the numbers of the angels under it.
    .why = The rulebook strengthens all troops of a type; a card of that type is one of them, so it strengthens itself too.
CM-8-3 = Power of an enemy
    .text = Add its printed power, its points of fury, and what the enemies of the same line that strengthen its type give, its own included. All powers of a line are added up before any of its enemies leaves.
    .why = The whole line fights at the same time: an enemy that is defeated in this combat still strengthens the others.
CM-8-4 = Who is defeated
    .text = An enemy is defeated if its column holds a fortification or a troop and the attack is at least the power. A column without cards never defeats an enemy, whatever its bonuses.
CM-8-5 = The pile of the defeated
    .text = A defeated enemy goes face down onto the pile of the seat and counts for this year’s reward. Nobody may look into the piles, not even their owners.

CM-9 = Reward

CM-9-1 = Winning the reward
    .text = If all seats together have defeated at least as many enemies this year as the reward asks for this number of players, everybody is rewarded; otherwise nobody.
    .why = The rulebook does not say how many enemies a reward asks for; the numbers are those of the house edition.
CM-9-2 = Who turns the card
    .text = The seat that defeated the most enemies this year turns the card. If seats are level, it is the First Player, or else the first of them clockwise from the First Player.
    .why = The rulebook speaks of the enemies defeated this year; those defeated by an angel count among them.
CM-9-3 = Turning the card
    .text = The deciding seat chooses the side that faces it. Two players sit opposite each other: the other one receives the opposite side. With three or four, the next seat clockwise receives the next side, and so on; side 4 is followed by side 1. Every seat receives what its side shows, even one that defeated nothing.
    .why = The card has four sides even when two or three play. Two sit opposite each other, so they have opposite sides; with three the sides go round in seat order from the seat that chooses. The other sides face nobody.
CM-9-4 = What a side gives
    .text = Resources are received at once. Reinforcement is kept for all columns of the next year. A combination counts at the end. Finally, angels are drawn, clockwise from the First Player: all those of one seat, then those of the next. The year ends after the last draw.

CM-10 = End of the year

CM-10-1 = Clearing up
    .text = Undefeated enemies are discarded, with their fury; then the angels under columns. All reinforcement is removed, the cards left in the market are discarded, and the workers return. Fortifications, troops, resources and angels in hand stay.
CM-10-2 = The next year
    .text = After each of the first three years the next seat clockwise becomes First Player and a new year begins.

CM-11 = End and scoring

CM-11-1 = The end
    .text = The game is over at the end of 1794, after clearing up.
CM-11-2 = The score
    .text = Points come from four sources: the points of the defeated enemies; 1 for every three resources left, of any kinds; for each scoring card of the line, 1 for every card in the same line of the kind it shows, itself included if it is of that kind (START cards are fortifications); and, with a combination from the reward of 1794, 1 for each complete combination of enemies in the pile.
    .why = The rulebook counts groups of three resources without asking for one kind, and lets every scoring card count for itself.
CM-11-3 = The winner
    .text = The seat with the most points wins; seats that are level share the victory.
CM-11-4 = No running score
    .text = Nobody is shown a score during the game, because it would reveal what lies in the face-down piles. Only the referee may work it out.

CM-12 = Notation

CM-12-1 = How actions are written
    .text = An action is a short text without spaces, with the ids of the cards, columns counted from 1 and seats from 0: worker:markt, take:gold+wood, buy:T12>c2, discard:A20, enemy:E1632-05>s1c3, pass, angel:A07+s0c2, angel:A01!fury:s1c3, let, cancel:A26, orient:2.

CM-14 = What each seat sees

CM-14-1 = Hidden things
    .text = A seat sees its own hand. Of other hands, of all piles, of the discarded enemies and of every pile of defeated enemies, including its own, it sees only the number of cards; defeated enemies are shown at the end. Only the seat that drew it sees a fourth angel; the others see that it is asked, and later a card that is discarded or laid, but not whether a gift was drawn or came from the hand. A spectator sees no hand.
    .why = The rulebook forbids looking at defeated enemies; so nobody sees the piles before the end, not even their owners.
CM-14-2 = Open things
    .text = The market, all lines, and the discarded fortifications, troops and angels are visible to everybody.

CM-16 = Editions

CM-16-1 = Where card files lie
    .text = An edition is a card file, and its name is that of the file without .json. The files lie in the folder castellum of the editions folder and are read again for every new game. The rules are the same with every edition.
CM-16-2 = What a card file holds
    .text = The file names its edition, the type of troop that an angel needs to defeat an enemy, 3 to 40 spaces with ids of its own, all fortifications, troops, enemies and angels by their ids, and the four rewards. Numbers go from 0 to 99. The page on card files lists every key.
CM-16-3 = Somewhere to go
    .text = At least one space is open to any number of workers and for any number of players, and sells nothing: a worker must always have somewhere to go.
CM-16-4 = Files that are not in order
    .text = A file that cannot be read or is not in order is not played with; the refusal gives the name of the edition and the first problem. The check of a file lists every problem with its place.
CM-16-5 = Names of spaces
    .text = Actions and states name the spaces by the ids of the file. Names such as Markt or Dinghuis in these rules are those of the house edition.
