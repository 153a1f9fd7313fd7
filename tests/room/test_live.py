"""Live play: whole games over the socket, secrets, resuming, exactly once, bad input."""

import contextlib
import itertools
import json

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from castelude import Rng
from castelude.room.live.uvicorn_socket import Socket
from castelude.room.settings import Settings
from tests.kit import GAMES
from tests.kit.room import (
    NEAR_END,
    QUIET_PAIR,
    WAIT_SECONDS,
    FakeClock,
    Live,
    Person,
    RoomMaker,
    RunningRoom,
    begin,
    until,
)

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_whole_games_of_every_game_over_the_socket(room: RunningRoom, game: str) -> None:
    """People on all seats play at random to the end; everybody sees the same gapless sequence."""
    facts = next(found for found in GAMES if found.id == game)
    people = [Person(room, f"P{k}") for k in range(facts.min_players)]
    host = people[0]
    limits = {"castello": {"quiet_limit": 30}, "castel": {"turn_limit": 12}}
    table = host.open_table(game, facts.min_players, options=limits.get(game, {}))
    for person in people[1:]:
        person.command(table, "join")
        person.command(table, "ready")
    host.command(table, "start")
    rng = Rng(3)
    with people[0].at(table) as one, people[1].at(table) as two:
        lives = {0: one, 1: two}
        for live in lives.values():
            live.synced()
        while one.state["table"]["status"] == "running":
            actor = one.state["table"]["actor"]
            live = lives[actor]
            state = live.catch_up(one.state["seq"])
            assert state["legal"]["seat"] == actor
            legal = state["legal"]["actions"]
            answer = live.act(legal[rng.below(len(legal))])
            assert answer["type"] == "ack", answer
            for each in lives.values():
                each.catch_up(answer["seq"])
        assert one.state["table"]["outcome"]["why"] == "game"
        assert [event["seq"] for event in one.events] == [event["seq"] for event in two.events]
        assert one.state["fairness"]["revealed"]
    exported = host.get(f"/api/tables/{table}/record")
    assert len(exported["record"]["actions"]) == one.state["table"]["plies"]


@pytest.mark.parametrize("game", [game.id for game in GAMES if game.hidden])
def test_nobody_sees_what_the_rules_hide(room: RunningRoom, game: str) -> None:
    """What a viewer gets while the game runs holds its own view and no other, no setup, no seed, no nonce."""
    facts = next(found for found in GAMES if found.id == game)
    people = [Person(room, f"P{k}") for k in range(2)]
    eve = Person(room, "Eve")
    table = people[0].open_table(game, 2)
    people[1].command(table, "join")
    people[1].command(table, "ready")
    people[0].command(table, "start")
    assert facts.hidden
    rng = Rng(5)
    with people[0].at(table) as one, people[1].at(table) as two, eve.at(table) as watcher:
        for live in (one, two, watcher):
            live.synced()
        for _ in range(30):
            actor = one.state["table"]["actor"]
            if actor is None:
                break
            live = (one, two)[actor]
            state = live.catch_up(one.state["seq"])
            answer = live.act(state["legal"]["actions"][rng.below(len(state["legal"]["actions"]))])
            for each in (one, two, watcher):
                each.catch_up(answer["seq"])
            if one.state["table"]["status"] != "running":
                break
            for each, key in ((one, "0"), (two, "1"), (watcher, "watch")):
                assert list(each.state["views"]) == [key]
                assert each.state["legal"] is None or each.state["legal"]["seat"] == int(key)
                assert '"nonce"' not in each.seen[-1]
                assert '"setup"' not in each.seen[-1]
        for person, seat in ((people[0], 0), (people[1], 1), (eve, None)):
            params = {} if seat is None else {"seat": seat}
            picture = person.http.get(f"/api/tables/{table}/picture", params=params)
            assert picture.headers["content-type"].startswith("image/svg+xml")
        if watcher.state["table"]["status"] == "running":
            assert eve.http.get(f"/api/tables/{table}/picture?seat=0").json()["message"] == "room-not-your-seat"
            assert people[0].http.get(f"/api/tables/{table}/picture?seat=1").status_code == 403
            for person, seat, other in ((people[0], 0, 1), (people[1], 1, 0)):
                _sees_the_past_with_own_eyes(person, table, seat, other, one.state["table"]["plies"])
        answer_ = eve.http.get(f"/api/tables/{table}/record")
        assert (answer_.status_code, answer_.json()["message"]) == (403, "room-record-later")
        if watcher.state["table"]["status"] == "running":
            assert watcher.ask(type="explain", action="x")["code"] == "not_allowed"


