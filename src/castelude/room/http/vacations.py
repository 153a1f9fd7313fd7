"""Vacations: your clocks stand still in games with days for each turn."""

from typing import Annotated

import msgspec
from litestar import delete, get, put
from litestar.params import JSONBody

from castelude.room.http.request import AnyRequest, need_player, worker_of
from castelude.room.people.vacations import Vacation, days_left
from castelude.room.tables.commands import Strict
from castelude.room.wire import Answer

MOST_TABLES = 1000


class VacationState(Answer):
    """`until`: when your vacation ends, if you are on one; `left`: how many days you still have this year."""

    until: int | None
    left: int
    a_year: int


class GoingOnVacation(Strict):
    """For how many days, from now on."""

    days: Annotated[int, msgspec.Meta(ge=1, le=366)]


@get("/api/me/vacation", tags=["people"])
async def vacation(request: AnyRequest) -> VacationState:
    """Whether you are on vacation, and how many days you have left this year."""
    return await _shown(request, (await need_player(request)).id)


@put("/api/me/vacation", tags=["people"])
async def begin(request: AnyRequest, data: JSONBody[GoingOnVacation]) -> VacationState:
    """Go on vacation: in games under way with days for each turn your clock stands still."""
    worker = worker_of(request)
    player = await need_player(request)
    await _tell(request, player.id, await worker.vacations.begin(player.id, data.days, worker.now()))
    return await _shown(request, player.id)


@delete("/api/me/vacation", status_code=200, tags=["people"])
async def end(request: AnyRequest) -> VacationState:
    """Come back: your clocks run again."""
    worker = worker_of(request)
    player = await need_player(request)
    ended = await worker.vacations.end(player.id, worker.now())
    if ended is not None:
        await _tell(request, player.id, ended)
    return await _shown(request, player.id)


async def _tell(request: AnyRequest, player: str, days: Vacation) -> None:
    """Tell all tables; each is told once, however often that is asked."""
    worker = worker_of(request)
    for table_id in await worker.store.playing(player, MOST_TABLES):
        await worker.service.send_on_vacation(table_id, player, *days)


async def _shown(request: AnyRequest, player: str) -> VacationState:
    worker = worker_of(request)
    now = worker.now()
    all_of_them = await worker.vacations.of(player)
    until = all_of_them[-1][1] if all_of_them and all_of_them[-1][1] > now else None
    return VacationState(until, days_left(all_of_them, now, worker.vacations.a_year), worker.vacations.a_year)


HANDLERS = [vacation, begin, end]
