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
web-castellum-empty = empty, beats nobody
web-castellum-enemy = against it { $enemy }
web-castellum-attack = attack { $attack }
web-castellum-holds = attack { $attack } against { $power }: the enemy is beaten
web-castellum-falls = attack { $attack } against { $power }: the enemy breaks through
web-castellum-then = then { $stand }
web-castellum-fury = fury: { $points } more power
web-castellum-reinforced = +{ $points } attack in every column next year
web-castellum-combo = at the end 1 point for each { $types } beaten
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
web-castellum-income = Income each year: { $given }
web-castellum-you = you
web-castellum-larger = Larger columns
web-castellum-smaller = All columns at once
web-castellum-hand-empty = No enemies and no angels in hand.
web-castellum-first = First Player: { $seat }
web-castellum-phases = Steps of the year
web-castellum-last-year = The last year
web-castellum-defeats = Beaten as it stands: { $number }; the reward needs { $needed }
web-castellum-defeats-final = Beaten: { $beaten }; { $needed } were needed
web-castellum-reserve = { $gold } gold, { $stone } stone, { $wood } wood, { $defeated ->
    [one] 1 enemy defeated
   *[other] { $defeated } enemies defeated
}
web-castellum-look = Point at a card, a place or a column to read about it here.
web-castellum-look-touch = Touch a card or a column to read about it here.
web-castellum-sum-attack = Attack { $attack } = { $parts }.
web-castellum-sum-power = Power { $power } = { $parts }.
web-castellum-part-printed = cards { $points }
web-castellum-part-boost = other cards of the line { $points }
web-castellum-part-bonus = reinforcement { $points }
web-castellum-part-angels = angels { $points }
web-castellum-part-card = card { $points }
web-castellum-part-lent = enemies of the line { $points }
web-castellum-part-fury = fury { $points }
web-castellum-keys = Arrow keys go from thing to thing, Enter chooses, Escape goes one step back, N and P jump to what is possible now.

## The signs

web-castellum-signs = What the signs mean
web-castellum-sign-number = big number: attack of your cards, power of enemies; the column with at least as much attack as power wins
web-castellum-sign-cost = at the foot of a card for sale: its price
web-castellum-sign-type = infantry, cavalry, artillery, fortification
web-castellum-sign-boost = 1 more for each card of that type in the line
web-castellum-sign-income = income at the beginning of each year
web-castellum-sign-score = at the end 1 point for each of your cards of that type
web-castellum-sign-vp = points for who beats the enemy
web-castellum-sign-toll = the enemy takes this before the combat
web-castellum-sign-worker = free workers
web-castellum-sign-skull = enemies in hand
web-castellum-sign-flag = enemies beaten
web-castellum-sign-reinforce = 1 more attack in every column this year
web-castellum-sign-slot = room for one worker a year; ∞ room for all

## What can be done

web-castellum-tray = Your decision
web-castellum-wait-worker = { $seat } is placing a worker.
web-castellum-wait-take = { $seat } is taking resources.
web-castellum-wait-buy = { $seat } is buying in the market.
web-castellum-wait-excess = { $seat } has an angel too many.
web-castellum-wait-enemy = { $seat } is placing an enemy.
web-castellum-wait-angel = { $seat } may play an angel.
web-castellum-wait-react = { $seat } may cancel the angel.
web-castellum-wait-orient = { $seat } is turning the reward card.
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
web-castellum-now-let = You hold no angel that cancels: the effect happens.
web-castellum-now-excess = An angel too many: take its gift, or discard it.
web-castellum-now-orient = You turn the reward card: choose who gets what.
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
web-castellum-turn = Choice { $side }. { $gains }
web-castellum-do-worker = a worker to { $space }
web-castellum-do-take = take { $given }
web-castellum-do-buy = buy { $card } for column { $column }
web-castellum-do-enemy = { $card } against column { $column } of { $owner }
web-castellum-do-number = { $card } as a number under column { $column } of { $owner }
web-castellum-do-fury = { $card }: 2 more power to the enemy of column { $column } of { $owner }
web-castellum-do-swap = { $card }: exchange the enemies of column { $column } of { $owner } and column { $column_two } of { $owner_two }
web-castellum-do-hire = { $card }: hire { $troop } for column { $column }
web-castellum-do-destroy = { $card }: destroy the enemy of column { $column }
web-castellum-do-gift = { $card }: take { $given }
web-castellum-do-discard = discard { $card }
web-castellum-do-cancel = cancel with { $card }
web-castellum-do-let = let it happen
web-castellum-do-pass = pass
web-castellum-do-orient = turn the reward card, choice { $side } of 4

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
web-castellum-sum = All
web-castellum-beaten = Enemies beaten
web-castellum-together = Together, of those needed
web-castellum-fought = Column by column
web-castellum-gone = no enemy left
web-castellum-fought-won = { $enemy } beaten, { $attack } against { $power }
web-castellum-fought-lost = { $enemy } broke through, { $attack } against { $power }
web-castellum-reward-of = Reward of { $year }: one side for each of you, turned by who beats most enemies
web-castellum-go-on = Go on
web-castellum-score-enemies = Stars of beaten enemies
web-castellum-score-resources = Resources left, 1 for every 3
web-castellum-score-scoring = Scoring cards
web-castellum-score-combination = Combination of the last reward
web-castellum-score-total = Total
web-castellum-nobody = no enemy defeated

