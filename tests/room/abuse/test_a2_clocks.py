"""A2: no clock gains time by a trick, and games end by themselves when the time is up."""

import pytest

from castelude.room.tables import commands as cmd
from castelude.room.tables import events as ev
from castelude.room.tables.clocks import ClockRule
from castelude.room.tables.decide import Decision
from tests.kit.room import FakeClock, Person, RoomMaker, begin, until
from tests.kit.sitting import Sitting, playing

HOUR = 3600
CHAIN = {"red": ["A1", "C9"], "black": ["B1", "D1", "F1", "U1"], "castles": []}
MINUTE_FISCHER = ClockRule("fischer", seconds=60, ends="claim")
MOVE = ClockRule("move", seconds=60)


@pytest.mark.parametrize("game", ["castello", "castellan", "castel", "castellum"])
def test_a2_taking_back_charges_thinking_time(game: str) -> None:
    table = playing("ann", "bob", game=game, clock=MINUTE_FISCHER, **({"setup": CHAIN} if game == "castello" else {}))
    rounds = 0
    for _ in range(40):
        actor = table.table.actor()
        if actor is None:
            break
        who = ("ann", "bob")[actor]
        table.act(who, "A1-C1" if game == "castello" else None)
        if table.table.actor() == actor and not table.refusal(who, cmd.TakeBack()):
            before = table.left()[actor]
            table.act(who, "A1-C1" if game == "castello" else None)
            table.wait(4)
            table.do(who, cmd.TakeBack())
            assert table.left()[actor] == before - 4
            rounds += 1
            break
    assert rounds == 1


def test_a2_a_turn_with_take_backs_is_no_longer_than_its_clock() -> None:
    table = playing("ann", "bob", clock=ClockRule("move", seconds=5, ends="claim"), setup=CHAIN)
    for _ in range(2):
        table.act("ann", "A1-C1")
        table.wait(2)
        table.do("ann", cmd.TakeBack())
    table.act("ann", "A1-C1")
    table.wait(1.1)
    assert table.refusal("bob", cmd.Claim()) == ""


def test_a2_a_take_back_by_request_gives_back_the_increment() -> None:
    clock = ClockRule("fischer", seconds=100, increment=10)
    table = playing("ann", "bob", clock=clock, setup=CHAIN)
    table.wait(20)
    table.act("ann", "C9-C10")
    assert table.left() == [90, 100]
    table.wait(5)
    table.do("ann", cmd.Ask("takeback"))
    table.wait(5)
    table.do("bob", cmd.Answer("takeback", True))
    assert table.left() == [80, 90]


def test_a2_a_take_back_by_request_gives_back_no_turn() -> None:
    table = playing("ann", "bob", clock=MOVE, setup=CHAIN)
    table.wait(40)
    table.act("ann", "C9-C10")
    table.wait(10)
    table.do("ann", cmd.Ask("takeback"))
    table.do("bob", cmd.Answer("takeback", True))
    assert table.left() == [20, 60]


def test_a2_a_take_back_against_bots_gives_back_no_time() -> None:
    table = Sitting(clock=ClockRule("fischer", seconds=100, increment=10), setup=CHAIN)
    for command in (cmd.Join(0), cmd.SeatBot(1, "novice"), cmd.Start()):
        table.do("ann", command)
    table.wait(20)
    table.act("ann", "C9-C10")
    table.bot_acts(1, "U1-U2")
    table.wait(3)
    table.do("ann", cmd.TakeBack())
    assert table.left()[0] == 77


def test_a2_no_increment_after_the_flag() -> None:
    clock = ClockRule("fischer", seconds=60, increment=30, ends="claim")
    table = playing("ann", "bob", clock=clock, setup=CHAIN)
    table.wait(61)
    table.act("ann", "C9-C10")
    assert table.left() == [0, 60]
    table.act("bob", "U1-U2")
    table.wait(0.001)
    assert table.refusal("bob", cmd.Claim()) == ""


@pytest.mark.parametrize("clock", [MOVE, ClockRule("fischer", seconds=60, increment=5)])
def test_a2_the_game_ends_by_itself(clock: ClockRule) -> None:
    table = playing("ann", "bob", clock=clock)
    table.wait(60)
    assert table.status() == "running"
    table.wait(0.001)
    assert table.table.outcome is not None
    assert (table.table.outcome.why, table.table.outcome.winners) == ("time", [1])


