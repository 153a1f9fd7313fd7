"""Any position of a game, set up on request: for rulebooks, guides, previews and the analysis board."""

import secrets
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

MOST_ACTIONS = 1500
MOST_MOMENTS = 50


class AskedPosition(commands.Strict):
    """A position, as a setup and actions from it."""

    players: int
    setup: JsonObject
    options: JsonObject = msgspec.field(default_factory=dict)
    actions: list[str] = msgspec.field(default_factory=list)

    def record(self, game: str) -> JsonObject:
        """The game up to this position, for a process that plays it again."""
        check_length(self.actions)
        return {"game": game, **{key: getattr(self, key) for key in AskedPosition.__struct_fields__}}


def check_length(actions: list[str]) -> None:
    if len(actions) > MOST_ACTIONS:
        raise Refusal("malformed", "room-position-form", most=MOST_ACTIONS)


class SetupRequest(commands.Strict):
    """A position to draw: a setup (none: one is dealt) and actions from it, as in the rulebook's examples.

    `since`: answer every moment after that many actions, for a film. `explain`: an action to judge there. `follow`: as
    the seat that decides sees it, in place of `seat`. `tell`: answer what the last `tell` actions did.
    """

    players: int
    options: JsonObject = msgspec.field(default_factory=dict)
    setup: JsonObject | None = None
    actions: list[str] = msgspec.field(default_factory=list)
    seat: int | None = None
    since: Annotated[int, msgspec.Meta(ge=0)] | None = None
    explain: commands.ActionText | None = None
    follow: bool = False
    tell: Annotated[int, msgspec.Meta(ge=0)] = 0


@post("/api/games/{game_id:str}/position", status_code=200, tags=["games"], own_queue=True)
async def position(
    request: AnyRequest, game_id: FromPath[str], data: JSONBody[SetupRequest]
) -> Response[ShownPosition]:
    """The view and the legal list of any position that can be set up, for rulebooks, guides and analysis."""
    game = game_of(game_id)
    check_length(data.actions)
    if data.seat is not None and not 0 <= data.seat < data.players:
        raise Refusal("malformed", "error-seat", seat=data.seat, most=data.players - 1)
    count = len(data.actions)
    film = data.since is not None
    since = max(0, count - data.tell) if data.since is None else data.since
    if since > count or (film and count - since > MOST_MOMENTS):
        raise Refusal("malformed", "room-position-film", count=count, most=MOST_MOMENTS)
    seed = secrets.randbits(63)
    asked = {**msgspec.structs.asdict(data), "game": game.id, "since": since, "film": film, "seed": seed}
    same = None if data.setup is None else (game.id, msgspec.json.encode(data))
    return await rendered(request, "position", same, **{**asked, "tell": data.tell > 0})


HANDLERS = [position]
