## Cards and places

web-castel-zone-court = court
web-castel-zone-rampart = rampart
web-castel-zone-tower = tower
web-castel-zone-outside = outside the walls
web-castel-zone-knight = on a card in play
web-castel-outside = outside the walls
web-castel-outside-place = outside { $number }
web-castel-slot-n = the north slot
web-castel-slot-e = the east slot
web-castel-slot-s = the south slot
web-castel-slot-w = the west slot
web-castel-ref = { $kind } ({ $place })
web-castel-pawn = pawn of { $seat }
web-castel-no-pawn = no pawn
web-castel-free = free
web-castel-guard-knight = protected by the Knight on it
web-castel-guard-ambassador = always protected
web-castel-guard-captain = protected by the Captain on the same rampart
web-castel-guard-priest = protected by the Priest next to it, whose pawn has the same colour
web-castel-chosen = chosen
web-castel-due = gets a card now
web-castel-possible = can be chosen
web-castel-placeless = no place for it now
web-castel-copies = { $count } cards
web-castel-new = new
web-castel-keys = Arrow keys go from place to place, Enter chooses, Escape goes back, N and P jump to places that can be chosen, also from the hand.

## Around the castle

web-castel-hand = Your hand
web-castel-hand-empty = No cards in hand.
web-castel-exchange = Exchange
web-castel-to-exchange = Exchange ↓
web-castel-exchange-empty = The exchange is empty.
web-castel-deal-hand = { $seat }: hand
web-castel-deal-pile = { $seat }: pile, from the top
web-castel-removed = Out of the game
web-castel-aside = Set aside
web-castel-pile = Your pile: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
web-castel-draw = Draw
web-castel-counts = { $seat }: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $pile } in the pile
web-castel-left = { $count ->
    [0] no card left
    [one] 1 card left
   *[other] { $count } cards left
}
web-castel-seats = Cards of the players

## What a card says

web-castel-detail = What the card says
web-castel-read = Point at a card, or hold your finger on it, to read it.
web-castel-stack = Cards of this cell
web-castel-choose = Choose: { $card }
web-castel-belongs = Belongs to: { $zone }
web-castel-returns = Sent back, it goes to the hand of { $seat }.
web-castel-returns-own = Sent back, it goes to your hand.
web-castel-returns-exchange = It bears no pawn: sent back, it goes to the exchange.
web-castel-goes = Can go to: { $places }
web-castel-goes-many = Can go to the { $count } places marked.
web-castel-goes-nowhere = It cannot be placed just now; it can still be swapped.
web-castel-would = Then: { $lines }

## What can be done

web-castel-now = { $ways ->
    [draw-place-swap] Place a card, draw one, or swap one with the exchange
    [draw-swap] Draw a card, or swap one with the exchange
    [draw-place] Place a card or draw one
    [place-swap] Place a card, or swap one with the exchange
    [place] Place a card
    [swap] Swap a card with the exchange
   *[draw] Draw a card
}. { $count ->
    [one] 1 action left.
   *[other] { $count } actions left.
}
web-castel-last = Your last card. { $words }
web-castel-now-king = The Herald calls: place the King before anything else.
web-castel-now-effect = { $kind }: { $what }
web-castel-now-effect-of = { $seat }’s { $kind }: { $what }
web-castel-ask-pass = choose the card that you pass to { $seat }, on your left.
web-castel-ask-give = choose the card you give to { $seat }.
web-castel-ask-lay = choose the card that goes to { $cell }, where { $card } lies now. The other cards follow.
web-castel-ask-where = choose where { $card } goes.
web-castel-step-hand = { $kind }: { $ways ->
    [place-swap] { $zone ->
        [knight] choose the card to protect, or a card of the exchange to swap for.
       *[other] choose where to place the card, or a card of the exchange to swap for.
    }
    [place-no] { $zone ->
        [knight] choose the card to protect.
       *[other] choose where to place the card.
    }
    [no-swap] no place is possible now; choose a card of the exchange to swap for.
   *[other] nothing can be done with this card now.
}
web-castel-step-exchange = { $kind }: choose the card of your hand to give for it.
web-castel-step-where = { $kind }: choose where to.
web-castel-step-other = { $kind }: choose the other card.
web-castel-step-who = { $spot }: choose the card to place there.
web-castel-step-seat = { $kind }: choose who gets this card.
web-castel-step-pawn = { $kind }: choose the pawn for this card.
web-castel-step-layer = Several cards lie here: choose one.
web-castel-give-pawn = Pawn of { $seat }
web-castel-give-to = To { $seat }
web-castel-do-draw = draw a card
web-castel-do-send = send { $card } back
web-castel-do-kill = take { $card } out of the game
web-castel-do-rob = take the pawn off { $card }
web-castel-do-claim = put your own pawn on { $card }
web-castel-do-pawn = put a pawn of { $seat } on { $card }
web-castel-do-take = give { $card } to { $seat }, by chance

