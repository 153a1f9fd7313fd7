"""Any position of a game, set up on request: for rulebooks, guides and previews."""

import asyncio
from typing import Annotated

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from castelude.core.errors import CasteludeError
from castelude.core.game import AnyGame
from castelude.core.match import Match
from castelude.core.record import JsonObject
from castelude.room.http.answers import PositionMoment, ShownPosition
from castelude.room.http.games import game_of
from castelude.room.refusal import Refusal, refused_by_engine
from castelude.room.tables import commands, visible

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


@post("/api/games/{game_id:str}/position", status_code=200, tags=["games"])
async def position(game_id: FromPath[str], data: JSONBody[SetupRequest]) -> ShownPosition:
    """The view and the legal list of any position that can be set up, for rulebooks, guides and previews."""
    game = game_of(game_id)
    if data.setup is None or len(data.actions) > MOST_ACTIONS:
        raise Refusal("malformed", "room-position-form")
    if data.seat is not None and not 0 <= data.seat < data.players:
        raise Refusal("malformed", "error-seat", seat=data.seat, most=data.players - 1)
    since = len(data.actions) if data.since is None else data.since
    if since > len(data.actions) or len(data.actions) - since > MOST_MOMENTS:
        raise Refusal("malformed", "room-position-film", count=len(data.actions), most=MOST_MOMENTS)
    try:
        return await asyncio.to_thread(_shown, game, data, data.setup, since)
    except CasteludeError as error:
        raise refused_by_engine(error) from error


def _shown(game: AnyGame, data: SetupRequest, setup: JsonObject, since: int) -> ShownPosition:
    game.check_players(data.players)
    options = game.check_options(data.options)
    first = game.start(data.players, options, setup)
    match = Match(game, data.players, options, setup, 0, manual_chance=True, position=first)
    match.apply_all(data.actions[:since])
    moments = [_moment(match, data.seat)]
    for action in data.actions[since:]:
        match.apply(action)
        moments.append(_moment(match, data.seat))
    shown = ShownPosition(match.actor, match.legal(), moments[-1].view, moments[-1].aids)
    if data.since is not None:
        shown.moments = moments
    if data.explain is not None:
        shown.verdict = visible.verdict(match.explain(data.explain))
    return shown


def _moment(match: Match, seat: int | None) -> PositionMoment:
    return PositionMoment(match.view(seat), match.aids(seat))


HANDLERS = [position]
