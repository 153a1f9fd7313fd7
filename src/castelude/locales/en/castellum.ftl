## Names

castellum-name = Castellum: Maastricht
castellum-seat-0 = Red
castellum-seat-1 = Blue
castellum-seat-2 = Green
castellum-drawing-legend = c1 to c5 are the columns of a line. “attack” is the attack of a column, compared with the power of the enemy in it; ∞ marks a space for any number of workers.
castellum-seat-3 = Violet
castellum-option-edition = Edition
    .help = The cards to play with: the house edition, or a card file of your own.
castellum-option-edition-house = House edition
castellum-phase-construction = construction
castellum-phase-siege = siege
castellum-phase-angels = angels
castellum-phase-reward = reward
castellum-phase-over = end of the game
castellum-infantry = infantry
castellum-cavalry = cavalry
castellum-artillery = artillery
castellum-fortification = fortification
castellum-gold = { $number } gold
castellum-stone = { $number } stone
castellum-wood = { $number } wood
castellum-nothing = nothing
castellum-and = { $first } and { $last }
castellum-angels = { $number ->
    [one] 1 angel
   *[other] { $number } angels
}

## What cards and spaces do

castellum-card-attack = attack { $number }
castellum-card-cost = costs { $cost }
castellum-card-income = gives { $income } each year
castellum-card-boost = +1 to your { $type }
castellum-card-score = at the end, 1 point for each { $kind } card in your line
castellum-card-power = power { $number }
castellum-card-vp = { $number ->
    [one] 1 point
   *[other] { $number } points
}
castellum-card-enemy-boost = +{ $points } to all enemy { $type } in the same line, itself included
castellum-card-toll = before combat, takes 1 { $resource ->
    [gold] gold
    [stone] stone
   *[wood] wood
} from the owner of the line
castellum-card-value = number { $number }
castellum-effect-fury = give an enemy 2 more power
castellum-effect-swap = exchange two enemies
castellum-effect-hire = hire a troop
castellum-effect-destroy = with { $type ->
    [infantry] infantry
    [cavalry] cavalry
   *[artillery] artillery
} in your line and 1 stone, defeat an enemy there
castellum-effect-gift = take 2 resources
castellum-effect-cancel = cancel the effect of an angel
castellum-short-fury = +2 power to an enemy
castellum-short-swap = exchange 2 enemies
castellum-short-hire = hire a troop
castellum-short-destroy = defeat an enemy for 1 stone
castellum-short-gift = take 2 resources
castellum-short-cancel = cancel an effect
castellum-space-gain = take { $gives }
castellum-space-choose = take { $number ->
    [one] 1 resource
   *[other] { $number } resources
} of your choice
castellum-space-reinforce = +1 attack in each of your columns this year
castellum-space-angel = draw an angel
castellum-space-troop = buy a troop
castellum-space-fort = buy a fortification

## The table in words

castellum-drawing-year = { $year }, { $phase }. First Player: { $first }. Reward: { $needed ->
    [one] 1 enemy
   *[other] { $needed } enemies
} to defeat together
castellum-drawing-spaces = Action spaces
castellum-drawing-market = Market
castellum-drawing-empty = (empty)
castellum-drawing-seat = { $seat }: { $gold } gold, { $stone } stone, { $wood } wood; { $workers ->
    [one] 1 free worker
   *[other] { $workers } free workers
}; { $angels ->
    [one] 1 angel
   *[other] { $angels } angels
} in hand; { $defeated ->
    [one] 1 enemy
   *[other] { $defeated } enemies
} defeated, { $year } this year
castellum-drawing-column = attack { $attack }
castellum-drawing-closed = not yet available
castellum-drawing-enemy = { $enemy } with power { $power }
castellum-drawing-next-bonus = +{ $points } attack in every column next year
castellum-drawing-combo = combination: { $combo }
castellum-drawing-bonus = reinforcement +{ $points }
castellum-drawing-under = angel { $angel } (+{ $value })
castellum-drawing-hand = Your hand
castellum-drawing-played = On the table: { $seat } played { $card } ({ $effect }{ $args })
castellum-drawing-score = { $seat }: { $total ->
    [one] 1 point
   *[other] { $total } points
} (enemies { $enemies }, resources { $resources }, scoring cards { $scoring }, combinations { $combination })

## What is asked now

