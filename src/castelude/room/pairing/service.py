"""Quick pairing: people look for opponents, are offered a table, and accept it; then it is opened.

A seek is a row that its person's page renews. Pairing is one transaction that also gives the table to be its id. When
all of a group have accepted, they have agreed, and from that moment the table is opened by the worker that was asked,
or, should that one die, by any other: every step is done once. An offer that somebody does not accept in time ends;
the others wait again where they were in the queue.
"""

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.pairing.matching import Group, Pool, groups, pool_of
from castelude.room.refusal import Refusal
from castelude.room.rest import Waits
from castelude.room.storage.database import cause_of
from castelude.room.storage.pairing import AT_ONCE, Member, PairingStore, Seek
from castelude.room.storage.together import Together
from castelude.room.tables import events as ev
from castelude.room.tables.clocks import ClockRule, Pace
from castelude.room.tables.commands import TableSettings
from castelude.room.tables.ids import new_id
from castelude.room.tables.service import TableService
from castelude.room.tables.settings import check_settings

CLOCKS: Final[dict[Pace, ClockRule]] = {
    "quick": ClockRule("fischer", 300, 5),
    "slow": ClockRule("fischer", 1500, 10),
    "days": ClockRule("days", days=3),
}
"""What a pace means among strangers: two who want it slow must agree on how slow."""
OFFER_MS: Final = 30_000
"""How long people have to accept."""
RESCUE_MS: Final = 3_000
"""After so long a table that is not open was left by a worker that died."""
LEAST_AGAIN_MS: Final = 2_000
MOST_AGAIN_MS: Final = 10_000
"""How often a page asks again: less often when many wait."""
BUDGET_S: Final = 0.001
"""How long the search for groups may keep the event loop to itself."""
OPENED_TOGETHER: Final = 20
LOOK_S: Final = 1.0
GATHER_S: Final = 0.1
"""People who come at the same time are paired together."""
TOLD_MS: Final = 600_000
"""For so long the room can tell somebody of their table, who has not said that they are there."""
log = structlog.get_logger()


class Queue(NamedTuple):
    """Those who wait for the same: how many, and since when the first of them."""

    pool: Pool
    waiting: int
    since_ms: int


def settings_of(game: str, players: int, pace: Pace, rated: bool, private: bool = False) -> TableSettings:
    """The table of people who were paired. Everybody may watch, unless one of them hides from lists."""
    return TableSettings(
        game,
        players,
        watch="link" if private else "everybody",
        clock=CLOCKS[pace],
        takebacks="never" if rated else "ask",
        starts="full",
        rated=rated,
    )


def seats_of(table_id: str, members: Iterable[Member]) -> list[ev.Seated]:
    """Who sits where: by chance, but the same on all workers. The first in the list has waited longest."""
    waited = list(members)
    people = [member.seek.player_id for member in waited]
    order = sorted(people, key=lambda player: hashlib.sha256(f"{table_id}:{player}".encode()).digest())
    return [
        ev.Seated(
            order.index(member.seek.player_id),
            member.seek.player_id,
            member.name,
            pledge=member.seek.pledge,
            account=member.account,
        )
        for member in waited
    ]


