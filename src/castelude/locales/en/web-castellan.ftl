## Pieces, places and courtyards in words

web-castellan-and = { $first } and { $last }
web-castellan-kind-t = tower
web-castellan-kind-s = short wall
web-castellan-kind-l = long wall
web-castellan-start = the start
web-castellan-east = { $steps } east
web-castellan-west = { $steps } west
web-castellan-north = { $steps } north
web-castellan-south = { $steps } south
web-castellan-place-t = Tower at { $node }
web-castellan-place-se = Short wall from { $node } to the east
web-castellan-place-sn = Short wall from { $node } to the north
web-castellan-place-le = Long wall from { $node } to the east
web-castellan-place-ln = Long wall from { $node } to the north
web-castellan-keys = Arrow keys go from place to place, Enter builds there or takes a piece of this turn back. T, S and L take a tower, a short or a long wall into your hand. N and P go to the next and the previous place, Backspace takes back the last piece. Places are counted in steps from the first piece.
web-castellan-castle = { $label }. Towers: { $towers }, walls: { $walls }, courtyards: { $courtyards }.
web-castellan-take-back = { $piece }: take back
web-castellan-lift = { $count ->
    [one] { $how ->
        [tap] Tap once more to take this piece back.
       *[click] Click to take this piece back.
    }
   *[other] { $how ->
        [tap] Tap twice to take back this piece and everything after it ({ $count } steps).
       *[click] Click twice to take back this piece and everything after it ({ $count } steps).
    }
}
web-castellan-lift-again = { $count ->
    [one] { $how ->
        [tap] Tap once more to take this piece back.
       *[click] Click again to take this piece back.
    }
   *[other] { $how ->
        [tap] Tap once more to take back this piece and everything after it ({ $count } steps).
       *[click] Click again to take back this piece and everything after it ({ $count } steps).
    }
}
web-castellan-yard = Courtyard of { $seat }: { $towers } towers, { $points } points
web-castellan-yard-doubled = Courtyard of { $seat }: { $towers } towers, doubled, { $points } points
web-castellan-ledger = Courtyards and points

## What a piece would do

