## The board

web-castellum-city = The city on the Meuse: action spaces
web-castellum-river = Meuse
web-castellum-meuse = Workers stay on their spaces until the end of the year.
web-castellum-single = one worker
web-castellum-workers = workers of { $seats }
web-castellum-possible = possible
web-castellum-chosen = chosen
web-castellum-market-empty = Nothing is for sale.
web-castellum-deal-market = on sale in 1579
web-castellum-deal-forts = Fortifications, from the top
web-castellum-deal-troops = Troops, from the top
web-castellum-deal-angels = Angels, from the top
web-castellum-deal-angels-again = Angels, when the discards are shuffled
web-castellum-deal-enemies = Enemies of { $year }, from the top
web-castellum-line = Line of { $seat }
web-castellum-column = column { $column } of { $seat }
web-castellum-own-column = Column { $column }
web-castellum-closed = not open yet
web-castellum-empty = empty, defeats no enemy
web-castellum-enemy = against it { $enemy }
web-castellum-attack = attack { $attack }
web-castellum-holds = attack { $attack } against { $power }: the enemy is defeated
web-castellum-falls = attack { $attack } against { $power }: the enemy breaks through
web-castellum-then = then { $stand }
web-castellum-fury = fury: { $points } more power
web-castellum-reinforced = +{ $points } attack in every column next year
web-castellum-combo = at the end, 1 point for each { $types } defeated
web-castellum-combo-key = at the end, 1 point for each such combination among the enemies you have defeated
web-castellum-reinforce-key = more attack in every column next year
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
web-castellum-phases = Phases of the year
web-castellum-last-year = The last year
web-castellum-defeats = { $number } / { $needed } enemies defeated for the reward, as things stand
web-castellum-defeats-final = { $beaten } / { $needed } enemies defeated for the reward
web-castellum-reserve = { $gold } gold, { $stone } stone, { $wood } wood, { $defeated ->
    [one] 1 enemy defeated
   *[other] { $defeated } enemies defeated
}
web-castellum-look = Point at a card, a space or a column to read about it here.
web-castellum-look-touch = Hold your finger on something to read about it without choosing it.
web-castellum-sum-attack = Attack { $attack } = { $parts }.
web-castellum-sum-power = Power { $power } = { $parts }.
web-castellum-part-printed = cards { $points }
web-castellum-part-boost = other cards of the line { $points }
web-castellum-part-bonus = reinforcement { $points }
web-castellum-part-angels = angels { $points }
web-castellum-part-card = card { $points }
web-castellum-part-lent = enemies of the line { $points }
web-castellum-part-fury = fury { $points }
web-castellum-keys = Arrow keys move around the board, Enter chooses, Escape goes one step back, N and P jump to what is possible now.

## The signs

web-castellum-signs = Legend
web-castellum-sign-number = big number: the attack of your cards, the power of enemies; a column defeats its enemy if its attack is at least the power
web-castellum-sign-cost = at the foot of a card for sale: its price
web-castellum-sign-type = infantry, cavalry, artillery, fortification
web-castellum-sign-boost = 1 more for each card of that type in the line
web-castellum-sign-income = income at the beginning of each year
web-castellum-sign-score = at the end, 1 point for each of your cards of that type
web-castellum-sign-vp = points for defeating the enemy
web-castellum-sign-toll = what the enemy takes before combat
web-castellum-sign-worker = free workers
web-castellum-sign-skull = enemies in hand
web-castellum-sign-flag = enemies defeated
web-castellum-sign-reinforce = 1 more attack in every column this year
web-castellum-sign-slot = room for one worker a year; ∞ means any number

## What can be done