def _sees_the_past_with_own_eyes(person: Person, table: str, seat: int, other: int, plies: int) -> None:
    """While the game runs, the past is what the person saw of it: no view of another seat, and no action in full."""
    path = f"/api/tables/{table}/replay"
    refused = person.http.get(path, params={"seat": other})
    assert (refused.status_code, refused.json()["message"]) == (403, "room-record-later")
    for own in ({"seat": seat}, {}):
        moments = person.get(path, **{"from": 0, "to": plies, **own})["moments"]
        assert [moment["ply"] for moment in moments] == list(range(plies + 1))
        assert all(moment["view"]["seat"] == own.get("seat") for moment in moments)
        assert all(moment["lately"] == [] for moment in moments)


def test_an_ack_means_that_it_is_stored(ann: Person, bob: Person) -> None:
    table = begin(ann, bob)
    with ann.at(table) as live:
        live.synced()
        answer = live.act("B5-D5")
        assert answer["type"] == "ack"
        assert bob.table(table)["seq"] == answer["seq"]


def test_the_news_of_a_command_come_before_its_ack(ann: Person, bob: Person) -> None:
    """Whoever reads the ack knows the table already, and never answers an old one."""
    table = begin(ann, bob)
    with ann.at(table) as live:
        live.synced()
        for number in range(3):
            live.send(type="do", command_id=f"c{number}", command={"kind": "ask", "what": "draw"})
            stored = live.until(lambda message: message["type"] == "ack")["seq"]
            assert live.state["seq"] >= stored
            live.send(type="do", command_id=f"w{number}", command={"kind": "answer", "what": "draw", "agree": False})
            assert live.until(lambda message: message["type"] == "ack")["seq"] <= live.state["seq"]


def test_exactly_once_and_stale(ann: Person, bob: Person) -> None:
    table = begin(ann, bob)
    with ann.at(table) as live:
        before = live.synced()["seq"]
        first = live.act("B5-D5", command_id="same")
        again = live.act("B5-D5", command_id="same")
        with ann.at(table) as other_page:  # what happens by itself is sent by every page that shows the table
            other_page.synced()
            other = other_page.act("B5-D5", command_id="same", expected_seq=before)
        assert first["seq"] == again["seq"] == other["seq"]
        bob.command(table, "act", action="T5-R5")
        live.reach(lambda state: state["table"]["plies"] == 2)
        stale = live.act("B6-D6", expected_seq=before)
        assert (stale["type"], stale["code"]) == ("refused", "stale")
        assert live.act("B6-D6")["type"] == "ack"
    assert ann.table(table)["plies"] == 3


def test_two_commands_for_one_state_have_one_winner(ann: Person) -> None:
    table = ann.open_table(hotseat=True, start=True, setup=QUIET_PAIR)
    with ann.at(table) as one, ann.at(table) as two:
        seq = one.synced()["seq"]
        two.synced()
        one.send(type="act", command_id="x", expected_seq=seq, action="C5-C6")
        two.send(type="act", command_id="y", expected_seq=seq, action="C5-C4")
        kinds = [live.until(lambda m: m["type"] in ("ack", "refused"))["type"] for live in (one, two)]
    assert sorted(kinds) == ["ack", "refused"]


def test_resuming_after_a_break(ann: Person, bob: Person) -> None:
    table = begin(ann, bob)
    with ann.at(table) as live:
        seq = live.synced()["seq"]
    for person, action in zip(itertools.cycle((ann, bob)), ("B5-D5", "T5-R5", "B6-D6"), strict=False):
        person.command(table, "act", action=action)
    with ann.at(table, after_seq=seq) as live:
        live.state = {"seq": seq}
        live.synced()
        update = live.state
        assert [event["actions"] for event in update["events"]] == [["B5-D5"], ["T5-R5"], ["B6-D6"]]
        assert update["events"][0]["log"] == [{"id": "castello-log-move", "args": {"seat": 0, "action": "B5-D5"}}]


