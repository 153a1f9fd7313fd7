## The room: why something is turned down

room-host-only = Only the host of the table may do this.
room-no-seat = You have no seat at this table.
room-table-open = The game has not begun yet.
room-table-dealing = The game is being dealt.
room-table-running = The game is under way.
room-table-finished = The game is over.
room-table-cancelled = The game was cancelled.
room-outdated = The rules have changed since this game was played, and it can no longer be replayed. Its result, as far as it is stored, and its log are kept.
room-seated-already = You already have a seat.
room-other-game = The game of a table cannot be changed; open another table for another game.
room-rematch-agree = Agree to a rematch by asking for it, too.
room-full = All seats are taken.
room-exhibition = Bots of the house play here. You can watch them, and open a table of your own to play.
room-seat-taken = Seat { $seat } is taken.
room-seat-free = Seat { $seat } is free.
room-seats-free = Seat { $seat } is still free: wait for somebody to take it, or put a bot there.
room-not-ready = { $name } is not ready yet.
room-left-already = You have already left.
room-reveal-wrong = This nonce was not pledged for your seat.
room-revealed = You have revealed your nonce already.
room-not-your-turn = It is not your turn.
room-no-hints = Hints are available only when you play without other people.
room-hint-later = You have used up your hints for now. You can ask again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
room-analysis-later = Analysis is available after the game.
room-analysis-queue = Too many games are waiting for analysis. Try again later.
room-not-your-seat = This is not your seat.
room-names-shared = Seats get names of their own only where people share a device.
room-no-takebacks = Take-backs are not allowed at this table.
room-takeback-ask = You can no longer take this back on your own; ask the other players.
room-asked-already = This request is already waiting for an answer.
room-no-draws = This game has no draws.
room-bots-play-on = Bots don’t accept draws.
room-replace-whom = Say which seat should be handed over.
room-removed = The host has removed you from this table.
room-seat-secret = In a game with hidden cards nobody can take over another player’s seat.
room-replaced-already = A bot is already standing in on seat { $seat }.
room-replace-early = The player on seat { $seat } has left, but may still come back: a bot can stand in after { $minutes ->
    [one] 1 more minute
   *[other] { $minutes } more minutes
}.
room-replace-present = The player on seat { $seat } has not left.
room-nothing-asked = There is no such request to answer.
room-own-request = You cannot answer your own request.
room-claim-own = Only an opponent can claim the game when a player’s time has run out.
room-claim-early = There is still time on the clock.
room-time-up = The time is up; the game is over.
room-stale = The game has moved on; refresh and try again (seq { $seq }).
room-open-tables = You already have { $most } tables waiting for players. Start or close one of them first.
room-busy = The table is busy right now. Try again.
room-away = The database is unavailable. Try again in a moment.
room-no-title = There is nothing with such a title.
room-no-table = There is no such table.
room-not-found = There is nothing at this address.
room-no-watching = Spectators are not allowed at this table.
room-record-later = The record is available after the game.
room-position-film = A sequence has at most { $most } actions, and starts at one of the { $count } given.
room-position-form = Give at most { $most } actions.
room-seat-number = The seats of this table have the numbers 0 to { $most }.
room-chat-text = A chat message needs visible characters.
room-text-marks = Too many marks are stacked on one letter.
room-too-large = This is too large: at most { $most } KB can be sent at once.
room-malformed = This request is malformed: { $reason }
room-language = There is no language “{ $lang }” here. There are: { $known }.
room-too-many = Too many requests. Wait a moment and try again.
room-bot-tables = You have started many tables with bots. Wait a moment before you start the next one.
room-crowded = The server is overloaded. Try again in a moment.
room-origin = This request comes from another site.
room-who-are-you = The server does not know you yet; request /api/me first.
room-clock-none = A table without a clock has no time settings.
room-clock-move = The time per turn must be 5 to 3600 seconds.
room-clock-fischer = Fischer time must be 10 to 21600 seconds, with an increment of 0 to 600.
room-clock-grace = Only a clock in days can have a grace period, of 0 to 168 hours.
room-clock-days = The days per turn must be 1 to 30.

## People

