"""What is pending at several tables goes into one transaction; what befalls one does not befall the others."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import asyncpg
import pytest
import sqlalchemy as sa

from castelude.room.live.hub import Viewer
from castelude.room.live.shared_views import views_of
from castelude.room.people.accounts import Identity, Player
from castelude.room.people.sessions import Sessions, token_hash
from castelude.room.refusal import Refusal
from castelude.room.storage import schema
from castelude.room.storage.database import open_engine
from castelude.room.storage.versions import migrate
from castelude.room.tables import commands as cmd
from castelude.room.tables import events as ev
from castelude.room.tables.decide import Decision, Who
from castelude.room.tables.service import Order, SignedOut
from tests.kit.commits import Watch, nothing
from tests.kit.domain import OneWorker

pytestmark = pytest.mark.slow

TABLES = 12


class Bench:
    """Two workers on one database and running tables of one person against herself."""

    def __init__(self, database: str) -> None:
        self.engines = [open_engine(database) for _ in range(2)]
        self.commits = 0
        self.watch = Watch(before=self._count)
        self.workers = [OneWorker(engine, lambda: 1000, self.watch.committer) for engine in self.engines]

    def _count(self) -> None:
        self.commits += 1

    async def set_up(self, tables: int) -> None:
        await migrate(self.engines[0])
        self.identity = Identity(self.engines[0])
        self.sessions = Sessions(self.engines[0], 1, 1)
        self.ann = await self.identity.new_guest("Ann", 0)
        self.session = token_hash(await self.sessions.open(self.ann.id, 0))
        self.tables = [await self.begin(self.ann) for _ in range(tables)]
        self.commits = 0

    async def begin(self, player: Player) -> str:
        table = await self.workers[0].service.create(player, cmd.TableSettings("castello", 2, shared=True))
        commands: list[cmd.Command] = [cmd.Join(0), cmd.Join(1), cmd.Start()]
        for number, command in enumerate(commands):
            await self.workers[0].service.command(table.id, Who(player.id, player.name), command, f"begin{number}")
        return table.id

    def act(self, table_id: str, action: str, command_id: str, worker: int = 0) -> Awaitable[int]:
        who = Who(self.ann.id, self.ann.name)
        return self.workers[worker].service.command(table_id, who, cmd.Act(action), command_id, None, self.session)

    async def stored(self, table_id: str) -> tuple[int, int]:
        """The table's version, and the number of its latest event."""
        async with self.engines[1].connect() as connection:
            version = await connection.scalar(sa.select(schema.tables.c.version).where(schema.tables.c.id == table_id))
            last = sa.select(sa.func.max(schema.events.c.seq)).where(schema.events.c.table_id == table_id)
            return int(version or 0), int(await connection.scalar(last) or 0)


@asynccontextmanager
async def benched(database: str, tables: int = TABLES) -> AsyncIterator[Bench]:
    bench = Bench(database)
    try:
        await bench.set_up(tables)
        yield bench
    finally:
        for worker in bench.workers:
            await worker.close()
        for engine in bench.engines:
            await engine.dispose()


def with_bench(database: str, work: Callable[[Bench], Awaitable[None]]) -> None:
    async def run() -> None:
        async with benched(database) as bench:
            await work(bench)

    asyncio.run(run())


async def results(*work: Awaitable[int]) -> list[int | BaseException]:
    return await asyncio.gather(*work, return_exceptions=True)


def test_several_tables_share_a_commit(database: str) -> None:
    async def work(bench: Bench) -> None:
        answers = await results(*(bench.act(table, "B5-D5", "a") for table in bench.tables))
        assert answers == [5] * TABLES
        assert bench.commits == 1
        for table in bench.tables:
            assert await bench.stored(table) == (5, 5)

    with_bench(database, work)


def test_an_answer_waits_for_its_commit(database: str) -> None:
    """While the transaction is under way nobody is answered and nothing is shown."""

    async def work(bench: Bench) -> None:
        seen: list[tuple[bool, int]] = []
        woken: list[str] = []
        table = bench.tables[0]
        bench.workers[0].hub.enter(Viewer(table, "x", "x", "", lambda: woken.append(table)))
        woken.clear()
        answer = asyncio.ensure_future(bench.act(table, "B5-D5", "a"))

        def before_commit() -> None:
            seen.append((answer.done(), len(woken)))

        bench.watch.before = before_commit
        assert await answer == 5
        assert seen == [(False, 0)]
        assert woken == [table]

    with_bench(database, work)


