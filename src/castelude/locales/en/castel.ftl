## Names and lines of play

castel-name = Castel
castel-seat-0 = Black
castel-seat-1 = Beige
castel-seat-2 = Red
castel-seat-3 = Green
castel-seat-4 = Violet
castel-chance = Chance
castel-option-hand_limit = Hand limit
    .help = A player who holds as many cards as were dealt to a hand may not draw.
castel-option-merchant_finish = Merchant may go last
    .help = Whether the Merchant may be the last card that a player places.
castel-option-minstrel = Minstrel
    .help = What the Minstrel does with the cards around him: he lays them all again in another order, or two of them change places.
castel-option-minstrel-all = Rearranges all cards
castel-option-minstrel-two = Swaps two cards
castel-option-turn_limit = Turn limit
    .help = After this many turns the game ends, and the player with the fewest cards wins; 0 means no limit.
castel-drawing-legend = Each card is written with the seat whose pawn it bears: king/0 bears a pawn of seat 0, king/- none. +1 below a card is a Knight with a pawn of seat 1.
castel-drawing-outside = Outside: { $cards }
castel-drawing-exchange = Exchange: { $cards }
castel-drawing-removed = Out of the game: { $cards }
castel-drawing-seat = { $number } { $seat }: { $hand } in hand, { $pile } in the pile
castel-drawing-hand = Your hand: { $cards }
castel-drawing-turn = Turn { $turn }, { $seat }: { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
}
castel-end-out = { $winners } has no cards left and wins
castel-end-blocked = The game is blocked; fewest cards: { $winners }
castel-end-turn_limit = The last turn is over; fewest cards: { $winners }
castel-asked = { $kind } — { $who }: { $what }
castel-drawing-ask-king = { $step ->
    [1] choose the card of the castle that the King sends back.
   *[other] the Favourite has her say, too: choose any card of the castle to send back, the King included.
}
castel-drawing-ask-queen = choose the card at court that is sent back.
castel-drawing-ask-courtier = choose the card next to the Courtier that is sent back.
castel-drawing-ask-lady = choose the man on a court cell next to her who is sent back.
castel-drawing-ask-black-knight = choose the Knight next to him who is sent back.
castel-drawing-ask-assassin = choose the card next to him that leaves the game.
castel-drawing-ask-traitor = choose the card on a court cell next to him that is sent back.
castel-drawing-ask-barbarian = choose the card on a tower or rampart that is sent back.
castel-drawing-ask-dragon = { $step ->
    [1] choose the card outside the walls that is sent back.
   *[other] choose the card on a tower or rampart that is sent back.
}
castel-drawing-ask-archer = choose the card outside the walls that is sent back.
castel-drawing-ask-wizard = choose the card that goes to the exchange.
castel-drawing-ask-minstrel = { $verb ->
    [lay] choose the card that lies on { $cell } from now on.
   *[switch] choose the two cards next to him that change cells.
}
castel-drawing-ask-charming = choose the woman who moves, and where she goes.
castel-drawing-ask-princess = choose the Knight who moves, and the card he goes to.
castel-drawing-ask-favourite = move the King and a Knight, in the order you like.
castel-drawing-ask-watchman = choose the soldier who moves, and his new post.
castel-drawing-ask-fairy = choose who is lured out of the castle.
castel-drawing-ask-thief = choose the card next to him that loses its pawn.
castel-drawing-ask-schemer = { $step ->
    [1] choose the first of the two cards that change pawns.
   *[other] choose the second card.
}
castel-drawing-ask-spy = choose the pawn for { $card }.
castel-drawing-ask-merchant = choose a card of somebody else that takes your pawn ({ $step } of 3).
castel-drawing-ask-advisor = choose the card of the exchange that enters, and where.
castel-drawing-ask-witch = choose a card of the exchange and who gets it.
castel-drawing-ask-alchemist = { $verb ->
    [give] choose the hand card that you give ({ $step } of 2).
   *[get] choose the card of the exchange that you take.
}
castel-drawing-ask-courtesan = { $step ->
    [1] choose the card you give, and to whom.
   *[other] a card of the other hand is taken at random.
}
castel-drawing-ask-jester = choose the card that you pass to the player on your left.
castel-drawing-ask-fool = a card is taken at random from the hand of the player on the right.
castel-picture-outside = Outside the walls
castel-picture-exchange = Exchange
castel-picture-hand = Hand of { $seat }
castel-picture-removed = Out of the game
castel-picture-you = { $seat } (you)
castel-picture-counts = hand { $hand }, pile { $pile }
castel-picture-description = Castel, turn { $turn }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in play, { $exchange } in the exchange. { $what }.
castel-no-pawn-on-it = (no pawn)