castellum-ask-worker = { $seat }: place a worker
castellum-ask-take = { $seat }: take { $count ->
    [one] 1 resource
   *[other] { $count } resources
} of your choice
castellum-ask-troop = { $seat }: buy a troop and place it
castellum-ask-fort = { $seat }: buy a fortification and place it
castellum-ask-excess = { $seat }: you have one angel too many; discard the one you drew, or play a gift
castellum-ask-react = { $seat }: let the effect happen, or cancel it
castellum-ask-orient = { $seat }: turn the reward card
castellum-ask-enemy = { $seat }: place an enemy
castellum-ask-angel = { $seat }: play an angel, or pass
castellum-ask-over = The game is over. { $count ->
    [one] { $winners } wins!
   *[other] { $winners } share the victory!
}
castellum-picture-description = { $name }, { $year }, { $phase }. { $ask }.
castellum-picture-first = First Player
castellum-picture-reward = Reward: { $defeated } of { $needed }
castellum-picture-needed = Reward: { $needed } needed
castellum-picture-decks = Left in the decks: { $forts ->
    [one] 1 fortification
   *[other] { $forts } fortifications
}, { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
}, { $angels ->
    [one] 1 angel
   *[other] { $angels } angels
}
castellum-picture-market = Market
castellum-picture-hand = Hand of { $seat }
castellum-picture-defeated = defeated
castellum-picture-score = Final score
castellum-picture-enemies = Enemies
castellum-picture-resources = Resources
castellum-picture-scoring = Scoring cards
castellum-picture-combination = Combinations
castellum-picture-total = Total

## Why an action is allowed or refused

castellum-over = The game is over.
castellum-malformed = This “{ $word }” action is incomplete or misspelt. It is written like this: { $examples }.
castellum-no-action = An action begins with one of these words: { $known }. Examples: worker:markt, buy:T12>c2.
castellum-no-card = There is no card { $card } of this kind; the ids run from { $first } to { $last }.
castellum-no-space = There is no space { $space }. The spaces are: { $known }.
castellum-no-side = A reward card has sides 1 to 4; there is no side { $side }.
castellum-pair-order = Two resources are written in alphabetical order: { $known }.
castellum-no-column = { $column } is not available: this year each line has the columns c1 to c{ $columns }.
castellum-no-line = { $place } belongs to no line: the seats are 0 to { $last }.
castellum-only-gift-before-worker = Before you place a worker, the only angels you may play are those with the effect “gift”.
castellum-only-gift-at-draw = When you draw an angel to a full hand, the only angels you may play are those with the effect “gift”.
castellum-no-gift-in-siege = No angels are played during the siege.
castellum-no-window = No effect is waiting to be answered.
castellum-now-worker = Place a worker now.
castellum-worker-first = To buy it, send a worker to { $space } first.
castellum-now-take = Take { $count ->
    [one] one resource
   *[other] two resources
} now.
castellum-now-troop = Buy a troop now.
castellum-now-fort = Buy a fortification now.
castellum-now-excess = You have one angel too many: discard the one you drew, or play an angel for its gift.
castellum-now-react = Answer the angel on the table first: let its effect happen, or cancel it.
castellum-now-orient = Turn the reward card now.
castellum-now-enemy = Place an enemy from your hand now.
castellum-now-angel = Play an angel now, or pass.
castellum-space-absent = The space { $space } does not exist with { $players } players.
castellum-space-taken = { $space } already has its worker for this year.
castellum-nothing-to-buy = You cannot buy anything at { $space }: there is no card that you can both afford and place.
castellum-not-in-market = { $card } is not in the market.
castellum-too-dear = { $card } costs { $gold } gold, { $stone } stone and { $wood } wood, which is more than you have.
castellum-no-troop-room = Column { $column } already holds two troops.
castellum-no-fort-room = Column { $column } already holds a fortification.
castellum-other-excess = You have drawn { $card }; no other angel can be discarded now.
castellum-no-enemy-in-hand = The enemy { $card } is not in your hand.
castellum-column-besieged = Column { $place } already holds an enemy.
castellum-no-angel-in-hand = The angel { $card } is not in your hand.
castellum-cancel-only = { $card } cancels the effects of others; in your own turn you can only play it for its number.
castellum-other-effect = The effect of { $card } is { $effect }.
castellum-no-enemy-there = There is no enemy in column { $place }.
castellum-swap-same = An exchange needs two different columns.
castellum-swap-order = The column of the lower seat is written first; in one line, the lower column: { $first },{ $second }.
castellum-hire-own = { $card } is already in your line.
castellum-hire-nowhere = { $card } is neither in the market nor in another line.
castellum-no-destroyer = You need { $type ->
    [infantry] an infantry troop
    [cavalry] a cavalry troop
   *[artillery] an artillery troop
} in your line for this effect.
castellum-no-stone = You need 1 stone to pay for this effect.
castellum-no-cancel = { $card } cannot cancel an effect.
castellum-may-worker = A worker may go to { $first }.
castellum-may-take = You may take { $first }.
castellum-may-buy = You may buy { $card } and place it in { $first }.
castellum-may-discard = You may discard { $card }.
castellum-may-enemy = You may place { $card } in { $first }.
castellum-may-pass = You may pass; you can still play an angel when your turn comes round again.
castellum-may-number = You may lay { $card } under { $first }.
castellum-may-fury = You may give the enemy in { $first } 2 more power.
castellum-may-swap = You may exchange the enemies in { $first } and { $second }.
castellum-may-hire = You may hire { $first } for { $second }.
castellum-may-destroy = You may defeat the enemy in { $first }.
castellum-may-gift = You may take { $first } with { $card }.
castellum-may-let = You may let the effect happen.
castellum-may-cancel = You may cancel the card on the table with { $card }.
castellum-may-orient = You may turn side { $first } towards you.