def test_a2_nothing_is_played_after_the_flag() -> None:
    """A command that comes before the room has noticed finds the time up, too."""
    table = playing("ann", "bob", clock=MOVE, setup=CHAIN)
    table.act("ann", "A1-C1")
    table.now_ms += 60_001
    for command in (cmd.Act("stop"), cmd.TakeBack(), cmd.Ask("draw"), cmd.Ask("takeback"), cmd.Ask("cancel")):
        assert table.refusal("ann", command) == "room-time-up"
    assert table.refusal("bob", cmd.Claim()) == ""


def test_a2_days_end_after_their_grace_period() -> None:
    table = playing("ann", "bob", clock=ClockRule("days", days=1, grace=12))
    table.wait(24 * HOUR + 1)
    assert table.status() == "running"
    table.wait(12 * HOUR)
    assert table.status() == "finished"


def test_a2_in_the_grace_period_days_can_be_claimed_or_played() -> None:
    table = playing("ann", "bob", clock=ClockRule("days", days=1), setup=CHAIN)
    table.wait(24 * HOUR + 1)
    table.act("ann", "C9-C10")
    table.wait(24 * HOUR + 1)
    assert table.refusal("ann", cmd.Claim()) == ""


def test_a2_a_table_with_clocks_that_everybody_has_left_comes_to_an_end() -> None:
    claimed = ClockRule("move", seconds=60, ends="claim")
    table = playing("ann", "bob", "eve", game="castel", clock=claimed)
    for person in ("ann", "bob", "eve"):
        table.do(person, cmd.Leave())
    for _ in range(3):
        table.wait(61)
        actor = table.table.actor()
        assert actor is not None
        assert table.table.chairs[actor].kind == "bot"
        while table.table.waits_for_bot():
            assert table.table.match is not None
            table.bot_acts(table.table.actor() or 0, table.table.match.legal()[0])
        if table.status() != "running":
            break
    assert {chair.kind for chair in table.table.chairs} == {"bot"} or table.status() == "finished"


def test_a2_where_somebody_stays_claimed_time_has_to_be_claimed() -> None:
    table = playing("ann", "bob", clock=ClockRule("move", seconds=60, ends="claim"))
    table.do("ann", cmd.Leave())
    table.wait(100)
    assert table.status() == "running"
    table.do("bob", cmd.Leave())
    table.wait(0)
    assert table.status() == "finished"


def test_a2_old_events_without_time_still_fold() -> None:
    """Take-backs that were stored before they charged time."""
    table = playing("ann", "bob", clock=MOVE, setup=CHAIN)
    table.act("ann", "A1-C1")
    table._fold(Decision(ev.TookBack(0, 0)))
    assert table.left() == [60, 60]


def test_a2_the_room_ends_games_by_itself_after_a_restart_and_on_any_worker(
    make_room: RoomMaker, clock: FakeClock
) -> None:
    room = make_room(now=clock, beat_ms=10**6)
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    table = begin(ann, bob, clock={"kind": "move", "seconds": 60})
    clock.advance(50)
    room.restart()
    for person in (ann, bob):
        person.come_back()
    assert ann.table(table)["status"] == "running"
    other = make_room(now=clock, beat_ms=10**6)
    with bob.at(table) as live:
        live.synced()
        clock.advance(11)
        live.reach(lambda state: state["table"]["status"] == "finished")
        assert next(event for event in live.events if event["kind"] == "timedout")["by"] is None
    eve = Person(other, "Eve")
    until(lambda: eve.table(table)["outcome"] == {"why": "time", "scores": [0, 0], "winners": [1]})


def test_a2_downtime_delays_the_end(make_room: RoomMaker, clock: FakeClock) -> None:
    room = make_room(now=clock, beat_ms=10**6)
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    table = begin(ann, bob, clock={"kind": "move", "seconds": 60})
    clock.advance(10)
    room.stop()
    clock.advance(100_000)
    room.start()
    for person in (ann, bob):
        person.come_back()
    with bob.at(table) as live:
        assert 49_000 <= live.synced()["clock"]["left"][0] <= 50_000
        clock.advance(51)
        live.reach(lambda state: state["table"]["status"] == "finished")
