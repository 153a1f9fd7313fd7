"""Bot seats: a budget, no knowledge of secrets, and a replacement when one fails."""

import asyncio
import contextlib
import os
import pickle
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from castelude import Rng, new_match
from castelude.room.bots import seats as bot_pool
from castelude.room.bots.process import BotFailed, BotProcess
from castelude.room.processes.jobs import LENGTH
from castelude.room.settings import Settings
from castelude.room.tables import commands as cmd
from castelude.room.tables.decide import Who
from castelude.room.tables.ports import Write, WriteResult
from castelude.room.worker import Worker
from tests.kit.domain import OneWorker
from tests.kit.room import FakeClock, Person, RoomMaker

pytestmark = pytest.mark.slow
SEARCHING = 20
"""Ticks of processor time after which a search has begun."""


def job(**changes: Any) -> dict[str, Any]:  # noqa: ANN401 arguments of any kind
    match = new_match("castello", seed=1)
    seen = match.game.resample(match.position, 0, Rng(1))
    parts = {"game": "castello", "seen": seen, "seat": 0, "level": "novice", "seed": 3, "ms": 50}
    return {**parts, "key": "a table/0", "since": None, **changes}


def think(process: BotProcess, arguments: dict[str, Any], limit_s: float = 20) -> str:
    async def work() -> str:
        try:
            return str(await process.ask(limit_s, "choose", **arguments))
        finally:
            await process.stop()

    return asyncio.run(work())


def test_a_bot_thinks_in_a_process_of_its_own() -> None:
    assert think(BotProcess(1024), job()) in new_match("castello", seed=1).legal()


def test_a_bot_that_fails_says_so() -> None:
    with pytest.raises(BotFailed, match="BadRequest"):
        think(BotProcess(1024), job(level="god"))


def test_a_bot_that_is_too_slow_is_ended() -> None:
    process = BotProcess(1024)
    with pytest.raises(BotFailed, match="slow"):
        think(process, job(), limit_s=0.001)
    assert process.process is None


def cpu_ticks(pid: int) -> int:
    """The processor time of a process."""
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11])


class Poison:
    """Ends the process that unpickles it."""

    def __reduce__(self) -> tuple[object, ...]:
        return os._exit, (3,)


def test_a_bot_that_dies_is_noticed() -> None:
    with pytest.raises(BotFailed, match="crashed"):
        think(BotProcess(1024), job(seen=Poison()))


class Hijacked(BotProcess):
    """A process that answers with a pickle."""

    async def _send(self, _: bytes) -> None:
        reply = pickle.dumps(("done", Poison()))
        stdout = asyncio.StreamReader()
        stdout.feed_data(LENGTH.pack(len(reply)) + reply)
        running: Any = SimpleNamespace(stdout=stdout, returncode=0)
        self.process = running


def test_the_reply_of_a_bot_is_data_and_nothing_else() -> None:
    with pytest.raises(BotFailed, match="crashed"):
        think(Hijacked(1024), job())


def test_a_bot_without_enough_memory_is_noticed() -> None:
    with pytest.raises(BotFailed):
        think(BotProcess(8), job())


def test_a_search_that_nobody_waits_for_ends_and_its_process_goes_on() -> None:
    record = new_match("castello", seed=1).record().to_json()

    async def work() -> bool:
        process = BotProcess(1024)
        try:
            await process.ask(20, "choose", **job())
            running = process.process
            assert running is not None
            busy = cpu_ticks(running.pid)
            long = asyncio.create_task(process.ask(900, "lines", record=record, seed=1, ms=600_000))
            while cpu_ticks(running.pid) < busy + SEARCHING:
                await asyncio.sleep(0.01)
            long.cancel()
            await asyncio.gather(long, return_exceptions=True)
            await process.ask(20, "choose", **job())
            return process.process is running
        finally:
            await process.stop()

    assert asyncio.run(work())


def test_a_process_that_was_interrupted_gives_no_old_answer() -> None:
    """Who stops waiting for an answer must not get it to the next question."""

    async def work() -> str:
        process = BotProcess(1024)
        first = asyncio.create_task(process.ask(20, "choose", **job()))
        while process.process is None:
            await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        try:
            hint = await process.ask(20, "hint", **{key: job()[key] for key in ("game", "seen", "seat", "seed")})
            return str(hint["action"])
        finally:
            await process.stop()

    assert asyncio.run(work()) in new_match("castello", seed=1).legal()