## Setups that are refused

castellum-setup-first = first is the seat of the First Player, 0 to { $last }, not { $value }.
castellum-setup-list = { $where } must be a list of cards, not { $value }.
castellum-setup-card = { $value } does not belong in { $where }; its cards are { $first } to { $last }.
castellum-setup-twice = { $card } appears twice in { $where }.
castellum-setup-absent = { $card } is missing from { $where }, which must contain all { $number } cards.

## Card files

castellum-edition-object = must be a JSON object, not { $value }.
castellum-edition-list = must be a list, not { $value }.
castellum-edition-key = must not have the key { $key }. The keys are: { $known }.
castellum-edition-missing = must have the key { $key }.
castellum-edition-format = must be 1, not { $value }.
castellum-edition-text = must be a text of 1 to { $most } characters on one line, not { $value }.
castellum-edition-id = must be an id from { $first } to { $last }, not { $value }.
castellum-edition-space-id = must be 1 to 20 small letters a to z and digits, not { $value }.
castellum-edition-space-number = must have { $least } to { $most } spaces, not { $given }.
castellum-edition-twice = appears twice.
castellum-edition-absent = must contain { $card }.
castellum-edition-number = must be a whole number from { $least } to { $most }, not { $value }.
castellum-edition-word = must be one of: { $allowed }; not { $value }.
castellum-edition-limit = must be 1 (one worker) or null (any number), not { $value }.
castellum-edition-only-with = is used by the action { $action } only; here it must be { $blank }, not { $value }.
castellum-edition-start = must be { $right }, not { $value }: F01 to F04 are the START cards, and no others are.
castellum-edition-year = must be { $right }, the year in its id, not { $value }.
castellum-edition-sides = must be a list of four sides, not { $value }.
castellum-edition-combo = must be null or a list of 1 to { $most } enemy types, not { $value }.
castellum-edition-combo-year = must be null, not { $value }: only the reward of { $year } has combinations.
castellum-edition-open = must have at least one space that takes any number of workers, has min_players 2 and sells nothing, so that a worker always has somewhere to go.
castellum-edition-unreadable = The file of the edition { $name } cannot be read: { $reason }
castellum-edition-broken = The file of the edition { $name } is not valid ({ $number ->
    [one] 1 problem
   *[other] { $number } problems
}). The first: { $reason }

## Human notation

castellum-sheet-line = Line { $line } is neither a heading such as “1579 siege” nor a turn such as “s0 markt gold+wood”: { $value }.
castellum-sheet-heading = Line { $line } says { $value }, but the game is at { $right }.
castellum-sheet-seat = Line { $line } is for seat { $value }, but it is the turn of { $right }.
castellum-sheet-ended = Line { $line } goes on after the end of the game.
castellum-sheet-word = Line { $line }: { $value } is not an action that is possible at this moment.
castellum-sheet-illegal = Line { $line }: { $word } cannot be played: { $why }
castellum-sheet-result = The tag Result says { $value }, but the game is at { $right }.

## The log