class Pairing:
    """One worker's part; the queue itself is in the database."""

    def __init__(self, engine: AsyncEngine, service: TableService) -> None:
        self.store = PairingStore(engine)
        self.queues: list[Queue] = []
        """What people see of the queue, as this worker has read it last."""
        self.wake = asyncio.Event()
        """Set when there may be somebody to pair."""
        self._service = service
        self._accepting = Together(self._accept_all, AT_ONCE)
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._opened = Together(self.store.opened, AT_ONCE)
        self._asked: dict[str, int] = {}
        """Whose pages have asked since their seeks were last renewed, and until when that holds."""

    @property
    def again_ms(self) -> int:
        """When a page should ask again."""
        waiting = sum(queue.waiting for queue in self.queues)
        return min(MOST_AGAIN_MS, LEAST_AGAIN_MS + 10 * waiting)

    def _until_ms(self) -> int:
        """A page may miss one request, and be a little late with the next."""
        return self._service.now() + 2 * self.again_ms + 6_000

    # ---- one person ----

    async def seek(self, player: str, wanted: Pool, points: int, low: int | None, high: int | None) -> Seek:
        """Look for opponents; a `Refusal` names what is wrong with the wish."""
        game, players, pace, rated = wanted
        check_settings(settings_of(game, players, pace, rated))  # type: ignore[arg-type]
        if players < 2:
            raise Refusal("malformed", "room-pairing-players")
        if low is not None and high is not None and low > high:
            raise Refusal("malformed", "room-pairing-range")
        now = self._service.now()
        stored = await self.store.put(Seek(player, *wanted, points, low, high, now, self._until_ms()))
        self.wake.set()
        return stored

    def still_here(self, player: str) -> None:
        """The page of this person asks: its seek is renewed with the next look."""
        self._asked[player] = self._until_ms()

    async def leave(self, player: str) -> Seek | None:
        """Look no longer; the seek of a person whose table is being opened stays."""
        self._asked.pop(player, None)
        left = await self.store.leave(player)
        self.wake.set()
        return left

    async def accept(self, player: str, pledge: str | None) -> Seek | None:
        """Accept what is offered; the last to accept opens the table."""
        own = await self._accepting.do((player, pledge))
        if own is None or own.table_id is None:
            raise Refusal("conflict", "room-pairing-gone")
        if own.agreed_ms is not None and not own.opened:
            await self._open_once(own.table_id)
            own = await self.store.own(player)
        return own

    async def _open_once(self, table_id: str) -> None:
        """Open a table, which several of its people may ask for at the same time."""
        opening = self._opening.get(table_id)
        if opening is None:
            opening = self._opening[table_id] = asyncio.create_task(self._open(table_id))
            opening.add_done_callback(lambda _: self._opening.pop(table_id, None))
        await asyncio.shield(opening)

    async def _accept_all(self, accepting: Sequence[tuple[str, str | None]]) -> list[Seek | None]:
        return await self.store.accept(accepting, self._service.now())

    async def play_meanwhile(self, player: str, table_id: str) -> None:
        """Note a game that this person plays against bots until there are opponents."""
        table = await self._service.table(table_id)
        if set(table.seated().values()) != {player} or table.settings.rated or table.challenge is not None:
            raise Refusal("not_allowed", "room-pairing-bots")
        await self.store.set_bot_table(player, table_id)

    # ---- in the background ----

    async def run(self, survive: Callable[[Coroutine[Any, Any, None]], Awaitable[None]], waits: Waits) -> None:
        """Look soon after somebody has come here, and every second for those of other workers."""
        while True:
            self.wake.clear()
            await survive(self.look())
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), waits(LOOK_S))
            await asyncio.sleep(GATHER_S)

    async def look(self) -> None:
        """Renew, end what has lapsed, pair those who fit, and open tables that a dead worker has left."""
        asked, self._asked = list(self._asked.items()), {}
        for first in range(0, len(asked), 2 * AT_ONCE):
            await self.store.renew(asked[first : first + 2 * AT_ONCE])
        seeks = await self.store.all()
        now = self._service.now()
        if any(_has_lapsed(seek, now) for seek in seeks):
            await self.store.lapse(now, now - OFFER_MS, now - TOLD_MS)
        waiting = [seek for seek in seeks if seek.table_id is None and seek.until_ms > now]
        self.queues = _queues(waiting)
        if len(waiting) > 1:
            await self._pair(waiting, now)
        late = {
            seek.table_id
            for seek in seeks
            if seek.agreed_ms is not None and not seek.opened and seek.agreed_ms < now - RESCUE_MS
        }
        await self._open_all(sorted(table_id for table_id in late if table_id is not None))

    async def _pair(self, waiting: list[Seek], now: int) -> None:
        found = await self._found(waiting, await self.store.blocked(), now)
        for first in range(0, len(found), AT_ONCE):
            offers = [(new_id(), group) for group in found[first : first + AT_ONCE]]
            count = await self.store.pair(offers, self._service.now())
            log.info("people paired", people=count)

    async def _found(self, waiting: list[Seek], blocked: set[tuple[str, str]], now: int) -> list[Group]:
        """The groups, found in steps of a millisecond."""
        found: list[Group] = []
        until = time.perf_counter() + BUDGET_S
        for group in groups(waiting, blocked, now):
            if group is not None:
                found.append(group)
            if time.perf_counter() > until:
                await asyncio.sleep(0)
                until = time.perf_counter() + BUDGET_S
        return found

    async def _open_all(self, tables: list[str]) -> None:
        for first in range(0, len(tables), OPENED_TOGETHER):
            some = tables[first : first + OPENED_TOGETHER]
            for table_id, error in zip(
                some, await asyncio.gather(*map(self._open, some), return_exceptions=True), strict=True
            ):
                if error is not None:
                    log.warning("table of a pair not opened", table=table_id, error=cause_of(error))

    async def _open(self, table_id: str) -> None:
        """Open the table of a group that has agreed, and set the games aside that they played against bots."""
        group = await self.store.group(table_id)
        if not group or all(member.seek.opened for member in group):
            return
        first = group[0].seek
        if len(group) < first.players:  # somebody has deleted their account in between
            await self._close(table_id)
            await self.store.part(table_id)
            return
        private = any(member.hidden for member in group)
        settings = settings_of(first.game, first.players, first.pace, first.rated, private)  # type: ignore[arg-type]
        await self._service.open_for(table_id, settings, seats_of(table_id, group))
        for member in group:
            if member.seek.bot_table is not None:
                await self._close(member.seek.bot_table)
        await self._opened.do(table_id)
        log.info("table of a pair opened", table=table_id, game=first.game)

    async def _close(self, table_id: str) -> None:
        with suppress(Refusal):  # there is none
            await self._service.close(table_id, "paired")


def _has_lapsed(seek: Seek, now: int) -> bool:
    if seek.table_id is not None and seek.agreed_ms is None:
        return (seek.offered_ms or 0) < now - OFFER_MS or (not seek.accepted and seek.until_ms < now)
    if seek.opened:
        return (seek.agreed_ms or 0) < now - TOLD_MS
    return seek.table_id is None and seek.until_ms < now


def _queues(waiting: Iterable[Seek]) -> list[Queue]:
    """Those who wait for the same, longest waiting first."""
    found: dict[Pool, Queue] = {}
    for seek in waiting:
        pool = pool_of(seek)
        known = found.get(pool)
        if known is None:
            found[pool] = Queue(pool, 1, seek.since_ms)
        else:
            found[pool] = known._replace(waiting=known.waiting + 1, since_ms=min(known.since_ms, seek.since_ms))
    return sorted(found.values(), key=lambda queue: queue.since_ms)