## The cards: name and what it does

castel-card-ambassador = Ambassador
    .text = Comes only to the last free court cell. Always protected.
castel-card-assassin = Assassin
    .text = Takes a card next to him out of the game for good, but never the King.
castel-card-minstrel = Minstrel
    .text = Lays the cards on the court cells next to him in another order.
castel-card-jester = Jester
    .text = Everybody passes a hand card of their choice to the player on their left, all at once. Not used with two players.
castel-card-black-knight = Black Knight
    .text = Sends back a Knight next to him.
castel-card-advisor = King’s Advisor
    .text = Comes next to the King, or next to the Prince while the King is not at court. Brings a card of the exchange into play without a pawn; you decide its effect.
castel-card-courtier = Courtier
    .text = Sends back a card next to him.
castel-card-courtesan = Courtesan
    .text = Give somebody a card of your hand and take one of theirs at random.
castel-card-lady = Lady-in-waiting
    .text = Comes next to the Queen or the Princess. Sends back a man on a court cell next to her.
castel-card-spy = Spy
    .text = Redistributes the pawns of all cards next to him as you like.
castel-card-favourite = Favourite
    .text = Cannot come while the Queen is at court. Moves the King and a Knight.
castel-card-fool = Fool
    .text = Everybody takes a random card from the hand of the player on their right, all at once. Not used with two players.
castel-card-schemer = Schemer
    .text = Swaps the pawns of two other cards.
castel-card-merchant = Merchant
    .text = Put your pawn in place of three pawns of others, then take one more action.
castel-card-prince = Prince
    .text = While the King is not at court, the Advisor may stand next to the Prince instead.
castel-card-priest = Priest
    .text = Protects the cards next to him whose pawn has the colour of his own.
castel-card-charming = Prince Charming
    .text = Comes next to the Princess if she is at court. Moves a female character inside her zone.
castel-card-princess = Princess
    .text = Moves a Knight to another card of the same zone.
castel-card-queen = Queen
    .text = Comes next to the King if he is at court. Sends back another card at court.
castel-card-king = King
    .text = Sends back another card of the castle. If the Favourite was at court when he came, the player whose pawn she bears then sends back any card of the castle, even the King.
castel-card-thief = Thief
    .text = Takes the pawn off a card next to him.
castel-card-barbarian = Barbarian
    .text = Sends back a card on a tower or a rampart.
castel-card-dragon = Dragon
    .text = Sends back another card outside the walls, then one on a tower or a rampart.
castel-card-enchanter = Enchanter
    .text = Sends back the card that was placed just before.
castel-card-fairy = Fairy
    .text = Lures a character out of the castle.
castel-card-herald = Herald
    .text = As long as he is in play, whoever holds the King must place him first.
castel-card-siege = Siege Engine
    .text = Stands before a rampart. The fourth engine sends back all soldiers on the ramparts.
castel-card-captain = Captain
    .text = A soldier. Protects the other soldiers on his rampart, not himself.
castel-card-traitor = Traitor
    .text = A soldier. Sends back a card on a court cell next to him.
castel-card-soldier = Soldier
    .text = If he takes the last free cell of a rampart, he sends back the siege engine facing it.
castel-card-alchemist = Alchemist
    .text = Trade two cards of your hand for two of the exchange.
castel-card-archer = Archer
    .text = Sends back a card outside the walls.
castel-card-ghost = Ghost
    .text = Comes to an occupied tower and sends back the card that stood there.
castel-card-watchman = Watchman
    .text = Moves a soldier to any free rampart cell.
castel-card-wizard = Wizard
    .text = Sends any other card in play to the exchange.
castel-card-witch = Witch
    .text = Gives a card of the exchange to whomever you like.
castel-card-knight = Knight
    .text = Lies on a card in play and protects it.

## The log

castel-log-draw = { $seat } draws a card
    .short = draws
castel-log-drew = { $seat } draws { $kind }
    .short = draws { $kind }
castel-log-swap = { $seat } swaps { $kind } for { $other } from the exchange
    .short = { $kind } ⇄ { $other }
castel-log-place = { $seat } places { $kind }: { $spot }
    .short = { $kind } → { $spot }
