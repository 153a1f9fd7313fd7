"""Promise 6: only the seat's holder acts for the seat. Every kind of wrong token, at every door."""

import json
import secrets
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from castelude.core.rng import Rng, SecretRng
from castelude.games.castel import Castel
from castelude.room.people.sessions import token_hash
from tests.kit import web
from tests.kit.castel import setup_of
from tests.kit.room import WAIT_SECONDS, FakeClock, Person, RunningRoom, begin

Json = dict[str, Any]
DAY = 86_400
LEGAL = "B5-D5"


class Scene:
    """A running table of Ann (to move) and Bob, and everybody whose token is wrong."""

    def __init__(self, room: RunningRoom, clock: FakeClock) -> None:
        self.room, self.clock = room, clock
        self.ann, self.bob = Person(room, "Ann"), Person(room, "Bob")
        self.table = begin(self.ann, self.bob)

    def token(self, person: Person) -> str:
        return next(iter(person.http.cookies.values()))

    # ---- the forged tokens ----

    def none(self) -> str | None:
        return None

    def random(self) -> str:
        return secrets.token_urlsafe(32)

    def empty(self) -> str:
        return ""

    def huge(self) -> str:
        return "x" * 5000

    def hash_of_the_right_one(self) -> str:
        """What a thief of the database has."""
        return token_hash(self.token(self.ann))

    def id_of_the_session(self) -> str:
        return str(self.ann.get("/api/account/sessions")[0]["id"])

    def id_of_the_player(self) -> str:
        return str(self.ann.me["id"])

    def almost_right(self) -> str:
        right = self.token(self.ann)
        return right[:-1] + ("A" if right[-1] != "A" else "B")

    def other_seat(self) -> str:
        return self.token(self.bob)

    def other_table(self) -> str:
        other = Person(self.room, "Cyd")
        begin(other, Person(self.room, "Dan"))
        return self.token(other)

    def spectator(self) -> str:
        eve = Person(self.room, "Eve")
        with eve.at(self.table) as live:
            live.synced()
        return self.token(eve)

    def expired(self) -> str:
        token = self.token(self.ann)
        self.clock.advance(91 * DAY)
        return token

    def after_logout(self) -> str:
        token = self.token(self.ann)
        self.ann.post("/api/account/logout", {})
        return token

    def after_sign_in(self) -> str:
        """Signing in gives a new token; the old one is dead."""
        token = self.token(self.ann)
        self.ann.post("/api/account/register", {"login": "ann", "password": "correct horse"})
        return token

    def ended_elsewhere(self) -> str:
        token = self.token(self.ann)
        self.ann.post("/api/account/register", {"login": "ann", "password": "correct horse"})
        second = Person(self.room, "Ann again")
        second.post("/api/account/login", {"login": "ann", "password": "correct horse"})
        token = self.token(self.ann)
        second.http.delete("/api/account/sessions")
        return token


FORGED = [name for name in vars(Scene) if not name.startswith("_") and name != "token"]
UNKNOWN = {"none", "random", "empty", "huge", "hash_of_the_right_one", "id_of_the_session", "id_of_the_player"}
UNKNOWN |= {"almost_right", "expired", "after_logout", "after_sign_in", "ended_elsewhere"}


@pytest.mark.parametrize("forged", FORGED)
def test_a_wrong_token_does_nothing_anywhere(room: RunningRoom, clock: FakeClock, forged: str) -> None:
    scene = Scene(room, clock)
    make: Callable[[], str | None] = getattr(scene, forged)
    token = make()
    for by in ("cookie", "bearer"):
        headers = credentials(token, by)
        table = f"{room.url}/api/tables/{scene.table}"
        with web.Client(headers=headers) as thief:
            for kind, fields in COMMANDS.items():
                body: Json = {"command_id": f"{by}{kind}", "command": {"kind": kind, **fields}}
                answer = thief.post(f"{table}/commands", json=body)
                refused = 401 if forged in UNKNOWN else 403
                assert answer.status_code == refused or (kind, answer.status_code) == ("rematch", 409), answer.text
            assert thief.post(f"{table}/hint").status_code in (401, 403)
            assert thief.get(f"{table}/picture?seat=0").status_code == 403
        over_the_socket(room, scene.table, headers, unknown=forged in UNKNOWN)
    fresh = Person(room, "Judge")
    assert (fresh.table(scene.table)["plies"], fresh.table(scene.table)["status"]) == (0, "running")


