## Pieces, places and courtyards in words

web-castellan-and = { $first } and { $last }
web-castellan-kind-t = tower
web-castellan-kind-s = short wall
web-castellan-kind-l = long wall
web-castellan-place-t = Tower at { $node }
web-castellan-place-se = Short wall from { $node } to the east
web-castellan-place-sn = Short wall from { $node } to the north
web-castellan-place-le = Long wall from { $node } to the east
web-castellan-place-ln = Long wall from { $node } to the north
web-castellan-keys = Arrow keys go from place to place, Enter builds there or takes a piece of this turn back. T, S and L take a tower, a short or a long wall into your hand. N and P go to the next and the previous place, Backspace takes back the last piece.
web-castellan-castle = { $label }. Towers: { $towers }, walls: { $walls }, courtyards: { $courtyards }.
web-castellan-take-back = { $piece }: take back
web-castellan-lift = { $count ->
    [one] Click to take this piece back.
   *[other] Click twice to take back this piece and everything after it ({ $count } steps).
}
web-castellan-lift-again = Click again to take back this piece and everything after it ({ $count } steps).
web-castellan-yard = Courtyard { $cell } of { $seat }: { $towers } towers, { $points } points
web-castellan-yard-doubled = Courtyard { $cell } of { $seat }: { $towers } towers, doubled, { $points } points
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
web-castellan-effect-double = You may then put your Double Keep there.
web-castellan-effect-stay = Divides your doubled courtyard: you will choose which part stays doubled.
web-castellan-tip = Choose a ring on the board: the piece in hand can go there.
web-castellan-tip-back = Choose a ring to build, or a piece of this turn to take it back.
web-castellan-tip-draw = Then you draw { $number ->
    [one] 1 card
   *[other] { $number } cards
}.

## Cards and decisions

web-castellan-card = { $name } ({ $id }): { $what }
web-castellan-hand = Your hand
web-castellan-played = Cards that { $seat } has played
web-castellan-play = { $count ->
    [0] Play
    [one] Play 1 card
   *[other] Play { $count } cards
}
web-castellan-sum = To place then: { $pieces }.
web-castellan-pool = Pieces to place
web-castellan-hold = Hold a { $kind } ({ $count } to place)
web-castellan-claim = The Double Keep
web-castellan-double = Double it
web-castellan-double-one = { $towers ->
    [one] Double { $cell } (1 tower)
   *[other] Double { $cell } ({ $towers } towers)
}
web-castellan-stay-one = { $towers ->
    [one] { $cell } stays doubled (1 tower)
   *[other] { $cell } stays doubled ({ $towers } towers)
}
web-castellan-keep = Keep it for later
web-castellan-words-double = Double courtyard { $cell }
web-castellan-words-stay = Courtyard { $cell } stays doubled
web-castellan-words-keep = Keep the Double Keep for later
web-castellan-score-after = → score { $points }
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
web-castellan-decks = Left in your decks: tower cards { $towers }, wall cards { $walls }.
web-castellan-deck-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
web-castellan-reserve = Points: { $points }, keeps: { $keeps }. In hand: tower cards { $towers }, wall cards { $walls }. Left to draw: { $decks }.
web-castellan-double-free = The Double Keep is still free.
web-castellan-last-round = Last round: { $seat } has no cards left. Still to take one last turn: { $seats }.

## What can be done

web-castellan-now-play = Choose one or more cards and play them: they give you the pieces to place.
web-castellan-now-last = Your last turn: all your cards are played.
web-castellan-now-handed = Handed on to you: { $pieces }.
web-castellan-now-build = Place { $pieces }.
web-castellan-now-double = You made a courtyard. Put your Double Keep there now, or keep it for later.
web-castellan-now-stay = You divided your doubled courtyard. Choose the part that stays doubled.
web-castellan-now-draw = { $number ->
    [one] Draw 1 card: choose the deck.
   *[other] Draw { $number } cards: choose from which decks.
}

## The first-game guide

web-castellan-guide-cards = All seats build one castle. Each turn you play cards; they show the pieces you must place: towers, short walls and long walls. Choose the Gatehouse (2 towers, 2 short walls) and play it.
    .title = Cards give pieces
    .done = Its pieces now lie below the board. Every piece must be placed. The more cards you play, the more you build, but you draw only one card back.
web-castellan-guide-build = A wall must begin at a tower; a tower goes where a wall ends. The rings show where the piece in your hand can go; below the board you choose another kind. Place the three pieces as you like.
    .title = Build
    .done = All pieces lie. Walls may stand open: perhaps somebody will need them later, perhaps you.
web-castellan-guide-close = Four walls stand around a square, but at the corner 1,1 there is a gap. Only pieces close an area, so put a tower into the corner.
    .title = Close a courtyard
    .done = The courtyard is yours for the rest of the game, because you closed it, no matter who built the rest. It counts one point for each tower that touches it: 4.
web-castellan-guide-double = Once in a game, at the moment when you make a courtyard, you may put your Double Keep there: it counts twice from then on. The buttons tell your score either way. Double it.
    .title = The Double Keep
    .done = 8 points. A larger courtyard would have made more of it, but it may never come.
web-castellan-guide-long = A long wall is as long as short wall, tower, short wall. At its middle nothing can be joined. Take a long wall into your hand and go on with one of the two open sides.
    .title = Long walls
    .done = Click on a place that is not possible, and the board tells you the rule.
web-castellan-guide-try = You may try things out until you draw: click on a piece of this turn and it comes back into your hand. You may also build inside your own courtyards, but never in those of others. Place two pieces; take one back if you like.
    .title = Try and take back
    .done = Towers inside a courtyard count as well. A wall end in there is a place for one.
web-castellan-guide-divide = This courtyard has 6 towers: 6 points. A wall across it makes two courtyards, and the towers in the middle count for both. Divide it with the short wall.
    .title = Divide
    .done = 4 and 4: 8 points. Small courtyards with shared towers are worth more than one large one.
web-castellan-guide-draw = All pieces lie. Now you draw: one card, and one more for each extra-card sign on the cards you played. Tower cards show more towers, wall cards more walls. Choose a deck.
    .title = Draw
    .done = The turn passes on. When a seat has no cards left, every other seat takes one last turn with all its cards. Most points win. You know how to play Castellan.
