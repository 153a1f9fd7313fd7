"""The weekly tournament of a club: on which day and at which hour, by the clock on the wall. Pure: time is given."""

import hashlib
from datetime import UTC, datetime, timedelta
from typing import Annotated

import msgspec

from castelude.room.notices.quiet import zone_of
from castelude.room.tables.clocks import ClockRule
from castelude.room.tables.ids import id_from
from castelude.room.tournaments.settings import Format, TournamentSettings

DAYS = 7


class Weekly(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every week on this `day` (0: Monday) at this `minute` of the day in a time zone such as `Europe/Paris`."""

    format: Format
    game: Annotated[str, msgspec.Meta(max_length=40)]
    clock: ClockRule
    day: Annotated[int, msgspec.Meta(ge=0, le=6)]
    minute: Annotated[int, msgspec.Meta(ge=0, le=1439)]
    zone: Annotated[str, msgspec.Meta(min_length=1, max_length=60, pattern="^[A-Za-z0-9_+/-]+$")]
    minutes: Annotated[int, msgspec.Meta(ge=1, le=720)] | None = None

    def settings(self, starts_ms: int) -> TournamentSettings:
        return TournamentSettings(self.format, self.game, self.clock, minutes=self.minutes, starts=starts_ms)

    def next_ms(self, after_ms: int) -> int:
        """The first hour of the tournament after this moment, by the clock on the wall, also where it is changed."""
        zone = zone_of(self.zone)
        today = datetime.fromtimestamp(after_ms / 1000, UTC).astimezone(zone).date()
        hour, minute = divmod(self.minute, 60)
        for ahead in range(DAYS + 2):
            day = today + timedelta(days=ahead)
            moment = int(datetime(day.year, day.month, day.day, hour, minute, tzinfo=zone).timestamp() * 1000)
            if day.weekday() == self.day and moment > after_ms:
                return moment
        raise ValueError("a week has seven days")


def tournament_id(club: str, secret: str, starts_ms: int) -> str:
    """The id of the tournament of a week: the same on all workers; nobody guesses it without the club's secret."""
    return id_from(hashlib.sha256(f"weekly:{club}:{secret}:{starts_ms}".encode()).digest())
