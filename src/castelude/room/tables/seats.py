# castelude: compiled
"""What a table consists of: its seats, what is asked there, and how a game ended."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from castelude.fairness import digest
from castelude.room.tables import events as ev
from castelude.room.tables.commands import TableSettings
from castelude.room.tables.shapes import Ending, SeatKind


@lru_cache(maxsize=4096)
def mark_of(table_id: str, player: str) -> str:
    """By what a person is known at one table, whatever their name; it says nothing about other tables."""
    return hashlib.sha256(f"{table_id}:{player}".encode()).hexdigest()[:12]


@dataclass(slots=True)
class Chair:
    """A seat at the table: free, a person's, or a bot's; a bot may stand in for a person who has left."""

    player: str | None = None
    name: str | None = None
    level: str | None = None
    ready: bool = False
    pledge: str | None = None
    """The SHA-256 of a nonce for the deal that the person has not revealed yet."""
    away_since: int | None = None
    """When the person left, if they are not back."""
    who: str | None = None
    """The person's mark at this table."""
    named: bool = False
    """Whether the name was given to the seat of a shared device, and is not the person's."""
    account: bool = False
    quitter: str | None = None
    """Who has resigned here or run out of time, where a bot plays on."""
    quitter_name: str | None = None
    vacations: list[tuple[int, int]] = field(default_factory=list)
    """When the person was on vacation, from and to."""

    @property
    def kind(self) -> SeatKind:
        if self.level is not None:
            return "bot"
        return "person" if self.player is not None else "free"

    @property
    def away(self) -> bool:
        return self.away_since is not None

    def come_back(self, player: str) -> None:
        """The person who had left is here again, and no bot stands in any more."""
        self.player, self.level, self.ready, self.pledge, self.away_since = player, None, True, None, None

    def adopt(self, player: str, name: str, who: str) -> None:
        """The guest has signed in; a name that was given to the seat stays."""
        self.player, self.who, self.account = player, who, True
        self.name = self.name if self.named else name


def arranged(chairs: list[Chair], settings: TableSettings) -> list[Chair]:
    """The seats as these settings want them; nobody is ready for what they have not seen."""
    kept = chairs[: settings.players]
    for chair in kept:
        chair.ready = chair.kind == "bot" or (chair.kind == "person" and settings.starts_itself)
    return kept + [Chair() for _ in range(settings.players - len(kept))]


class Seating:
    """Who sits where."""

    chairs: list[Chair]
    removed: frozenset[str] = frozenset()
    """Whom the host has removed: they stay out."""
    deciding: Chair | None = None
    """The seat that is to decide."""
    turn: tuple[str | None, int] = (None, 0)
    """The person who is to decide (None where a bot is, or somebody who has left, or nobody), and since which event.

    One attribute for both: a table with 30 takes 1.2 KB more, for Python shares the names of up to 29 between objects.
    """

    def note_turn(self, actor: int | None, seq: int) -> None:
        """This seat is to decide after this event."""
        self.deciding = chair = self.chairs[actor] if actor is not None else None
        player = chair.player if chair is not None and chair.kind == "person" and not chair.away else None
        if player != self.turn[0]:
            self.turn = (player, seq)

    def waits_for_bot(self) -> bool:
        return self.deciding is not None and self.deciding.kind == "bot"

    def vacation(self, player: str, from_ms: int, to_ms: int) -> list[int]:
        """A person is on vacation; the seats that it concerns."""
        seats = self.held_by(player)
        for seat in seats:
            others = [one for one in self.chairs[seat].vacations if one[0] != from_ms]
            self.chairs[seat].vacations = [*others, (from_ms, to_ms)]
        return seats

    def seats_of(self, player: str) -> list[int]:
        """The seats that a person plays."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.player == player and chair.level is None]

    def held_by(self, player: str) -> list[int]:
        """The seats that a person plays, and those where a bot stands in for them."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.player == player]

    def seats_of_others(self, player: str | None) -> list[int]:
        """The seats of all other people. Somebody who has left still counts, even while a bot stands in."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.player not in (None, player)]

    def seated(self) -> dict[int, str]:
        """The people at the table by seat, also those who have left."""
        return {seat: chair.player for seat, chair in enumerate(self.chairs) if chair.player is not None}

    def has_bots(self) -> bool:
        return any(chair.kind == "bot" for chair in self.chairs)

    def is_full(self) -> bool:
        return all(chair.kind != "free" for chair in self.chairs)

    def is_free(self, seat: int) -> bool:
        return self.chairs[seat].kind == "free"


@dataclass(slots=True)
class Deal:
    """How a game is dealt: the nonce of the house, the terms once they are sealed, what seats have revealed since."""

    house: str = ""
    terms: str | None = None
    nonces: dict[int, str] = field(default_factory=dict)
    since_ms: int | None = None
    """Since when the deal waits for nonces, while it does."""

    @property
    def seal(self) -> str | None:
        return digest(self.terms) if self.terms is not None else None

    def missing(self, chairs: Sequence[Chair]) -> list[int]:
        """The seats whose pledged nonces the deal waits for."""
        if self.since_ms is None:
            return []
        return [seat for seat, chair in enumerate(chairs) if chair.pledge and seat not in self.nonces]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: by its own rules (`game`), or `resigned`, `time`, `draw`, `cancelled`.

    `outdated`: it cannot be replayed any more, and no result is stored. Scores that are not known are left out.
    """

    why: Ending
    scores: list[int]
    winners: list[int]


@dataclass(slots=True)
class Request:
    """Something that a seat has asked of the others as event `seq`, and the seats that have agreed so far."""

    event: ev.Asked
    seq: int
    voters: set[int]
    """The seats that must agree. Somebody who has left still counts."""
    agreed: set[int] = field(default_factory=set)
    pledges: dict[int, str | None] = field(default_factory=dict)
    """What seats have pledged for the deal of a rematch."""

    @property
    def waiting(self) -> set[int]:
        return self.voters - self.agreed
