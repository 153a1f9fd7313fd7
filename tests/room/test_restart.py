"""The room after a restart: people, games and bots go on."""

from castelude.cli import main
from tests.kit.room import Person, RoomMaker, RunningRoom, begin


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


def test_backup_and_return(room: RunningRoom, ann: Person, bob: Person, tmp_path: object) -> None:
    table = begin(ann, bob)
    ann.command(table, "act", action="B5-D5")
    file, other = f"{tmp_path}/backup.jsonl", f"sqlite:///{tmp_path}/other.sqlite3"
    assert main(["tables", "export", file, "--database", room.settings.database]) == 0
    assert main(["tables", "import", file, "--database", other]) == 0
    assert main(["tables", "import", file, "--database", other]) == 0
    copy = RunningRoom(other)
    try:
        eve = Person(copy, "Eve")
        assert eve.table(table)["plies"] == 1
        assert eve.get(f"/api/tables/{table}/record")["record"]["actions"] == ["B5-D5"]
    finally:
        copy.close()
