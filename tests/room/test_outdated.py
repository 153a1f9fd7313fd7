"""A stored table whose record the present rules no longer replay: shown as such, with what is stored of it."""

from typing import Any

import pytest

from castelude.room.refusal import Refusal
from castelude.room.tables import commands, visible
from castelude.room.tables import events as ev
from castelude.room.tables.decide import Who, decide
from castelude.room.tables.seats import Outcome
from castelude.room.tables.table import FINISHED, Table
from castelude.texts import say
from tests.kit.aged import age
from tests.kit.domain import fold, moment, new_table
from tests.kit.room import Person, RoomMaker, RunningRoom, begin

pytestmark = pytest.mark.slow

SETUP = {"red": ["C3", "A1"], "black": ["D3", "U1"]}
ILLEGAL = "A1-A9"
"""Something that no rule of Castello ever allowed stands for what an older rule did."""


def stored(*events: ev.AnyEvent, setup: dict[str, Any] | None = None) -> Table:
    """A table folded from a log: two people have begun, and then this happened."""
    table = new_table()
    settings = commands.TableSettings("castello", 2, setup=SETUP)
    begun = ev.Started(setup or SETUP, "00", "seal", [])
    seats = [ev.Seated(0, "ann", "Ann"), ev.Seated(1, "bob", "Bob")]
    for event in (ev.Created(settings, "ann"), *seats, begun, *events):
        fold(table, 1000, event)
    return table


def test_what_cannot_be_replayed_is_kept_as_it_was_stored() -> None:
    table = stored(ev.Acted(0, ["C3-E3"], 5), ev.Acted(1, [ILLEGAL], 5), ev.Acted(0, ["E3-E4"], 5))
    assert (table.status, table.actor(), table.waits_for_bot()) == (FINISHED, None, False)
    assert table.match is not None
    assert table.match.actions == ["C3-E3"]
    shown = visible.summary(table)
    assert (shown["plies"], shown["outdated"], shown["status"]) == (3, 1, "finished")
    assert table.outcome == Outcome("outdated", [], [])
    assert list(table.turns) == [1, 2, 3]


def test_a_stored_result_is_kept() -> None:
    table = stored(ev.Acted(0, [ILLEGAL], 5), ev.Acted(1, ["U1-U2"], 5, ev.Result([1, 4], [1])))
    assert visible.outcome(table) == {"why": "game", "scores": [1, 4], "winners": [1]}


@pytest.mark.parametrize(
    ("event", "why", "winners"),
    [(ev.Resigned(0), "resigned", [1]), (ev.TimedOut(1, 0), "time", [0])],
)
def test_the_winner_of_a_game_given_up_is_kept(event: ev.AnyEvent, why: str, winners: list[int]) -> None:
    table = stored(ev.Acted(0, [ILLEGAL], 5), event)
    assert visible.outcome(table) == {"why": why, "scores": [], "winners": winners}


def test_a_draw_by_agreement_is_kept() -> None:
    table = stored(ev.Acted(0, [ILLEGAL], 5), ev.Asked("draw", 0), ev.Answered("draw", [1], True))
    assert visible.outcome(table) == {"why": "draw", "scores": [], "winners": [0, 1]}


@pytest.mark.parametrize(("keep", "replayed", "kept"), [(2, 1, [ILLEGAL]), (1, 1, []), (0, 0, [])])
def test_take_backs_count_what_was_stored(keep: int, replayed: int, kept: list[str]) -> None:
    table = stored(
        ev.Acted(0, ["C3-E3"], 5), ev.Acted(1, [ILLEGAL], 5), ev.Acted(0, ["E3-E4"], 5), ev.TookBack(0, keep)
    )
    assert table.match is not None
    assert table.outdated is not None
    assert (len(table.match.actions), table.outdated.actions) == (replayed, kept)
    assert table.plies() == keep


def test_a_setup_that_is_no_longer_accepted_leaves_no_position() -> None:
    table = stored(ev.Acted(0, ["C3-E3"], 5), setup={"red": ["Z99"]})
    assert table.match is None
    assert visible.summary(table)["outdated"] == 0
    assert visible.summary(table)["plies"] == 1
    seen = visible.snapshot(table, "ann", 0)
    assert (seen["views"], seen["legal"]) == ({}, None)


@pytest.mark.parametrize(
    "command", [commands.Act("C3-C4"), commands.TakeBack(), commands.Resign(), commands.Ask("draw")]
)
def test_nothing_can_be_done_there_any_more(command: commands.Command) -> None:
    table = stored(ev.Acted(0, [ILLEGAL], 5))
    with pytest.raises(Refusal) as caught:
        decide(table, Who("ann", "Ann"), command, moment(2000))
    assert caught.value.message == "room-outdated"