castel-log-enter = { $seat } lets { $kind } enter from the exchange: { $spot }
    .short = exchange: { $kind } → { $spot }
castel-log-deal = { $seat } gives { $kind } from the exchange to { $to }
    .short = exchange: { $kind } to { $to }
castel-log-give = { $seat } puts { $kind } aside for the exchange
    .short = gives { $kind }
castel-log-get = { $seat } takes { $kind } from the exchange
    .short = takes { $kind }
castel-log-pick = { $seat } picks { $kind } ({ $place })
    .short = picks { $kind } ({ $place })
castel-log-pass = { $seat } passes a card to the left
    .short = passes a card
castel-log-passed = { $seat } passes { $kind } to the left
    .short = passes { $kind }
castel-log-trade = { $seat } gives { $to } a card
    .short = a card to { $to }
castel-log-traded = { $seat } gives { $to } the card { $kind }
    .short = { $kind } to { $to }
castel-log-take = { $seat } gets a random card from { $to }
    .short = { $seat }: a card from { $to }
castel-log-took = { $seat } gets { $kind } from { $to }, at random
    .short = { $seat }: { $kind } from { $to }
castel-log-received = { $kind } comes to your hand
    .short = you get { $kind }
castel-log-move = { $kind } moves from { $place } to { $spot }
    .short = { $kind } { $place } → { $spot }
castel-log-switch = { $kind } and { $other } change cells
    .short = { $kind } ⇄ { $other }
castel-log-stays = { $kind } stays at { $place }
    .short = { $kind } stays
castel-log-back = { $kind } ({ $place }) goes back to the hand of { $to }
    .short = { $kind } ↩ { $to }
castel-log-exchanged = { $kind } ({ $place }) goes to the exchange
    .short = { $kind } ↩ exchange
castel-log-killed = { $kind } ({ $place }) is out of the game
    .short = { $kind } out of the game
castel-log-pawn = { $kind } ({ $place }) now bears a pawn of { $to }
    .short = { $kind }: pawn of { $to }
castel-log-no-pawn = { $kind } ({ $place }) loses { $to }’s pawn
    .short = { $kind } loses { $to }’s pawn
castel-log-chose = { $seat } has chosen
    .short = chosen

## Why an action is allowed or refused

castel-over = The game is over.
castel-no-answer = The effect under way waits for an answer such as { $example }.
    .board = The effect under way waits for its answer.
castel-no-action = An action is draw, swap:archer>king or place:king@c3.
    .board = Place a card, draw one, or swap one with the exchange.
castel-bad-form = That is not how this action is written; it looks like { $example }.
    .board = That cannot be done.
castel-no-effect = No effect is under way, so there is nothing to { $verb }. An action is draw, swap or place.
    .board = No effect asks for this now: place a card, draw one, or swap one with the exchange.
castel-effect-first = The effect of { $kind } must be carried out first. The answer looks like { $example }.
    .board = The effect of { $kind } must be carried out first.
castel-other-verb = The effect of { $kind } asks for something else now. The answer looks like { $example }.
    .board = The effect of { $kind } asks for something else now.
castel-may-answer = The effect of { $kind } allows it.
castel-may-draw = The top card of the pile goes to the hand.
castel-may-swap = { $own } goes to the exchange, { $other } to the hand.
castel-may-place = { $kind } may be placed at { $spot }.
castel-no-kind = There is no card { $kind }.
castel-no-card = There is no card { $card }.
castel-no-seat = There is no seat { $seat }; the seats are 0 to { $most }.
castel-king-first = The Herald is in play and you hold the King: place him before anything else.
castel-pile-empty = Your pile is empty.
castel-hand-full = With the hand limit, a player who holds { $most } cards or more may not draw.
castel-not-in-hand = There is no { $kind } in the hand.
castel-not-in-exchange = There is no { $kind } in the exchange.
castel-merchant-last = At this table the Merchant may not be a player’s last card.
castel-knight-spot = A Knight is placed on a card, and there is none at { $spot }.
castel-slot-taken = An engine stands at { $spot } already.
castel-engine-spot = A siege engine goes to one of the slots N, E, S and W, not to { $spot }.
    .board = A Siege Engine goes to one of the four slots before the walls, not to { $spot }.
castel-outside-spot = { $kind } is placed outside the walls (out), not at { $spot }.
    .board = { $kind } is placed outside the walls, not at { $spot }.
