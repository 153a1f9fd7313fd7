## The frame

web-skip = Skip to the content
web-nav = Pages
web-nav-lobby = Lobby
web-nav-new = New table
web-nav-rules = Rules
web-nav-help = Help
web-nav-profile = Profile
web-games = My games
web-games-next = Other game
web-night = Night colours
web-loading = One moment.
web-close = Close
web-no = No
web-save = Save
web-try-again = Try again
web-to-home = Back to the home page
web-offline = The server cannot be reached. Check your connection and try again.
web-offline-note = You are offline. The page stays as it is and continues when the connection is back.
web-error-client = Something went wrong on this page. Reload it; your tables are safe.
web-error-server = The server could not answer. Try again in a moment.
web-missing = Nothing here
web-missing-help = This address leads nowhere. Perhaps part of the link is missing.

## Titles of the pages

web-title-home = Castelude: four castle games at one table
web-title-turn = ● Your turn – { $game }
web-title-table = { $game } – Castelude
web-title-lobby = Lobby – Castelude
web-title-pair = Find an opponent – Castelude
web-title-games = My games – Castelude
web-title-ladder = Leaderboards – Castelude
web-title-people = People – Castelude
web-title-person = { $name } – Castelude
web-title-puzzles = Puzzles – Castelude
web-title-puzzle = { $game }: puzzle – Castelude
web-title-daily = Daily challenge – Castelude
web-title-clubs = Clubs – Castelude
web-title-club = { $name } – Castelude
web-title-tournaments = Tournaments – Castelude
web-title-tournament = { $title } – Castelude
web-title-challenge = Daily challenge: { $game } – Castelude
web-turns-waiting = { $count ->
    [one] , 1 waits for you
   *[other] , { $count } wait for you
}
web-title-new = New table – Castelude
web-title-replay = Replay of { $game } – Castelude
web-title-rules = Rules of { $game } – Castelude
web-title-guide = Learn { $game } – Castelude
web-title-profile = Profile – Castelude
web-title-help = Help – Castelude

## Home

web-home-title = Four castle games, with friends or against bots
web-home-intro = Invite friends with a link or play against bots, on any device and without an account. Every rule is numbered, and the board tells you why something is not possible.
web-home-games = The games
web-home-join = Join a table
web-home-link = The link you were sent
web-home-link-wrong = This is not the link of a table. It looks like …/t/ and twenty letters and digits.
web-home-sit = Go to the table
web-home-lobby = See open tables
web-pitch-castello = An abstract war for eleven castles. Step, hop and capture in chains; besiege a castle on three sides to take it.
web-pitch-castellan = Build one castle together from walls and towers, and claim the courtyards as they close.
web-pitch-castel = Courtiers, knights and spies find their places in a castle; each of them changes what the others can do.
web-pitch-castellum = Defend a city wall together and alone: workers by the river, columns below the ramparts, enemies at the gate.
web-box-minutes = { $least } to { $most } min
web-box-difficulty-1 = Easy to learn
web-box-difficulty-2 = Some rules to learn
web-box-difficulty-3 = For whole evenings
web-short-rules-castello = Move a pawn one step, or hop over other pawns, several times in a row; a hop over an enemy pawn captures it. A castle in the middle or on the enemy’s side is yours when three of your pawns stand on its four sides. Four castles or 28 captured pawns win the game.
web-short-rules-castellan = Play cards to add walls and towers to one common castle. If you close an area, it becomes your courtyard, and you mark it with a keep. Each courtyard scores the towers around it, and the most points win.
web-aim-castel = Aim: be the first with no cards left, neither in your hand nor in your pile.
web-aim-castellan = Aim: close courtyards; each tower around them is worth one point.
web-aim-castello = Aim: take four castles (three pawns on the sides of each), or capture 28 pawns.
web-aim-castellum = Aim: score the most points in four sieges of your walls.
web-short-rules-castel = Place characters in the castle where each belongs; each has an effect when it arrives. Two actions make a turn: place a card, draw one, or swap one. You win when you are the first to have no cards left.
web-short-rules-castellum = Send workers into the city to gather resources, build fortifications and hire troops. Then lead the enemies before the columns of the wall, your own and your rivals’, and see which columns hold. After four sieges the most points win.
web-film = A few moves of { $game }
web-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-players-range = { $least } to { $most } players
web-play-now = Play now
web-play-friends = With friends
web-pair = Find an opponent
web-choose-bots = How many bots?
web-choose-level = How strong should { $count ->
    [one] the bot
   *[other] the bots
} be?
web-level-first = { $level }, for your first games
web-cancel = Cancel
web-learn = Learn in 5 minutes
web-rulebook = Rules

