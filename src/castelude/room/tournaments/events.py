"""What has happened in a tournament. A tournament is its events: folding them gives its state, at any time.

Entrants go by the numbers that they got when they came. The log has the ids of people and no names.
"""

import msgspec

from castelude.room.tournaments.settings import TournamentSettings


class Event(msgspec.Struct, tag_field="kind"):
    """Base of all events."""


class Created(Event, tag="created"):
    settings: TournamentSettings
    organiser: str
    listed: bool = False


class Entered(Event, tag="entered"):
    """Somebody takes part: a person, or a bot of a level."""

    player: str | None = None
    level: str | None = None


class Returned(Event, tag="returned"):
    """Somebody who had withdrawn or was absent is paired again."""

    entrant: int


class Withdrawn(Event, tag="withdrawn"):
    """Somebody takes part no longer; `removed`: the organiser wanted it so, and they cannot come back."""

    entrant: int
    removed: bool = False


class Adopted(Event, tag="adopted"):
    """A guest has signed in to an account, which takes part in the guest's place."""

    guest: str
    player: str


class Started(Event, tag="started"):
    """It has begun. `seed` decides every lot, and stays secret; `order` is that of the bracket or the circle."""

    seed: str
    order: list[int]


class Pairing(msgspec.Struct, frozen=True):
    """A game to be played at the table of this id: who sits on the first seat, who on the second.

    `slot`: which match of its round in a knock-out.
    """

    table: str
    first: int
    second: int
    slot: int = 0


class Bye(msgspec.Struct, frozen=True):
    """Somebody who has no game in a round: nobody was left, or the opponent (`against`) has withdrawn."""

    entrant: int
    against: int | None = None
    slot: int = 0


class Paired(Event, tag="paired"):
    """Games are to be played. Whichever worker reads this opens their tables; they are opened once."""

    round: int
    games: list[Pairing]
    byes: list[Bye] = msgspec.field(default_factory=list)


class Report(msgspec.Struct, frozen=True):
    """How a game ended: who has won, None in a draw; `why` as the table says, `void` where it has no result.

    `lot`: it was drawn, and the lot has chosen the winner. `absent`: who has never made a decision, and lost on time.
    """

    table: str
    winner: int | None
    why: str
    lot: bool = False
    absent: int | None = None


class Reported(Event, tag="reported"):
    reports: list[Report]


class Paused(Event, tag="paused"):
    """Nobody is paired until it goes on; games under way are played."""


class Resumed(Event, tag="resumed"):
    pass


class Closing(Event, tag="closing"):
    """An arena ends before its time: nobody is paired any more."""


class Cancelled(Event, tag="cancelled"):
    """It was called off by its `organiser`; too `few` came; nobody began it, and it has `expired`."""

    why: str


class Finished(Event, tag="finished"):
    pass


AnyEvent = (
    Created
    | Entered
    | Returned
    | Withdrawn
    | Adopted
    | Started
    | Paired
    | Reported
    | Paused
    | Resumed
    | Closing
    | Cancelled
    | Finished
)