COMMANDS: dict[str, Json] = {"act": {"action": LEGAL}, "takeback": {}, "rematch": {}}


def credentials(token: str | None, by: str) -> dict[str, str]:
    if token is None:
        return {}
    return {"Authorization": f"Bearer {token}".strip()} if by == "bearer" else {"Cookie": f"castelude={token}"}


def over_the_socket(room: RunningRoom, table: str, headers: dict[str, str], unknown: bool) -> None:
    """Unknown people are sent away unheard; others hear only what a spectator, or their own seat, may."""
    with connect(room.url.replace("http", "ws") + f"/live/{table}", additional_headers=headers) as socket:
        if unknown:
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=WAIT_SECONDS)
            assert socket.close_code == 4401
            return
        socket.send(json.dumps({"type": "join", "after_seq": 0}))
        socket.send(json.dumps({"type": "act", "command_id": "x", "expected_seq": 99, "action": LEGAL}))
        while (message := json.loads(socket.recv(timeout=WAIT_SECONDS))).get("type") != "refused":
            if message.get("type") == "update":
                assert 0 not in message["seats"]
                assert "0" not in message["views"]
                assert message["legal"] is None
        assert message["code"] == "not_allowed"


def test_a_body_cannot_say_who_one_is(room: RunningRoom, clock: FakeClock) -> None:
    """The cookie is Bob's, the body speaks of Ann: who sends it counts, and unknown words are refused."""
    scene = Scene(room, clock)
    url = f"/api/tables/{scene.table}/commands"
    bodies: list[Json] = [
        {"command_id": "b", "command": {"kind": "act", "action": LEGAL, **extra}, **outer}
        for extra, outer in (
            ({"seat": 0}, {}),
            ({"player": scene.ann.me["id"]}, {}),
            ({}, {"player": scene.ann.me["id"]}),
            ({}, {"token": scene.token(scene.ann)}),
            ({}, {"seat": 0}),
        )
    ]
    for body in bodies:
        assert scene.bob.http.post(url, json=body).status_code == 400
    plain = {"command_id": f"{scene.ann.me['id']}:x", "command": {"kind": "act", "action": LEGAL}}
    assert scene.bob.http.post(url, json=plain).status_code == 403
    assert scene.bob.http.post(f"{url}?token={scene.token(scene.ann)}", json=plain).status_code == 403


def test_the_header_wins_over_the_cookie_and_they_are_never_mixed(room: RunningRoom, clock: FakeClock) -> None:
    scene = Scene(room, clock)
    both = {"Cookie": f"castelude={scene.token(scene.ann)}", "Authorization": f"Bearer {scene.token(scene.bob)}"}
    act = {"command_id": "m", "command": {"kind": "act", "action": LEGAL}}
    url = f"{room.url}/api/tables/{scene.table}/commands"
    assert web.post(url, json=act, headers=both).status_code == 403
    both["Authorization"] = "Bearer nonsense"
    assert web.post(url, json=act, headers=both).status_code == 401
    assert web.get(f"{room.url}/api/me", headers=both).status_code == 401


def test_somebody_elses_command_id_is_not_mine(room: RunningRoom, clock: FakeClock) -> None:
    """The answer to a command belongs to who sent it: the same id from another person is another command."""
    scene = Scene(room, clock)
    url = f"/api/tables/{scene.table}/commands"
    body = {"command_id": "same", "command": {"kind": "act", "action": LEGAL}}
    assert scene.ann.http.post(url, json=body).status_code == 200
    assert scene.ann.http.post(url, json=body).status_code == 200
    assert scene.bob.http.post(url, json=body).status_code == 422


def test_the_host_alone_has_the_hosts_rights(room: RunningRoom) -> None:
    ann, bob, eve = (Person(room, name) for name in ("Ann", "Bob", "Eve"))
    table = ann.open_table()
    bob.command(table, "join")
    for person in (bob, eve):
        assert person.refused(table, "kick", seat=0) == ("not_allowed", "room-host-only")
        assert person.refused(table, "bot", seat=1, level="novice") == ("not_allowed", "room-host-only")
        assert person.refused(table, "start") == ("not_allowed", "room-host-only")


