"""Links that are shared: what a chat learns of a table, and nothing that its link would not show."""

import re
import struct

import httpx

from castelude.texts import say
from tests.kit.room import FakeClock, Person, RoomMaker, RunningRoom, begin


def tags(room: RunningRoom, path: str, lang: str = "en") -> dict[str, str]:
    page = httpx.get(room.url + path, headers={"Accept": "text/html", "Accept-Language": lang})
    assert page.status_code == 200
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', page.text))


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_an_invitation_says_who_invites_to_what(room: RunningRoom) -> None:
    host = Person(room, "Ann & Bea")
    table = host.open_table("castello")
    for lang in ("en", "fr"):
        found = tags(room, f"/t/{table}", lang)
        assert found["og:title"].startswith("Ann &amp; Bea ")
        assert found["og:description"] == say("web-short-rules-castello", lang)
        assert found["og:url"] == f"{room.url}/t/{table}"
        card = httpx.get(found["og:image"].replace("&amp;", "&"), timeout=60)
        assert card.headers["content-type"] == "image/png"
        assert "content-encoding" not in card.headers
        assert size(card.content) == (1200, 630)


def test_a_game_and_its_replay_have_a_picture_of_the_board(make_room: RoomMaker, clock: FakeClock) -> None:
    room = make_room(now=clock)
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    table = begin(ann, bob)
    before = httpx.get(f"{room.url}/api/tables/{table}/card", timeout=60).content
    ann.command(table, "act", action="B8-C8")
    assert tags(room, f"/t/{table}")["og:title"] == say("web-title-table", "en", game="Castello")
    assert tags(room, f"/replay/{table}")["og:title"] == say("web-title-replay", "en", game="Castello")
    after = httpx.get(f"{room.url}/api/tables/{table}/card", timeout=60).content
    assert size(after) == (1200, 630)
    assert after == before, "it is drawn once in ten minutes"
    clock.advance(600)
    assert httpx.get(f"{room.url}/api/tables/{table}/card", timeout=60).content != before


def test_what_nobody_may_watch_is_not_shown(room: RunningRoom, ann: Person, bob: Person) -> None:
    table = begin(ann, bob, watch="nobody")
    assert tags(room, f"/t/{table}") == {}
    assert httpx.get(f"{room.url}/api/tables/{table}/card", timeout=60).status_code == 403
    assert tags(room, "/t/nosuchtable") == {}


def test_a_shared_study_has_its_name_and_a_picture_and_a_private_one_neither(room: RunningRoom, ann: Person) -> None:
    nodes = [
        {"action": action, "parent": at - 1, "comment": "", "marks": []} for at, action in enumerate(["", "B5-D5"])
    ]
    tree = {"game": "castello", "players": 2, "options": {}, "setup": {"first": 0}, "nodes": nodes}
    wanted = {"name": "Slow openings", "title": "First", "tree": tree}
    shared, private = (ann.post("/api/studies", {**wanted, "shared": shared})["id"] for shared in (True, False))
    found = tags(room, f"/study/{shared}")
    assert found["og:title"] == "Slow openings"
    assert size(httpx.get(found["og:image"].replace("&amp;", "&"), timeout=60).content) == (1200, 630)
    assert tags(room, f"/study/{private}") == {}
    assert httpx.get(f"{room.url}/api/studies/{private}/card").status_code == 404


def test_the_address_is_the_public_one(make_room: RoomMaker) -> None:
    room = make_room(public_url="https://castles.example")
    token = httpx.post(f"{room.url}/api/guests", json={"name": "Ann"}).json()["token"]
    body = {"settings": {"game": "castello", "players": 2}}
    opened = httpx.post(f"{room.url}/api/tables", json=body, headers={"Authorization": f"Bearer {token}"})
    table = opened.json()["id"]
    assert tags(room, f"/t/{table}")["og:image"].startswith(f"https://castles.example/api/tables/{table}/card?")