def test_a_conflict_at_one_table_does_not_spoil_the_others(database: str) -> None:
    """The first table was changed by another worker: its command is decided anew, and the others are stored."""

    async def work(bench: Bench) -> None:
        first, *others = bench.tables
        assert await bench.act(first, "B5-D5", "elsewhere", worker=1) == 5
        answers = await results(
            bench.act(first, "B6-D6", "late"), *(bench.act(table, "B5-D5", "a") for table in others)
        )
        assert isinstance(answers[0], Refusal)
        assert answers[0].code == "illegal_action"
        assert answers[1:] == [5] * len(others)
        assert await bench.act(first, "T5-R5", "again") == 6
        assert await bench.stored(first) == (6, 6)

    with_bench(database, work)


def test_a_command_that_came_in_elsewhere_has_its_first_answer(database: str) -> None:
    async def work(bench: Bench) -> None:
        table, other = bench.tables[:2]
        assert await bench.act(table, "B5-D5", "same", worker=1) == 5
        answers = await results(bench.act(table, "B5-D5", "same"), bench.act(other, "B5-D5", "a"))
        assert answers == [5, 5]
        assert await bench.stored(table) == (5, 5)
        assert await bench.act(table, "T5-R5", "same") == 5

    with_bench(database, work)


def test_an_ended_session_writes_nothing(database: str) -> None:
    async def work(bench: Bench) -> None:
        bob = await bench.identity.new_guest("Bob", 0)
        token = await bench.sessions.open(bob.id, 0)
        table = await bench.begin(bob)
        await Sessions(bench.engines[1], 1, 1).close(token)
        answers = await results(
            bench.workers[0].service.command(table, Who(bob.id, "Bob"), cmd.Act("B5-D5"), "a", None, token_hash(token)),
            bench.act(bench.tables[0], "B5-D5", "a"),
        )
        assert isinstance(answers[0], SignedOut)
        assert answers[1] == 5
        assert await bench.stored(table) == (4, 4)
        assert len(views_of(await bench.workers[0].service.latest(table)).journal) == 4

    with_bench(database, work)


def test_a_commit_that_fails_answers_nobody_and_shows_nothing(database: str) -> None:
    async def work(bench: Bench) -> None:
        def fail() -> None:
            raise OSError("the disk is full")

        bench.watch.before = fail
        answers = await results(*(bench.act(table, "B5-D5", "a") for table in bench.tables))
        bench.watch.before = nothing
        for table, answer in zip(bench.tables, answers, strict=True):
            assert isinstance(answer, OSError)
            assert await bench.stored(table) == (4, 4)
            assert (await bench.workers[0].service.latest(table)).seq == 4
        assert await results(*(bench.act(table, "B5-D5", "a") for table in bench.tables)) == [5] * TABLES

    with_bench(database, work)


def test_an_event_that_cannot_be_stored_does_not_spoil_the_others(database: str) -> None:
    """Nobody has the id of the one who is seated here: the database says no to that event alone."""

    async def work(bench: Bench) -> None:
        open_table = (await bench.workers[0].service.create(bench.ann, cmd.TableSettings("castello", 2))).id
        nobody = Decision(ev.Seated(0, "nobody", "Nobody"))
        answers = await results(
            bench.workers[0].service.carry_out(Order(open_table, None, "spoilt", lambda _: nobody)),
            *(bench.act(table, "B5-D5", "a") for table in bench.tables),
        )
        assert isinstance(answers[0], sqlite3.IntegrityError | asyncpg.IntegrityConstraintViolationError)
        assert answers[1:] == [5] * TABLES
        assert await bench.stored(open_table) == (1, 1)

    with_bench(database, work)


def test_what_was_written_is_shown_when_the_sender_has_gone(database: str) -> None:
    async def work(bench: Bench) -> None:
        table = bench.tables[0]
        shown = asyncio.Event()
        bench.workers[0].hub.enter(Viewer(table, "x", "x", "", shown.set))
        shown.clear()
        asking = asyncio.ensure_future(bench.act(table, "B5-D5", "a"))
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await asyncio.wait_for(shown.wait(), 20)
        assert (await bench.workers[0].service.latest(table)).seq == 5
        assert await bench.stored(table) == (5, 5)

    with_bench(database, work)
