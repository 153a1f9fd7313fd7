"""Rendering is charged by its cost, shared fairly, and done once for everybody (A1)."""

import asyncio
import json
from typing import Any

import httpx
import pytest

from castelude import new_match
from castelude.room.limits.buckets import Buckets
from castelude.room.limits.lines import MOST_WAITING, Lines
from castelude.room.refusal import Refusal
from castelude.room.rendering import jobs
from castelude.room.rendering.pool import Kept, Renderers
from tests.kit import web
from tests.kit.faults.hostile import ELSEWHERE
from tests.kit.room import FakeClock, Person, RoomMaker, RunningRoom

pytestmark = pytest.mark.slow

Json = dict[str, Any]


def film(actions: int = 50) -> Json:
    match = new_match("castellan", 4, seed=3)
    match.playout(5, actions)
    return {"players": 4, "setup": match.record().setup, "actions": match.actions, "seat": 0, "since": 0}


def ask(room: RunningRoom, body: Json, address: str = "127.0.0.1") -> httpx.Response:
    transport = httpx.HTTPTransport(local_address=address)
    with web.Client(transport=transport, base_url=room.url) as http:
        return http.post("/api/games/castellan/position", json=body)


def test_a1_an_address_pays_for_what_its_positions_cost(make_room: RoomMaker) -> None:
    """With a millisecond a second, the first film takes all that an address has; others have their own."""
    room = make_room(render_ms_per_second=1)
    assert ask(room, film()).status_code == 200
    refused = ask(room, film(49))
    assert refused.status_code == 429
    assert refused.json()["message"] == "room-too-many"
    assert refused.json()["params"]["wait_ms"] > 0
    assert ask(room, film(49), ELSEWHERE).status_code == 200


def test_a1_an_answer_that_was_made_before_costs_nothing(make_room: RoomMaker) -> None:
    room = make_room(render_ms_per_second=1)
    first = ask(room, film())
    assert first.status_code == 200
    again = ask(room, film(), ELSEWHERE)
    assert (again.status_code, again.content) == (200, first.content)
    assert ask(room, film()).status_code == 200


def test_a1_a_preview_is_charged_as_well(make_room: RoomMaker) -> None:
    room = make_room(render_ms_per_second=1)
    ann = Person(room, "Ann")
    table = ann.open_table("castellum", 2, bots={"1": "novice"}, start=True)
    with ann.at(table) as live:
        legal = live.reach(lambda seen: seen["legal"])["legal"]["actions"]
        ask(room, film())
        refused = live.ask(type="preview", id="a", action=legal[0])
        assert refused["type"] == "refused"
        assert refused["code"] == "too_many"


def test_the_refusal_of_an_engine_comes_back_from_the_process(make_room: RoomMaker) -> None:
    answer = ask(make_room(), {**film(3), "actions": ["nonsense"], "since": None})
    assert answer.status_code == 422
    assert answer.json()["code"] == "illegal_action"


def renderers(clock: FakeClock, processes: int = 1) -> Renderers:
    return Renderers(processes, 1024, Buckets(1000, 100, clock))


def test_a_process_that_dies_is_replaced(clock: FakeClock) -> None:
    async def run() -> bytes:
        pool = renderers(clock)
        try:
            with pytest.raises(Refusal, match="unavailable"):
                await pool.make("ann", "no such job")
            record = new_match("castello", seed=1).record().to_json()
            await pool.make("ann", "notation", record=record)
            process = pool._processes[0].process
            assert process is not None
            process.kill()
            await process.wait()
            return await pool.make("ann", "replay", record=record, first=0, last=0, seat=None)
        finally:
            await pool.close()

    assert json.loads(asyncio.run(run()))["plies"] == 0


def test_clients_wait_for_themselves_and_not_for_each_other() -> None:
    async def run() -> list[str]:
        lines, done = Lines(), []

        async def work(client: str, number: int) -> None:
            async with lines.turn(client):
                await asyncio.sleep(0)
                done.append(f"{client}{number}")

        await asyncio.gather(*(work("eve", number) for number in range(4)), work("ann", 0))
        assert not lines._locks
        assert not lines._waiting
        return done

    order = asyncio.run(run())
    assert order.index("ann0") <= 1
    assert [name for name in order if name.startswith("eve")] == ["eve0", "eve1", "eve2", "eve3"]


def test_a_client_that_waits_for_too_much_is_refused() -> None:
    async def run() -> None:
        lines, end = Lines(), asyncio.Event()

        async def work() -> None:
            async with lines.turn("eve"):
                await end.wait()

        waiting = [asyncio.create_task(work()) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="busy"):
            async with lines.turn("eve"):
                pass
        async with lines.turn("ann"):
            end.set()
        await asyncio.gather(*waiting)

    asyncio.run(run())


def test_what_was_asked_for_last_is_kept() -> None:
    kept = Kept(10)
    kept.put("a", b"12345")
    kept.put("b", b"12345")
    assert kept.get("a") == b"12345"
    kept.put("c", b"1")
    assert kept.get("b") is None
    assert (kept.get("a"), kept.get("c")) == (b"12345", b"1")
    kept.put("a", b"123456789")
    assert (kept.get("a"), kept.get("c")) == (b"123456789", b"1")


def test_every_job_tells_what_it_cost() -> None:
    record = new_match("castel", 3, seed=1).record().to_json()
    made = jobs.JOBS["replay"](record=record, first=0, last=0, seat=None)
    assert isinstance(made, jobs.Made)
    assert made.ms > 0
    refused = jobs.JOBS["picture_at"](record=record, ply=9, seat=None, lang="en")
    assert isinstance(refused, jobs.Refused)
    assert (refused.code, refused.message) == ("malformed", "error-ply")