room-name = A name has 1 to { $most } visible characters, at least one of them a letter or digit, and no invisible or stacked ones.
room-name-scripts = A name cannot mix alphabets whose letters look alike, such as Latin and Cyrillic.
room-name-taken = This name belongs to an account, or looks like one that does. Choose another.
room-guest = Guest { $number }
room-account-already = You already have an account.
room-login-form = An account name has 3 to 30 lower-case letters, digits, dots, hyphens or underscores and begins with a letter or digit.
room-password-form = A password has { $least } to { $most } characters.
room-password-easy = This password is easy to guess: it is common, a simple pattern, or close to your account name. Three or four unrelated words are safer and easy to remember.
room-login-taken = This account name is taken.
room-sign-in = The name or the password is wrong.
room-recovery-wrong = The name or the recovery code is wrong.
room-no-such-account = There is no account { $login }.
room-no-account = You are a guest and have no password; create an account first.
room-no-session = There is no such session; it may have ended already.
room-mute = You may not write in the chat{ $hours ->
    [0] {""}
   *[other] {" "}for { $hours } more { $hours ->
        [one] hour
       *[other] hours
    }
}. Reason: { $reason }
room-ban = You are banned from this room{ $hours ->
    [0] {""}
   *[other] {" "}for { $hours } more { $hours ->
        [one] hour
       *[other] hours
    }
}. Reason: { $reason }
room-admin-only = Only administrators may do that.
room-address = { $address } is not an address. Write 192.0.2.7, or 192.0.2.0/24 for a network.
room-sanction-whom = Name either a person or an address; an address can only be banned.
room-sanction-admin = Administrators cannot be muted or banned. Take the role away first, with castelude admin --remove.
room-no-sanction = There is no such sanction; it may have ended already.
room-no-report = There is no such report.
room-no-person = There is no such person; the account may have been deleted.
room-no-profile = Nobody with an account goes by this name, or they do not want to be found.
room-pins = A profile shows { $most } replays at most. Take one off first.
room-pin-account = A profile needs an account. Register on your profile page.
room-pin-own = Only finished games that you have played can be on your profile.
room-pin-private = Nobody else may look at this game, so it cannot be on your profile.
room-puzzle-unknown = There is no such puzzle here, or no longer.
room-puzzles-none = There is no puzzle of this kind yet.
room-no-puzzle-over = This is no puzzle: the game is over.
room-no-puzzle-chance = This is no puzzle: a random event comes next, and nobody decides.
room-no-puzzle-forced = This is no puzzle: there is only one turn.
room-no-puzzle-won = This is no puzzle: more than one turn wins.
room-no-puzzle-lost = This is no puzzle: the game is lost whatever is played.
room-no-puzzle-unclear = This is no puzzle: no turn is clearly better than all others.
room-puzzle-title = Puzzle: { $game }
room-puzzle-proof = Chance to win after this turn: { $value } %. With any other: at most { $rival } %.
room-daily-day = There is no challenge for that day: only for today and the thirty days before.
room-daily-over = That day is over. You can still practise its challenge.
room-daily-first = Practice comes after your own attempt.
room-daily-rematch = A daily challenge has no rematch. You can practise it again from its results.
room-no-club = There is no such club, or you are not a member.
room-club-link = This link to a club does not work any more. Ask for a new one.
room-club-full = The club has { $most } members, and no more can join.
room-club-owner = Only the owner of the club can do that.
room-club-member = There is no such member to remove.
room-clubs-many = You are in { $most } clubs already.
room-club-only = Only members of the club can enter this tournament.
room-no-tournament = There is no such tournament.
room-title = A title needs letters or numbers that can be seen, on one line.
room-tournament-clock = Every game of a tournament needs a clock that ends it by itself.
room-tournament-arena-clock = An arena needs a quick clock: at most a quarter of an hour for each player.
room-tournament-minutes = An arena has a duration in minutes, and no other format has one.
room-tournament-rounds = Only a Swiss tournament has a chosen number of rounds.
room-tournament-twice = Only in a round robin can everybody meet everybody twice.
room-tournament-most = A round robin has at most { $most } players.
room-tournament-starts = A tournament begins between now and sixty days from now.
room-tournament-listed = Only an administrator can plan a tournament for the whole room.
room-tournament-many = You have { $most } tournaments that are not over yet.
room-tournament-organiser = Only the organiser of the tournament can do that.
room-tournament-finished = The tournament is over.
room-tournament-cancelled = The tournament was called off.
room-tournament-open = The tournament has not begun yet.
room-tournament-began = The tournament has begun already.
room-tournament-end = Only an arena can be ended before its time. Other tournaments are called off.
room-tournament-few = A tournament needs at least { $least } players.
room-tournament-full = All { $most } places of the tournament are taken.
room-tournament-late = It is too late to enter this tournament.
room-tournament-removed = The organiser has taken you out of this tournament.
room-tournament-not-in = They do not take part in this tournament.
room-tournament-bots = At most { $most } bots can take part in a tournament of friends.
room-tournament-seat = The seats at this table belong to the players of a tournament.
room-tournament-plays = A game of a tournament is played to its end: it cannot be cancelled, and no bot stands in.
room-tournament-rematch = A game of a tournament has no rematch. The tournament pairs you again.
room-push-turn-title = Your turn
room-push-turn = It is your turn in a game of { $game }.
room-push-invite-title = Invitation
room-push-invite = { $name } invites you to a table: { $game }.
room-push-game-title = Your game has begun
room-push-game = Your game of { $game } in a tournament has begun.
room-push-test-title = Castelude
room-push-test = Messages arrive on this device.
room-no-mail = This room sends no e-mail.
room-mail-failed = The letter to { $address } could not be sent. Look at the address, or try again later.
room-mail-code = This code is wrong or older than an hour. You can have a new one sent.
room-mail-unconfirmed = Confirm your address first, with the code that was sent there.
room-mail-confirm-subject = Your code for Castelude
room-mail-confirm =
    Somebody, probably you, has given this address to Castelude. This code confirms it; it is good for an hour:

        { $code }

    If it was not you, you need not do anything: no further letters will come.
