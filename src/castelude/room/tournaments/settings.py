"""What is agreed before a tournament: its format, game, clock and size."""

from typing import Annotated, Any, Final, Literal

import msgspec

from castelude.room.refusal import Refusal
from castelude.room.tables.clocks import ClockRule
from castelude.room.tables.commands import TableSettings
from castelude.room.tables.settings import check_settings

Format = Literal["knockout", "roundrobin", "swiss", "arena"]
MOST_ENTRANTS: Final = 64
USUAL_ENTRANTS: Final = 32
MOST_IN_ROUND_ROBIN: Final = 16
LONGEST_AHEAD_MS: Final = 60 * 86_400_000
SEATS: Final = 2


class TournamentSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a tournament is played. All games are for two, and every game has a clock that ends it by itself.

    `rounds`: of a Swiss tournament; null: as many as find a winner, and one more. `twice`: in a round robin everybody
    meets everybody on both seats. `minutes`: how long an arena lasts. `most`: so many may enter; null: 16 in a round
    robin, else 32. `starts`: when it begins by itself (milliseconds since 1970); null: when its organiser says so.
    `late`: people may still come in the first half of a Swiss tournament, and to an arena until its end. `rated`: the
    games count for ratings.
    """

    format: Format
    game: Annotated[str, msgspec.Meta(max_length=40)]
    clock: ClockRule
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    rounds: Annotated[int, msgspec.Meta(ge=1, le=15)] | None = None
    twice: bool = False
    minutes: Annotated[int, msgspec.Meta(ge=1, le=720)] | None = None
    most: Annotated[int, msgspec.Meta(ge=2, le=MOST_ENTRANTS)] | None = None
    starts: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None
    late: bool = True
    rated: bool = False

    @property
    def size(self) -> int:
        """How many may enter."""
        usual = MOST_IN_ROUND_ROBIN if self.format == "roundrobin" else USUAL_ENTRANTS
        return usual if self.most is None else self.most

    def table(self, listed: bool) -> TableSettings:
        """The settings of its tables. Nothing is taken back; everybody may look on at a tournament of the room."""
        return TableSettings(
            self.game,
            SEATS,
            self.options,
            watch="everybody" if listed else "link",
            clock=self.clock,
            takebacks="never",
            starts="full",
            rated=self.rated,
        )


def check(settings: TournamentSettings, now_ms: int) -> None:
    """A `Refusal` names what is wrong with them."""
    check_settings(settings.table(listed=False))
    problem = _problem(settings)
    if problem is not None:
        raise Refusal("malformed", problem, most=MOST_IN_ROUND_ROBIN)
    if settings.starts is not None and not now_ms <= settings.starts <= now_ms + LONGEST_AHEAD_MS:
        raise Refusal("malformed", "room-tournament-starts")


def _problem(settings: TournamentSettings) -> str | None:
    is_arena = settings.format == "arena"
    if settings.clock.kind == "none" or settings.clock.ends != "itself":
        return "room-tournament-clock"
    if is_arena and settings.clock.pace != "quick":
        return "room-tournament-arena-clock"
    if is_arena != (settings.minutes is not None):
        return "room-tournament-minutes"
    if settings.rounds is not None and settings.format != "swiss":
        return "room-tournament-rounds"
    if settings.twice and settings.format != "roundrobin":
        return "room-tournament-twice"
    if settings.format == "roundrobin" and settings.size > MOST_IN_ROUND_ROBIN:
        return "room-tournament-most"
    return None