## Bots

web-bot = { $name } ({ $level } bot)
web-bot-role = { $name }, { $role }
web-bot-level = Strength of the bot

## Tables in a list

web-your-turn = Your turn
web-plies = { $count ->
    [0] nothing played yet
    [one] 1 action
   *[other] { $count } actions
}
web-seats-free = { $count ->
    [0] all seats taken
    [one] 1 free seat
   *[other] { $count } free seats
}
web-status-dealing = being dealt
web-status-running = running
web-status-finished = finished
web-status-cancelled = cancelled
web-status-outdated = Older rules
web-lobby = Lobby
web-lobby-which = Which tables
web-lobby-open = Open
web-lobby-running = Running
web-lobby-finished = Finished
web-lobby-more = Show more tables
web-lobby-empty-open = No table is waiting for players. Open one: it appears here at once.
web-lobby-empty-running = No public game is being played right now.
web-lobby-empty-finished = There is no finished game to show yet.
web-title-watch = Watch – Castelude
web-watch-live = Watch live games
web-watch-live-short = The games of this moment, or two masters of the house.
web-watch-intro = The most watched table comes first. You see what everybody may know, and never a hand.
web-watch-exhibition = Nobody is playing in public right now. Meanwhile two masters of the house play for you, slowly enough to follow; they rest when nobody watches.
web-hour = Table of the hour
web-hour-exhibition = Two masters of the house are playing
web-spectators = { $count ->
    [0] no spectators yet
    [one] 1 spectator
   *[other] { $count } spectators
}

## A new table

web-new = New table
web-new-game = Game
web-new-players = Players
web-new-seat = Who plays { $seat }
web-new-seats-help = An open seat is for anyone who follows the link. Take several seats to play on one device.
web-new-hotseat = Several people play on this device, one after the other. Give their seats names, if you like.
web-seat-name = Name of the player of { $seat }
web-seat-name-short = Player’s name
web-new-options = Options of the game
web-rating = Rating
web-rating-counts = the result counts
web-new-rated = Rated game
    .help = The result counts for the ratings of all players, who need an account. A rated game has a clock, no take-backs and no hints.
web-new-clock-none = No clock
    .help = Everybody takes the time they need.
web-new-clock-fischer = Time for the whole game
    .help = Each seat starts with this many minutes and gains some seconds after each turn.
web-new-clock-move = Time for each turn
    .help = Each turn must be played within this many seconds.
web-new-clock-days = Days for each turn
    .help = For games by correspondence; moves are confirmed before they are sent.
web-new-minutes = Minutes
web-new-increment = Seconds added after each turn
web-new-seconds = Seconds
web-new-days = Days
web-new-clock-grace = Hours of grace
web-new-grace = Minutes for coming back
web-new-grace-help = The seat of a player who leaves waits this long; after that the others may let a bot stand in. The player can come back at any time.
web-new-listed = Show this table in the lobby while a seat is open
web-new-setup = Custom position
web-new-setup-help = A set-up as JSON, as the specification of the game describes it. Leave it empty for the normal start.
web-new-setup-json = The custom position is not JSON.
web-new-more = Clock, take-backs and other options
web-new-create = Open the table
web-option-without = without { $what }
web-option-numbers = Possible values: { $numbers }.
web-option-range = { $low } to { $high }
web-plan-me = you
web-plan-open = open
web-plan-bot = bot
web-takebacks = Taking moves back
web-takebacks-free = Free within your own turn
    .help = Until something hidden is shown or somebody else acts; after that, ask the others. Against bots alone, at any time.