castellum-log-worker = { $seat } sends a worker: { $space }
castellum-log-angel = { $seat } sends a worker and draws an angel: { $space }
castellum-log-full = { $seat } already holds three angels: { $card } is discarded
castellum-log-reinforce = { $seat } sends a worker: { $space }, +1 attack in each column this year
castellum-log-gain = { $seat } sends a worker: { $space }, { $given }
castellum-log-take = { $seat } takes { $given }
castellum-log-buy = { $seat } buys { $card } for column { $column }
castellum-log-discard = { $seat } discards the excess angel: { $card }
castellum-log-enemy = { $seat } sends { $card } against column { $column } of { $owner }
castellum-log-pass = { $seat } passes
castellum-log-number = { $seat } lays { $card } under column { $column } of { $owner }
castellum-log-fury = { $seat } plays { $card }: 2 more power for { $enemy }, column { $column } of { $owner }
castellum-log-swap = { $seat } plays { $card }: { $enemy } (column { $column } of { $owner }) and { $enemy_two } (column { $column_two } of { $owner_two }) change places
castellum-log-hire = { $seat } plays { $card } to hire { $troop } for column { $column }
castellum-log-destroy = { $seat } plays { $card } to defeat { $enemy }, column { $column }
castellum-log-gift = { $seat } plays { $card } to take { $given }
castellum-log-let = { $seat } lets it happen
castellum-log-cancel = { $seat } answers with { $card } to cancel it
castellum-log-happens = The effect happens
castellum-log-undone = The effect is cancelled
castellum-log-orient = { $seat } turns the reward card
castellum-log-reward = { $seat } receives { $given }
castellum-log-bonus = { $seat } will have +{ $points } attack in every column next year
castellum-log-combo = { $seat } will score 1 point for each { $combo } among the defeated enemies
castellum-log-toll = { $seat } loses { $given } to the enemy
castellum-log-combat = Combat: { $seat } defeats { $count ->
    [0] no enemy
   *[other] { $enemies }
}
castellum-log-won = Defeated in all: { $total }; needed: { $needed }. The reward is won
castellum-log-lost = Defeated in all: { $total }; needed: { $needed }. There is no reward
castellum-log-year = The year { $year } begins
castellum-log-income = { $seat } receives income: { $given }

## Cards and spaces of the house edition