room-mail-recover-subject = Your way back to Castelude
room-mail-recover =
    Somebody, probably you, has lost the password of the account { $login }. With this code you can choose a new one; it is good for an hour:

        { $code }

    On { $link } choose “I have lost my password”.
    If it was not you, you need not do anything: the password stays as it is.
room-mail-message =
    { $text }
    { $link }

    You get this letter because you chose so in your profile; you can switch letters off there: { $stop }
room-push-none = None of your devices gets messages yet.
room-push-refused = No message could be sent. Switch messages off and on again on this device.
room-push-keys = These are not the keys of a browser.
room-push-service = This room sends no messages to that push service.
room-time-zone = This server does not know the time zone { $zone }.
room-vacation-days = You have { $left } days of vacation left this year.
room-no-line = There is no such line of chat.
room-no-invitation = There is no such invitation; it may be used up.
room-registration-invited = New accounts need an invitation. Ask the people who run this room for a code.
room-registration-closed = This room takes no new accounts at present.
room-former = Former player
room-unhealthy = The room cannot serve people now: { $reason }.
room-crash = Something went wrong on the server. The error was logged and nothing was lost. Try again.

## Running the room

room-database-url = { $url } is not a database address. Use sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
room-database-old = The database is at version { $present }, this program needs { $wanted }: run castelude migrate.
room-setting-number = { $name } must be a whole number of 1 or more, not { $value }.
room-setting-switch = { $name } must be 0 or 1, not { $value }.
room-setting-smtp = CASTELUDE_SMTP must be the address of a mail server, such as smtp://user:password@mail.example:587 or smtps://mail.example.
room-setting-mail = E-mail also needs CASTELUDE_MAIL_FROM (the address from which letters come) and CASTELUDE_PUBLIC_URL (for the links in them).
room-no-opentelemetry = Traces are wanted (OTEL_EXPORTER_OTLP_ENDPOINT), but OpenTelemetry is not installed: pip install 'castelude[otel]'.
room-sub-path = { $url } has a path, but the room needs a host of its own, such as https://castles.example.
room-workers = There may be 1 to { $most } workers.
room-port = { $port } is not a port; ports are 1 to 65535.
room-migrated = The database is up to date.
room-admin-made = { $login } may now moderate the room, on the page /admin.
room-admin-gone = { $login } may no longer moderate the room.
room-recovery-made = The new recovery code of { $login } is { $code }. Hand it over in private: anyone who has it can set a new password.
room-recomputing = Computed the results of { $count } games so far.
room-recomputed = Computed the results of { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
} from the log.
room-recounted-puzzles = Rated { $count ->
    [one] one try at a puzzle
   *[other] { $count } tries at puzzles
} again from the first.
room-recounted = Counted { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
} from the first on.
room-whom = A person is named by a name, or by a table and a mark there.
room-yourself = That is you.
room-follow-most = You can follow { $most } people at most.
room-follow-blocked = You have blocked this person. End the block first.
room-block-most = You can block { $most } people at most.
room-not-welcome = You cannot sit down at this table.
room-invite-whom = You can invite people whom you follow.
room-invite-refused = This person cannot be invited.
room-pairing-players = Quick pairing is for two or more players.
room-pairing-range = The lowest rating must not be above the highest.
room-pairing-gone = There is no table to accept any more: somebody did not come in time, or you have left the queue.
room-pairing-bots = Meanwhile you can play bots only, in a game of your own that is not rated.
room-rated-accounts = Only players with an account can play rated games. Register on your profile page, or play without rating.
room-rated-shared = Games on a shared device are not rated.
room-rated-setup = Games from a position of your own are not rated.
room-rated-clock = A rated game needs a clock, so that it comes to an end.
room-rated-takebacks = There are no take-backs in rated games.
room-rated-seat = In a rated game a seat is not given to somebody else. Let a bot stand in.
room-history-key = This is not the key of a page of the history.
room-database-foreign = { $name } is not a database of this program, so it stays as it is.
room-database-newer = { $name } was written by a newer version of this program (schema { $present }). Install that version, or restore an older backup.
room-database-corrupt = { $name } is damaged or not a database ({ $reason }). Move it aside and restore a backup with castelude restore.
room-database-missing = There is no database { $name }. Create it, then run castelude migrate.
room-database-no-file = There is no database { $name }.
room-database-closed = { $name } cannot be opened: { $reason }.
room-backup-itself = { $name } is the database itself. Write the backup to another file.
room-backed-up = { $path } holds { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $accounts ->
    [one] 1 account
   *[other] { $accounts } accounts
}. Keep it private: it contains password hashes and the secrets of running games.
room-restored = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $accounts ->
    [one] 1 account
   *[other] { $accounts } accounts
} restored from { $path }.
room-restore-replace = The database holds a room already ({ $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $accounts ->
    [one] 1 account
   *[other] { $accounts } accounts
}). Add --replace to replace it.
error-room-missing = The games room is not installed ({ $module } is missing). Install castelude with the extra room.

