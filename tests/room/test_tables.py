"""Tables before, during and after play, through the commands that people send."""

import pytest

from tests.kit.room import NEAR_END, QUIET_PAIR, FakeClock, Person, RoomMaker, RunningRoom, begin


def test_from_an_open_table_to_a_game(ann: Person, bob: Person) -> None:
    table = ann.open_table(listed=True)
    assert [row["id"] for row in bob.get("/api/tables", which="open")] == [table]
    assert bob.refused(table, "ready") == ("not_allowed", "room-no-seat")
    assert ann.refused(table, "start") == ("conflict", "room-seats-free")
    bob.command(table, "join")
    assert ann.refused(table, "start") == ("conflict", "room-not-ready")
    assert bob.refused(table, "start") == ("not_allowed", "room-host-only")
    bob.command(table, "ready")
    ann.command(table, "start")
    shown = bob.table(table)
    assert shown["status"] == "running"
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Bob"]
    assert shown["mine"] == [1]
    assert [row["id"] for row in ann.get("/api/tables", which="mine")] == [table]
    assert ann.get("/api/tables", which="open") == []


def test_joining_and_leaving(ann: Person, bob: Person, room: RunningRoom) -> None:
    table = ann.open_table()
    eve = Person(room, "Eve")
    assert bob.refused(table, "join", seat=0) == ("conflict", "room-seat-taken")
    assert bob.refused(table, "join", seat=7) == ("malformed", "error-seat")
    bob.command(table, "join", seat=1)
    assert bob.refused(table, "join") == ("conflict", "room-seated-already")
    assert eve.refused(table, "join") == ("conflict", "room-full")
    bob.command(table, "leave")
    eve.command(table, "join")
    ann.command(table, "kick", seat=1)
    assert ann.refused(table, "kick", seat=1) == ("conflict", "room-seat-free")
    assert [seat["kind"] for seat in ann.table(table)["seats"]] == ["person", "free"]
    assert eve.refused(table, "leave") == ("not_allowed", "room-no-seat")


def test_a_host_who_leaves_hands_the_table_on(ann: Person, bob: Person) -> None:
    table = ann.open_table()
    bob.command(table, "join")
    ann.command(table, "leave")
    assert ann.refused(table, "bot", seat=0, level="novice") == ("not_allowed", "room-host-only")
    bob.command(table, "bot", seat=0, level="novice")
    bob.command(table, "start")
    assert bob.table(table)["status"] == "running"


def test_bots_are_seated_by_the_host(ann: Person, bob: Person) -> None:
    table = ann.open_table(seat=1)
    assert bob.refused(table, "bot", seat=0, level="novice") == ("not_allowed", "room-host-only")
    ann.command(table, "bot", seat=0, level="adept")
    assert ann.refused(table, "bot", seat=1, level="adept") == ("conflict", "room-seat-taken")
    ann.command(table, "start")
    assert ann.table(table)["seats"][0]["level"] == "adept"


def test_bots_of_one_level_are_told_apart(ann: Person, bob: Person) -> None:
    bots = {"1": "novice", "2": "adept", "3": "novice"}
    table = ann.open_table("castel", 4, bots=bots, start=True, watch="link")
    for reader in (ann, bob):
        assert [seat["nth"] for seat in reader.table(table)["seats"]] == [None, 1, None, 2]


def test_a_command_sent_twice_is_carried_out_once(ann: Person) -> None:
    table = ann.open_table(seat=None)
    body = {"command_id": "same", "command": {"kind": "join", "seat": 0}}
    first, second = (ann.post(f"/api/tables/{table}/commands", body) for _ in range(2))
    assert first == second
    assert ann.table(table)["seq"] == 2


def test_acting_out_of_turn_and_illegally(ann: Person, bob: Person) -> None:
    table = begin(ann, bob)
    assert bob.refused(table, "act", action="T5-S5") == ("not_allowed", "room-not-your-turn")
    assert ann.refused(table, "act", action="A1-D1") == ("illegal_action", "castello-too-far")
    ann.command(table, "act", action="B5-D5")
    bob.command(table, "act", action="T5-R5")
    assert ann.table(table)["plies"] == 2


