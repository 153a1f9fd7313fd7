## The board

web-castellum-city = The city by the Meuse: places of work
web-castellum-river = Meuse
web-castellum-meuse = Workers stand on the places where they have worked this year.
web-castellum-single = one worker
web-castellum-workers = workers of { $seats }
web-castellum-possible = possible
web-castellum-chosen = chosen
web-castellum-market-empty = Nothing is for sale.
web-castellum-line = Line of { $seat }
web-castellum-column = column { $column } of { $seat }
web-castellum-closed = not open yet
web-castellum-empty = empty
web-castellum-enemy = against it { $enemy }
web-castellum-attack = attack { $attack }
web-castellum-holds = attack { $attack } against { $power }: holds
web-castellum-falls = attack { $attack } against { $power }: falls
web-castellum-then = then { $stand }
web-castellum-fury = fury: { $points } more power
web-castellum-reinforced = +{ $points } on every column next year
web-castellum-combo = 1 point for each { $types } defeated
web-castellum-free-workers = { $workers ->
    [one] 1 free worker
   *[other] { $workers } free workers
}
web-castellum-hand-angels = { $number ->
    [one] 1 angel in hand
   *[other] { $number } angels in hand
}
web-castellum-hand-enemies = { $number ->
    [one] 1 enemy in hand
   *[other] { $number } enemies in hand
}
web-castellum-defeated = { $number ->
    [one] 1 enemy defeated
   *[other] { $number } enemies defeated
}, { $year } this year
web-castellum-scoring = Scoring cards: { $points ->
    [one] 1 point
   *[other] { $points } points
} so far
web-castellum-income = Each year:
web-castellum-hand-empty = No enemies and no angels in hand.
web-castellum-first = First Player: { $seat }
web-castellum-phases = Steps of the year
web-castellum-defeats = Defeated as it stands: { $number }, needed: { $needed }
web-castellum-reserve = { $gold } gold, { $stone } stone, { $wood } wood, { $defeated ->
    [one] 1 enemy defeated
   *[other] { $defeated } enemies defeated
}
web-castellum-look = Point at a card, a place or a column: its words appear here.
web-castellum-sum-attack = Attack { $attack } = cards { $printed } + boosts { $boost } + reinforcement { $bonus } + angels { $angels }.
web-castellum-sum-power = Power { $power } = card { $printed } + other enemies { $lent } + fury { $fury }.
web-castellum-keys = Arrow keys go from thing to thing, Enter chooses, Escape goes one step back, N and P jump to what is possible now.

## What can be done

web-castellum-tray = Your decision
web-castellum-now-worker = Place a worker{ $workers ->
    [one] , your last one
   *[other] , { $workers } to go
}{ $gifts ->
    [0] .
   *[other] , or play a gift angel first.
}
web-castellum-now-take = Take { $count ->
    [one] 1 resource
   *[other] 2 resources
} of your choice.
web-castellum-now-troop = Buy a troop: choose one in the market.
web-castellum-now-fort = Buy a fortification: choose one in the market.
web-castellum-now-buy-column = Choose the column for it.
web-castellum-now-enemy = Place an enemy: choose a card of your hand.
web-castellum-now-enemy-column = Choose the column that it attacks, yours or another’s.
web-castellum-now-angel = Play an angel of your hand, or pass.
web-castellum-now-use = Play it for its number, or for its effect.
web-castellum-now-number = Choose the column that it strengthens.
web-castellum-now-fury = Choose the enemy that gets 2 more power.
web-castellum-now-swap = Choose the first of the two enemies to exchange.
web-castellum-now-swap-second = Choose the other enemy.
web-castellum-now-hire = Choose a troop to hire, in the market or in another line.
web-castellum-now-hire-column = Choose the column where it will serve.
web-castellum-now-destroy = Choose the enemy to destroy, for 1 stone.
web-castellum-now-gift = Choose the 2 resources.
web-castellum-now-react = Let the effect happen, or cancel it.
web-castellum-now-excess = An angel too many: take its gift, or discard it.
web-castellum-now-orient = You defended best: turn the reward card.
web-castellum-pass = Pass
web-castellum-back = Back
web-castellum-discard = Discard it
web-castellum-use-number = Number: lay it under a column, { $value } more attack there.
web-castellum-use-fury = Effect: an enemy of your choice gets 2 more power.
web-castellum-use-swap = Effect: two enemies change places.
web-castellum-use-hire = Effect: hire a troop of the market or of another line, at its price.
web-castellum-use-destroy = Effect: with artillery and 1 stone, defeat an enemy of your line at once.
web-castellum-use-gift = Effect: take 2 resources.
web-castellum-use-cancel = Effect: cancels an angel that somebody else plays; not now.
web-castellum-let = Let it happen
web-castellum-let-cancel = Leave it cancelled
web-castellum-cancel = Cancel it with { $card } ({ $value })
web-castellum-stands = As the cards lie, the effect happens.
web-castellum-cancelled = As the cards lie, the effect is cancelled.
web-castellum-asked = Still to answer: { $seats }.
web-castellum-paid-to = The price is paid to { $seat }.
web-castellum-turn = Turn { $side }. { $gains }