def test_the_table_is_told_and_the_game_goes_on(make_room: RoomMaker) -> None:
    room = make_room(bot_memory_mb=8)
    ann = Person(room, "Ann")
    table = ann.open_table(bots={"1": "novice"}, start=True)
    with ann.at(table) as live:
        live.synced()
        live.act("B5-D5")
        live.reach(lambda state: state["table"]["plies"] >= 2)
        assert "bottrouble" in [event["kind"] for event in live.events]


def test_bots_alone_play_to_the_end(make_room: RoomMaker) -> None:
    room = make_room(bot_processes=2)
    ann = Person(room, "Ann")
    table = ann.open_table(
        seat=None, bots={"0": "novice", "1": "casual"}, start=True, options={"quiet_limit": 20}, watch="everybody"
    )
    with ann.at(table) as live:
        live.synced()
        state = live.reach(lambda state: state["table"]["status"] == "finished")
    assert state["table"]["outcome"]["why"] == "game"


def test_a_hint_is_a_legal_action_and_only_for_who_plays_alone(make_room: RoomMaker) -> None:
    room = make_room()
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    alone = ann.open_table(bots={"1": "novice"}, start=True)
    hint = ann.post(f"/api/tables/{alone}/hint", {})
    with ann.at(alone) as live:
        assert hint["action"] in live.synced()["legal"]["actions"]
    assert hint["line"][0] == hint["action"]
    assert 0 < hint["value"] < 1
    assert [line["id"] for line in hint["reason"]][-2:] == ["hint-chance", "hint-line"]
    refused = bob.http.post(f"/api/tables/{alone}/hint", json={})
    assert (refused.status_code, refused.json()["message"]) == (403, "room-not-your-turn")
    together = ann.open_table()
    bob.command(together, "join")
    bob.command(together, "ready")
    ann.command(together, "start")
    assert ann.http.post(f"/api/tables/{together}/hint", json={}).json()["message"] == "room-no-hints"


@contextlib.asynccontextmanager
async def waiting_for_a_bot(database: str, clock: FakeClock) -> AsyncIterator[tuple[Worker, str]]:
    """A table where a bot is to move and has no job: the worker that should have started one is gone."""
    room = Worker(Settings(database=database, bot_ms=50, bot_processes=1), clock)
    await room.open()
    other = OneWorker(room.engine, clock)
    try:
        player = await room.identity.new_guest("Ann", clock())
        who = Who(player.id, player.name)
        table = (await other.service.create(player, cmd.TableSettings("castello", 2))).id
        commands: list[cmd.Command] = [cmd.SeatBot(0, "novice"), cmd.Join(1), cmd.Start()]
        for number, command in enumerate(commands):
            await other.service.command(table, who, command, f"s{number}")
        yield room, table
    finally:
        await other.close()
        await room.close()


async def moved(room: Worker, table: str) -> None:
    async with asyncio.timeout(60):
        while (await room.service.table(table)).turned_seq < 5:
            await asyncio.sleep(0.01)


def test_another_worker_takes_over_a_bot_whose_worker_is_gone(database: str, clock: FakeClock) -> None:
    async def work() -> None:
        async with waiting_for_a_bot(database, clock) as (room, table):
            await room.bots.rescue()
            assert table not in room.bots._jobs, "too early: its worker may be at it"
            clock.advance(60)
            await room.bots.rescue()
            await moved(room, table)

    asyncio.run(work())


def test_a_bot_plays_on_after_the_database_was_away(
    database: str, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with waiting_for_a_bot(database, clock) as (room, table):
            committer = room.event_log.commits.committer
            commit, failures = committer.commit, iter([OSError("gone"), OSError("gone")])

            async def away(writes: list[Write]) -> list[WriteResult]:
                for failure in failures:
                    raise failure
                return await commit(writes)

            monkeypatch.setattr(committer, "commit", away)
            monkeypatch.setattr(bot_pool, "AWAY_SECONDS", 0.01)
            await room.bots.resume()
            await moved(room, table)

    asyncio.run(work())