def test_resigning(ann: Person, bob: Person) -> None:
    table = begin(ann, bob)
    bob.command(table, "resign")
    shown = ann.table(table)
    assert shown["status"] == "finished"
    assert shown["outcome"] == {"why": "resigned", "scores": [0, 0], "winners": [0]}
    assert ann.refused(table, "act", action="B5-D5") == ("conflict", "room-table-finished")


def test_a_draw_by_agreement(ann: Person, bob: Person) -> None:
    table = begin(ann, bob)
    ann.command(table, "ask", what="draw")
    assert ann.refused(table, "ask", what="draw") == ("conflict", "room-asked-already")
    assert ann.refused(table, "answer", what="draw", agree=True) == ("not_allowed", "room-own-request")
    bob.command(table, "answer", what="draw", agree=False)
    assert bob.refused(table, "answer", what="draw", agree=True) == ("conflict", "room-nothing-asked")
    bob.command(table, "ask", what="draw")
    ann.command(table, "answer", what="draw", agree=True)
    assert ann.table(table)["outcome"] == {"why": "draw", "scores": [0, 0], "winners": [0, 1]}


def test_playing_on_declines_a_draw(ann: Person, bob: Person) -> None:
    table = begin(ann, bob)
    ann.command(table, "ask", what="draw")
    ann.command(table, "act", action="B5-D5")
    assert bob.refused(table, "answer", what="draw", agree=True) == ("conflict", "room-nothing-asked")


def test_cancelling_by_agreement(ann: Person, bob: Person) -> None:
    table = begin(ann, bob)
    bob.command(table, "ask", what="cancel")
    ann.command(table, "answer", what="cancel", agree=True)
    assert ann.table(table)["status"] == "cancelled"


def test_against_bots_cancelling_is_free_and_draws_are_not(ann: Person) -> None:
    table = ann.open_table(bots={"1": "novice"}, start=True)
    assert ann.refused(table, "ask", what="draw") == ("not_allowed", "room-bots-play-on")
    ann.command(table, "ask", what="cancel")
    assert ann.table(table)["status"] == "cancelled"


def test_takebacks_by_request(ann: Person, bob: Person) -> None:
    table = begin(ann, bob, takebacks="ask")
    assert ann.refused(table, "ask", what="takeback") == ("conflict", "error-nothing-to-undo")
    ann.command(table, "act", action="B5-D5")
    bob.command(table, "act", action="T5-R5")
    assert ann.refused(table, "takeback") == ("not_allowed", "room-takeback-ask")
    ann.command(table, "ask", what="takeback")
    bob.command(table, "answer", what="takeback", agree=True)
    assert ann.table(table)["plies"] == 0
    assert ann.table(table)["actor"] == 0


def test_takebacks_inside_the_own_turn_are_free(ann: Person, bob: Person) -> None:
    chain = {"red": ["A1", "C9"], "black": ["B1", "D1", "F1", "U1"], "castles": []}
    table = begin(ann, bob, setup=chain)
    ann.command(table, "act", action="A1-C1")
    ann.command(table, "act", action="C1-E1")
    ann.command(table, "takeback")
    ann.command(table, "takeback")
    assert ann.table(table)["plies"] == 0
    ann.command(table, "act", action="C9-C10")
    assert ann.refused(table, "takeback") == ("not_allowed", "room-takeback-ask")
    never = begin(ann, bob, setup=chain, takebacks="never")
    ann.command(never, "act", action="A1-C1")
    assert ann.refused(never, "takeback") == ("not_allowed", "room-no-takebacks")