def test_a_spectator_watches_and_cannot_act(ann: Person, bob: Person, room: RunningRoom) -> None:
    table = begin(ann, bob)
    eve = Person(room, "Eve")
    with eve.at(table) as live:
        update = live.synced()
        assert list(update["views"]) == ["watch"]
        assert update["legal"] is None
        assert live.act("B5-D5")["code"] == "not_allowed"
        ann.command(table, "act", action="B5-D5")
        live.reach(lambda state: state["table"]["plies"] == 1)
    private = begin(ann, bob, watch="nobody")
    with eve.at(private) as live:
        assert live.until(lambda m: m["type"] == "refused")["code"] == "not_allowed"


def test_explaining_over_the_socket(ann: Person, bob: Person) -> None:
    table = begin(ann, bob)
    with bob.at(table) as live:
        live.synced()
        answer = live.ask(type="explain", action="B1-F1")
        assert (answer["type"], answer["legal"], answer["clause"]) == ("explained", False, "CO-4.1")
        assert answer["message"] == "castello-too-far"


def test_a_long_mistake_is_answered_shortly(ann: Person, bob: Person) -> None:
    """What is wrong is said, but a caller's own text is not sent back without end."""
    with ann.at(begin(ann, bob)) as live:
        live.synced()
        live.send(type="ping", **{"x" * 5000: 1})
        answer = live.until(lambda m: m["type"] == "refused")
        assert answer["code"] == "malformed"
        assert "xxx" in answer["detail"]
        assert len(answer["detail"]) < 500


def test_messages_in_pieces_and_pings_leave_no_parser_behind(ann: Person, room: RunningRoom) -> None:
    with ann.at(ann.open_table()) as live:
        live.synced()
        (socket,) = (one for one in room.server.server_state.connections if isinstance(one, Socket))
        until(lambda: socket._parser is None)
        live.socket.send(['{"type": ', '"ping"', "}"])
        assert live.until(lambda message: message["type"] == "pong")
        assert live.socket.ping().wait(WAIT_SECONDS)
        until(lambda: socket._parser is None)
        live.send(type="ping")
        live.until(lambda message: message["type"] == "pong")
        live.socket.close()
        assert live.socket.close_code == 1000


def test_previewing_over_the_socket(ann: Person, bob: Person) -> None:
    """Who is to decide learns what an action would lead to; nothing happens, and nobody else may ask."""
    table = begin(ann, bob)
    with ann.at(table) as one, bob.at(table) as two:
        before = one.synced()
        two.synced()
        seat = before["table"]["actor"]
        mine, other = (one, two) if seat in before["seats"] else (two, one)
        seen = mine.ask(type="preview", action="B1-C2")
        assert seen["type"] == "previewed"
        assert "C2" in seen["view"]["red"]
        assert "B1" not in seen["view"]["red"]
        assert [line["id"] for line in seen["lines"]] == ["castello-log-move"]
        refused = mine.ask(type="preview", action="B1-F1")
        assert (refused["type"], refused["clause"]) == ("refused", "CO-4.1")
        assert other.ask(type="preview", action="B1-C2")["message"] == "room-not-your-turn"
        assert mine.state["seq"] == before["seq"]


def test_chat_and_presence(ann: Person, bob: Person) -> None:
    table = begin(ann, bob)
    with ann.at(table) as one, bob.at(table) as two:
        one.until(lambda m: m["type"] == "presence" and len(m["people"]) == 2)
        assert one.people == ["Ann", "Bob"]
        two.synced()
        for _ in range(2):
            assert two.ask(type="chat", text="  hello   there ", command_id="once")["type"] == "ack"
        one.until(lambda m: m["type"] == "chat")
        assert [(line["name"], line["text"]) for line in one.chat] == [("Bob", "hello there")]
        assert two.ask(type="chat", text=" \t ")["message"] == "room-chat-text"
    with ann.at(table) as live:
        live.until(lambda m: m["type"] == "chat")
        assert len(live.chat) == 1


def test_chat_has_a_rate_limit(ann: Person, bob: Person) -> None:
    table = begin(ann, bob)
    with ann.at(table) as live:
        live.synced()
        kinds = [live.ask(type="chat", text=f"line {k}").get("code") for k in range(12)]
    assert "too_many" in kinds
    assert kinds[0] is None


