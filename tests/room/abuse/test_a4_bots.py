"""A4: one client's bots do not slow down another's: quotas, turns by owner, people first, rest while nobody looks."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import httpx
import pytest

from castelude.room.bots.process import BotProcess
from castelude.room.bots.turns import Turns
from castelude.room.bots.watchers import RECENT_S, Watchers
from castelude.room.limits.households import Households
from tests.kit import web
from tests.kit.faults.hostile import ELSEWHERE
from tests.kit.room import Person, RoomMaker, until

ALL_BOTS = {"0": "novice", "1": "novice"}


def in_turns(processes: int, work: Callable[[Turns], Awaitable[list[str]]]) -> list[str]:
    async def run() -> list[str]:
        return await work(Turns([BotProcess(1024) for _ in range(processes)]))

    return asyncio.run(run())


async def served(turns: Turns, wanted: Sequence[tuple[str, bool] | tuple[str, bool, str]]) -> list[str]:
    """The owners in the order in which they got a process, each giving it back at once."""
    order: list[str] = []

    async def one(owner: str, with_people: bool, household: str = "") -> None:
        process = await turns.acquire(household or owner, owner, with_people)
        order.append(owner)
        await asyncio.sleep(0)
        turns.release(household or owner, owner, process)

    await asyncio.gather(*(one(*each) for each in wanted))
    return order


def test_a4_owners_take_turns() -> None:
    order = in_turns(1, lambda turns: served(turns, [("eve", True)] * 5 + [("ann", True), ("bob", True)]))
    assert order == ["eve", "eve", "ann", "bob", "eve", "eve", "eve"]


def test_a4_games_with_people_come_first() -> None:
    order = in_turns(1, lambda turns: served(turns, [("eve", False)] * 3 + [("ann", True)]))
    assert order == ["eve", "ann", "eve", "eve"]


def test_a4_nobody_holds_more_than_half_of_the_processes() -> None:
    async def work(turns: Turns) -> list[str]:
        held = [await turns.acquire("eve", "eve", True), await turns.acquire("eve", "eve", True)]
        more = asyncio.create_task(turns.acquire("eve", "eve", True))
        await asyncio.sleep(0)
        assert not more.done()
        async with asyncio.timeout(5):
            turns.release("ann", "ann", await turns.acquire("ann", "ann", False))
        assert not more.done()
        turns.release("eve", "eve", held[0])
        async with asyncio.timeout(5):
            await more
        return []

    in_turns(4, work)


def test_a4_many_guests_of_one_address_are_one_client() -> None:
    guests = [(f"guest-{number}", True, "attic") for number in range(5)]
    order = in_turns(1, lambda turns: served(turns, [*guests, ("ann", True, "home"), ("bob", True, "home")]))
    assert order == ["guest-0", "guest-1", "ann", "guest-2", "bob", "guest-3", "guest-4"]


def test_a4_one_address_leaves_a_process_to_others() -> None:
    async def work(turns: Turns) -> list[str]:
        for guest in range(3):
            await turns.acquire("attic", f"guest-{guest}", True)
        more = asyncio.create_task(turns.acquire("attic", "guest-3", True))
        await asyncio.sleep(0)
        async with asyncio.timeout(5):
            await turns.acquire("home", "ann", True)
        assert not more.done()
        more.cancel()
        return []

    in_turns(4, work)


def test_a4_the_household_of_a_table_is_that_of_its_host_or_of_who_plays_there() -> None:
    households = Households()
    assert households.of_first(["ann", "bob"], "ann") == "ann"
    households.seen("bob", "192.0.2.7")
    assert households.of_first(["ann", "bob"], "ann") == "192.0.2.7"
    households.seen("ann", "2001:db8::/64")
    assert households.of_first(["ann", "bob"], "ann") == "2001:db8::/64"


def test_a4_a_process_given_to_somebody_who_has_gone_goes_to_the_next() -> None:
    async def work(turns: Turns) -> list[str]:
        process = await turns.acquire("eve", "eve", True)
        gone, given = (asyncio.create_task(turns.acquire(name, name, True)) for name in ("ann", "bob"))
        await asyncio.sleep(0)
        turns.release("eve", "eve", process)
        gone.cancel()
        async with asyncio.timeout(5):
            assert await given is process
        return []

    in_turns(1, work)


def test_a4_a_person_starts_so_many_tables_with_bots_and_no_more(make_room: RoomMaker) -> None:
    room = make_room(bot_tables=2, bot_processes=1)
    eve, ann = Person(room, "Eve"), Person(room, "Ann")
    for _ in range(2):
        eve.open_table(seat=None, bots=ALL_BOTS, start=True)
    body = {"settings": {"game": "castello", "players": 2}, "seat": None, "bots": ALL_BOTS, "start": True}
    refused = eve.http.post("/api/tables", json=body)
    assert (refused.status_code, refused.json()["message"]) == (429, "room-bot-tables")
    assert refused.json()["params"]["wait_ms"] > 0
    later = eve.open_table(seat=None, bots=ALL_BOTS)
    assert eve.refused(later, "start") == ("too_many", "room-bot-tables")
    with eve.at(later) as live:
        live.synced()
        assert live.do("start")["message"] == "room-bot-tables"
    ann.open_table(bots={"1": "novice"}, start=True)
    eve.open_table()


def test_a4_an_address_starts_so_many_tables_with_bots_whoever_asks(make_room: RoomMaker) -> None:
    room = make_room(bot_tables=1, bot_processes=1)
    for name in ("Eve", "Eva"):
        Person(room, name).open_table(seat=None, bots=ALL_BOTS, start=True)
    third = Person(room, "Evi")
    body = {"settings": {"game": "castello", "players": 2}, "seat": None, "bots": ALL_BOTS, "start": True}
    assert third.http.post("/api/tables", json=body).status_code == 429
    with web.Client(
        base_url=room.url, cookies=third.http.cookies, transport=httpx.HTTPTransport(local_address=ELSEWHERE)
    ) as elsewhere:
        assert elsewhere.post("/api/tables", json=body).status_code == 201


def plies(person: Person, table: str) -> int:
    """How far the table is by the lobby, which nobody looks at tables by."""
    return next(int(each["plies"]) for each in person.get("/api/tables", which="running") if each["id"] == table)


def test_a4_bots_rest_while_nobody_looks_and_go_on_for_a_watcher(make_room: RoomMaker) -> None:
    room = make_room(bot_processes=1)
    ann = Person(room, "Ann")
    table = ann.open_table(seat=None, bots=ALL_BOTS, start=True, watch="everybody", listed=True)
    own = ann.open_table(seat=1, bots={"0": "novice"}, start=True)
    with ann.at(own) as live:
        live.reach(lambda seen: seen["table"]["plies"] >= 1)
    assert plies(ann, table) == 0
    with ann.at(table) as live:
        live.reach(lambda seen: seen["table"]["plies"] >= 2)


def test_a4_a_program_that_asks_for_the_table_counts_as_a_watcher() -> None:
    connected: set[str] = set()
    now = [100.0]
    watchers = Watchers(lambda table: table in connected, lambda: now[0])
    assert not watchers.any_at("t")
    watchers.looked("t")
    assert watchers.any_at("t")
    now[0] += RECENT_S
    assert not watchers.any_at("t")
    connected.add("t")
    assert watchers.any_at("t")


@pytest.mark.parametrize("level", ["novice", "master"])
def test_a4_a_game_with_a_person_goes_on_without_a_connection(make_room: RoomMaker, level: str) -> None:
    room = make_room(bot_processes=1, bot_ms=50)
    ann = Person(room, "Ann")
    table = ann.open_table(seat=1, bots={"0": level}, start=True, listed=True)
    until(lambda: plies(ann, table) >= 1)
