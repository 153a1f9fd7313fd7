## The room: why something is turned down

room-host-only = Only the host of the table may do this.
room-no-seat = You have no seat at this table.
room-table-open = The game has not begun yet.
room-table-running = The game is under way.
room-table-finished = The game is over.
room-table-cancelled = The game was cancelled.
room-seated-already = You have a seat already.
room-full = All seats are taken.
room-seat-taken = Seat { $seat } is taken.
room-seat-free = Seat { $seat } is free.
room-seats-free = Seat { $seat } is still free: wait for somebody, or seat a bot there.
room-not-ready = { $name } is not ready yet.
room-left-already = You have left already.
room-chance-first = This game cannot begin with a random event.
room-not-your-turn = It is not your turn.
room-no-hints = Hints are for games without other people.
room-analysis-later = A game can be looked at again when it is over.
room-analysis-queue = Too many games are waiting to be looked at. Try again later.
room-not-your-seat = This is not your seat.
room-no-takebacks = At this table nothing is taken back.
room-takeback-ask = This cannot be taken back freely any more; ask the others.
room-asked-already = This has been asked already.
room-no-draws = This game knows no draws.
room-bots-play-on = Bots agree to no draw.
room-replace-whom = Say which seat is to be handed over.
room-replace-present = Whoever holds seat { $seat } has not left.
room-nothing-asked = Nobody has asked for this.
room-own-request = You cannot agree with yourself.
room-claim-own = Only an opponent of the seat to decide may claim its time.
room-claim-early = There is still time on the clock.
room-stale = The game has moved on meanwhile; look again (seq { $seq }).
room-busy = The table is too busy right now; try again.
room-away = The room cannot reach its books just now; try again in a moment.
room-no-table = There is no such table.
room-not-found = There is nothing at this address.
room-no-watching = Nobody may watch this table.
room-record-later = The record is shown when the game is over.
room-position-film = A film has at most { $most } actions, and begins at one of the { $count } given.
room-position-form = Give a setup, and at most 500 actions.
room-bot-seat = Bots sit on seats 0 to { $most }.
room-chat-text = A line of chat must have words that can be shown.
room-malformed = This request is not of the right form: { $reason }
room-too-many = That was too fast. Wait a moment and try again.
room-crowded = The room has more to do than it can just now. It will go on in a moment.
room-origin = This request comes from another site.
room-who-are-you = The room does not know you yet; ask for /api/me first.
room-clock-none = A table without a clock has no times.
room-clock-move = Time for each turn is 5 to 3600 seconds.
room-clock-fischer = Fischer time is 10 to 21600 seconds and an increment of 0 to 600.
room-clock-days = Days for each turn are 1 to 30.

## People

room-name = A name has 1 to { $most } characters that can be shown.
room-guest = Guest { $number }
room-account-already = You have an account already.
room-login-form = An account name has 3 to 30 small letters, digits, dots, hyphens or underscores and begins with a letter or digit.
room-password-form = A password has { $least } to { $most } characters.
room-password-easy = This password is easy to guess: it is common, a simple pattern, or close to your account name. Three or four unrelated words are good and easy to keep in mind.
room-login-taken = This account name is taken.
room-sign-in = Name or password is wrong.
room-recovery-wrong = Name or recovery code is wrong.
room-no-such-account = There is no account { $login }.
room-no-account = You are a guest and have no password; make an account first.
room-no-session = You have no such session; it may have ended already.
room-crash = Something went wrong in the room; it was noted, and nothing of yours was lost. Try again.

## Running the room

room-database-url = { $url } is no database address. Use sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
room-database-old = The database is at version { $present }, this program needs { $wanted }: run castelude migrate.
room-setting-number = { $name } must be a whole number of 1 or more, not { $value }.
room-setting-switch = { $name } must be 0 or 1, not { $value }.
room-workers = There may be 1 to { $most } workers.
room-port = { $port } is not a port; ports are 1 to 65535.
room-migrated = The database is up to date.
room-recovery-made = The new recovery code of { $login } is { $code }. Hand it over in private: whoever has it can set a new password.
room-exported = { $count ->
    [one] 1 table
   *[other] { $count } tables
} written to { $path }.
room-imported = { $count ->
    [one] 1 table
   *[other] { $count } tables
} brought back; { $known } were there already.
room-backup-line = Line { $number } of { $path } is not a line of a backup.
room-backup-format = { $path } is not a backup of tables: it should begin with the format { $format }.
error-room-missing = The games room is not installed ({ $module } is missing). Install castelude with the extra room.

## Fairness

verify-form = This is not an exported game: it needs a record and its fairness (nonce and commitment).
verify-commitment = The setup and the nonce do not fit the commitment that was shown at the start.
verify-chance = The random event at action { $number } does not come from the nonce.
verify-good = Fair: the setup fits its commitment and all { $count } actions replay. State { $hash }.
