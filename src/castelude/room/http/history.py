"""Your finished games: results, opponents and scores, with filters and a search."""

from typing import Annotated, Any, Literal

from litestar import get
from litestar.params import FromQuery, QueryParameter

from castelude.room.http.request import AnyRequest, need_player, worker_of
from castelude.room.ratings.model import points
from castelude.room.refusal import Refusal
from castelude.room.storage.results import Wanted
from castelude.room.tables.clocks import Pace
from castelude.room.tables.ports import SeatOutcome
from castelude.room.tables.shapes import Ending
from castelude.room.wire import Answer

PAGE = 30
Against = Literal["people", "bots"]
Text = Annotated[str, QueryParameter(max_length=60)]
Key = Annotated[str | None, QueryParameter(max_length=60)]


class PlayedSeat(Answer):
    """A seat of a finished game: the name of the person, or the level of the bot; neither for somebody who is hidden.

    `you`: whether it was the seat of the person whose game this is.
    """

    name: str | None
    level: str | None
    score: int | None
    winner: bool
    outcome: SeatOutcome
    you: bool


class PlayedGame(Answer):
    """A finished game of a person, and how it ended for them. `table` leads to its replay.

    `change`: by how many points it moved their rating, once it is counted. `pinned`: it is on their profile.
    """

    table: str
    game: str
    ended: int
    why: Ending
    plies: int
    pace: Pace
    rated: bool
    outcome: SeatOutcome
    change: int | None
    pinned: bool
    seats: list[PlayedSeat]


class History(Answer):
    """Finished games, latest first. `next` is the `before` of the page after this one."""

    games: list[PlayedGame]
    next: str | None


@get("/api/history", tags=["people"])
async def history(
    request: AnyRequest,
    game: FromQuery[str | None] = None,
    outcome: FromQuery[SeatOutcome | None] = None,
    pace: FromQuery[Pace | None] = None,
    rated: FromQuery[bool | None] = None,
    against: FromQuery[Against | None] = None,
    name: Text = "",
    before: Key = None,
) -> History:
    """Your finished games, 30 at a time, latest first. `name`: part of the name of somebody you played with.

    A page costs three queries, four with a name, however many games there are.
    """
    player = await need_player(request)
    bots = None if against is None else against == "bots"
    return await page_of(request, player.id, Wanted(game, outcome, pace, rated, bots, name.strip()), before)


async def page_of(
    request: AnyRequest, player: str, wanted: Wanted, before: str | None, public: bool = False, size: int = PAGE
) -> History:
    """A page of somebody's history; `public`: as others see it, without the names of people who are hidden."""
    rows = await worker_of(request).results.history(player, wanted, _key(before), size + 1)
    games = [_shown(row, player, public) for row in rows[:size]]
    more = len(rows) > size
    return History(games, f"{games[-1].ended}-{games[-1].table}" if more else None)


async def games_of(request: AnyRequest, player: str, wanted: Wanted, public: bool) -> list[PlayedGame]:
    """The latest games of somebody, no more than a page."""
    return (await page_of(request, player, wanted, None, public)).games


def _key(before: str | None) -> tuple[int, str] | None:
    if before is None:
        return None
    moment, _, table = before.partition("-")
    if not moment.isascii() or not moment.isdigit() or len(moment) > 15 or not table.isalnum():
        raise Refusal("malformed", "room-history-key")
    return int(moment), table


def _shown(row: dict[str, Any], player: str, public: bool) -> PlayedGame:
    seats = [
        PlayedSeat(
            None if public and seat["hidden"] and seat["player_id"] != player else seat["name"],
            seat["level"],
            seat["score"],
            seat["winner"],
            seat["outcome"],
            seat["player_id"] == player,
        )
        for seat in row["seats"]
    ]
    return PlayedGame(
        row["table_id"],
        row["game"],
        row["ended_ms"],
        row["why"],
        row["plies"],
        row["pace"],
        row["rated"],
        row["outcome"],
        None if row["mu"] is None else points(row["mu"]) - points(row["before"]),
        row["pinned"],
        seats,
    )


HANDLERS = [history]