def test_bad_messages_are_refused_and_the_connection_lives(ann: Person, bob: Person) -> None:
    table = begin(ann, bob)
    bad = [
        "",
        "{",
        "null",
        "[]",
        '"act"',
        "{}",
        '{"type":"fly"}',
        '{"type":"act"}',
        '{"type":"act","command_id":1,"expected_seq":1,"action":"A1-A2"}',
        '{"type":"act","command_id":"a","expected_seq":-1,"action":"A1-A2"}',
        '{"type":"act","command_id":"","expected_seq":1,"action":"A1-A2"}',
        '{"type":"do","command_id":"a","command":{"kind":"explode"}}',
        '{"type":"join","after_seq":"all"}',
        "[" * 3000,
    ]
    with ann.at(table) as live:
        live.synced()
        for text in bad:
            live.socket.send(text)
            answer = live.until(lambda m: m["type"] == "refused")
            assert answer["code"] == "malformed"
            assert answer["detail"]
        assert live.act("B5-D5")["type"] == "ack"


def test_abuse_ends_the_connection(ann: Person, bob: Person) -> None:
    table = begin(ann, bob)
    with ann.at(table) as live:
        live.synced()
        live.socket.send(json.dumps({"type": "ping"}) + " " * Settings().frame_bytes)
        assert live.close_code() == 4400
    with ann.at(table) as live:
        live.synced()
        with contextlib.suppress(ConnectionClosed):
            for _ in range(30):
                live.socket.send("{")
        assert live.close_code() == 4400
    with bob.at(table) as other:
        assert other.synced()["table"]["status"] == "running"


def test_too_many_messages_are_refused_by_name_and_then_end_the_connection(
    make_room: RoomMaker, clock: FakeClock
) -> None:
    room = make_room(messages_per_second=1, now=clock)
    ann = Person(room, "Ann")
    with ann.at(ann.open_table()) as live:
        live.synced()
        answers = [live.ask(type="explain", action="x") for _ in range(5)]
        assert answers[-1]["code"] == "too_many"
        with contextlib.suppress(ConnectionClosed):  # the room may close before the last one is sent
            for _ in range(40):
                live.send(type="ping")
        assert live.close_code() in (4400, 4408)


def test_who_may_connect(ann: Person, bob: Person, room: RunningRoom) -> None:
    table = begin(ann, bob)
    url = room.url.replace("http", "ws") + f"/live/{table}"
    with connect(url) as socket:
        assert Live(socket).close_code() == 4401
    cookies = "; ".join(f"{key}={value}" for key, value in ann.http.cookies.items())
    headers = {"Cookie": cookies, "Origin": "https://evil.example"}
    with connect(url, additional_headers=headers) as socket:
        assert Live(socket).close_code() == 4403


def test_too_many_connections(make_room: RoomMaker) -> None:
    room = make_room(sockets_per_player=2)
    ann = Person(room, "Ann")
    table = ann.open_table()
    with ann.at(table) as one, ann.at(table) as two, ann.at(table) as three:
        one.synced()
        two.synced()
        assert three.close_code() == 4429


def test_logging_out_stops_an_open_connection(ann: Person, bob: Person) -> None:
    table = begin(ann, bob)
    with ann.at(table) as live:
        live.synced()
        ann.post("/api/account/logout", {})
        assert live.close_code() == 4401
    assert bob.table(table)["plies"] == 0


def test_the_end_is_announced_with_everything_revealed(ann: Person, bob: Person) -> None:
    table = begin(ann, bob, setup=NEAR_END)
    with bob.at(table) as live:
        assert "nonce" not in live.synced()["fairness"]
        ann.command(table, "act", action="A1-C1")
        state = live.reach(lambda state: state["table"]["status"] == "finished")
        assert state["fairness"]["setup"] == NEAR_END
        assert state["table"]["outcome"]["winners"] == [0]


def test_a_bot_answers(ann: Person) -> None:
    table = ann.open_table(bots={"1": "novice"}, start=True)
    with ann.at(table) as live:
        live.synced()
        live.act("B5-D5")
        live.reach(lambda state: state["table"]["plies"] >= 2 and state["table"]["actor"] == 0)
        ann.command(table, "takeback")
        live.reach(lambda state: state["table"]["plies"] == 0)