castellum-name-dinghuis = Dinghuis
castellum-name-helpoort = Helpoort (Hell’s Gate)
castellum-name-houtmaas = Houtmaas (timber quay)
castellum-name-jeker = Jeker mills
castellum-name-markt = Markt (market)
castellum-name-muntstraat = Muntstraat (Mint Street)
castellum-name-oudebrug = Oude Brug (old bridge)
castellum-name-pietersberg = Sint-Pietersberg quarries
castellum-name-servaas = Basilica of Saint Servatius
castellum-name-vrijthof = Vrijthof (parade ground)
castellum-name-wyck = Wyck warehouses
castellum-name-F01 = North gate
castellum-name-F02 = East gate
castellum-name-F03 = South gate
castellum-name-F04 = West gate
castellum-name-F05 = Corner tower
castellum-name-F06 = Flooded ditch
castellum-name-F07 = Covered way
castellum-name-F08 = Half-moon
castellum-name-F09 = Hornwork
castellum-name-F10 = Casemate
castellum-name-F11 = Bastion
castellum-name-F12 = Crownwork
castellum-name-F13 = Meuse sawmill
castellum-name-F14 = Marl pit
castellum-name-F15 = Exchange house
castellum-name-F16 = Rampart chapel
castellum-name-F17 = Barracks
castellum-name-F18 = Stables
castellum-name-F19 = Gun platform
castellum-name-F20 = Engineers’ office
castellum-name-T01 = Guild militia
castellum-name-T02 = Night watch
castellum-name-T03 = Pikemen
castellum-name-T04 = Arquebusiers
castellum-name-T05 = Halberdiers
castellum-name-T06 = Musketeers
castellum-name-T07 = Fusiliers
castellum-name-T08 = Grenadiers
castellum-name-T09 = Old town guard
castellum-name-T10 = Drummers
castellum-name-T11 = Garrison colonel
castellum-name-T12 = Sappers
castellum-name-T13 = Couriers
castellum-name-T14 = Mounted scouts
castellum-name-T15 = Carabineers
castellum-name-T16 = Light horse
castellum-name-T17 = Dragoons
castellum-name-T18 = Lancers
castellum-name-T19 = Cuirassiers
castellum-name-T20 = Heavy horse
castellum-name-T21 = Trumpeters
castellum-name-T22 = Master of horse
castellum-name-T23 = Falconet
castellum-name-T24 = Culverin
castellum-name-T25 = Field gun
castellum-name-T26 = Rampart gun
castellum-name-T27 = Half-cannon
castellum-name-T28 = Howitzer
castellum-name-T29 = Siege cannon
castellum-name-T30 = Great mortar
castellum-name-T31 = Fireworkers
castellum-name-T32 = Powder commissioner
castellum-name-E1579-01 = Walloon arquebusiers
castellum-name-E1579-02 = Tercio pikemen
castellum-name-E1579-03 = Foragers
castellum-name-E1579-04 = Tercio veterans
castellum-name-E1579-05 = Reiters
castellum-name-E1579-06 = Parma’s lancers
castellum-name-E1579-07 = Spanish sap
castellum-name-E1579-08 = Breaching battery
castellum-name-E1632-01 = Zeeland musketeers
castellum-name-E1632-02 = Frisian regiment
castellum-name-E1632-03 = Scottish regiment
castellum-name-E1632-04 = Diggers
castellum-name-E1632-05 = Stadtholder’s guards
castellum-name-E1632-06 = Mounted arquebusiers
castellum-name-E1632-07 = Marauders
castellum-name-E1632-08 = States cuirassiers
castellum-name-E1632-09 = Prince’s escort
castellum-name-E1632-10 = Bridge of boats
castellum-name-E1632-11 = English miners
castellum-name-E1632-12 = Great battery
castellum-name-E1673-01 = Picardy foot
castellum-name-E1673-02 = Swiss guards
castellum-name-E1673-03 = Pioneers
castellum-name-E1673-04 = King’s grenadiers
castellum-name-E1673-05 = Free companies
castellum-name-E1673-06 = English regiment
castellum-name-E1673-07 = King’s dragoons
castellum-name-E1673-08 = Lorraine light horse
castellum-name-E1673-09 = King’s cuirassiers
castellum-name-E1673-10 = Grey musketeers
castellum-name-E1673-11 = Royal household
castellum-name-E1673-12 = First parallel
castellum-name-E1673-13 = Zigzag trench
castellum-name-E1673-14 = Mortar battery
castellum-name-E1673-15 = Ricochet battery
castellum-name-E1673-16 = The engineer’s place of arms
castellum-name-E1794-01 = National volunteers
castellum-name-E1794-02 = Line half-brigade
castellum-name-E1794-03 = Light half-brigade
castellum-name-E1794-04 = Skirmishers
castellum-name-E1794-05 = Requisition men
castellum-name-E1794-06 = Sambre-and-Meuse grenadiers
castellum-name-E1794-07 = Sans-culottes
castellum-name-E1794-08 = Deputy on mission
castellum-name-E1794-09 = Hussars
castellum-name-E1794-10 = Mounted chasseurs
castellum-name-E1794-11 = Requisition convoy
castellum-name-E1794-12 = Republican dragoons
castellum-name-E1794-13 = Horse carabineers
castellum-name-E1794-14 = Kléber’s staff
castellum-name-E1794-15 = Flying artillery
castellum-name-E1794-16 = Fire battery
castellum-name-E1794-17 = Republican mortars
castellum-name-E1794-18 = Siege park
castellum-name-E1794-19 = Second parallel
castellum-name-E1794-20 = Breaching fire
castellum-name-A01 = Angel of discord
castellum-name-A02 = Angel of discord
castellum-name-A03 = Angel of discord
castellum-name-A04 = Angel of discord
castellum-name-A05 = Angel of discord
castellum-name-A06 = Angel of the roads
castellum-name-A07 = Angel of the roads
castellum-name-A08 = Angel of the roads
castellum-name-A09 = Angel of the roads
castellum-name-A10 = Angel of the roads
castellum-name-A11 = Angel of the colours
castellum-name-A12 = Angel of the colours
castellum-name-A13 = Angel of the colours
castellum-name-A14 = Angel of the colours
castellum-name-A15 = Angel of thunder
castellum-name-A16 = Angel of thunder
castellum-name-A17 = Angel of thunder
castellum-name-A18 = Angel of thunder
castellum-name-A19 = Angel of the granaries
castellum-name-A20 = Angel of the granaries
castellum-name-A21 = Angel of the granaries
castellum-name-A22 = Angel of the granaries
castellum-name-A23 = Angel of the granaries
castellum-name-A24 = Angel of the granaries
castellum-name-A25 = Angel of silence
castellum-name-A26 = Angel of silence
castellum-name-A27 = Angel of silence
castellum-name-A28 = Angel of silence

## What counts for an action, beside another

castellum-counts-points = Compared with { $other }, you are ahead in points.
castellum-counts-sure = Compared with { $other }, your line defeats more of the enemies that stand before it.
castellum-counts-hope = Compared with { $other }, your line is ready for more of this year’s enemies.
castellum-counts-later = Compared with { $other }, your line is ready for more enemies of later years.
castellum-counts-attack = Compared with { $other }, your line has more attack.
castellum-counts-store = Compared with { $other }, you keep more resources, or earn more of them.
castellum-counts-angels = Compared with { $other }, you keep more angels.
castellum-counts-column = Column { $column } then defeats its enemy, with attack { $attack } against power { $power }; after { $other } it does not.