## The first-game guide

web-castellum-guide-city = You are Red. With Blue you defend Maastricht through four sieges; whoever has most points at the end wins. Every year begins with work: in turn, each sends one worker into the city. Send one to a place that gives three of a kind: wood, stone or gold.
    .title = Work in the city
    .done = The worker did its work at once: see what you own, above your wall. A place with a ring has room for one worker a year, one with ∞ for everybody.
web-castellum-guide-troop = The cards under your wall are your line. It has two columns now, a third opens next year. Column 2 is empty: it would let any enemy through. On a card the big number is its attack, and at its foot stands its price. Send a worker to the Vrijthof, choose the Musketeers, the Fusiliers or the Grenadiers in the market, then column 2.
    .title = Man the wall
    .done = A column adds up the attack of its cards, one fortification and two troops at most; the bar under them shows the sum.
web-castellum-guide-siege = Now the siege. Everybody holds enemies (dark cards) and in turn sends one against any column that has none yet, one’s own or another’s. Choose the strong Tercio veterans and send them against column 1 of Blue. Each possible column shows how it would stand: attack against power.
    .title = The enemy comes
    .done = Three against five: the cross means that the enemy breaks through there. With at least as much attack as power a column wins.
web-castellum-guide-prey = Blue has sent Foragers against your column 1. One enemy is left in your hand, a weak one. Beaten enemies are points for the owner of the column (the small star), so send it where you can beat it: against your own column 2.
    .title = Easy prey
    .done = Four against three: the Musketeers will beat them. Enemies that break through destroy nothing; they only bring no points.
web-castellum-guide-number = Angels come next; this time you drew one in the Basilica. Each can be used in two ways. Column 1 lacks one point of attack: choose your angel, take its number, and lay it under column 1.
    .title = An angel’s number
    .done = Five against four. A number cannot be cancelled.
web-castellum-guide-effect = The other way is the effect. In this siege Parma’s lancers attack your column 2, and the number of your angel is too small against them. Play the Angel of the roads for its effect: choose the lancers, then an enemy of power 4 that attacks Blue.
    .title = An angel’s effect
    .done = Before an effect happens, everybody who holds an angel is asked whether to cancel it. Blue, too, holds one.
web-castellum-guide-cancel = In this siege it is Blue who plays an angel: 2 more power to the enemy at your column 2, who would break through. You hold an Angel of silence. Cancel the effect.
    .title = No, you don’t
    .done = Cancelled. A cancel can be cancelled in its turn. When nobody wants to play an angel any more, all columns fight.
web-castellum-guide-reward = A siege that went well: together you beat four enemies and three were needed, so everybody gets a part of the reward card. Who beat most turns it; you are level with Blue, but First Player. Each way shows who would get what. Choose one.
    .title = Turn the reward
    .done = The next year begins: more columns, more workers, stronger enemies. At the end you score the stars of beaten enemies, one point for three resources, scoring cards, and the combination of the last reward. You know how to play Castellum.