def test_a_leaver_is_replaced_on_the_others_word(make_room: RoomMaker, clock: FakeClock) -> None:
    room = make_room(now=clock)
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    table = begin(ann, bob, grace=5)
    assert ann.refused(table, "ask", what="replace", seat=1) == ("not_allowed", "room-replace-present")
    assert ann.refused(table, "ask", what="replace") == ("malformed", "room-replace-whom")
    bob.command(table, "leave")
    assert ann.table(table)["seats"][1]["away"] == clock()
    assert ann.refused(table, "ask", what="replace", seat=1) == ("conflict", "room-replace-early")
    clock.advance(300)
    ann.command(table, "ask", what="replace", seat=1)
    assert ann.table(table)["seats"][1]["kind"] == "free"
    eve = Person(room, "Eve")
    eve.command(table, "join")
    ann.command(table, "act", action="B5-D5")
    eve.command(table, "act", action="T5-R5")
    assert bob.refused(table, "act", action="B6-D6") == ("not_allowed", "room-no-seat")
    eve.command(table, "leave")
    clock.advance(300)
    ann.command(table, "ask", what="replace", seat=1, level="casual")
    assert ann.table(table)["seats"][1]["level"] == "casual"


def test_a_leaver_comes_back(ann: Person, bob: Person) -> None:
    table = begin(ann, bob)
    bob.command(table, "leave")
    assert bob.refused(table, "leave") == ("conflict", "room-left-already")
    bob.command(table, "join")
    assert ann.table(table)["seats"][1]["away"] is None


def test_b8_a_rematch_asks_and_then_starts_at_once(ann: Person, bob: Person) -> None:
    table = begin(ann, bob, setup=NEAR_END)
    assert ann.refused(table, "rematch") == ("conflict", "room-table-running")
    ann.command(table, "act", action="A1-C1")
    shown = ann.table(table)
    assert shown["outcome"] == {"why": "game", "scores": [0, 0], "winners": [0]}
    bob.command(table, "rematch")
    assert ann.table(table)["rematch"] is None
    ann.command(table, "answer", what="rematch", agree=False)
    bob.command(table, "rematch")
    ann.command(table, "rematch")
    following = ann.table(table)["rematch"]
    assert following
    assert bob.table(table)["rematch"] == following
    again = ann.table(following)
    assert [seat["name"] for seat in again["seats"]] == ["Bob", "Ann"]
    assert again["rematch_of"] == table
    assert (again["status"], again["actor"], again["listed"]) == ("running", 0, False)


def test_hot_seat(ann: Person) -> None:
    table = ann.open_table(hotseat=True, start=True, setup=QUIET_PAIR)
    assert ann.table(table)["mine"] == [0, 1]
    ann.command(table, "act", action="C5-C6")
    ann.command(table, "act", action="S5-S6")
    assert ann.table(table)["plies"] == 2


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"game": "chess"}, "malformed"),
        ({"players": 3}, "malformed"),
        ({"options": {"layout": "x"}}, "malformed"),
        ({"setup": {"red": ["Z1"]}}, "malformed"),
        ({"clock": {"kind": "move", "seconds": 1}}, "malformed"),
        ({"clock": {"kind": "hourglass"}}, "malformed"),
        ({"watch": "aliens"}, "malformed"),
        ({"colour": "red"}, "malformed"),
        ({"players": "two"}, "malformed"),
    ],
)
def test_settings_that_cannot_be(ann: Person, settings: dict[str, object], code: str) -> None:
    answer = ann.http.post("/api/tables", json={"settings": {"game": "castello", "players": 2, **settings}})
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert answer.json()["detail"]


def test_unknown_tables(ann: Person) -> None:
    assert ann.refused("a" * 20, "join") == ("not_found", "room-no-table")
    assert ann.http.get("/api/tables/nonsense!").status_code == 404


def test_watching(ann: Person, bob: Person, room: RunningRoom) -> None:
    private = begin(ann, bob, watch="nobody")
    eve = Person(room, "Eve")
    answer = eve.http.get(f"/api/tables/{private}")
    assert (answer.status_code, answer.json()["message"]) == (403, "room-no-watching")
    assert bob.table(private)["status"] == "running"
    public = begin(ann, bob, watch="everybody", listed=True)
    assert eve.table(public)["mine"] == []
    assert [row["id"] for row in eve.get("/api/tables", which="running")] == [public]