## The first-game guide

web-castel-guide-place = Everybody wants to be rid of all their cards. A turn has two actions, and placing a card is one. Cards belong to a zone: the red ones to the court in the middle, the blue ones to the round towers, the ochre ones to the ramparts between them, the green ones outside. Choose the Soldier in your hand and then a free cell of a rampart, or drag him there.
    .title = Placing a card
    .done = The black disc on the Soldier is your pawn. An effect may send him back: then he returns to the hand of the player whose pawn he bears, which is yours.
web-castel-guide-draw = You must get rid of your whole hand and also of your face-down pile. As your second action, choose the pile beside your hand to draw its top card.
    .title = Drawing
    .done = Two actions are done, and it is the turn of Beige. The first player with neither hand nor pile wins.
web-castel-guide-swap = The third kind of action: change a card of your hand for one of the exchange, which lies open. Choose the Siege Engine in your hand, then the King in the exchange.
    .title = Swapping
    .done = The King is yours: a green dot marks the card that has just come. Swap to be rid of a card that finds no place, or to get an effect that you need.
web-castel-guide-king = Most cards do something when they are placed, and it happens whether you like it or not. The King sends a card of the castle back to the hand of the player whose pawn it bears. Place him at court, then choose the Archer of Beige in the tower.
    .title = The King
    .done = The Archer is back in the hand of Beige, who must play him again. Without another card to send back, the King would have sent your own Soldier.
web-castel-guide-knight = A Knight is placed on top of a card and protects it. Put your Knight on your Prince.
    .title = Knights
    .done = Nobody can send back, move or swap the Prince now, as long as the Knight stays. The small shield says that a card is protected; point at it to read why.
web-castel-guide-protected = The Courtier sends back a card on a neighbouring cell, corners included. Place him on c2, c4, d2 or d4, next to both cards of Beige. Then choose: the Prince is protected, but the Knight on him is not.
    .title = What is protected
    .done = It is back in the hand of Beige. Priests and Captains protect, too. If you try something impossible, the board tells you which rule forbids it.
web-castel-guide-rampart = A siege engine of Beige stands before the south rampart. Four soldiers on that rampart drive it away: place your two Soldiers on d1 and e1.
    .title = Engines and ramparts
    .done = The engine is back in the hand of Beige. But should all four engines stand, the soldiers are the ones to go.
web-castel-guide-merchant = Pawns matter: they say whose hand a card goes back to. The Merchant gives you one more action, but at a price: three cards of others take your pawn. Place him at court, then choose three Soldiers of Beige.
    .title = The Merchant
    .done = Sent back, these Soldiers would come to you now; but you still have two actions in this turn. You know how to play Castel: each card says what it does.

## The film of a table
web-castel-many-back = { $count } cards are sent back at once
web-castel-one-left = { $seat } has one card left.