castel-zone-court = { $kind } belongs to the court, the cells b2 to e5, and { $spot } is not one of them.
castel-zone-rampart = { $kind } belongs to the ramparts, and { $spot } is not a rampart cell.
castel-zone-tower = { $kind } belongs to the towers a1, a6, f1 and f6, and { $spot } is not one of them.
castel-occupied = { $spot } is occupied.
castel-ghost-empty = The Ghost needs an occupied tower, and { $spot } is empty.
castel-ghost-protected = The card at { $spot } is protected, so the Ghost cannot take its place.
castel-kind-needs-ambassador = The Ambassador comes only to the last free court cell.
castel-kind-needs-advisor = The Advisor must stand next to the King, or next to the Prince while the King is not at court; { $spot } is not such a cell.
castel-kind-needs-lady = The Lady-in-waiting must stand next to the Queen or the Princess at court; { $spot } is not such a cell.
castel-kind-needs-favourite = The Favourite cannot come while the Queen is at court.
castel-kind-needs-charming = The Princess is at court, so Prince Charming must stand next to her; { $spot } is not such a cell.
castel-kind-needs-queen = The King is at court, so the Queen must stand next to him; { $spot } is not such a cell.
castel-no-such-card = { $ref } is not in play.
castel-place-order = Two cards on different cells are named in place order, and { $one } does not come before { $other }.
    .board = { $one } and { $other } cannot change cells.
castel-protected = { $ref } is protected.
castel-itself = An effect never touches the card it comes from.
castel-not-a-target = { $ref } is not among the cards that this effect can choose.
castel-no-pawn = { $ref } bears no pawn.
castel-own-pawn = { $ref } bears your own pawn already.
castel-spy-order = The pawns are handed out in place order, and { $ref } is not the next card.
castel-not-in-pool = No pawn of seat { $seat } is left to hand out.
    .board = No such pawn is left to hand out.
castel-lay-order = The cells are served in place order, and { $due } comes before { $spot }.
    .board = Choose the card for { $due } first.
castel-not-to-lay = { $kind } is not one of the cards that are still to be laid.
castel-lay-as-before = With { $kind } at { $spot } everything would lie as before, and the order must change.
castel-goal-zone = The card at { $place } moves to another place of its own zone, and { $spot } is not one.
castel-goal-taken = { $spot } is occupied.
castel-goal-no-card = A Knight moves onto a card, and there is none at { $spot }.
castel-fairy-goal = The Fairy lures a card out of the castle (out), not to { $spot }.
    .board = The Fairy lures a card out of the castle, not to { $spot }.
castel-fairy-goal-knight = A Knight who leaves the castle goes onto a card outside, and there is none at { $spot }.
castel-no-take = { $card } cannot be taken for seat { $seat } here.
castel-no-trade = You cannot trade with seat { $seat }: it must be another player who holds cards.
    .board = You can only trade with somebody else who holds cards.

## Setups that are refused

castel-setup-seats = { $where } must be { $players } lists of card ids, one for each seat, not { $value }.
castel-setup-list = { $where } must be a list of card ids, not { $value }.
castel-setup-size = { $where } must have { $number } cards, not { $given }.
castel-setup-card = { $value } in { $where } is not a card id such as king or soldier-01.
castel-setup-not-used = The card { $card } is not used with two players.
castel-setup-twice = The card { $card } appears twice in the setup.
castel-setup-first = first is the seat that begins, 0 to { $most }, not { $value }.

## Human notation

castel-sheet-line = This line is neither a turn nor the result: { $line }.
castel-sheet-colour = In { $line } it should be { $right }’s turn.
castel-sheet-turn = { $line } does not fit: the game has come to turn { $turn }.
castel-sheet-no-pass = { $line } says that nothing could be done, but something can.
castel-sheet-who = The wrong seat decides in { $action }; it should be { $right }
castel-sheet-action = This is not an action: { $value }.
castel-sheet-illegal = { $action } cannot be played: { $why }
castel-sheet-end = The tag { $tag } says { $value }, but the game comes to { $right }.

## What counts for an action, beside another

castel-counts-hand = Compared with { $other }, you have fewer cards in hand, or the others have more.
castel-counts-pile = Compared with { $other }, you have fewer cards left to draw, or the others have more.
castel-counts-blocked = Compared with { $other }, fewer of your cards are without a spot.
castel-counts-returns = Compared with { $other }, fewer of your cards in play can come back to you.