## Fairness

verify-form = This is not a game with its proof: it needs a record and its fairness data (terms, nonces and seal), as the room gives them when the game is over.
verify-early = The nonces of this game are not revealed yet: fetch the record again when the game is over.
verify-seal-form = { $seal } is not a seal: a seal has 64 hexadecimal digits.
verify-seal = This is not the game that was announced. Its seal is { $found }, the one you gave is { $seal }.
verify-seal-inside = The terms of this game do not match its own seal: their seal is { $found }.
verify-terms = Game, players or options are not those of the sealed terms.
verify-rules = The game was dealt under version { $sealed } of its rules, and this is version { $here }: use the Castelude of that time.
verify-house = The nonce of the house is not the one it had committed to.
verify-nonce = The nonce of seat { $number } is not the one that was pledged.
verify-setup = The setup does not follow from the nonces.
verify-custom = The custom setup is not the one that was sealed.
verify-chance = The random event at action { $number } does not follow from the nonces.
verify-good = { $count ->
    [one] The action of this game replays
   *[other] All { $count } actions of this game replay
}, and all chance follows from the nonces. Table { $table }, state { $hash }.
verify-announced = Proven: the game is the one that was announced under the seal { $seal }; table, game, options, seats and nonces have not changed since.
verify-not-announced = Not proven: whether this is the game that was announced. Give the seal that you noted at the start with --seal; the seal of this file is { $seal }.
verify-seat = Seat { $number }, { $name }: { $by ->
    [player] the player’s own nonce, pledged before the deal.
    [late] a nonce of the house; the player had pledged one and did not reveal it in time.
    [bot] a nonce of the house, for a bot.
   *[house] a nonce of the house; the player pledged none.
}
verify-is-custom = Custom setup: the host of the table chose it, nothing was dealt. Only later random events follow from the nonces.
verify-joint = Proven: nobody could choose the chance of this game alone, if a player named above sent a random nonce. Not proven: that players named above are different people, or that the house told nobody what it knew.
verify-house-alone = Not proven: that the house did not choose the chance of this game, because no player gave a nonce.
room-puzzles-later = You have asked about many positions in a short time. Try again in a moment.
room-lines-later = You have had many lines in a short time. More will come in a moment.
room-study-none = There is no such study, or it is private.
room-study-not-yours = Only its owner can change this study. You can save a copy of a chapter as your own.
room-study-most = You can keep at most { $most } studies. Delete one that you no longer need.
room-study-chapters = A study has at most { $most } chapters.
room-study-size = The chapters of a study hold at most { $most } KB together. Begin another study.
room-study-stale = The study was changed meanwhile, in another window or on another device. Load it again, or save yours as a new study.
room-study-last = A study keeps at least one chapter. Delete the whole study instead.
room-study-no-chapter = The study has no such chapter.
