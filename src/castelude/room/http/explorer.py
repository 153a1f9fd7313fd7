"""The explorer: what was played from a position and how it ended, by position and not by the order of moves."""

from collections.abc import Sequence

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from castelude.room.http.games import game_of
from castelude.room.http.positions import AskedPosition
from castelude.room.http.rendered import renderers_of
from castelude.room.http.request import AnyRequest, player_of, quota_key, worker_of
from castelude.room.storage.explored import Count
from castelude.room.wire import Answer

MOST_MOVES = 12
"""So many actions are listed, those played most."""


class ExploredMove(Answer):
    """An action that was played here: in how many games, how many of them each seat won alone, and how many nobody."""

    action: str
    games: int
    wins: list[int]
    drawn: int


class ExploredGames(Answer):
    """The games of one kind that came to this position, and what was played in them, the most frequent first."""

    games: int
    moves: list[ExploredMove]


class ExploredPosition(Answer):
    """What is known of a position. `hidden`: hands and dealt cards may differ. `own`: null for people not signed in."""

    seat: int | None
    hidden: bool
    masters: ExploredGames
    room: ExploredGames
    own: ExploredGames | None


@post("/api/games/{game_id:str}/explorer", status_code=200, tags=["games"], own_queue=True)
async def explorer(request: AnyRequest, game_id: FromPath[str], data: JSONBody[AskedPosition]) -> ExploredPosition:
    """What was played in this position: in the masters' games, in the room's public games, and in your own."""
    worker = worker_of(request)
    game = game_of(game_id)
    record = data.record(game.id)
    player = await player_of(request)
    made = await renderers_of(request).make(quota_key(request), "position_looked_up", record=record)
    key, seat = msgspec.json.decode(made, type=tuple[int, int | None])
    found = worker.explorer.store
    own = None if player is None else _games(await found.own(key, player.id, game.id), data.players)
    return ExploredPosition(
        seat,
        game.hidden,
        _games(await worker.explorer.masters(game.id, key), data.players),
        _games(await found.public(key), data.players),
        own,
    )


def _games(counts: Sequence[Count], players: int) -> ExploredGames:
    moves: dict[str, ExploredMove] = {}
    for count in counts:
        move = moves.setdefault(count.action, ExploredMove(count.action, 0, [0] * players, 0))
        move.games += count.games
        if count.winner is None:
            move.drawn += count.games
        else:
            move.wins[count.winner] += count.games
    listed = sorted(moves.values(), key=lambda move: (-move.games, move.action))
    return ExploredGames(sum(move.games for move in listed), listed[:MOST_MOVES])


HANDLERS = [explorer]