web-castellan-effect-close = Closes a courtyard with { $towers } towers: { $points ->
    [one] 1 point
   *[other] { $points } points
} more.
web-castellan-effect-several = Closes { $count } courtyards: { $points } points more.
web-castellan-effect-divide = Divides your courtyard into { $parts }: { $points ->
    [one] 1 point
   *[other] { $points } points
} more.
web-castellan-effect-grow = One more tower counts: { $points ->
    [one] 1 point
   *[other] { $points } points
} more.
web-castellan-effect-double = With your Double Keep there you would have { $score } points.
web-castellan-effect-stay = Divides your doubled courtyard: you then choose the part that stays doubled, for at best { $score } points in all.
web-castellan-tip = { $how ->
    [tap] Tap one of the outlines to try a piece there.
   *[click] Click one of the outlines to place a piece there.
}
web-castellan-tip-back = { $how ->
    [tap] Tap one of the outlines to try a piece there, or a piece of this turn to take it back.
   *[click] Click one of the outlines to place a piece there, or a piece of this turn to take it back.
}
web-castellan-tip-draw = Then you draw { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
web-castellan-tip-end = { $how ->
    [tap] Until then you can tap a piece of this turn to take it back.
   *[click] Until then you can click a piece of this turn to take it back.
}

## Cards and decisions

web-castellan-card = { $name } ({ $id }): { $what }
web-castellan-hand = Your hand
web-castellan-played = Cards that { $seat } has played
web-castellan-play = { $count ->
    [0] Play
    [one] Play 1 card
   *[other] Play { $count } cards
}
web-castellan-sum = You will place { $pieces }.
web-castellan-pool = Pieces to place
web-castellan-hold = Hold a { $kind } ({ $count } to place)
web-castellan-claim = The Double Keep
web-castellan-double = Double it
web-castellan-double-one = Double { $part }
web-castellan-stay-one = Keep { $part } doubled
web-castellan-keep = Save it for later
web-castellan-part-left = the left one
web-castellan-part-right = the right one
web-castellan-part-upper = the upper one
web-castellan-part-lower = the lower one
web-castellan-part-at = the one at { $where }
web-castellan-place-it = { $kind ->
    [L] Place the long wall here
    [S] Place the short wall here
   *[T] Place the tower here
}
web-castellan-tap-again = Tap the same place again to put the piece there.
web-castellan-new = new
web-castellan-words-double = Put the Double Keep into the courtyard { $where }
web-castellan-words-stay = Let the courtyard { $where } stay doubled
web-castellan-words-draw = Draw { $cards }
web-castellan-words-keep = Save the Double Keep for later
web-castellan-words-end = End the turn
web-castellan-score-after = → { $points } points
web-castellan-draw = Draw cards
web-castellan-draw-split = { $towers ->
    [0] { $walls ->
        [one] 1 wall card
       *[other] { $walls } wall cards
    }
   *[other] { $walls ->
        [0] { $towers ->
            [one] 1 tower card
           *[other] { $towers } tower cards
        }
       *[other] { $towers } tower + { $walls } wall
    }
}
web-castellan-of = of { $left }
web-castellan-decks = Left in your decks: tower cards { $towers }, wall cards { $walls }.
web-castellan-ending = The end of your turn
web-castellan-end = End my turn
web-castellan-end-game = End the game
web-castellan-left-next = No room is left for { $pieces }: the next player gets them.
web-castellan-left-out = No room is left for { $pieces }: they go out of the game.
web-castellan-points = { $points } pts
web-castellan-deck-left = { $count } to draw
web-castellan-deal-tower = { $seat }: tower cards, in the order of the draw
web-castellan-deal-wall = { $seat }: wall cards, in the order of the draw
web-castellan-deal-in-hand = in hand
web-castellan-reserve = Points: { $points }, keeps: { $keeps }. In hand: tower cards { $towers }, wall cards { $walls }. Left to draw: { $decks }.
web-castellan-double-free = The Double Keep is still free.
web-castellan-last-round = Last round: { $seat } has no cards left.
web-castellan-equal = Equal points: the player with the most keeps wins ({ $keeps }).
web-castellan-last-turns = Still to play: { $seats }.

## The log

web-castellan-told-play = { $cards }: { $pieces }
web-castellan-told-close = closes a courtyard with { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
}
web-castellan-told-divide = divides a courtyard into { $parts }
web-castellan-told-part = one with { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
}
web-castellan-told-double = doubles it: { $points } points
web-castellan-told-stay = the part with { $points } points stays doubled
web-castellan-told-left = no room for { $pieces }: the next player gets them
web-castellan-told-out = no room for { $pieces }: out of the game
web-castellan-told-draw = draws { $towers ->
    [0] { $walls ->
        [one] 1 wall card
       *[other] { $walls } wall cards
    }
   *[other] { $walls ->
        [0] { $towers ->
            [one] 1 tower card
           *[other] { $towers } tower cards
        }
       *[other] { $towers } tower and { $walls } wall
    }
}
web-castellan-told-last = has no cards left: the last round begins

## What can be done

web-castellan-now-play = Choose one or more cards and play them: they give you the pieces to place.
web-castellan-now-last = Your last turn: you play all your cards.
web-castellan-now-handed = Handed on to you: { $pieces }.
web-castellan-now-build = Place { $pieces }.
web-castellan-now-double = You closed a courtyard. Put your Double Keep there now to count it twice, or save it for later.
web-castellan-now-stay = You divided your doubled courtyard. Choose the part that stays doubled, below or on the board.
web-castellan-now-draw = { $number ->
    [one] Draw 1 card: choose the deck.
   *[other] Draw { $number } cards: choose from which decks.
}
web-castellan-now-draw-only = { $number ->
    [one] Draw 1 card; this time you have no choice of decks.
   *[other] Draw { $number } cards; this time you have no choice of decks.
}
web-castellan-now-end = Your decks are empty, so there is nothing to draw. End your turn when you are content with what you have built.

## The first-game guide

web-castellan-guide-cards = Everybody builds the same castle. Whoever closes a courtyard owns it and gets a point for each tower around it; the player with the most points wins. Each turn begins with cards: they show the pieces you must place. Choose the Gatehouse (2 towers, 2 short walls) below the board and play it.
    .title = Cards give pieces
    .done = Its pieces now lie below the board, and all of them must be placed. The more cards you play, the more you build; but at the end of a turn you draw only one card.
web-castellan-guide-build = The first tower stands already. A wall begins at a tower; a tower goes where a wall ends. The outlines show where a piece can go; click elsewhere, and the board tells you why not. Place the other three pieces as you like.
    .title = Build
    .done = All pieces are placed. Walls may end in the open: perhaps somebody will need them later, perhaps you.
web-castellan-guide-close = Four walls stand around a square, but its upper right corner is open. Put a tower there: the board shows beforehand what that would bring.
    .title = Close a courtyard
    .done = The courtyard is yours for the rest of the game because you closed it, whoever built its walls. It counts one point for each tower that touches it: 4.
web-castellan-guide-double = Once in a game, at the moment when you close a courtyard, you may put your Double Keep there: from then on it counts twice. The buttons tell your points either way. Put it here.
    .title = The Double Keep
    .done = 8 points. A larger courtyard would have made more of it, but it may never come.
web-castellan-guide-long = A long wall reaches two steps, and nothing can be joined at its middle. Choose the long wall below the board; then place it so that it goes on with one of the two open sides of the large square.
    .title = Long walls
    .done = One more side and the last tower, and the large courtyard will be closed.
web-castellan-guide-try = Until you draw or end your turn you may try things out: choose a piece that you placed in this turn, and it comes back. You may also build inside your own courtyards, but never in those of others. Place two pieces; take one back if you like.
    .title = Try and take back
    .done = Towers inside a courtyard count as well: a wall that ends in there makes room for one.
web-castellan-guide-divide = This courtyard has 6 towers: 6 points. A wall across it makes two courtyards, and the towers in the middle count for both. Divide it with the short wall.
    .title = Divide
    .done = 4 and 4: 8 points. Small courtyards with shared towers are worth more than one large one.
web-castellan-guide-draw = All pieces are placed, so you draw: one card, and one more for each card that you played with a plus and a card back on it. Tower cards show more towers, wall cards more walls. Choose a deck below the board.
    .title = Draw
    .done = It is the next player’s turn. When your decks are empty, you end your turn with a button instead. When somebody has no cards left, everybody else takes one last turn with all their cards. The player with the most points wins. Now you know how to play Castellan.

## The film of a table
web-castellan-last-cards = { $seat } has drawn the last card.
web-castellan-outcome = { $count ->
    [one] { $winners } wins with { $points } points.
   *[other] { $winners } share the win with { $points } points each.
}
