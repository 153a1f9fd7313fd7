## Names and lines of play

castellan-name = Castellan
castellan-seat-0 = Red
castellan-seat-1 = Blue
castellan-seat-2 = Yellow
castellan-seat-3 = Green
castellan-drawing-card = { $title }: { $face }
castellan-drawing-legend = ■ is a tower, ○ an open wall end where one could go; thin lines are short walls, double lines long ones. A number in a cell is the seat that owns the courtyard, a star marks a doubled one.
castellan-option-double_keep = Double Keep
    .help = Once in a game, each player may double the value of a courtyard at the moment when they close it.
castellan-option-edition = Cards
    .help = Which set of cards is played with: the house edition, or a card file of your own.
castellan-option-edition-house = House edition
castellan-option-trial_fitting = Trial fitting
    .help = Pieces laid in your turn may be taken back until you draw or end your turn.
castellan-pieces-L = { $number ->
    [one] 1 long wall
   *[other] { $number } long walls
}
castellan-pieces-S = { $number ->
    [one] 1 short wall
   *[other] { $number } short walls
}
castellan-pieces-T = { $number ->
    [one] 1 tower
   *[other] { $number } towers
}
castellan-pieces-none = nothing
castellan-extra = { $number ->
    [one] 1 extra card
   *[other] { $number } extra cards
}
castellan-now-play = { $seat } plays one or more cards.
castellan-now-last = { $seat } takes the last turn and plays all cards.
castellan-now-handed = Handed on: { $pieces }.
castellan-now-build = { $seat } builds. Still to place: { $pieces }.
castellan-now-double = { $seat } has closed a courtyard: keep it, or put the Double Keep there.
castellan-now-stay = { $seat } has divided the doubled courtyard: which part stays doubled?
castellan-now-draw = { $seat } draws { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
castellan-now-end = { $seat } has nothing to draw and ends the turn, or takes pieces back.
castellan-now-won = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
castellan-now-shared = { $seat } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
castellan-drawing-courtyard = Courtyard { $cell }: { $seat }, { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
castellan-drawing-doubled = Courtyard { $cell }: { $seat }, { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
}, doubled, { $points } points
castellan-drawing-seat = { $number } { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $keeps ->
    [one] 1 keep
   *[other] { $keeps } keeps
}; hand { $towers } T { $walls } W; decks { $tower_deck } T { $wall_deck } W
castellan-drawing-hand = Your hand:
castellan-picture-hand = Hand: { $towers } T, { $walls } W
castellan-picture-decks = Decks: { $tower_deck } T, { $wall_deck } W
castellan-picture-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
castellan-picture-keeps = { $keeps ->
    [one] 1 keep
   *[other] { $keeps } keeps
}
castellan-picture-double-free = Double Keep free
castellan-picture-double-used = Double Keep used
castellan-picture-description = Castellan: a castle of { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
}, { $short ->
    [one] 1 short wall
   *[other] { $short } short walls
} and { $long ->
    [one] 1 long wall
   *[other] { $long } long walls
}, with { $courtyards ->
    [one] 1 courtyard
   *[other] { $courtyards } courtyards
}. { $now }

## Why an action is allowed or refused

castellan-over = The game is over.
castellan-due-play = It is time to play cards, such as play:T2+W1.
castellan-due-build = It is time to place a piece, such as T0,0, S1,0N or L-2,0E.
castellan-due-claim = Decide about the new courtyard before anything else.
castellan-due-draw = Building is over. It is time to draw cards, such as draw:W1T0.
castellan-due-end = Building is over, and your decks are empty, so there is nothing to draw. End your turn with end, or take pieces back first.
castellan-play-form = { $text } is not a set of cards. It is written play: and the cards joined by +, such as play:T2+W1.
castellan-no-card = There is no card { $card }. Your hand is { $hand }.
castellan-not-in-hand = { $card } is not in your hand. Your hand is { $hand }.
castellan-card-twice = Each card is named once.
castellan-play-order = The cards are named in order: { $right }.
castellan-whole-hand = In your last turn you play your whole hand: { $right }.
castellan-may-play-all = This is your last turn, so you play all your cards.
castellan-may-play = You may play any cards of your hand.
castellan-may-play-first = { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
} and { $walls ->
    [one] 1 wall
   *[other] { $walls } walls
} can be built into one castle.
castellan-first-no-tower = The first set of cards must show at least one tower.
castellan-first-set = The first set must fit into one castle: { $towers ->
    [one] with 1 tower
   *[other] with { $towers } towers
} it needs { $least } to { $most } walls, and it shows { $walls }.
castellan-placement-form = { $text } is not a placement. Write Tx,y for a tower; Sx,yE, Sx,yN, Lx,yE or Lx,yN for a wall, named from its west or south end.
castellan-no-piece = You have no { $kind ->
    [L] long wall
    [S] short wall
   *[T] tower
} to place.
castellan-may-first = { $text } is the place for a first piece of this kind.
castellan-first-piece = The first piece of this kind lies at { $right }: every other place would be the same castle, only shifted or turned.
castellan-foreign-courtyard = This is inside another player’s courtyard, and only its owner may build there.
castellan-may-T = A wall ends there, so a tower may be built.
castellan-may-S = This short wall starts at a tower, and both its ends have room for one.
castellan-may-L = This long wall starts at a tower, both its ends have room for one, and nothing is in its way.
castellan-tower-there = A tower stands there already.
castellan-tower-on-middle = This is the middle of a long wall; no tower fits there.
castellan-no-wall-end = No wall ends there, so a tower would not be connected to the castle.
castellan-edge-covered = A wall lies there already.
castellan-end-at-middle = The wall would end at the middle of a long wall, where no tower can be added.
castellan-long-over-tower = A tower is in the way: the middle of the long wall would lie there.
castellan-long-over-middle = The long wall would cross another one.
castellan-long-over-end = The middle of the long wall would block a wall that ends there.
castellan-not-connected = The wall would not be connected to the castle: it must begin at a tower.
castellan-claim-form = { $text } is not a claim. It is written { $word }: and the courtyard, such as { $word }:0,0.
castellan-must-stay = You have divided your doubled courtyard: choose the part that stays doubled, with stay: and its name.
castellan-nothing-stays = No doubled courtyard has just been divided.
castellan-may-keep = You may keep your Double Keep for later.
castellan-no-such-courtyard = { $cell } is not one of the courtyards just made: { $cells }.
castellan-may-double = You may put your Double Keep into courtyard { $cell }.
castellan-may-stay = Courtyard { $cell } may stay the doubled one.
castellan-double-off = This table plays without Double Keeps.
castellan-double-used = You have used your Double Keep.
castellan-no-claim = A courtyard can be doubled only at the moment when it is made, and none has just been made.
castellan-draw-form = { $text } is not a draw. It is written draw:WaTb with the numbers of wall and tower cards, such as draw:W1T0.
castellan-draw-number = You draw { $number ->
    [one] 1 card
   *[other] { $number } cards
} in all, no more and no fewer.
castellan-draw-deck = There are not enough cards left: your wall deck has { $walls }, your tower deck { $towers }.
castellan-may-draw = You draw { $walls } from the wall deck and { $towers } from the tower deck.
castellan-may-end = Both your decks are empty, so you end your turn without a draw.
castellan-no-end = This table plays without trial fitting: a turn in which nothing is drawn ends by itself.

## Setups that are refused

castellan-setup-first = first is the seat that starts, 0 to { $most }, not { $value }.
castellan-setup-decks = { $key } must be a list of { $players } decks, one for each seat, not { $value }.
castellan-setup-deck = { $where } must be a list of cards, { $wanted } in any order, not { $value }.
castellan-setup-card = { $value } does not belong in { $where }. Its cards are { $wanted }.
castellan-setup-twice = { $card } is in { $where } twice.
castellan-setup-lacking = { $where } is missing { $cards }.

## Card files

castellan-edition-bad = The card file of the edition { $edition } cannot be used. { $problem }
castellan-edition-object = A card file is a JSON object, not { $value }.
castellan-edition-game = This must be "castellan", not { $value }.
castellan-edition-name = The edition needs a name, which must be a text, not { $value }.
castellan-edition-list = This must be the list of the 14 cards, not { $value }.
castellan-edition-key = There is no field { $key } here. The fields are: { $known }.
castellan-edition-words = This must be an object with a text under each of { $needed }, and under no key but { $known }; not { $value }.
castellan-edition-totals = This must be an object with exactly { $known }, not { $value }.
castellan-edition-number = This must be a whole number from 0 to { $most }, not { $value }.
castellan-edition-card = A card is a JSON object, not { $value }.
castellan-edition-id = An id is T or W and a number from 1 to 99, such as T1 or W7, not { $value }.
castellan-edition-back = The card { $id } has the back "{ $wanted }", not { $value }.
castellan-edition-missing = The card { $id } is missing the field { $key }.
castellan-edition-no-tower = The tower-backed card { $id } shows no tower.
castellan-edition-no-wall = The wall-backed card { $id } shows no wall.
castellan-edition-twice = The id { $id } is used twice.
castellan-edition-backs = There must be 7 different cards with ids in { $back }, and there { $number ->
    [one] is 1
   *[other] are { $number }
}.
castellan-edition-total = The total of { $key } over all cards is { $total }; it should be { $wanted }.

## Human notation

castellan-sheet-line = Line { $line } is not a turn such as "1. 0 T2: T0,0 S0,0E +W1T0": { $value }.
castellan-sheet-turn = Line { $line } should be turn { $turn } of seat { $seat }: { $value }.
castellan-sheet-turn-over = In line { $line }, the turn is over before { $action }.
castellan-sheet-after-result = Line { $line } comes after the result: { $value }.
castellan-sheet-illegal = In line { $line }, { $action } cannot be played: { $why }
castellan-sheet-marks = Line { $line } does not match what happens; it should read: { $right }

## The log

castellan-log-play = { $seat } plays { $cards }
castellan-log-build-T = { $seat } builds: { $piece }
castellan-log-build-S = { $seat } builds: { $piece }
castellan-log-build-L = { $seat } builds: { $piece }
castellan-log-close = { $seat } closes a courtyard ({ $cell }) with { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
}
castellan-log-divide = { $seat } makes a part ({ $cell }) with { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
}
castellan-log-keep = { $seat } keeps the Double Keep for later
castellan-log-double = { $seat } puts the Double Keep into the courtyard ({ $cell }), now worth { $points } points
castellan-log-stay = { $seat } lets the part ({ $cell }) stay doubled, worth { $points } points
castellan-log-draw = { $seat } draws { $walls ->
    [0] { $towers ->
        [one] 1 tower card
       *[other] { $towers } tower cards
    }
   *[other] { $towers ->
        [0] { $walls ->
            [one] 1 wall card
           *[other] { $walls } wall cards
        }
       *[other] { $walls ->
            [one] 1 wall card
           *[other] { $walls } wall cards
        } and { $towers ->
            [one] 1 tower card
           *[other] { $towers } tower cards
        }
    }
}
castellan-log-end = { $seat } ends the turn without a draw
castellan-log-left = Pieces without room (towers: { $t }, short walls: { $s }, long walls: { $l }): handed on to the next player
castellan-log-out = Pieces without room (towers: { $t }, short walls: { $s }, long walls: { $l }): out of the game
castellan-log-last = { $seat } has no cards left: the last round begins, one turn for each other player

# The cards of the house edition.
castellan-card-T1 = Twin Watch
castellan-card-T2 = Gatehouse
castellan-card-T3 = Great Front
castellan-card-T4 = Two Flanks
castellan-card-T5 = Corner Tower
castellan-card-T6 = Barbican
castellan-card-T7 = Postern
castellan-card-W1 = Outer Ring
castellan-card-W2 = Inner Ring
castellan-card-W3 = Curtain Wall
castellan-card-W4 = Zigzag
castellan-card-W5 = Stone Convoy
castellan-card-W6 = Masons
castellan-card-W7 = Master Builder

## What counts for an action, beside another

castellan-counts-points = Compared with { $other }, you are ahead in points.
castellan-counts-gaps = Compared with { $other }, you leave fewer courtyards that the next player can close.
castellan-counts-cards = Compared with { $other }, you keep more cards to play.