def test_who_was_removed_stops_at_once(room: RunningRoom) -> None:
    """A removed player's connection is closed, and they no longer see the table."""
    ann, bob, cyd = (Person(room, name) for name in ("Ann", "Bob", "Cyd"))
    table = ann.open_table("castel", watch="nobody")
    bob.command(table, "join")
    with bob.at(table) as live:
        live.synced()
        ann.command(table, "kick", seat=1)
        assert live.close_code() == 4403
        assert bob.refused(table, "ready") == ("not_allowed", "room-no-seat")
        cyd.command(table, "join")
        cyd.command(table, "ready")
        ann.command(table, "start")
        assert '"hand":[' not in "".join(live.seen)
    for path in ("", "/picture", "/record", "/replay", "/export"):
        assert bob.http.get(f"/api/tables/{table}{path}").status_code == 403
    assert bob.refused(table, "act", action="draw") == ("not_allowed", "room-no-seat")


def test_who_has_resigned_looks_on_as_a_spectator(room: RunningRoom) -> None:
    """With three seats a bot plays on for who resigns; the seat's cards are no longer theirs to see."""
    ann, bob, cyd = (Person(room, name) for name in ("Ann", "Bob", "Cyd"))
    table = ann.open_table("castel", players=3)
    for person in (bob, cyd):
        person.command(table, "join")
        person.command(table, "ready")
    ann.command(table, "start")
    with bob.at(table) as live:
        assert live.synced()["views"]["1"]["hand"]
        seq = live.do("resign")["seq"]
        state = live.catch_up(seq)
        assert list(state["views"]) == ["watch"]
        assert state["views"]["watch"]["hand"] is None
    assert bob.http.get(f"/api/tables/{table}/picture?seat=1").status_code == 403


def test_two_seats_of_one_person_and_no_third(room: RunningRoom) -> None:
    """At one device a person holds several seats: those are seen and acted for, and no other."""
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    table = ann.open_table("castel", players=3, shared=True)
    ann.command(table, "join", seat=1)
    bob.command(table, "join")
    bob.command(table, "ready")
    ann.command(table, "start")
    with ann.at(table) as live, bob.at(table) as other:
        assert set(live.synced()["views"]) == {"0", "1", "watch"}
        assert set(other.synced()["views"]) == {"2"}
        offered = [live for live in (live, other) if live.state["legal"]]
        assert len(offered) == 1
        actor = live.state["table"]["actor"]
        assert (offered[0] is live) == (actor in (0, 1))
    for seat, status in ((0, 200), (1, 200), (2, 403)):
        assert ann.http.get(f"/api/tables/{table}/picture?seat={seat}").status_code == status


def test_the_log_of_a_shared_device_tells_no_seat_what_another_drew(room: RunningRoom) -> None:
    _, _, deal = setup_of("2p; 0: king")
    told: list[bool] = []
    for more in ({"hotseat": True}, {"bots": {"1": "novice"}}):
        ann = Person(room, "Ann")
        table = ann.open_table("castel", setup=deal, start=True, **more)
        ann.command(table, "act", action="draw")
        with ann.at(table) as live:
            live.synced()
        drawn = [line["id"] for event in live.events if event.get("ply") == 1 for line in event["log"]]
        told.append(drawn == ["castel-log-drew"])
        assert drawn in (["castel-log-draw"], ["castel-log-drew"])
    assert told == [False, True]


def test_a_deal_cannot_be_foretold(room: RunningRoom, monkeypatch: pytest.MonkeyPatch) -> None:
    """The house's nonce is of the operating system, and what a player sees of the deal tells nothing of the rest."""
    asked: list[int | None] = []
    dealt: list[object] = []
    real, deal = secrets.token_hex, Castel.deal

    def token_hex(count: int | None = None) -> str:
        asked.append(count)
        return real(count)

    def noted(game: Castel, players: int, options: dict[str, Any], rng: Rng) -> dict[str, Any]:
        dealt.append(rng)
        return dict(deal(game, players, options, rng))

    monkeypatch.setattr(secrets, "token_hex", token_hex)
    monkeypatch.setattr(Castel, "deal", noted)
    ann = Person(room, "Ann")
    ann.open_table("castel", bots={"1": "novice"}, start=True)
    assert 32 in asked
    assert [type(rng) for rng in dealt] == [SecretRng]
