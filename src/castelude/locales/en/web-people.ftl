## My games

web-games-playing = Under way
web-games-key = The key G opens the game that has waited longest for you, on any page.
web-games-none = You are not playing any game right now.
web-games-begin = Begin a game
web-games-turn-of = { $seat } to play
web-games-due = time is up { $when }

## History

web-history = Finished games
web-history-empty = Your finished games will be listed here, with results and replays.
web-history-none = No finished game matches these filters.
web-history-all = All
web-history-clear = Show all games
web-history-more = Show older games
web-history-outcome = Result
web-history-pace = Pace
web-history-against = Opponents
web-history-rating = Rating
web-history-name = Name of another player
web-history-winner = winner
web-history-rated = rated
web-outcome-of-won = Won
web-outcome-of-drawn = Drawn
web-outcome-of-lost = Lost
web-outcome-of-left = Given up
web-outcome-of-shared = One device
web-tempo-none = no clock
web-tempo-quick = quick
web-tempo-slow = slow
web-tempo-days = by days
web-against-people = people
web-against-bots = bots only
web-rated-true = rated
web-rated-false = not rated
web-why-game = played to the end
web-why-resigned = resigned
web-why-time = on time
web-why-draw = draw agreed

## Ratings

web-ratings = My ratings
web-rating-none = You have no rating yet. Tick “Rated game” when you open a table.
web-rating-account = Ratings need an account, so that they are yours on every device.
web-rating-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
web-rating-provisional = provisional
web-rating-moved = Your rating: { $points } ± { $margin } ({ $change } from this game).
web-rating-profile = My profile
web-ladder = Leaderboards
web-ladder-intro = A new player starts at 1000 points; with 400 points more you can expect to win ten games out of eleven. The bots earned their ratings against each other. People are ranked by the rating they very probably have at least.
web-ladder-season = Season
web-ladder-season-of = { $year }, quarter { $quarter }
web-ladder-all-time = all time
web-ladder-place = Place
web-ladder-name = Name
web-ladder-games = Games
web-ladder-empty = Nobody has played a rated game here yet. The bots are waiting.

## People

web-people = People
web-people-intro = Everybody with an account has a profile with ratings and games, unless they hide it.
web-people-find = Find people
web-people-name = Beginning of the name
web-people-search = Search
web-people-none = Nobody with an account has a name that begins like this, or they do not want to be found.
web-person-hidden = somebody
web-person-since = Here since { $day }
web-person-you = This is how others see you. You choose replays for it under “My games”.
web-person-you-hidden = Nobody but you sees this page, because you have hidden yourself from lists.
web-person-settings = Change that
web-person-ratings = Ratings
web-person-no-ratings = No rated games yet.
web-person-games = Games, most played first
web-person-no-games = No finished games yet.
web-person-pinned = Chosen replays
web-person-latest = Latest public games
web-person-latest-none = There are no finished games that everybody may watch.
web-pin = Show on profile
web-plot-choose = Rating over time
web-plot-words = { $ladder }: { $count ->
    [one] 1 rated game, { $last } points.
   *[other] from { $first } to { $last } points in the latest { $count } rated games, { $best } at best.
}
web-plot-days = { $from } to { $to }.
web-plot-table = As a table
web-plot-day = Day

## Daily challenge

web-daily-ends = the next one begins { $when }
web-daily-intro = In each game everybody gets the same seat and the same setup against the same bots. Your first attempt counts; afterwards you see what others made of it, and can practise as often as you like. You need not finish today what you began today.
web-daily-seat = You play { $seat }.
web-daily-bots = { $count ->
    [one] One bot plays against you: { $level }.
   *[other] { $count } bots play against you: { $level }.
}
web-daily-play = Play
web-daily-go-on = Continue
web-daily-practise = Practise
web-daily-own-replay = My replay
web-daily-guest = As a guest you can play, too. With an account the room remembers your results on every device.
web-daily-streak = You have played { $count } days in a row.
web-daily-archive = Days before
web-daily-archive-help = You can look at the results of these days and practise; attempts no longer count.
web-daily-of = { $game }, { $day }: { $end }
web-daily-look = Look
web-daily-closed = You see the results and the replays of others when your own attempt is over.
web-daily-nobody = Nobody has finished this challenge yet.
web-daily-score = Score
web-daily-plies = Actions
web-daily-replay-of = Replay of { $name }
web-daily-compare = Compare
web-daily-beside = Your attempt next to that of { $name }
web-daily-yours = You
web-daily-turn = Turn { $turn } of { $turns }
web-daily-parted = First difference
web-daily-parted-here = first difference
web-daily-start = At the start
web-daily-ended = end of the game
web-outcome-of-running = Under way
web-outcome-of-cancelled = Cancelled