web-takebacks-ask = By asking only
    .help = The others must agree.
web-takebacks-never = Never
    .help = A decision is a decision.
web-watch = Watching
web-watch-link = By link
    .help = Anyone with the link may watch.
web-watch-everybody = Everybody
    .help = The game is listed while it is played.
web-watch-nobody = Nobody
    .help = Only those who play see the game.
web-clock = Clock
web-clock-none = No clock
web-clock-move = { $seconds } seconds for each turn
web-clock-fischer = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} and { $increment ->
    [one] 1 second a turn
   *[other] { $increment } seconds a turn
}
web-clock-days = { $days ->
    [one] 1 day for each turn
   *[other] { $days } days for each turn
}
web-clock-end = When the time is up
web-clock-end-itself = The game ends by itself
    .help = With days for each turn, after the hours of grace.
web-clock-end-claim = An opponent claims the win
    .help = Nothing happens until an opponent does so.
web-clock-itself = the game ends by itself when the time is up
web-clock-claim = an opponent must claim the win on time
web-clock-grace = { $grace ->
    [0] the game ends by itself when the time is up
    [one] the game ends by itself 1 hour after the time is up
   *[other] the game ends by itself { $grace } hours after the time is up
}
web-clock-left = Time left
web-day-short = d

## Before the start

web-waiting-intro = The game begins when every seat is taken and everybody is ready.
web-seats = Seats
web-seat-free = Free
web-you = you
web-ready = ready
web-ready-now = I am ready
web-not-ready = I am not ready
web-waiting-full = The game begins as soon as { $count ->
    [one] the last seat is taken.
   *[other] the { $count } free seats are taken.
}
web-invite = Invite a friend
web-invite-help = Send the link, or let the friend scan the code with a phone. No account is needed.
web-invite-share = Share…
web-invite-qr = The link to this table as a QR code
web-one-device = Play together on this device
web-one-device-help = No link needed: the device goes from hand to hand, and what is secret stays hidden meanwhile.
web-invitation = { $name } invites you to play { $game }
web-invitation-nobody = You are invited to play { $game }
web-invitation-seat = Your seat
web-invitation-any = Any
web-invitation-sit = Sit down
web-invitation-full = All seats are taken.
web-join = Join
web-sit = Sit here
web-seat-bot = Seat a bot
web-free-seat = Free this seat
web-close-table = Close the table
web-table-closed = This table was closed before the game began.
web-stand-up = Stand up
web-start = Start the game
web-start-later = Every seat must be taken and ready.
web-here = Here now: { $names }
web-share = Link to this table
web-share-page = Link to this page
web-copy = Copy
web-copied = Copied.
web-copy-link = Copy the link to this table

## At the table

