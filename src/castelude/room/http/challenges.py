"""The daily challenge: today's tasks, the attempt that counts, the results, and the archive."""

from typing import Annotated, Any, Literal

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from castelude.core.errors import CasteludeError
from castelude.core.registry import get_game
from castelude.room.challenges.daily import (
    ARCHIVE_DAYS,
    OwnState,
    day_of,
    days_before,
    ends_ms,
    is_offered,
    may_compare,
    places,
    streak,
)
from castelude.room.http.request import AnyRequest, need_player, quota_key, worker_of
from castelude.room.refusal import Refusal, refused_by_engine
from castelude.room.tables import visible
from castelude.room.tables.commands import Strict
from castelude.room.tables.decide import Who
from castelude.room.tables.ports import SeatOutcome
from castelude.room.tables.shapes import Summary
from castelude.room.wire import Answer

MOST_LINES = 100
MOST_DAYS = 1000
Day = Annotated[str | None, QueryParameter(max_length=10)]
OwnEnd = SeatOutcome | Literal["running", "cancelled"]
"""How an attempt ended for somebody, if it did."""


class DailyTask(Answer):
    """A task: on which of how many seats, against bots of which level; and your own attempt at it."""

    game: str
    players: int
    seat: int
    level: str
    state: OwnState
    table: str | None


class DailyGame(DailyTask):
    """A task of today, and how your attempt at it ended."""

    end: OwnEnd | None


class PastDay(Answer):
    """A day of the archive, and how your attempts at its games ended."""

    day: str
    games: dict[str, OwnEnd]


class Daily(Answer):
    """Today (UTC), when it ends, and the days before.

    `streak`: on how many days in a row you have played; null for guests, whom the room may forget.
    """

    day: str
    ends: int
    streak: int | None
    games: list[DailyGame]
    archive: list[PastDay]


class ChallengeLine(Answer):
    """An attempt that has ended. `lead`: the score less that of the best bot. `account`: there may be a profile."""

    place: int
    name: str
    account: bool
    end: SeatOutcome
    score: int | None
    lead: int | None
    plies: int
    table: str
    you: bool


class ChallengeResults(DailyTask):
    """A task and what people have made of it. `open`: you may see that; until then there are no lines.

    `today`: an attempt can still count. `table`: that of your own attempt.
    """

    day: str
    today: bool
    open: bool
    lines: list[ChallengeLine]


class Attempting(Strict):
    """An attempt at the task of a day (today, unless another is named): the one that counts, or practice."""

    day: str | None = None
    practice: bool = False


@get("/api/challenges", tags=["challenges"])
async def daily(request: AnyRequest) -> Daily:
    """Today's challenges and your archive, in four queries."""
    worker = worker_of(request)
    player = await need_player(request)
    now = worker.now()
    today = day_of(now)
    past = days_before(today, ARCHIVE_DAYS)
    store = worker.challenges.store
    tasks = await worker.challenges.tasks(today)
    own: dict[tuple[str, str], dict[str, Any]] = {
        (row["day"], row["game"]): row for row in await store.own(player.id, past[-1])
    }
    games = []
    for task in tasks:
        row = own.get((today, task.game))
        state: OwnState = "new" if row is None else "ended" if _end(row) != "running" else "running"
        about = (row["table_id"], _end(row)) if row is not None else (None, None)
        games.append(DailyGame(task.game, task.players, task.seat, task.level, state, *about))
    days = await store.days(player.id, MOST_DAYS) if player.login is not None else None
    return Daily(
        today,
        ends_ms(today),
        None if days is None else streak(days, today),
        games,
        [PastDay(day, {row["game"]: _end(row) for (of, _), row in own.items() if of == day}) for day in past],
    )


def _end(row: dict[str, Any]) -> OwnEnd:
    if row["outcome"] is not None:
        outcome: SeatOutcome = row["outcome"]
        return outcome
    return "cancelled" if row["status"] in ("finished", "cancelled") else "running"


@get("/api/challenges/{game:str}", tags=["challenges"])
async def results(request: AnyRequest, game: FromPath[str], day: Day = None) -> ChallengeResults:
    """The task of a day (today, unless another is named), and the 100 best results, once you may see them."""
    worker = worker_of(request)
    player = await need_player(request)
    today = day_of(worker.now())
    day = _offered(game, day, today)
    task = await worker.challenges.task(day, game)
    state, table = await worker.challenges.own(day, game, player.id)
    is_open = may_compare(day, today, state)
    rows = await worker.challenges.store.results(day, game, player.id, MOST_LINES) if is_open else []
    ranked = places([(row["ended"], row["lead"], row["plies"]) for row in rows])
    lines = [
        ChallengeLine(
            place,
            row["name"],
            row["login"] is not None,
            row["outcome"],
            row["score"],
            row["lead"],
            row["plies"],
            row["table_id"],
            row["player_id"] == player.id,
        )
        for place, row in zip(ranked, rows, strict=True)
    ]
    facts = (game, task.players, task.seat, task.level, state, table)
    return ChallengeResults(*facts, day, day == today, is_open, lines)


def _offered(game: str, day: str | None, today: str) -> str:
    """The day that is asked for; a `Refusal` where nothing is offered."""
    try:
        get_game(game)
    except CasteludeError as error:
        raise refused_by_engine(error) from error
    if day is not None and not is_offered(day, today):
        raise Refusal("not_found", "room-daily-day")
    return day or today


@post("/api/challenges/{game:str}", tags=["challenges"])
async def attempt(request: AnyRequest, game: FromPath[str], data: JSONBody[Attempting]) -> Summary:
    """Begin the attempt that counts, or go on with it; or practise, when you have nothing to lose by it any more."""
    worker = worker_of(request)
    player = await need_player(request)
    today = day_of(worker.now())
    day = _offered(game, data.day, today)
    if data.practice or (await worker.challenges.own(day, game, player.id))[0] == "new":
        await worker.need_bot_table(player.id, quota_key(request))
        await worker.new_tables.need(quota_key(request))
    who = Who(player.id, player.name, account=player.login is not None)
    return visible.summary(await worker.challenges.begin(who, day, today, game, data.practice))


HANDLERS = [daily, results, attempt]
