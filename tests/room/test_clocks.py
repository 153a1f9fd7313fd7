"""Time at the table, with a clock that the test turns."""

import asyncio
import subprocess
import sys

import pytest

from castelude.room.background import BEATS_OF_SILENCE
from castelude.room.live.worker_id import is_gone, new_name
from castelude.room.people.vacations import days_left
from castelude.room.settings import Settings
from castelude.room.storage import schema
from castelude.room.storage.database import open_engine
from castelude.room.storage.versions import migrate
from castelude.room.tables.clocks import Clock, ClockRule, passed_ms
from castelude.room.tables.table import Table
from tests.kit.domain import OneWorker
from tests.kit.room import QUIET_PAIR, FakeClock, Person, RoomMaker, begin

pytestmark = pytest.mark.slow


def two_people(make_room: RoomMaker, clock: FakeClock, **settings: object) -> tuple[Person, Person]:
    room = make_room(now=clock, **settings)
    return Person(room, "Ann"), Person(room, "Bob")


def left(person: Person, table: str) -> list[int]:
    with person.at(table) as live:
        clock = live.synced()["clock"]
        return [ms // 1000 for ms in clock["left"]]


def test_time_for_each_move(make_room: RoomMaker, clock: FakeClock) -> None:
    ann, bob = two_people(make_room, clock)
    table = begin(ann, bob, clock={"kind": "move", "seconds": 60, "ends": "claim"})
    clock.advance(40)
    assert left(bob, table) == [20, 60]
    assert bob.refused(table, "claim") == ("conflict", "room-claim-early")
    ann.command(table, "act", action="B5-D5")
    assert left(ann, table) == [60, 60]
    clock.advance(61)
    assert bob.refused(table, "claim") == ("not_allowed", "room-claim-own")
    ann.command(table, "claim")
    assert ann.table(table)["outcome"] == {"why": "time", "scores": [0, 0], "winners": [0]}


def test_where_time_is_claimed_running_out_is_not_the_end(make_room: RoomMaker, clock: FakeClock) -> None:
    ann, bob = two_people(make_room, clock)
    table = begin(ann, bob, clock={"kind": "move", "seconds": 60, "ends": "claim"})
    clock.advance(100)
    with bob.at(table) as live:
        assert live.synced()["clock"]["out"] is True
    ann.command(table, "act", action="B5-D5")
    assert ann.table(table)["status"] == "running"


def test_fischer(make_room: RoomMaker, clock: FakeClock) -> None:
    ann, bob = two_people(make_room, clock)
    rule = {"kind": "fischer", "seconds": 100, "increment": 10, "ends": "claim"}
    table = begin(ann, bob, clock=rule, setup=QUIET_PAIR)
    clock.advance(30)
    ann.command(table, "act", action="C5-C6")
    assert left(ann, table) == [80, 100]
    clock.advance(50)
    bob.command(table, "act", action="S5-S6")
    assert left(ann, table) == [80, 60]
    clock.advance(81)
    bob.command(table, "claim")
    assert bob.table(table)["outcome"]["winners"] == [1]


def test_a_chain_is_one_turn(make_room: RoomMaker, clock: FakeClock) -> None:
    ann, bob = two_people(make_room, clock)
    chain = {"red": ["A1"], "black": ["B1", "D1", "F1", "U1"], "castles": []}
    table = begin(ann, bob, clock={"kind": "fischer", "seconds": 100, "increment": 10}, setup=chain)
    clock.advance(5)
    ann.command(table, "act", action="A1-C1")
    assert left(ann, table) == [95, 100]
    clock.advance(5)
    ann.command(table, "act", action="stop")
    assert left(ann, table) == [100, 100]


def test_days(make_room: RoomMaker, clock: FakeClock) -> None:
    ann, bob = two_people(make_room, clock)
    table = begin(ann, bob, clock={"kind": "days", "days": 3})
    clock.advance(2.9 * 86_400)
    ann.command(table, "act", action="B5-D5")
    clock.advance(2.9 * 86_400)
    assert ann.refused(table, "claim") == ("conflict", "room-claim-early")
    clock.advance(0.2 * 86_400)
    ann.command(table, "claim")
    assert ann.table(table)["outcome"]["why"] == "time"


def test_a_clock_stands_still_while_its_person_is_on_vacation(make_room: RoomMaker, clock: FakeClock) -> None:
    ann, bob = two_people(make_room, clock, vacation_days=10)
    table, quick = begin(ann, bob, clock={"kind": "days", "days": 3}), begin(ann, bob)
    clock.advance(86_400)
    state = ann.http.put("/api/me/vacation", json={"days": 7}).json()
    assert (state["left"], state["until"]) == (3, clock.now_ms + 7 * 86_400_000)
    assert ann.http.put("/api/me/vacation", json={"days": 2}).json() == state, "one at a time"
    assert bob.table(table)["seats"][0]["vacation"] == state["until"]
    assert bob.table(quick)["seats"][0]["vacation"] is None
    clock.advance(5 * 86_400)
    assert bob.refused(table, "claim") == ("conflict", "room-claim-early")
    assert left(bob, table)[0] == 2 * 86_400
    assert ann.http.delete("/api/me/vacation").json() == {"until": None, "left": 5, "a_year": 10}
    clock.advance(1.9 * 86_400)
    assert bob.refused(table, "claim") == ("conflict", "room-claim-early")
    clock.advance(0.2 * 86_400)
    bob.command(table, "claim")
    assert bob.table(table)["outcome"]["winners"] == [1]
    answer = ann.http.put("/api/me/vacation", json={"days": 6})
    assert (answer.status_code, answer.json()["message"]) == (409, "room-vacation-days")


def test_days_of_vacation_are_counted_by_calendar_years() -> None:
    new_year = 1_830_297_600_000
    over_it = [(new_year - 3 * 86_400_000, new_year + 2 * 86_400_000)]
    assert days_left(over_it, new_year - 1, 10) == 7
    assert days_left(over_it, new_year, 10) == 8
    assert days_left([], new_year, 10) == 10
    assert passed_ms(0, 100, [(10, 30), (20, 40), (90, 200)]) == 60, "a server that is down in a vacation counts once"


def test_without_a_clock_nobody_runs_out(make_room: RoomMaker, clock: FakeClock) -> None:
    ann, bob = two_people(make_room, clock)
    table = begin(ann, bob)
    clock.advance(5 * 10**6)
    assert bob.refused(table, "claim") == ("conflict", "room-claim-early")
    with bob.at(table) as live:
        assert live.synced()["clock"]["left"] is None


def test_downtime_is_charged_to_nobody(make_room: RoomMaker, clock: FakeClock) -> None:
    room = make_room(now=clock, beat_ms=10**6)
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    table = begin(ann, bob, clock={"kind": "move", "seconds": 60, "ends": "claim"})
    clock.advance(10)
    room.stop()
    clock.advance(100_000)
    room.start()
    for person in (ann, bob):
        person.come_back()
    assert bob.refused(table, "claim") == ("conflict", "room-claim-early")
    assert left(bob, table)[0] >= 49
    clock.advance(70)
    bob.command(table, "claim")
    assert bob.table(table)["outcome"]["winners"] == [1]


def test_a_short_stop_in_good_order_is_charged_to_nobody(make_room: RoomMaker, clock: FakeClock) -> None:
    """The last worker says goodbye, and so the next one knows that nobody could play meanwhile."""
    room = make_room(now=clock)
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    table = begin(ann, bob, clock={"kind": "move", "seconds": 60})
    clock.advance(10)
    room.stop()
    clock.advance(1.5)
    room.start()
    for person in (ann, bob):
        person.come_back()
    assert left(bob, table) == [50, 60]


def test_a_short_outage_after_a_kill_is_charged_to_nobody(make_room: RoomMaker, clock: FakeClock) -> None:
    """The one worker was killed and could not say goodbye; on its machine the next one sees that it is dead."""
    room = make_room(now=clock)
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    table = begin(ann, bob, clock={"kind": "move", "seconds": 60})
    clock.advance(10)
    room.stop()
    say_name = "from castelude.room.live.worker_id import new_name; print(new_name(), flush=True); input()"
    with subprocess.Popen([sys.executable, "-c", say_name], stdin=-1, stdout=-1, text=True) as killed:
        assert killed.stdout is not None
        name = killed.stdout.readline().strip()
        assert len(name) <= 32
        assert not is_gone(name)
        killed.kill()
    assert is_gone(name)

    async def leave_its_row() -> None:
        engine = open_engine(room.settings.database)
        async with engine.begin() as connection:
            await connection.execute(schema.workers.insert().values(id=name, beat_ms=clock()))
        await engine.dispose()

    asyncio.run(leave_its_row())
    clock.advance(1.5)
    room.start()
    for person in (ann, bob):
        person.come_back()
    assert left(bob, table) == [50, 60]


def test_of_a_process_elsewhere_nobody_knows() -> None:
    assert not is_gone(new_name())
    assert not is_gone("00000000." + new_name().partition(".")[2])
    assert not is_gone("0123456789abcdef0123456789abcdef")


def test_a_worker_that_stops_while_another_serves_stops_no_clock(make_room: RoomMaker, clock: FakeClock) -> None:
    rooms = make_room(now=clock), make_room(now=clock)
    ann, bob = Person(rooms[0], "Ann"), Person(rooms[0], "Bob")
    table = begin(ann, bob, clock={"kind": "move", "seconds": 60})
    clock.advance(10)
    rooms[1].stop()
    clock.advance(5)
    rooms[1].start()
    assert left(bob, table) == [45, 60]


@pytest.mark.parametrize(("silence", "charged"), [(1.9, 1900), (2.1, 0), (7.9, 0)])
def test_a_silence_of_two_beats_is_charged_to_nobody(
    database: str, clock: FakeClock, silence: float, charged: int
) -> None:
    """No worker has said goodbye: they were killed, or the database was away."""

    async def run_it() -> int:
        engine = open_engine(database)
        await migrate(engine)
        worker = OneWorker(engine, clock)
        table = Table("t")
        table.clock = Clock(ClockRule("move", 60), 2)
        await worker.uptime.beat(BEATS_OF_SILENCE * Settings().beat_ms)
        table.clock.start(clock())
        clock.advance(silence)
        await worker.uptime.beat(BEATS_OF_SILENCE * Settings().beat_ms)
        await worker.close()
        await engine.dispose()
        return worker.uptime.thought_ms(table, clock())

    assert asyncio.run(run_it()) == charged
