"""The challenge of a day: what is played, who may compare, and how days follow each other. Pure: time is given.

Days are those of UTC, so that a challenge begins at the same moment everywhere, whatever clocks on walls do.
"""

import hashlib
import hmac
from collections.abc import Collection, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Final, Literal

import msgspec

from castelude.core.game import AnyGame
from castelude.core.record import JsonObject
from castelude.core.rng import SecretRng
from castelude.room.tables.commands import TableSettings

LEVEL: Final = "adept"
"""The bots of every challenge."""
MOST_PLAYERS: Final = 3
ARCHIVE_DAYS: Final = 30
DAY_MS: Final = 86_400_000
OwnState = Literal["new", "running", "ended"]
"""How far a person is with the attempt that counts."""


class Task(msgspec.Struct, frozen=True):
    """What everybody plays: the setup, and on which seat."""

    day: str
    game: str
    players: int
    seat: int
    level: str
    setup: JsonObject

    def settings(self, counts: bool) -> TableSettings:
        """The table of an attempt. Nobody looks on; in the one that counts nothing is taken back."""
        return TableSettings(
            self.game,
            self.players,
            watch="nobody",
            takebacks="never" if counts else "free",
            starts="full",
            setup=self.setup,
        )


def task_of(secret: str, day: str, game: AnyGame) -> Task:
    """The task of a day, which nobody foretells without the secret of the room."""
    seed = derived(secret, f"task:{day}:{game.id}")
    rng = SecretRng(f"seat:{seed}")
    most = max(game.min_players, min(game.max_players, MOST_PLAYERS))
    players = game.min_players + int(rng.below(most - game.min_players + 1))
    seat = int(rng.below(players))
    dealt = game.challenge(players, game.check_options({}), SecretRng(f"setup:{seed}"))
    return Task(day, game.id, players, seat, LEVEL, game.recorded_setup(dealt))


def derived(secret: str, what: str) -> str:
    """A number that follows from the secret of the room."""
    return hmac.new(secret.encode(), what.encode(), hashlib.sha256).hexdigest()


def day_of(now_ms: int) -> str:
    """The day at this moment, as `2028-02-29`."""
    return datetime.fromtimestamp(now_ms // 1000, UTC).date().isoformat()


def ends_ms(day: str) -> int:
    """When a day is over."""
    begins = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return int(begins.timestamp() * 1000) + DAY_MS


def days_before(day: str, count: int) -> list[str]:
    """So many days before this one, the latest first."""
    last = date.fromisoformat(day)
    return [(last - timedelta(days=back)).isoformat() for back in range(1, count + 1)]


def is_offered(day: str, today: str) -> bool:
    """Whether a day can be played: today, or one of the archive. Of days to come nothing is told."""
    return day == today or day in days_before(today, ARCHIVE_DAYS)


def may_compare(day: str, today: str, own: OwnState) -> bool:
    """Whether somebody may see what others did: after their own attempt, or when it can no longer be made."""
    return own == "ended" or (own == "new" and day < today)


def streak(days: Collection[str], today: str) -> int:
    """On how many days in a row somebody has played, up to today, or to yesterday while today is not over."""
    day = date.fromisoformat(today)
    if today not in days:
        day -= timedelta(days=1)
    count = 0
    while day.isoformat() in days:
        count += 1
        day -= timedelta(days=1)
    return count


def places(results: Sequence[object]) -> list[int]:
    """The places of results that are sorted, the best first: equal ones share a place."""
    found: list[int] = []
    for index, result in enumerate(results):
        found.append(found[-1] if index and result == results[index - 1] else index + 1)
    return found
