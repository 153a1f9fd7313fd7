"""Quick pairing: look for opponents by game and pace, and see who else does."""

from typing import Annotated, Literal

import msgspec
from litestar import delete, get, post, put
from litestar.params import JSONBody

from castelude.room.http.request import AnyRequest, need_player, player_of, worker_of
from castelude.room.pairing.service import OFFER_MS
from castelude.room.ratings.model import NEW_POINTS, points
from castelude.room.refusal import Refusal
from castelude.room.storage.pairing import Seek
from castelude.room.tables.commands import Hash, Strict
from castelude.room.wire import Answer

PairingPace = Literal["quick", "slow", "days"]
SeekState = Literal["waiting", "offered", "accepted", "playing"]
Points = Annotated[int, msgspec.Meta(ge=0, le=5000)]


class Seeking(Strict):
    """What you look for.

    `low` and `high`: the ratings of those you play with; without them those near yours come first, and after a minute
    anybody.
    """

    game: Annotated[str, msgspec.Meta(max_length=40)]
    pace: PairingPace
    players: Annotated[int, msgspec.Meta(ge=2, le=10)] = 2
    rated: bool = False
    low: Points | None = None
    high: Points | None = None


class Accepting(Strict):
    """`pledge`: the SHA-256 of a nonce of your own, which then has a part in the deal."""

    pledge: Hash | None = None


class Meanwhile(Strict):
    """The table at which you play bots until there are opponents."""

    table: Annotated[str, msgspec.Meta(max_length=32)]


class QueueLine(Answer):
    """Those who look for the same: how many, and since when the first of them."""

    game: str
    players: int
    pace: PairingPace
    rated: bool
    waiting: int
    since: int


class OwnSeek(Answer):
    """What you look for, and how far that is.

    `offered`: there are opponents, accept until `until`. `accepted`: you have, and others have not yet. `playing`: go
    to `table`. `bot`: the table at which you play bots meanwhile.
    """

    game: str
    players: int
    pace: PairingPace
    rated: bool
    low: int | None
    high: int | None
    since: int
    state: SeekState
    until: int | None
    table: str | None
    bot: str | None


class PairingState(Answer):
    """The queue, and your place in it. `again`: after how many milliseconds to ask again; `now`: the room's clock."""

    queue: list[QueueLine]
    own: OwnSeek | None
    again: int
    now: int


@get("/api/pairing", tags=["pairing"])
async def queue(request: AnyRequest) -> PairingState:
    """Who looks for opponents, by game and pace, and what you look for yourself."""
    player = await player_of(request)
    own = await worker_of(request).pairing.store.own(player.id) if player else None
    return _shown(request, own)


@put("/api/pairing", tags=["pairing"])
async def seek(request: AnyRequest, data: JSONBody[Seeking]) -> PairingState:
    """Look for opponents, for one game at a time; the same wish again keeps its place. Renew it, or it ends.

    Somebody whose table was opened, and who has not said that they are there, is told of it instead.
    """
    worker = worker_of(request)
    player = await need_player(request)
    if data.rated and player.login is None:
        raise Refusal("not_allowed", "room-rated-accounts")
    await worker.new_seeks.need(player.id)
    ladder = (data.game, data.pace)
    rows = await worker.ledger.store.of_person(player.id)
    own = next((points(row["mu"]) for row in rows if (row["game"], row["pace"]) == ladder), NEW_POINTS)
    wanted = (data.game, data.players, data.pace, data.rated)
    return _shown(request, await worker.pairing.seek(player.id, wanted, own, data.low, data.high))


@post("/api/pairing/renew", status_code=200, tags=["pairing"])
async def renew(request: AnyRequest) -> PairingState:
    """Go on looking for opponents. A page asks this again and again; some seconds after the last time the seek ends."""
    worker = worker_of(request)
    player = await need_player(request)
    own = await worker.pairing.store.own(player.id)
    if own is not None:
        worker.pairing.still_here(player.id)
    return _shown(request, own)


@delete("/api/pairing", status_code=200, tags=["pairing"])
async def leave(request: AnyRequest) -> PairingState:
    """Look for opponents no longer, decline those that are offered, or say that you have come to the table.

    Once all have accepted it is too late to leave.
    """
    player = await need_player(request)
    return _shown(request, await worker_of(request).pairing.leave(player.id))


@post("/api/pairing/accept", status_code=200, tags=["pairing"])
async def accept(request: AnyRequest, data: JSONBody[Accepting]) -> PairingState:
    """Accept the opponents that are offered. When all have, the table is open and the game begins."""
    player = await need_player(request)
    return _shown(request, await worker_of(request).pairing.accept(player.id, data.pledge))


@put("/api/pairing/bot", tags=["pairing"])
async def meanwhile(request: AnyRequest, data: JSONBody[Meanwhile]) -> PairingState:
    """Play bots at a table of yours meanwhile; that game is cancelled when your table with people opens."""
    pairing = worker_of(request).pairing
    player = await need_player(request)
    await pairing.play_meanwhile(player.id, data.table)
    return _shown(request, await pairing.store.own(player.id))


def _shown(request: AnyRequest, own: Seek | None) -> PairingState:
    worker = worker_of(request)
    lines = [QueueLine(*line.pool, line.waiting, line.since_ms) for line in worker.pairing.queues]  # type: ignore[arg-type]
    return PairingState(lines, _own(own) if own else None, worker.pairing.again_ms, worker.now())


def _own(own: Seek) -> OwnSeek:
    state: SeekState = "waiting"
    if own.table_id is not None:
        state = "playing" if own.opened else "accepted" if own.accepted else "offered"
    until = None if own.offered_ms is None or own.opened else own.offered_ms + OFFER_MS
    table = own.table_id if own.opened else None
    wish = (own.game, own.players, own.pace, own.rated, own.low, own.high)
    return OwnSeek(*wish, own.since_ms, state, until, table, own.bot_table)  # type: ignore[arg-type]


HANDLERS = [queue, seek, renew, leave, accept, meanwhile]
