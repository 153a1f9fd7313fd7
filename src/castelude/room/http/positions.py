"""Any position of a game, set up on request: for rulebooks, guides and previews."""

from typing import Annotated

import msgspec
from litestar import Response, post
from litestar.params import FromPath, JSONBody

from castelude.core.record import JsonObject
from castelude.room.http.games import game_of
from castelude.room.http.rendered import rendered
from castelude.room.http.request import AnyRequest
from castelude.room.refusal import Refusal
from castelude.room.rendering.answers import ShownPosition
from castelude.room.tables import commands

MOST_ACTIONS = 500
MOST_MOMENTS = 50


class SetupRequest(commands.Strict):
    """A position to draw: a setup and actions from it, as in the rulebook's examples.

    `since`: answer every moment after that many actions, for a film. `explain`: an action to judge there.
    """

    players: int
    options: JsonObject = msgspec.field(default_factory=dict)
    setup: JsonObject | None = None
    actions: list[str] = msgspec.field(default_factory=list)
    seat: int | None = None
    since: Annotated[int, msgspec.Meta(ge=0)] | None = None
    explain: commands.ActionText | None = None


@post("/api/games/{game_id:str}/position", status_code=200, tags=["games"], own_queue=True)
async def position(
    request: AnyRequest, game_id: FromPath[str], data: JSONBody[SetupRequest]
) -> Response[ShownPosition]:
    """The view and the legal list of any position that can be set up, for rulebooks, guides and previews."""
    game = game_of(game_id)
    if data.setup is None or len(data.actions) > MOST_ACTIONS:
        raise Refusal("malformed", "room-position-form")
    if data.seat is not None and not 0 <= data.seat < data.players:
        raise Refusal("malformed", "error-seat", seat=data.seat, most=data.players - 1)
    since = len(data.actions) if data.since is None else data.since
    if since > len(data.actions) or len(data.actions) - since > MOST_MOMENTS:
        raise Refusal("malformed", "room-position-film", count=len(data.actions), most=MOST_MOMENTS)
    asked = {**msgspec.structs.asdict(data), "game": game.id, "since": since, "film": data.since is not None}
    return await rendered(request, "position", (game.id, msgspec.json.encode(data)), **asked)


HANDLERS = [position]