web-castellum-tray = Your decision
web-castellum-wait-worker = { $seat } is placing a worker.
web-castellum-wait-take = { $seat } is taking resources.
web-castellum-wait-buy = { $seat } is buying in the market.
web-castellum-wait-excess = { $seat } has one angel too many.
web-castellum-wait-enemy = { $seat } is placing an enemy.
web-castellum-wait-angel = { $seat } may play an angel.
web-castellum-wait-react = { $seat } may cancel the angel.
web-castellum-wait-orient = { $seat } is turning the reward card.
web-castellum-now-worker = { $workers ->
    [one] Send your last worker into the city
   *[other] Send a worker into the city, { $workers } to go
}{ $gifts ->
    [0] .
   *[other] , or play a gift angel first.
}
web-castellum-now-take = Take { $count ->
    [one] 1 resource
   *[other] 2 resources
} of your choice.
web-castellum-now-troop = Choose a troop in the market.
web-castellum-now-fort = Choose a fortification in the market.
web-castellum-now-buy-column = Choose the column for it.
web-castellum-now-enemy = Place an enemy: choose a card from your hand.
web-castellum-now-enemy-column = Choose the column that it attacks, in your line or another.
web-castellum-now-angel = Play an angel from your hand, or pass.
web-castellum-now-use = Play it for its number, or for its effect.
web-castellum-now-number = Choose the column that it strengthens.
web-castellum-now-fury = Choose the enemy that gets 2 more power.
web-castellum-now-swap = Choose the first of the two enemies to exchange.
web-castellum-now-swap-second = Choose the other enemy.
web-castellum-now-hire = Choose a troop to hire, in the market or in another line.
web-castellum-now-hire-column = Choose the column where it will serve.
web-castellum-now-destroy = Choose the enemy to defeat, for 1 stone.
web-castellum-now-gift = Choose the 2 resources.
web-castellum-now-react = Let the effect happen, or cancel it.
web-castellum-now-let = You hold no angel that cancels: the effect happens.
web-castellum-now-excess = You have drawn a fourth angel: { $chosen ->
    [yes] take 2 resources with the gift, or discard the card drawn.
   *[no] choose the gift to play, or discard the card drawn.
}
web-castellum-now-orient = You turn the reward card: choose who gets what.
web-castellum-pass = Pass
web-castellum-figures = Attack: enemy’s power
web-castellum-back = Deselect
web-castellum-discard = Discard { $card }
web-castellum-use-number = Number: place it under a column to give it { $value } more attack.
web-castellum-use-fury = Effect: an enemy of your choice gets 2 more power.
web-castellum-use-swap = Effect: two enemies change places.
web-castellum-use-hire = Effect: hire a troop from the market or from another line, at its price.
web-castellum-use-destroy = Effect: with { $type ->
    [infantry] infantry
    [cavalry] cavalry
   *[artillery] artillery
} in your line and 1 stone, defeat an enemy there at once.
web-castellum-use-gift = Effect: take 2 resources.
web-castellum-use-cancel = Effect: cancels an angel that somebody else plays. You cannot use it now.
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
web-castellum-do-number = { $card }, for its number, under column { $column } of { $owner }
web-castellum-do-fury = { $card }: 2 more power for the enemy in column { $column } of { $owner }
web-castellum-do-swap = { $card }: exchange the enemies in column { $column } of { $owner } and column { $column_two } of { $owner_two }
web-castellum-do-hire = { $card }: hire { $troop } for column { $column }
web-castellum-do-destroy = { $card }: defeat the enemy in column { $column }
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
web-castellum-sum = Total
web-castellum-beaten = Enemies defeated
web-castellum-together = Together / needed
web-castellum-fought = Column by column
web-castellum-gone = no enemy left
web-castellum-fought-won = { $enemy } defeated, { $attack } against { $power }
web-castellum-fought-lost = { $enemy } broke through, { $attack } against { $power }
web-castellum-reward-of = Reward of { $year }: one side for each player, turned by the player who defeats the most enemies
web-castellum-go-on = Go on
web-castellum-score-enemies = Stars of defeated enemies
web-castellum-score-resources = Resources left, 1 for every 3
web-castellum-score-scoring = Scoring cards
web-castellum-score-combination = Combination of the last reward
web-castellum-score-total = Total
web-castellum-nobody = no enemy defeated

## The first-game guide

web-castellum-guide-city = You are Red. With Blue you defend Maastricht through four sieges; whoever has the most points at the end wins. Every year begins with construction: in turn, each player sends one worker into the city. Send one to a space that gives three resources of one kind: wood, stone or gold.
    .title = Work in the city
    .done = The worker acted at once: above your wall you see what you own. A space with a ring has room for one worker a year, a space with ∞ for any number.
