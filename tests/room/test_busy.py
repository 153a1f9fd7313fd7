"""A room with more to do than it can do: who asks little is served, who asks much is told by name to wait."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from castelude.room.limits.admission import FULL, QUOTA, WAIT_MS, Admission
from castelude.room.limits.buckets import Buckets
from castelude.room.refusal import Refusal
from tests.kit.room import WAIT_SECONDS, FakeClock, Live, Person, RunningRoom

pytestmark = pytest.mark.slow


def test_everybody_is_served_while_there_is_little_to_do(clock: FakeClock) -> None:
    admission = Admission(2, clock)
    for _ in range(10 * QUOTA):
        with admission.slot("ann"), contextlib.ExitStack() as stack:
            stack.enter_context(admission.slot("ann"))
            assert admission.under_way == 2
    assert admission.under_way == 0


def test_beyond_that_shares_count(clock: FakeClock) -> None:
    admission = Admission(2, clock)
    with admission.slot("eve"), admission.slot("eve"):
        for _ in range(QUOTA - 2):
            assert not admission.would_refuse("eve")
            with admission.slot("eve"):
                pass
        assert admission.would_refuse("eve")
        with pytest.raises(Refusal, match="busy") as refused, admission.slot("eve"):
            pass
        assert WAIT_MS[0] <= int(refused.value.params["wait_ms"]) <= WAIT_MS[1]
        with admission.slot("ann"):
            assert admission.under_way == 3
        clock.advance(WAIT_MS[0] / 1000)
        with admission.slot("eve"):
            pass
    assert admission.under_way == 0


def test_the_more_there_is_to_do_the_less_one_may_have_asked_of_late(clock: FakeClock) -> None:
    admission = Admission(2, clock)
    with contextlib.ExitStack() as stack:
        for _ in range(QUOTA // 2):
            with admission.slot("eve"):
                pass
        for number in range(FULL):
            assert not admission.would_refuse("eve")
            stack.enter_context(admission.slot(f"p{number}"))
        for number in range(FULL // 2):
            stack.enter_context(admission.slot(f"q{number}"))
        assert admission.would_refuse("eve")
        assert not admission.would_refuse("ann")


def test_too_much_is_too_much_for_everybody(clock: FakeClock) -> None:
    admission = Admission(2, clock)
    with contextlib.ExitStack() as stack:
        for number in range(2 * FULL + 1):
            stack.enter_context(admission.slot(f"p{number}"))
        assert admission.would_refuse("ann")
        with pytest.raises(Refusal, match="busy"), admission.slot("ann"):
            pass
    with admission.slot("ann"):
        assert admission.under_way == 1


def test_who_asks_much_waits_for_a_place_and_who_asks_little_goes_past(clock: FakeClock) -> None:
    """Two places at least: of eve's pieces of work two are done at once and ann's beside them."""
    admission = Admission(10, clock)
    done: list[str] = []

    async def work(key: str, name: str, until: asyncio.Event) -> None:
        with admission.slot(key) as slot:
            await slot.acquire()
            done.append(name)
            await until.wait()

    async def run_it() -> None:
        for _ in range(QUOTA):
            with admission.slot("eve"):
                pass
        go_on = [asyncio.Event() for _ in range(5)]
        tasks = [asyncio.create_task(work("eve", f"eve {number}", go_on[number])) for number in range(5)]
        await asyncio.sleep(0)
        assert done == ["eve 0", "eve 1"]
        async with asyncio.timeout(WAIT_SECONDS):
            go_on[4].set()
            await work("ann", "ann", go_on[4])
            assert done == ["eve 0", "eve 1", "ann"]
            tasks[2].cancel()
            for each in go_on:
                each.set()
            await asyncio.gather(*tasks, return_exceptions=True)
        assert done == ["eve 0", "eve 1", "ann", "eve 3", "eve 4"]
        assert (admission.under_way, admission.doing) == (0, 0)

    asyncio.run(run_it())


def test_nobody_waits_for_a_place_without_end(clock: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("castelude.room.limits.admission.LONGEST_WAIT_S", 0.01)
    admission = Admission(10, clock)

    async def run_it() -> None:
        for _ in range(QUOTA):
            with admission.slot("eve"):
                pass
        with admission.slot("eve") as one, admission.slot("eve") as two:
            await one.acquire()
            await two.acquire()
            with pytest.raises(Refusal, match="busy"), admission.slot("eve") as three:
                await three.acquire()
            assert (admission.under_way, admission.doing) == (2, 2)
        with admission.slot("eve") as four:
            await four.acquire()
        assert (admission.under_way, admission.doing) == (0, 0)

    asyncio.run(run_it())


def test_a_debt_is_worked_off_in_the_time_of_a_burst(clock: FakeClock) -> None:
    buckets = Buckets(10, 1, clock)
    for _ in range(5):
        buckets.charge("eve", 100)
    with pytest.raises(Refusal) as refused:
        buckets.need("eve")
    assert refused.value.params["wait_ms"] == 11_000
    clock.advance(10.9)
    assert not buckets.has("eve")
    clock.advance(0.1)
    assert buckets.has("eve")


@pytest.fixture
def stuck(tmp_path: Path) -> Iterator[tuple[RunningRoom, sqlite3.Connection]]:
    """A room where one command at a time is much, and a hand on its database: BEGIN IMMEDIATE keeps it from writing."""
    file = tmp_path / "room.sqlite3"
    room = RunningRoom(f"sqlite:///{file}", under_way=1)
    lock = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    yield room, lock
    lock.close()
    room.close()


def under_way(person: Person) -> float:
    lines = person.http.get("/metrics").text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("castelude_under_way ")))


@contextlib.contextmanager
def sitting(*places: tuple[Person, str]) -> Iterator[list[Live]]:
    """People sit down one after the other: two at once are much."""
    with contextlib.ExitStack() as stack:
        lives: list[Live] = []
        for person, table in places:
            lives.append(stack.enter_context(person.at(table)))
            lives[-1].synced()
        yield lives


@contextlib.contextmanager
def held(lock: sqlite3.Connection, live: Live) -> Iterator[None]:
    """While the block lasts, a move of this person is under way."""
    lock.execute("BEGIN IMMEDIATE")
    live.send(type="act", action="B5-D5", expected_seq=live.state["seq"], command_id="held")
    yield
    lock.execute("ROLLBACK")
    assert live.until(lambda answer: answer.get("command_id") == "held")["type"] == "ack"


def wait_for_work(person: Person) -> None:
    deadline = time.monotonic() + WAIT_SECONDS
    while under_way(person) < 1:
        assert time.monotonic() < deadline
        time.sleep(0.01)


def ask(live: Live) -> str:
    """Ask a question that needs no writing; how it was answered."""
    answer = live.ask(type="explain", action="B5-D5")
    if answer["type"] == "refused":
        assert WAIT_MS[0] <= answer["params"]["wait_ms"] <= WAIT_MS[1]
        assert answer["detail"]
        return str(answer["code"])
    return str(answer["type"])


def test_who_asks_much_is_told_to_wait_and_served_after_that(stuck: tuple[RunningRoom, sqlite3.Connection]) -> None:
    room, lock = stuck
    ann, bob, eve = Person(room, "Ann"), Person(room, "Bob"), Person(room, "Eve")
    table = ann.open_table(hotseat=True, start=True)
    other = eve.open_table(hotseat=True, start=True)
    with sitting((ann, table), (bob, other), (eve, other)) as (one, two, three):
        with held(lock, one):
            wait_for_work(ann)
            answers = [ask(three)]
            while answers[-1] == "explained" and len(answers) < 5 * QUOTA:  # shares come back, a little each second
                answers.append(ask(three))
            assert answers[0] == "explained"
            assert answers[-1] == "busy"
            assert ask(two) == "explained"
        assert ask(three) == "explained"


def test_who_does_not_wait_is_sent_away(
    stuck: tuple[RunningRoom, sqlite3.Connection], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "castelude.room.limits.admission.WAIT_MS", (300, 600)
    )  # SQLite is held up for five seconds at most
    room, lock = stuck
    ann, eve = Person(room, "Ann"), Person(room, "Eve")
    table = ann.open_table(hotseat=True, start=True)
    other = eve.open_table(hotseat=True, start=True)
    with sitting((ann, table), (eve, other)) as (one, three), held(lock, one):
        wait_for_work(ann)
        for number in range(10 * QUOTA):
            three.send(type="explain", action="B5-D5", id=f"w{number}")
        assert three.close_code() == 1013


def test_requests_are_refused_with_the_time_to_come_again(stuck: tuple[RunningRoom, sqlite3.Connection]) -> None:
    room, lock = stuck
    ann = Person(room, "Ann")
    table = ann.open_table(hotseat=True, start=True)
    with ann.at(table) as one:
        one.synced()
        with held(lock, one):
            wait_for_work(ann)
            answers = [ann.http.get("/api/games")]
            while answers[-1].status_code == 200 and len(answers) < 5 * QUOTA:
                answers.append(ann.http.get("/api/games"))
            assert answers[-1].status_code == 503
            assert answers[-1].json()["code"] == "busy"
            assert answers[-1].headers["Retry-After"] in ("1", "2")
            assert answers[-1].headers["X-Content-Type-Options"] == "nosniff"
    assert ann.http.get("/api/games").status_code == 200