## Years and points

web-castellum-chronicle = The years: enemies defeated and rewards
web-castellum-year-won = { $year } is over: { $total ->
    [one] 1 enemy
   *[other] { $total } enemies
} defeated, { $needed } needed; the reward is won
web-castellum-year-lost = { $year } is over: { $total ->
    [one] 1 enemy
   *[other] { $total } enemies
} defeated, { $needed } needed; no reward
web-castellum-sum = Sum
web-castellum-together = Together / needed
web-castellum-go-on = Go on
web-castellum-nobody = no enemy defeated

## The first-game guide

web-castellum-guide-city = You are Red. With Blue you defend Maastricht through four sieges; whoever has most points at the end wins. Every year begins with work: in turn, each sends one worker into the city. Send one to a place that gives three of a kind: timber, stone or gold.
    .title = Work in the city
    .done = The worker did its work at once. A place with one ring is taken for the year; the others have room for everybody.
web-castellum-guide-troop = Your line has two columns now, a third opens next year. Column 1 has a gate, column 2 is empty: it would let any enemy through. Send a worker to the Vrijthof, choose the Musketeers (or Fusiliers, or Grenadiers) in the market, then column 2.
    .title = Man the wall
    .done = The number on a card is its attack. A column adds up its cards: one fortification and two troops at most.
web-castellum-guide-siege = Now the siege. Everybody holds enemies and places them in turn before any column, one’s own or another’s. Choose the strong Tercio veterans and send them against Blue. Each possible column shows how it would stand.
    .title = The enemy comes
    .done = Attack against power: a cross means that the enemy breaks through there.
web-castellum-guide-prey = One enemy is left in your hand, a weak one. Beaten enemies are points (the small star), so place it where you can beat it: before your own column 2.
    .title = Easy prey
    .done = Four against three: the Musketeers will beat them. Enemies that break through cost you nothing but the points.
web-castellum-guide-number = Angels come next. Each can be used in two ways. Column 1 lacks one point of attack: choose your angel, take its number, and lay it under column 1.
    .title = An angel’s number
    .done = Five against four. A number cannot be cancelled.
web-castellum-guide-effect = The other way is the effect. The Tercio veterans are too strong for your column 2. Play the Angel of the roads for its effect: choose the veterans, then an enemy of power 4 before Blue.
    .title = An angel’s effect
    .done = Before an effect happens, everybody who holds an angel is asked whether to cancel it. Blue, too, holds one.
web-castellum-guide-cancel = Blue plays an angel: 2 more power to the enemy before your column 2, which would fall. You hold an Angel of silence. Cancel the effect.
    .title = No, you don’t
    .done = Cancelled. A cancel can be cancelled in its turn.
web-castellum-guide-reward = After the combat: all enemies together were beaten often enough, so there is a reward for everybody. You beat most, or were first, so you turn the card: each way shows who would get what. Choose one.
    .title = Turn the reward
    .done = The next year begins: more columns, more workers, stronger enemies. At the end you score beaten enemies, one point for three resources, scoring cards, and a combination from the last reward. You know how to play Castellum.
