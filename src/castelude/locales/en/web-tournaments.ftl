## Tournaments

web-tournaments-intro = Play for places with friends, strangers and bots. All games are for two players, with a clock; a win counts two points and a draw one.
web-tournaments-mine = My tournaments
web-tournaments-room = For everybody
web-tournaments-empty = Nothing is announced for the whole room right now. Plan a tournament for your friends: they enter by its link.
web-tournament-new = Plan a tournament
web-tournament-new-help = You get a link for those who shall take part. You begin it when everybody has come, or it begins by itself at its hour.
web-tournament-untitled = Tournament without a title
web-tournament-name = Title
web-tournament-format = Format
web-tournament-swiss = Swiss
    .help = A few rounds. Whoever has about as many points meets; nobody meets anybody twice, and nobody is out.
web-tournament-roundrobin = Round robin
    .help = Everybody meets everybody, with at most 16 players. By days all games begin at once.
web-tournament-knockout = Knock-out
    .help = The loser is out. A draw is replayed with the seats swapped; if that is drawn too, a coin toss decides.
web-tournament-arena = Arena
    .help = For a fixed time: whoever has finished a game gets the next one at once.
web-tournament-rounds = Rounds
web-tournament-rounds-auto = automatic
web-tournament-rounds-of = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
web-tournament-twice = Everybody meets everybody twice, once on each seat
web-tournament-twice-short = twice
web-tournament-minutes = Length in minutes
web-tournament-lasts = { $minutes } minutes
web-tournament-most = Players at most
web-tournament-starts = Begins at
web-tournament-starts-help = Leave this empty to begin it yourself. At its hour it needs at least two players.
web-tournament-bots = Bots that take part
web-tournament-me = I take part myself
web-tournament-late = People may still come after the start
web-tournament-listed = Announce it to the whole room
web-tournament-plan = Plan it
web-tournament-entrants = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-tournament-status-open = Waiting for the start
web-tournament-status-running = Under way
web-tournament-status-paused = Paused: nobody is paired until the organiser lets it go on.
web-tournament-status-finished = Finished
web-tournament-status-cancelled = Called off
web-tournament-why-organiser = The organiser has called the tournament off.
web-tournament-why-few = The tournament was called off: fewer than two players had come at its hour.
web-tournament-why-expired = The tournament was called off, as nobody had begun it for two weeks.
web-tournament-begins = Begins by itself: { $when }
web-tournament-organised-by = Organised by { $name }
web-tournament-next = Your game has begun, and its clock is running.
web-tournament-play = To the board
web-tournament-wait = You have no game right now. This page tells you when the next one begins.
web-tournament-winners = { $count ->
    [one] { $names } has won the tournament.
   *[other] { $names } share the first place.
}
web-tournament-left = { $time } left
web-tournament-round-of = round { $number } of { $count }
web-tournament-enter = Take part
web-tournament-return = I am here again
web-tournament-withdraw = Withdraw
web-tournament-withdraw-sure = Withdraw from the tournament? You resign the game that you are playing there.
web-tournament-start = Begin the tournament
web-tournament-pause = Pause
web-tournament-resume = Go on
web-tournament-end = End it now
web-tournament-end-sure = End the arena now? Games under way are played to their end and still count.
web-tournament-cancel = Call it off
web-tournament-cancel-sure = Call the tournament off? Games under way can be played to their end, but count for nothing.
web-tournament-add-bot = Let a bot take part
web-tournament-remove = Take out { $name }
web-tournament-entered = Who takes part
web-tournament-nobody = Nobody takes part yet.
web-tournament-standings = Standings
web-tournament-points = Points
web-tournament-record = Won, drawn and lost
web-tournament-record-short = W–D–L
web-tournament-points-help = A win or a bye counts two points, a draw one.
web-tournament-ties = Among equals these decide, in this order: { $ties }.
web-tie-buchholz = Buchholz (the points of all opponents)
web-tie-buchholz-short = BH
web-tie-sonneborn = Sonneborn-Berger (the points of the opponents one has beaten, and half of those one has drawn with)
web-tie-sonneborn-short = SB
web-tie-direct = direct encounter (the games between those who are equal)
web-tie-direct-short = DE
web-tie-wins = number of wins
web-tournament-state-out = has withdrawn
web-tournament-state-absent = absent
web-tournament-gone = somebody who has withdrawn
web-tournament-games = Games
web-tournament-round = Round { $number }
web-tournament-latest = The latest games
web-tournament-final-0 = Final
web-tournament-final-1 = Semi-finals
web-tournament-final-2 = Quarter-finals
web-tournament-playing = being played
web-tournament-drawn = drawn
web-tournament-won-by = { $name } has won
web-tournament-by-lot = drawn; the coin toss went to { $name }
web-tournament-bye = { $name } has a bye.
web-tournament-walkover = { $name } goes on without a game: { $other } has withdrawn.

## Clubs

web-clubs-intro = A club is a private group: a family, a games café, colleagues. It has a leaderboard of its own, its own tournaments, and one every week that opens by itself.
web-clubs-empty = You are in no club yet. Found one and pass its link on.
web-club-new = Found a club
web-club-name = Name of the club
web-club-found = Found it
web-club-members = { $count ->
    [one] 1 member
   *[other] { $count } members
}
web-club-owner = owner
web-club-invited = { $count ->
    [one] You are invited to this club. It has 1 member.
   *[other] You are invited to this club. It has { $count } members.
}
web-club-join = Join the club
web-club-no-tournaments = The club has no tournament yet.
web-club-leaderboard = Leaderboard
web-club-leaderboard-help = Games between members count, from the day on which both had joined: two points for a win, one for a draw.
web-club-invite = Invite somebody
web-club-invite-help = Whoever has this link can join.
web-club-new-link = Make a new link
web-club-leave = Leave the club
web-club-leave-sure = Leave the club? If it is yours, it passes to the member of longest standing.
web-club-close = Close the club
web-club-close-sure = Close the club for everybody? Games and tournaments that were played stay.
web-club-remove-short = Remove
web-club-remove = Remove { $name }
web-club-remove-sure = Remove { $name } from the club? The link changes, so that they cannot come back by it.
web-club-weekly = Tournament of every week
web-club-weekly-help = The next one is always open: members enter it before its hour, and it begins by itself.
web-club-weekly-is = Every { $day } at { $time } ({ $zone }): { $format }, { $game }.
web-club-weekly-set = Play it every week
web-club-weekly-none = No weekly tournament any more
web-club-day = Day
web-club-time = Hour
web-club-zone = Hours are those of { $zone }.
