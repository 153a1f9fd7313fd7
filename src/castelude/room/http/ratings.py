"""Ratings: your own, and the leaderboards of each game and pace, of all time and by season."""

from typing import Annotated, Any

from litestar import get
from litestar.params import FromPath, QueryParameter

from castelude.bots import LEVELS
from castelude.core.errors import CasteludeError
from castelude.core.registry import get_game
from castelude.room.http.request import AnyRequest, need_player, player_of, worker_of
from castelude.room.ratings.bots import bot_rating
from castelude.room.ratings.model import ALL_TIME, PROVISIONAL_GAMES, margin, points
from castelude.room.refusal import refused_by_engine
from castelude.room.tables.clocks import Pace
from castelude.room.wire import Answer

MOST_SHOWN = 100


class OwnRating(Answer):
    """A person's rating in one ladder, give or take `margin`; `provisional`: after too few games to mean much."""

    game: str
    pace: Pace
    points: int
    margin: int
    games: int
    provisional: bool


class LadderLine(Answer):
    """Somebody in a leaderboard: a person, or a bot of a level with the rating that it has from the arena.

    `place` counts people whose ratings are no longer provisional.
    """

    place: int | None
    name: str | None
    level: str | None
    points: int
    margin: int
    games: int
    provisional: bool
    you: bool


class Leaderboard(Answer):
    """The best of a ladder, by what their ratings are at least, and the seasons that there are."""

    lines: list[LadderLine]
    seasons: list[str]


@get("/api/ratings", tags=["people"])
async def own_ratings(request: AnyRequest) -> list[OwnRating]:
    """Your ratings in all ladders."""
    return await ratings_of(request, (await need_player(request)).id)


async def ratings_of(request: AnyRequest, player: str) -> list[OwnRating]:
    """The ratings of a person in all ladders."""
    rows = await worker_of(request).ledger.store.of_person(player)
    return [OwnRating(row["game"], row["pace"], *_shown(row)) for row in rows]


@get("/api/leaderboards/{game:str}/{pace:str}", tags=["people"])
async def leaderboard(
    request: AnyRequest,
    game: FromPath[str],
    pace: FromPath[Pace],
    season: Annotated[str, QueryParameter(max_length=8)] = ALL_TIME,
) -> Leaderboard:
    """The 100 best people of a ladder and the bots, all in three queries. `season`: `all`, or a quarter as `2026-4`."""
    try:
        get_game(game)
    except CasteludeError as error:
        raise refused_by_engine(error) from error
    player = await player_of(request)
    store = worker_of(request).ledger.store
    rows = await store.board((game, pace), season, MOST_SHOWN)
    lines: list[tuple[float, LadderLine]] = []
    place = 0
    for row in rows:
        shown = _shown(row)
        place += not shown[-1]
        you = player is not None and row["player_id"] == player.id
        lines.append((row["low"], LadderLine(None if shown[-1] else place, row["name"], None, *shown, you)))
    for level in LEVELS:
        bot = bot_rating(game, level)
        line = LadderLine(None, None, level, points(bot.mu), margin(bot.sigma), 0, False, False)
        lines.append((bot.low, line))
    ordered = [line for _, line in sorted(lines, key=lambda one: -one[0])]
    return Leaderboard(ordered, await store.seasons((game, pace)))


def _shown(row: dict[str, Any]) -> tuple[int, int, int, bool]:
    return points(row["mu"]), margin(row["sigma"]), row["games"], row["games"] < PROVISIONAL_GAMES


HANDLERS = [own_ratings, leaderboard]
