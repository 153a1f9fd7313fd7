"""A7: setting the system's clock hurts nobody."""

from castelude.room.limits.buckets import Buckets
from castelude.room.tables.uptime import SteadyClock
from tests.kit.room import FakeClock, Person, RoomMaker

SECOND = 1_000_000_000
DAY = 86_400 * SECOND


class SystemClocks:
    """A wall clock that is set, and a steady one that is not."""

    def __init__(self) -> None:
        self.wall_ns = 1_800_000_000 * SECOND
        self.steady_ns = 5 * SECOND

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.wall_ns, lambda: self.steady_ns)

    def pass_by(self, seconds: float) -> None:
        self.wall_ns += int(seconds * SECOND)
        self.steady_ns += int(seconds * SECOND)


def test_a7_quotas_survive_a_clock_that_is_set_back() -> None:
    now = FakeClock()
    buckets = Buckets(4, 1, now)
    for _ in range(4):
        assert buckets.take("address")
    now.advance(-300)
    assert not buckets.has("address")
    now.advance(1)
    assert buckets.take("address")


def test_a7_the_time_of_the_room_does_not_jump() -> None:
    clocks = SystemClocks()
    now = clocks.clock()
    first = now()
    clocks.wall_ns -= 300 * SECOND
    clocks.pass_by(2)
    assert now() == first + 2000
    clocks.wall_ns += 400 * DAY
    assert now() == first + 2000


def test_a7_workers_agree_after_a_step() -> None:
    clocks = SystemClocks()
    old = clocks.clock()
    clocks.wall_ns += 300 * SECOND
    young = clocks.clock()
    old.catch_up(young())
    assert old() == young()
    young.catch_up(old() - 5000)
    assert old() == young(), "nobody goes back"
    before = young()
    young.catch_up(before + 10**12)
    assert young() == before, "nobody follows a clock that is far out"


def test_a7_nobody_is_locked_out_or_signed_out_by_a_step(make_room: RoomMaker) -> None:
    clocks = SystemClocks()
    room = make_room(now=clocks.clock(), requests_per_second=1)
    ann = Person(room, "Ann")
    me = ann.me["id"]
    for step in (-300, 400 * 86_400, -400 * 86_400):
        clocks.wall_ns += step * SECOND
        clocks.pass_by(5)
        assert ann.get("/api/me")["id"] == me
