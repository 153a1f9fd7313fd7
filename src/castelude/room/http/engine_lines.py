"""What a strong bot expects in any position: its best lines, deeper with every step that is asked for."""

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from castelude.room.http.games import game_of
from castelude.room.http.positions import AskedPosition
from castelude.room.http.request import AnyRequest, need_player, quota_key, unless_gone, worker_of
from castelude.room.wire import Answer

STEPS_MS = (100, 300, 900, 2000)
"""How long a bot thinks in each step."""


class LinesRequest(AskedPosition):
    """A position, as a setup and actions from it, and how deep to look: the step, from 0."""

    step: Annotated[int, msgspec.Meta(ge=0, lt=len(STEPS_MS))] = 0


class EngineLine(Answer):
    """A line, who decides each of its actions, and the chance to win (0 to 1) of the seat that decides first."""

    actions: list[str]
    seats: list[int | None]
    value: float


class EngineLines(Answer):
    """The best lines for the seat that decides, the best first; null and none after the end and before random events.

    `steps`: how many steps there are. `left`: how many more may be asked for at once.
    """

    seat: int | None
    lines: list[EngineLine]
    step: int
    steps: int
    left: int


@post("/api/games/{game_id:str}/lines", status_code=200, tags=["games"], own_queue=True)
async def lines(request: AnyRequest, game_id: FromPath[str], data: JSONBody[LinesRequest]) -> EngineLines:
    """The best lines of a position; the bot knows only what the seat that decides can know.

    The search ends when the request is closed.
    """
    worker = worker_of(request)
    player = await need_player(request)
    game = game_of(game_id)
    record = data.record(game.id)
    await worker.address_lines.need(quota_key(request), "room-lines-later")
    left = await worker.lines.need(player.id, "room-lines-later")
    search = worker.bots.lines(record, STEPS_MS[data.step], player.id, quota_key(request))
    found = await unless_gone(request, search)
    shown = [EngineLine(**line) for line in found["lines"]]
    return EngineLines(found["seat"], shown, data.step, len(STEPS_MS), left)


HANDLERS = [lines]