web-table = Table
web-table-of = A table of { $game }
web-board-of = Board of { $game }
web-tabs = Log, chat and table
web-now = What you can do now
web-now-seat = { $seat }: { $words }
web-now-pending = Sent. One moment.
web-now-choose = { $count ->
    [one] Your turn: one action is possible.
   *[other] Your turn: choose among { $count } actions.
}
web-now-wait = Waiting for { $seat }: { $name }.
web-now-nobody = There is nothing to decide right now.
web-now-film = You see what has happened so far. Tap or click the board to come back to the present.
web-now-premove = You will play { $action } as soon as it is your turn, if it is possible then. Tap or click the board to cancel.
web-now-confirm = Play { $action }?
web-confirm = Confirm
web-not-yet = Not yet
web-to-decide = to play
web-has-left = has left
web-stands-in = has left, a bot stands in
web-left-until = { $name } has left and can come back at any time. A bot may stand in after { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
web-left-over = { $name } has left. A bot may stand in until they come back.
web-you-left = You have left this game; your seat is kept for you.
web-grace = Leaving
web-grace-minutes = { $minutes ->
    [one] a seat waits for 1 minute
   *[other] a seat waits for { $minutes } minutes
}
web-not-here = offline
web-hint = Hint
web-hint-is = The choice of a strong bot: { $action }.
web-hint-why = Why?
web-hints-left = { $count ->
    [0] No more hints for the moment.
    [one] You can ask for one more hint right now.
   *[other] You can ask for { $count } more hints right now.
}
web-takeback = Take back
web-step-back = Deselect
web-more = More: resign, link, settings
web-settings = Settings
web-draw-arrows = Draw arrows and circles
web-now-drawing = Drag for an arrow, tap for a circle; once more to wipe it out. Nothing is played meanwhile.
web-flip = Flip the board
web-claim = Claim the win on time
web-log = Log
web-log-empty = Nothing has happened yet.
web-story = What has happened
web-film-again = Show again
web-film-skip = Skip
web-film-tap = Tap anywhere to skip
web-film-present = Back to now
web-pace = Pace of the actions of others
web-pace-calm = Calm
web-pace-normal = Normal
web-pace-quick = Quick
web-pace-instant = Instant
web-chat = Chat
web-chat-unread = Chat: { $count ->
    [one] one new message
   *[other] { $count } new messages
}
web-chat-removed = This message was removed.
web-chat-empty = Nobody has said anything yet.
web-chat-spectator = spectator
web-chat-guest = guest
web-chat-say = Say something
web-chat-send = Send
web-mute = Hide what { $name } says
web-mute-short = hide
web-block = Block
web-muted = You do not see the lines of { $name } while this page is open.
web-blocked-done = Blocked. You can end this under “People”.
web-watching = You are watching.
web-missed = { $count ->
    [one] While you were away, one move was made:
   *[other] While you were away, { $count } moves were made:
}
web-seen = Seen
web-line-lost = The connection is lost. It will be restored automatically; nothing that was confirmed is lost.
web-line-missing = There is no such table. Perhaps part of the link is missing.
web-line-forbidden = Only those who play may see this table.
web-line-crowded = This table is open in too many windows. Close some of them and reload the page.
web-line-outdated = Castelude has been updated. Reload this page to go on.
web-reload = Reload
web-curtain = Hands and secrets stay covered until the next player opens them.
web-now-hand-over = Hand the device to { $named ->
    [yes] { $name } ({ $seat })
   *[no] { $seat }
}.
web-now-look = Look at what you got. Then end your turn: { $named ->
    [yes] { $name } ({ $seat })
   *[no] { $seat }
} is next.
web-hand-over = End my turn
web-curtain-open = I have the device
web-zoom-in = Zoom in
web-zoom-out = Zoom out

## Asking and ending

web-ask-draw = Offer a draw
web-ask-takeback = Ask to take a move back
web-ask-cancel = Ask to cancel the game
web-ask-replace = Let a bot stand in
web-request-own = { $what ->
    [draw] You have offered a draw.
    [takeback] You have asked to take a move back.
    [cancel] You have asked to cancel the game.
   *[replace] You have asked to let a bot stand in.
}
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-resign = Resign
web-resign-sure = Resign this game?
web-leave = Leave
web-leave-sure = Leave this game? You can come back at any time. After { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} the others may let a bot stand in for you.
web-replace = Let a bot stand in for { $seat }
web-come-back = Take your seat again
web-over = The game is over
web-result-victory = Victory!
web-result-shared = A shared victory!
web-result-defeat = Defeat
web-result-draw = A draw
web-result-over = The game is over
web-best-moment = The moment of the game
web-scene-close = Look at the board
web-scene-show = Show the end again
web-share-replay = Share
web-rematch = Rematch
web-rematch-asked = { $name } would like a rematch.
web-rematch-waiting = You would like a rematch. We are waiting for { $names }.
web-rematch-agree = Accept
web-rematch-decline = No, thank you
web-rematch-go = Join the rematch
web-outcome-game = { $count ->
    [0] The game is over.
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
web-outcome-resigned = { $winner } wins: the other side has resigned.
web-outcome-resigned-own = You have resigned: { $winner } wins.
web-outcome-time = { $winner } wins on time.
web-outcome-draw = A draw by agreement.
web-outcome-cancelled = The game was cancelled.
web-outcome-outdated = This game can no longer be replayed, and its result is not stored.
web-outdated = The rules have changed since this game was played. { $replayed ->
    [0] None of its { $all } actions can be replayed.
    [one] Only the first of its { $all } actions can be replayed.
   *[other] The first { $replayed } of its { $all } actions can be replayed.
} The log is kept.
web-note-seated = { $name } sits down: { $seat }.
web-note-named = { $name } plays { $seat }.
web-note-unseated = { $seat } is free again.
web-note-bot = A bot plays { $seat } ({ $level }).
web-note-started = The game begins.
web-note-tookback = { $seat } has taken a move back.
web-note-asked-draw = { $seat } offers a draw.
web-note-asked-takeback = { $seat } asks to take a move back.
web-note-asked-cancel = { $seat } asks to cancel the game.
web-note-asked-replace = { $seat } asks to let a bot stand in for the player who has left.
web-note-asked-rematch = { $seat } would like a rematch.
web-note-agreed = { $seat } agrees.
web-note-declined = { $seat } declines.
web-note-resigned = { $seat } resigns.
web-note-timedout = { $seat } has run out of time.
web-note-left = { $name } has left.
web-note-returned = { $name } is back.
web-note-closed = The table was closed.
web-note-vacation = { $name } is on vacation.
web-on-vacation = on vacation until { $day }
web-note-renamed = A player is now called { $name }.
web-note-adopted = { $name } has signed in.
web-note-rematched = The rematch is open.
web-note-bottrouble = The bot that plays { $seat } failed; a simpler one played instead.
web-dealing = The game is being dealt…
web-fairness = Seal of the deal
web-deal-house-seal = What the house has committed to for the deal
web-deal-about = The seal binds table, game, options, seats and the random numbers from which the deal follows. Note it: it proves at the end that nothing has changed.
web-deal-proof = Record with proof, for castelude verify
web-deal-joint = Checked: the seal is that of the start, and your own random number had a part in the deal. Nobody could choose it.
web-deal-others = Checked: seal and random numbers match. This browser had no part in the deal.
web-deal-house = Checked: seal and random numbers match. They all came from the house, because no player’s browser took part in the deal.
web-deal-late = Your random number was left out of the deal: it arrived too late, or the house dropped it. The rest matches the seal.
web-deal-changed = Warning: the deal does not match the seal of the start.
web-deal-unable = The deal cannot be checked here: browsers can do that only over HTTPS.
web-deal-daily = Everybody who takes the challenge of this day gets this setup.
web-puzzles = Puzzles
web-puzzles-short = One turn is clearly best. Find it.
web-daily = Daily challenge
web-daily-short = The same deal for everybody, every day.
web-doors-ladder-short = Ratings of people and bots, by game and pace.
web-doors-ladder = Leaderboards
web-daily-results = Results of the day
web-clubs = Clubs
web-clubs-short = A private group with a leaderboard and weekly tournaments.
web-tournaments = Tournaments
web-tournaments-short = Plan one for friends, or take part.
web-tournament-back = To the tournament
web-deal-custom = The host gave the setup: it was not dealt.

## Replay

web-replay = Replay
web-replay-at = { $ply ->
    [0] Start of the game
   *[other] Action { $ply } of { $plies }
}
web-replay-slider = Place in the game
web-replay-first = To the start
web-replay-back = Back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = Forward
web-replay-last = To the end
web-replay-turn-back = Previous turn
web-replay-turn-next = Next turn
web-replay-moment-back = Previous key moment
web-replay-moment-next = Next key moment
web-export-json = Record (JSON)
web-export-notation = Notation
web-export-svg = Picture (SVG)

## Analysis

web-analysis = Analysis
web-analysis-board = Analysis board
web-explorer = Explorer
web-studies-and-analysis = Studies and analysis board
web-studies-and-analysis-short = Try variations, ask a bot, keep what you find.
web-embed-open = Open in Castelude
web-embed-missing = This game is not there, or its players do not show it.
web-embed-home = To Castelude
web-percent = { $value }%
web-then = { $first }; { $next }
web-sentences = { $first }. { $next }
web-named = { $what }: { $value }
web-analysis-action = Action
web-line = Line
web-line-show = Show the board after this move
web-line-back = One move back in the line
web-line-next = One move on in the line
web-line-at = Move { $place } of { $count }
web-line-here = Line, move { $place } of { $count }
web-line-keep = Keep as a variation
web-line-leave = Leave the line

## Rulebook and guide

web-rules-of = Rules of { $game }
web-rules-intro = Small numbers such as CO-5.3 name the exact rule behind a sentence: press one to read it. A dot marks what the original rulebook leaves open and we had to settle.
web-rules-search = Search the rules
web-rules-found = { $count ->
    [one] { $count } passage found
   *[other] { $count } passages found
}
web-rules-nothing = No passage has these words.
web-rules-contents = Chapters
web-ruling-why = Why:
web-rules-mark = The exact rule { $clause }
web-rules-mark-ruling = The exact rule { $clause }, our own reading
web-rules-exact = Rule { $clause } in its exact words
web-rules-page = Open as a page
web-rules-close = Back to the game
web-rules = Rules
web-print = Print
web-print-of = { $game } on paper
web-print-sheet = { $game }, sheet { $number } of { $count }
web-print-none = There is nothing to print for this game.
web-title-print = { $game } on paper – Castelude
web-credits = Credits and sources
web-credits-rulings = Our rulings on { $game }
web-title-credits = Credits and sources – Castelude
web-edition-own-castellan = Most card faces are our own edition: the original rulebook shows only two of them.
web-edition-own-castellum = All values, prices and names are our own edition: the original rulebook gives none.
web-example-start = The position before
web-guide-step = Step { $step } of { $steps }
web-guide-words = Explanation
web-guide-next = Next
web-guide-skip = Skip this step
web-guide-back = Previous
web-guide-leave = Leave the guide
web-lesson-leave = Leave the lesson
web-guide-play = Play a game
web-guide-none = There is no guide for this game yet; the rules have everything.
web-guide-astray = That is possible ({ $action }), but this step asks for something else. Nothing has changed: try again.

## Games without a board of their own

web-generic-filter = { $count ->
    [one] One action is possible; find it:
   *[other] { $count } actions are possible; find yours:
}
web-generic-actions = Possible actions
web-generic-parts = What the actions are made of
web-generic-none = No possible action matches; Enter asks why.
web-generic-view = What can be seen, as a list
web-generic-more = { $count } more; type to find them.

## Profile

web-profile = Profile
web-profile-name = Your name at the table
web-profile-name-help = Games that have begun keep the name you sat down with.
web-profile-saved = Saved.
web-profile-look = How it looks and sounds
web-profile-lang = Language
web-profile-theme = Colours
web-theme-system = Follow the device
web-theme-light = Light
web-theme-night = Night
web-theme-contrast = High contrast
web-profile-distinction = High distinction
web-distinction-system = Follow the contrast setting of the device
web-distinction-on = Letters and strong outlines on pieces
web-distinction-off = Shapes and patterns only
web-distinction-help = For small screens, and for people who cannot tell some colours apart.
web-profile-boards = Boards
web-profile-boards-help = A plain board shows the same pieces as flat shapes, without material, light and shadow.
web-board-drawn = Drawn
web-board-plain = Plain
web-profile-motion = Motion
web-motion-system = Follow the device
web-motion-full = Animated
web-motion-none = No animation
web-profile-remarks = Let bots say a few words at the table
web-profile-sounds = Soft sounds for moves, moments and your turn
web-profile-volume = Volume
web-profile-confirm = Ask me to confirm every move
web-profile-account = Account
web-profile-account-help = You are a guest, known only to this browser. With an account you can continue on any device; your tables come along.
web-report = Report what { $name } wrote
web-report-short = report
web-report-sent = Thank you. The people who run this room will look at it.
web-profile-invitation = Invitation code, for a new account
web-admin-link = Moderate this room
web-profile-login = Account name
web-profile-password = Password
web-profile-sign-in = Sign in
web-profile-register = Create an account
web-profile-registered = Your account has been created.
web-profile-welcome = You are signed in.
web-profile-signed-in = Signed in as { $login }.
web-profile-sign-out = Sign out
web-profile-signed-out = You are signed out.

## Help

web-help = Help