def test_the_action_that_ends_a_game_stores_its_result() -> None:
    table = stored(setup={"red": ["C3"], "black": ["D3"], "captured": {"pawns": [27, 0]}})
    decision = decide(table, Who("ann", "Ann"), commands.Act("C3-E3"), moment(2000))
    assert isinstance(decision.event, ev.Acted)
    assert decision.event.result == ev.Result([0, 0], [0])


# ---- in a room ----


def played(ann: Person, bob: Person) -> str:
    table = begin(ann, bob, listed=True, watch="everybody")
    for person, action in ((ann, "B5-D5"), (bob, "T7-R7"), (ann, "A5-C5")):
        person.command(table, "act", action=action)
    return table


def test_people_see_what_is_left_of_the_game(room: RunningRoom, ann: Person, bob: Person) -> None:
    table = played(ann, bob)
    age(room, table, old="T7-R7", new="T7-A1")
    shown = ann.table(table)
    assert (shown["status"], shown["plies"], shown["outdated"]) == ("finished", 3, 1)
    assert shown["outcome"]["why"] == "outdated"
    assert ann.refused(table, "act", action="B1-C1") == ("conflict", "room-outdated")
    with bob.at(table) as live:
        seen = live.synced()
    assert seen["legal"] is None
    assert "D5" in seen["views"]["1"]["red"]


def test_record_replay_and_exports_give_what_there_is(room: RunningRoom, ann: Person, bob: Person) -> None:
    table = played(ann, bob)
    age(room, table, old="T7-R7", new="T7-A1")
    game = ann.get(f"/api/tables/{table}/record")
    assert (game["record"]["actions"], game["outdated"]) == (["B5-D5", "T7-A1", "A5-C5"], 1)
    assert [deed["seat"] for deed in game["log"]] == [0, 1, 0]
    assert game["log"][1]["lines"] == [{"id": "log-action", "args": {"seat": 1, "action": "T7-A1"}}]
    assert [moment["ply"] for moment in ann.get(f"/api/tables/{table}/replay")["moments"]] == [0, 1]
    exported = ann.http.get(f"/api/tables/{table}/export")
    assert exported.json()["actions"] == game["record"]["actions"]
    assert ann.http.get(f"/api/tables/{table}/export", params={"form": "svg"}).status_code == 200
    assert ann.http.get(f"/api/tables/{table}/picture").status_code == 200
    refused = ann.http.get(f"/api/tables/{table}/export", params={"form": "notation"})
    assert (refused.status_code, refused.json()["message"]) == (409, "room-outdated")
    assert say("room-outdated", "fr") != say("room-outdated", "en")
    assert ann.http.post(f"/api/tables/{table}/analysis").status_code == 409


def test_lists_name_it_and_do_not_count_it_as_running(room: RunningRoom, ann: Person, bob: Person) -> None:
    table = played(ann, bob)
    age(room, table, old="T7-R7", new="T7-A1")
    (mine,) = ann.get("/api/tables", which="mine")
    assert (mine["id"], mine["status"], mine["outdated"]) == (table, "finished", 1)
    assert ann.get("/api/tables", which="running") == []


def test_a_setup_of_older_rules_can_be_asked_about(room: RunningRoom, ann: Person, bob: Person) -> None:
    table = played(ann, bob)
    age(room, table, old='{"first":0}', new='{"first":7}')
    assert ann.table(table)["outdated"] == 0
    with ann.at(table) as live:
        assert live.synced()["views"] == {}
    assert ann.get(f"/api/tables/{table}/record")["record"]["setup"] == {"first": 7}
    for path in ("replay", "picture", "export?form=svg"):
        assert ann.http.get(f"/api/tables/{table}/{path}").status_code == 409


def test_a_worker_starts_where_a_bot_was_to_move(make_room: RoomMaker) -> None:
    room = make_room(bot_processes=1)
    ann = Person(room, "Ann")
    table = ann.open_table(seat=0, bots={"1": "novice"}, start=True)
    room.stop()
    room.start()
    ann.come_back()
    ann.command(table, "act", action="B5-D5")
    age(room, table, old="B5-D5", new="B5-A1")
    assert ann.table(table)["outdated"] == 0
    after = ann.open_table(seat=1, bots={"0": "novice"}, start=True)
    with ann.at(after) as live:
        live.synced()
        assert live.reach(lambda state: state["table"]["plies"] >= 1), "bots go on elsewhere"