## Messages

web-notices = When it is my turn
web-notices-badge = Show the number of waiting games in the title and on the app’s icon
web-notices-alerts = Notify me while a page is open in the background
web-notices-push = Notify this device even when the page is closed
web-notices-unsupported = This browser cannot receive messages here. They need a secure connection (https), and on some phones the app must be installed first.
web-notices-denied = This browser blocks notifications of this site. You can allow them in its settings.
web-notices-quiet = Quiet hours
web-notices-quiet-help = In these hours no message is sent to any of your devices. Time zone: { $zone }.
web-notices-from = From
web-notices-to = to
web-notices-keep = Save quiet hours
web-notices-never-quiet = No quiet hours
web-notices-test = Send a test message
web-notices-tested = The message is on its way.
web-mail = E-mail
web-mail-help = With an address you can get letters about your turns, and a code should you lose your password. It is shown to nobody.
web-mail-address = Address
web-mail-send-code = Send me a code
web-mail-sent = A code is on its way to { $address }. It is good for an hour.
web-mail-code = Code from the letter
web-mail-confirm = Confirm the address
web-mail-confirmed = Your address is confirmed.
web-mail-is = Letters go to { $address }.
web-mail-notices = Write to me when it is my turn
web-mail-forget = Forget my address
web-mail-forgotten = Your address is forgotten.

## Vacation

web-vacation = Vacation
web-vacation-help = While you are on vacation, your clock stands still in games under way with days for each turn. You have { $left } of { $all } days left this year.
web-vacation-days = Days, from now on
web-vacation-go = Go on vacation
web-vacation-until = You are on vacation until { $day }. Your clocks stand still.
web-vacation-end = Come back now

## Looking for opponents

web-pair-game = Game
web-pair-players = Players
web-pair-clock-quick = 5 minutes each, and 5 seconds more after each turn
web-pair-clock-slow = 25 minutes each, and 10 seconds more after each turn
web-pair-clock-days = 3 days for each turn
web-pair-rated-help = The result counts for your rating. Opponents with a rating near yours come first.
web-pair-range = Rating range
web-pair-range-help = Without a range, people with a rating near yours come first, and after a minute anybody. With one, you play only with people in it, however long you wait. A new player has 1000 points.
web-pair-low = From
web-pair-high = to
web-pair-looking = Looking for opponents: { $what }
web-pair-leave = Leave the queue
web-pair-stay = When somebody comes, the game begins by itself while you look at this page. On any other page of the room you are called.
web-pair-queue = Who is waiting
web-pair-nobody = Nobody is waiting right now. Whoever comes next may be looking for you.
web-pair-waiting = { $count ->
    [one] 1 person, for { $time }
   *[other] { $count } people, the first for { $time }
}
web-pair-play = Play
web-pair-you = You
web-pair-found = Somebody wants to play with you.
web-pair-accept = Go to the table
web-pair-decline = No, thank you
web-pair-left = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
}
web-pair-bot-ends = Your game against bots is then set aside.
web-pair-waiting-others = You are paired. The table opens when everybody has come, in { $count } seconds at most.
web-pair-lost = You are no longer in the queue: your page was silent for too long, or you did not come to the table in time.
web-pair-bot = Play a bot while you wait
web-pair-bot-level = Level of the bot
web-pair-bot-back = Back to the bot
web-pair-bot-help = You stay in the queue. When a person comes, you are called, and the game against the bot is cancelled without a result.

## Following, inviting, blocking

web-follow = Follow
web-following = You follow them
web-unfollow = Unfollow
web-unblock = End the block
web-blocked-note = They cannot invite you or sit down at your tables, you are not paired with them, and you do not see what they say.
web-blocked = Blocked
web-followed = People whom you follow
web-followed-none = You follow nobody yet. You find the button on profiles, and at the table when a game is over.
web-followed-online = online
web-followed-playing = playing
web-followed-offline = away
web-followed-hidden = does not want to be seen
web-followed-watch = Watch
web-followed-invite = When you open a table, you can invite them there.
web-invite-followed = Invite people whom you follow
web-invite-person = Invite
web-invited = Invited
web-invited-by = { $name } invites you to a table of { $game }.
web-invited-look = Have a look
web-report-this = Report to the administrators
web-report-reason = What is wrong with it? (optional)
web-report-send = Send the report