web-castellum-guide-troop = The cards under your wall are your line. It has two columns now; a third opens next year. Column 2 is empty: it would let any enemy through. The big number on a card is its attack, and its price is at the foot. Send a worker to the Vrijthof, choose the Musketeers, the Fusiliers or the Grenadiers in the market, then column 2.
    .title = Man the wall
    .done = The attack of a column is the sum of its cards, at most one fortification and two troops; the bar under them shows it.
web-castellum-guide-siege = Now comes the siege. Everybody holds enemies (the dark cards) and in turn sends one against any column that has none yet, in any line. Choose the strong Tercio veterans and send them against column 1 of Blue. Each possible column shows what would happen there: its attack against the enemy’s power.
    .title = The enemy comes
    .done = Three against five: the column turns red, and what it lacks is dotted: the enemy will break through there. Green, it would defeat it. A column defeats its enemy if its attack is at least the enemy’s power.
web-castellum-guide-prey = Blue has sent Foragers against your column 1. One enemy is left in your hand, a weak one. A defeated enemy scores points (the small star) for the owner of the column, so send this one where you can defeat it: against your own column 2.
    .title = Easy prey
    .done = Four against three: the Musketeers will win. An enemy that breaks through destroys nothing; you just get no points for it.
web-castellum-guide-number = Angels come next; this time you drew one in the Basilica. Each can be used in two ways. Column 1 lacks one point of attack: choose your angel, take its number, and place it under column 1.
    .title = An angel’s number
    .done = Five against four. A number cannot be cancelled.
web-castellum-guide-effect = The other way is the effect. In this siege Parma’s lancers attack your column 2, and the number of your angel is too small to stop them. Play the Angel of the roads for its effect: choose the lancers, then an enemy of power 4 that attacks Blue.
    .title = An angel’s effect
    .done = Before an effect happens, everybody else who holds an angel may cancel it. Blue holds one too.
web-castellum-guide-cancel = In this siege it is Blue who plays an angel: 2 more power for the enemy in your column 2, which would then break through. You hold an Angel of silence. Cancel the effect.
    .title = No, you don’t
    .done = Cancelled. A cancel can be cancelled in its turn. When nobody wants to play another angel, all columns fight.
web-castellum-guide-reward = This siege went well: together you defeated four enemies and three were needed, so everybody gets one side of the reward card. The player who defeated the most turns it; you are level with Blue, but you are First Player. Each choice shows who would get what. Choose one.
    .title = Turn the reward
    .done = The next year begins: more columns, more workers, stronger enemies. At the end you score the stars of defeated enemies, one point for every three resources, your scoring cards, and the combination of the last reward. You know how to play Castellum.

## The film of a table
web-castellum-announced-construction = { $year }: the city builds
web-castellum-announced-siege = { $year }: the enemy comes to the walls
web-castellum-announced-angels = { $year }: the hour of the angels
web-castellum-announced-reward = { $year }: the reward is won
web-castellum-siege = The siege of { $year }
web-castellum-siege-count = { $defeated } of { $needed } enemies defeated
web-castellum-siege-told-won = The siege of { $year }: { $defeated } enemies defeated where { $needed } were needed, and the city holds.
web-castellum-siege-told-lost = The siege of { $year }: { $defeated } of { $needed } enemies defeated, and no reward.
web-castellum-siege-fought = Column { $column }: attack { $attack } against power { $power }
web-castellum-siege-goal = Defeat { $needed } enemies together, and all of you are rewarded.
web-castellum-siege-rule = In every column the attack has to reach the enemy’s power.
web-castellum-siege-column = Column { $column } of { $columns }
web-castellum-siege-attack = Attack
web-castellum-siege-power = Power
web-castellum-siege-falls = Defeated
web-castellum-siege-through = { $missing } short: breaks through
web-castellum-siege-empty = Nobody on the wall: breaks through
web-castellum-siege-gone = Defeated by thunder
web-castellum-siege-near = Just one more!
web-castellum-siege-reached = Enough for the reward!
web-castellum-siege-won = The city holds: all are rewarded. { $seat } turns the card.
web-castellum-siege-lost = { $missing ->
    [one] One short: there is no reward.
   *[other] { $missing } short: there is no reward.
}
web-castellum-reward-shared = The reward for all
web-castellum-outcome = { $count ->
    [one] { $winners } wins with { $points } points.
   *[other] { $winners } share the win with { $points } points each.
}
