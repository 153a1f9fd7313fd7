"""The room after a restart: people, games and bots go on."""

import pytest

from tests.kit.room import Person, RoomMaker, RunningRoom, begin

pytestmark = pytest.mark.slow


def test_a_game_goes_on_after_a_restart(room: RunningRoom, ann: Person, bob: Person) -> None:
    table = begin(ann, bob)
    ann.command(table, "act", action="B5-D5")
    with ann.at(table) as live:
        before = live.synced()
    room.restart()
    for person in (ann, bob):
        person.come_back()
        assert person.get("/api/me")["id"] == person.me["id"]
    with ann.at(table) as live:
        after = live.synced()
    assert after["views"] == before["views"]
    assert after["events"] == before["events"]
    bob.command(table, "act", action="T5-R5")
    assert ann.table(table)["plies"] == 2


def test_a_bot_to_move_goes_on_after_a_restart(make_room: RoomMaker) -> None:
    room = make_room(bot_processes=1)
    ann = Person(room, "Ann")
    table = ann.open_table(seat=1, bots={"0": "novice"}, start=True)
    room.restart()
    ann.come_back()
    with ann.at(table) as live:
        live.synced()
        live.reach(lambda state: state["table"]["plies"] >= 1)
