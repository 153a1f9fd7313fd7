"""A4, A5, A7: what protects other people is counted for all workers together, and for whole IPv6 networks."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from castelude.room.limits.addresses import household_of, plain
from castelude.room.limits.room_quota import RoomQuota
from castelude.room.refusal import Refusal
from castelude.room.storage.database import open_engine
from castelude.room.storage.quotas import QuotaStore
from castelude.room.storage.versions import migrate
from tests.kit import web
from tests.kit.room import FakeClock, Person, RoomMaker, RunningRoom

ALL_BOTS = {"0": "novice", "1": "novice"}
BOT_TABLE = {"settings": {"game": "castello", "players": 2}, "seat": None, "bots": ALL_BOTS, "start": True}


def at(room: RunningRoom, person: Person) -> httpx.Client:
    """The same person at another worker."""
    return web.Client(base_url=room.url, cookies=person.http.cookies)


def two_workers(make_room: RoomMaker, clock: FakeClock, **settings: int) -> tuple[RunningRoom, RunningRoom]:
    return make_room(now=clock, **settings), make_room(now=clock, **settings)


def test_a4_two_workers_start_no_more_tables_with_bots_than_one(make_room: RoomMaker, clock: FakeClock) -> None:
    first, second = two_workers(make_room, clock, bot_tables=2, bot_processes=1)
    eve, eva, evi = (Person(first, name) for name in ("Eve", "Eva", "Evi"))
    with at(second, eve) as elsewhere:
        assert eve.http.post("/api/tables", json=BOT_TABLE).status_code == 201
        assert elsewhere.post("/api/tables", json=BOT_TABLE).status_code == 201
        for there in (eve.http, elsewhere):
            refused = there.post("/api/tables", json=BOT_TABLE)
            assert (refused.status_code, refused.json()["message"]) == (429, "room-bot-tables")
            assert refused.json()["params"]["seconds"] == 15
    for _ in range(2):  # the address may have four
        assert eva.http.post("/api/tables", json=BOT_TABLE).status_code == 201
    with at(second, evi) as elsewhere:
        assert elsewhere.post("/api/tables", json=BOT_TABLE).json()["message"] == "room-bot-tables"
        clock.advance(8)
        assert elsewhere.post("/api/tables", json=BOT_TABLE).status_code == 201


def test_a5_two_workers_open_no_more_tables_than_one(make_room: RoomMaker, clock: FakeClock) -> None:
    first, second = two_workers(make_room, clock, tables_per_minute=1, open_tables=9)
    eve = Person(first, "Eve")
    body = {"settings": {"game": "castello", "players": 2}}
    with at(second, eve) as elsewhere:
        codes = [there.post("/api/tables", json=body).status_code for there in (eve.http, elsewhere) * 3]
    assert codes == [201] * 5 + [429]


def test_two_workers_let_nobody_guess_more_passwords_than_one(make_room: RoomMaker, clock: FakeClock) -> None:
    first, second = two_workers(make_room, clock)
    guess = {"login": "ann", "password": "wrong horse"}
    codes = [web.post(f"{room.url}/api/account/login", json=guess).status_code for room in (first, second) * 6]
    assert codes == [403] * 10 + [429] * 2


def test_a5_tables_opened_at_the_same_time_are_counted(make_room: RoomMaker) -> None:
    room = make_room(open_tables=3, under_way=1000)  # so that none of them has to queue for so long that it is refused
    eve = Person(room, "Eve")
    body = {"settings": {"game": "castello", "players": 2}}
    with ThreadPoolExecutor(10) as pool:
        codes = list(pool.map(lambda _: eve.http.post("/api/tables", json=body).status_code, range(10)))
    assert sorted(codes) == [201] * 3 + [409] * 7


def with_store(database: str, work: Callable[[QuotaStore], Awaitable[None]]) -> None:
    async def run() -> None:
        engine = open_engine(database)
        try:
            await migrate(engine)
            await work(QuotaStore(engine))
        finally:
            await engine.dispose()

    asyncio.run(run())


def test_a_quota_refills_says_what_is_left_and_is_forgotten(database: str, clock: FakeClock) -> None:
    async def work(store: QuotaStore) -> None:
        one, other = (RoomQuota("things", 3, 0.5, clock, store) for _ in range(2))
        assert [await one.need("ann"), await other.need("ann"), await one.need("ann")] == [2, 1, 0]
        with pytest.raises(Refusal) as refused:
            await other.need("ann", "room-hint-later")
        assert (refused.value.message, refused.value.params["wait_ms"]) == ("room-hint-later", 2000)
        assert await other.need("bob") == 2
        clock.advance(2)
        assert await other.need("ann") == 0
        await one.take("ann")
        with pytest.raises(Refusal):
            await one.need_left("ann")
        await store.sweep(clock())
        assert await store.full_ms("things ann") > clock()
        clock.advance(6)
        await store.sweep(clock())
        assert await store.full_ms("things ann") == 0
        await one.need_left("ann")

    with_store(database, work)


def test_a7_a_quota_of_the_room_survives_a_clock_that_is_set_back(database: str, clock: FakeClock) -> None:
    async def work(store: QuotaStore) -> None:
        before = RoomQuota("things", 3, 1, clock, store)
        for _ in range(3):
            await before.need("ann")
        clock.advance(-300)
        after = RoomQuota("things", 3, 1, clock, store)
        await after.need_left("ann")
        with pytest.raises(Refusal):
            await after.need("ann")
        clock.advance(1)
        assert await after.need("ann") == 0

    with_store(database, work)


@pytest.mark.parametrize(
    ("address", "itself", "charged"),
    [
        ("192.0.2.7", "192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::1%eth0", "fe80::/64"),
        ("?", "?", "?"),
    ],
)
def test_a1_one_network_of_ipv6_is_charged_as_one_address(address: str, itself: str, charged: str) -> None:
    assert (plain(address), household_of(address)) == (itself, charged)
