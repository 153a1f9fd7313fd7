"""Tables for friends: they begin when the last seat is taken, and the host changes what is agreed while waiting."""

import asyncio

import pytest

from castelude.fairness import digest
from castelude.room.people.accounts import Player
from castelude.room.tables import commands as cmd
from castelude.room.tables import events as ev
from castelude.room.tables import rematch
from castelude.room.tables.clocks import ClockRule
from castelude.room.tables.commands import TableSettings
from castelude.room.tables.decide import Decision, Who, starts_bots
from castelude.room.tables.service import Order
from tests.kit.domain import MemoryLog, MemoryWorker, nonce
from tests.kit.room import Person
from tests.kit.sitting import Sitting, playing

ANN, BOB = Who("ann", "Ann"), Who("bob", "Bob")
FRIENDS = TableSettings("castello", 2, starts="full")


def test_the_game_starts_when_the_last_seat_is_taken(ann: Person, bob: Person) -> None:
    table = ann.open_table(starts="full")
    assert ann.table(table)["status"] == "open"
    assert [seat["ready"] for seat in ann.table(table)["seats"]] == [True, False]
    bob.command(table, "join")
    assert (bob.table(table)["status"], bob.table(table)["actor"]) == ("running", 0)


def test_strangers_make_ready_first(ann: Person, bob: Person) -> None:
    table = ann.open_table(starts="full", listed=True)
    bob.command(table, "join")
    assert [seat["ready"] for seat in ann.table(table)["seats"]] == [False, False]
    assert ann.refused(table, "start") == ("conflict", "room-not-ready")
    bob.command(table, "ready")
    ann.command(table, "start")
    assert ann.table(table)["status"] == "running"


def test_a_bot_on_the_last_seat_starts_the_game(ann: Person) -> None:
    table = ann.open_table(starts="full")
    ann.command(table, "bot", seat=1, level="novice")
    assert ann.table(table)["status"] == "running"


def test_whoever_sits_down_has_a_part_in_the_deal() -> None:
    table = Sitting(starts="full")
    table.do("ann", cmd.Join(0, digest(nonce(3))))
    table.do("bob", cmd.Join(1, digest(nonce(4))))
    table.wait(0)
    assert table.status() == "dealing"
    table.do("ann", cmd.Reveal(nonce(3)))
    table.do("bob", cmd.Reveal(nonce(4)))
    assert table.status() == "running"
    assert table.table.started is not None
    assert table.table.started.nonces == [nonce(3), nonce(4)]


def test_a_worker_that_dies_before_the_start_leaves_it_to_another() -> None:
    """Everybody sits, and the game has not begun: it is due at once, for whichever worker looks first."""

    async def scene() -> None:
        log = MemoryLog()
        worker = MemoryWorker(log)
        table = (await worker.service.create(Player("ann", "Ann", None), FRIENDS)).id
        for seat, who in enumerate((ANN, BOB)):
            join = Decision(ev.Seated(seat, who.player, who.name))
            await worker.service.carry_out(Order(table, who.player, f"join-{seat}", lambda _, join=join: join))  # type: ignore[misc]
        assert (await worker.service.table(table)).status == "open"
        other = MemoryWorker(log)
        await other.service.do_what_is_due(table)
        assert (await other.service.table(table)).status == "running"

    asyncio.run(scene())


def test_the_host_changes_what_is_agreed_while_waiting(ann: Person, bob: Person) -> None:
    table = ann.open_table("castellum", starts="full")
    wanted = {"game": "castellum", "players": 3, "starts": "full", "listed": True, "takebacks": "never"}
    assert bob.refused(table, "settings", settings=wanted) == ("not_allowed", "room-host-only")
    other = ann.refused(table, "settings", settings={**wanted, "game": "castel"})
    assert other == ("malformed", "room-other-game")
    ann.command(table, "settings", settings={**wanted, "clock": {"kind": "move", "seconds": 60}})
    shown = bob.table(table)
    assert (shown["players"], len(shown["seats"]), shown["takebacks"]) == (3, 3, "never")
    assert shown["clock"]["seconds"] == 60
    assert table in [row["id"] for row in bob.get("/api/tables", which="open")]
    ann.command(table, "settings", settings={**wanted, "listed": False})
    assert table not in [row["id"] for row in bob.get("/api/tables", which="open")]
    bob.command(table, "join", seat=2)
    fewer = {**wanted, "players": 2, "listed": False}
    assert ann.refused(table, "settings", settings=fewer) == ("conflict", "room-seat-taken")
    bob.command(table, "leave")
    bob.command(table, "join", seat=1)
    ann.command(table, "settings", settings=fewer)
    assert ann.table(table)["status"] == "running"
    assert ann.refused(table, "settings", settings=fewer) == ("conflict", "room-table-running")


def test_nobody_is_ready_for_what_they_have_not_seen() -> None:
    table = Sitting(listed=True)
    table.do("ann", cmd.Join(0))
    table.do("bob", cmd.Join(1))
    table.do("bob", cmd.Ready())
    table.do("ann", cmd.ChangeSettings(TableSettings("castello", 2, listed=True, clock=ClockRule("move", 60))))
    assert table.refusal("ann", cmd.Start()) == "room-not-ready"


def test_a_custom_setup_stays(ann: Person) -> None:
    table = ann.open_table(setup={"red": ["H8"], "black": ["T8"]})
    ann.command(table, "settings", settings={"game": "castello", "players": 2, "takebacks": "ask"})
    assert ann.table(table)["custom"]


@pytest.mark.parametrize(("starts", "charged"), [("host", False), ("full", True)])
def test_a_game_with_bots_is_charged_when_it_is_sure_to_start(starts: str, charged: bool) -> None:
    table = Sitting(starts=starts)
    assert starts_bots(table.table, cmd.SeatBot(1, "novice")) == charged
    assert not starts_bots(table.table, cmd.Start())


# ---- rematch ----


def test_b8_a_rematch_keeps_bots_and_pledges(ann: Person) -> None:
    table = ann.open_table(bots={"1": "novice"}, start=True)
    ann.command(table, "resign")
    ann.command(table, "rematch", pledge=digest(nonce(5)))
    following = ann.table(ann.table(table)["rematch"])
    assert following["status"] == "dealing"
    assert [seat["kind"] for seat in following["seats"]] == ["bot", "person"]
    ann.command(following["id"], "reveal", nonce=nonce(5))
    assert ann.table(following["id"])["status"] == "running"


def test_b8_people_who_have_left_are_not_asked_for_a_rematch() -> None:
    table = playing("ann", "bob", "eve", game="castel")
    table.do("eve", cmd.Leave())
    table.wait(3600)
    table.do("ann", cmd.Ask("cancel"))
    table.do("bob", cmd.Answer("cancel", True))
    assert table.refusal("bob", cmd.Answer("rematch", True)) == "room-rematch-agree"
    assert table.refusal("bob", cmd.Answer("rematch", False)) == "room-nothing-asked"
    asked = rematch.want(table.table, BOB, cmd.Rematch())
    assert isinstance(asked, ev.Asked)
    assert asked.voters == [0]
