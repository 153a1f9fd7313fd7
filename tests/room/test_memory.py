"""What keeps a table small does not change what anybody is told."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from castelude import Rng
from castelude.core.registry import all_games
from castelude.room.limits.buckets import Buckets
from castelude.room.live import shared_views
from castelude.room.live.feed import Feed
from castelude.room.live.pings import Pings
from castelude.room.live.sender import text_of
from castelude.room.live.shared_views import pack_idle, views_of
from castelude.room.tables import commands as cmd
from castelude.room.tables import events as ev
from castelude.room.tables.decide import Who, decide
from castelude.room.tables.table import Table
from tests.kit.domain import MemoryLog, MemoryWorker, fold, moment, new_table, nonce
from tests.kit.room import FakeClock

NOW = 1_800_000_000_000


def begun(game: str) -> Table:
    table = new_table("t" * 20)
    for event in (
        ev.Created(cmd.TableSettings(game, 2), "p0", nonce()),
        ev.Seated(0, "p0", "Ann"),
        ev.Seated(1, "p1", "Bob"),
        ev.Readied([0, 1], True),
    ):
        fold(table, NOW, event)
    fold(table, NOW, decide(table, Who("p0", "Ann"), cmd.Start(), moment(NOW)))
    return table


def told(game: str, between: Callable[[Table], None]) -> list[bytes]:
    """Everything that both seats and a spectator are sent in sixty moves of a game."""
    rng, table = Rng(5), begun(game)
    feeds = [Feed(player) for player in ("p0", "p1", "eve")]
    found = []
    for number in range(60):
        for feed in feeds:
            news = feed.news(table, 0)
            assert news is not None
            found.append(text_of(news))
        between(table)
        mover = table.actor()
        if mover is None or table.match is None:
            break
        legal, now = table.match.legal(), NOW + 1000 * (number + 1)
        action = cmd.Act(legal[rng.below(len(legal))])
        fold(table, now, decide(table, Who(f"p{mover}", ""), action, moment(now)))
    return found


@pytest.mark.parametrize("game", all_games())
def test_viewers_are_told_the_same_whether_a_table_was_packed_meanwhile(game: str) -> None:
    packed: list[bool] = []

    def pack(table: Table) -> None:
        pack_idle([table], table.changed_ms + 1)
        packed.extend(isinstance(view.value, bytes) for view in views_of(table).of_seat.values())

    assert told(game, pack) == told(game, lambda _: None)
    assert packed
    assert all(packed)


def test_only_tables_where_nothing_happens_are_packed_and_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_views, "MOST_PACKED", 2)
    tables = [begun("castello") for _ in range(4)]
    for table in tables:
        feed = Feed("p0")
        feed.news(table, 0)
        assert table.match is not None
        fold(table, NOW, decide(table, Who("p0", ""), cmd.Act(table.match.legal()[0]), moment(NOW)))
        feed.news(table, 0)

    def count() -> int:
        return sum(isinstance(view.value, bytes) for table in tables for view in views_of(table).of_seat.values())

    pack_idle(tables, NOW)
    assert count() == 0
    pack_idle(tables, NOW + 1)
    assert count() == 2
    pack_idle(tables, NOW + 1)
    assert count() == 4


def test_all_tables_in_memory_come_up_a_few_at_a_time() -> None:
    cache = MemoryWorker(MemoryLog()).cache
    for number in range(5):
        cache.keep(new_table(f"{number}" * 20))
    assert cache.next_few(2) == []  # a round begins with what is there
    rounds = [[table.id[0] for table in cache.next_few(2)] for _ in range(4)]
    assert rounds == [["0", "1"], ["2", "3"], ["4"], ["0", "1"]]


class Loop:
    """An event loop whose time passes when a test says so."""

    def __init__(self) -> None:
        self.now = 100.5
        self.later: list[tuple[float, Callable[[], None]]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, call: Callable[[], None]) -> None:
        self.later.append((self.now + delay, call))

    def call_soon(self, call: Callable[[], None]) -> None:
        call()

    def pass_to(self, now: float) -> None:
        while self.later and min(when for when, _ in self.later) <= now:
            when, call = min(self.later, key=lambda each: each[0])
            self.later.remove((when, call))
            self.now = when
            call()
        self.now = now


class Asked:
    """A socket that notes when it has asked its client."""

    def __init__(self, loop: Loop) -> None:
        self.loop = loop
        self.at: list[float] = []

    def send_keepalive_ping(self) -> None:
        self.at.append(self.loop.now)


def test_one_timer_pings_all_sockets_within_a_second() -> None:
    loop: Any = Loop()
    pings, sockets = Pings(loop), [Asked(loop) for _ in range(3)]
    planned = [pings.plan(socket, delay) for socket, delay in zip(sockets, (20, 20, 5), strict=True)]
    assert len(loop.later) == 1
    pings.cancel(sockets[1], planned[1])
    loop.pass_to(150)
    assert sockets[1].at == []
    assert 120.5 <= sockets[0].at[0] <= 122
    assert 105.5 <= sockets[2].at[0] <= 107
    assert loop.later == []  # nobody waits: no timer either
    pings.plan(sockets[1], 1)
    loop.pass_to(160)
    assert len(sockets[1].at) == 1


def test_a_worker_forgets_whose_quotas_are_full_again(clock: FakeClock) -> None:
    buckets = Buckets(4, 1, clock)
    for person in ("ann", "bob", "eve"):
        buckets.take(person)
    buckets.charge("eve", 3)
    clock.advance(2)
    buckets.sweep()
    assert list(buckets._levels) == ["eve"]
    assert (buckets.level("ann"), buckets.level("eve")) == (4, 2)


def test_a_lock_lasts_as_long_as_somebody_waits_for_it() -> None:
    async def run() -> None:
        cache = MemoryWorker(MemoryLog()).cache
        came: list[str] = []

        async def visit(who: str) -> None:
            async with cache.lock("a"):
                came.append(who)
                await asyncio.sleep(0)
                assert came[-1] == who, "nobody else is let in meanwhile"

        first = cache.lock("a")
        await first.acquire()
        waiting = asyncio.create_task(visit("waited"))
        await asyncio.sleep(0)
        first.release()
        for number in range(3000):  # as many other tables as a busy worker sees, before the waiting one gets its turn
            cache.lock(f"t{number}")
        await asyncio.gather(waiting, visit("late"))
        assert came == ["waited", "late"]
        del first
        assert not cache._locks

    asyncio.run(run())
