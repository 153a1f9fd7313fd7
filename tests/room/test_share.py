"""Links that are shared: what a chat learns of a table, and nothing that its link would not show."""

import re
import struct

from castelude.puzzles.library import shipped
from castelude.texts import say
from tests.kit import web
from tests.kit.room import FakeClock, Person, RoomMaker, RunningRoom, begin


def tags(room: RunningRoom, path: str, lang: str = "en") -> dict[str, str]:
    page = web.get(room.url + path, headers={"Accept": "text/html", "Accept-Language": lang})
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
        card = web.get(found["og:image"].replace("&amp;", "&"))
        assert card.headers["content-type"] == "image/png"
        assert "content-encoding" not in card.headers
        assert size(card.content) == (1200, 630)


def test_a_game_and_its_replay_have_a_picture_of_the_board(make_room: RoomMaker, clock: FakeClock) -> None:
    room = make_room(now=clock)
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    table = begin(ann, bob)
    before = web.get(f"{room.url}/api/tables/{table}/card").content
    ann.command(table, "act", action="B8-C8")
    assert tags(room, f"/t/{table}")["og:title"] == say("web-title-table", "en", game="Castello")
    assert tags(room, f"/replay/{table}")["og:title"] == say("web-title-replay", "en", game="Castello")
    after = web.get(f"{room.url}/api/tables/{table}/card").content
    assert size(after) == (1200, 630)
    assert after == before, "it is drawn once in ten minutes"
    clock.advance(600)
    assert web.get(f"{room.url}/api/tables/{table}/card").content != before


def test_what_nobody_may_watch_is_not_shown(room: RunningRoom, ann: Person, bob: Person) -> None:
    table = begin(ann, bob, watch="nobody")
    assert tags(room, f"/t/{table}") == {}
    assert web.get(f"{room.url}/api/tables/{table}/card").status_code == 403
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
    assert size(web.get(found["og:image"].replace("&amp;", "&")).content) == (1200, 630)
    assert tags(room, f"/study/{private}") == {}
    assert web.get(f"{room.url}/api/studies/{private}/card").status_code == 404


def test_a_link_to_a_moment_has_the_picture_of_that_moment(room: RunningRoom, ann: Person, bob: Person) -> None:
    table = begin(ann, bob)
    ann.command(table, "act", action="B8-C8")
    for asked, shown in (
        ("?ply=0", "ply=0"),
        ("?ply=1", "ply=1"),
        ("?ply=2", "seq="),
        ("?ply=x", "seq="),
        ("", "seq="),
    ):
        found = tags(room, f"/replay/{table}{asked}")
        assert shown in found["og:image"]
        assert found["og:url"] == f"{room.url}/replay/{table}{asked if 'ply' in shown else ''}"
    pictures = [tags(room, f"/replay/{table}?ply={ply}")["og:image"].replace("&amp;", "&") for ply in (0, 1)]
    before, after = (web.get(picture).content for picture in pictures)
    assert size(before) == size(after) == (1200, 630)
    assert before != after
    secret = begin(ann, bob, game="castel")
    assert "ply=" not in tags(room, f"/replay/{secret}?ply=0")["og:image"], "nobody may see its record yet"


def test_a_puzzle_has_its_task_and_a_picture(room: RunningRoom, ann: Person) -> None:
    for game in ("castello", "castel"):
        puzzle = shipped(game)[0]
        found = tags(room, f"/puzzles/{game}?puzzle={puzzle.id}", "fr")
        assert found["og:title"] == say("web-title-puzzle", "fr", game=say(f"{game}-name", "fr"))
        assert found["og:url"] == f"{room.url}/puzzles/{game}?puzzle={puzzle.id}"
        task = "web-puzzle-only" if game == "castello" else "web-puzzle-chance"
        assert found["og:description"] == say(task, "fr", seat=say(f"{game}-seat-{puzzle.seat}", "fr"))
        assert size(web.get(found["og:image"].replace("&amp;", "&")).content) == (1200, 630)
    for path in ("/puzzles/castello", "/puzzles/castello?puzzle=none", "/puzzles/chess?puzzle=none"):
        assert tags(room, path) == {}
    nodes = [{"action": text, "parent": at - 1, "comment": "", "marks": []} for at, text in enumerate(["", "B5-D5"])]
    tree = {"game": "castello", "players": 2, "options": {}, "setup": {"first": 0}, "nodes": nodes}
    for shared in (True, False):
        study = ann.post("/api/studies", {"name": "Mine", "title": "First", "tree": tree, "shared": shared})["id"]
        assert bool(tags(room, f"/puzzles/castello?puzzle=study.{study}.1.0")) == shared
        card = web.get(f"{room.url}/api/puzzles/castello/study.{study}.1.0/card")
        assert card.status_code == (200 if shared else 404)


def test_the_address_is_the_public_one(make_room: RoomMaker) -> None:
    room = make_room(public_url="https://castles.example")
    token = web.post(f"{room.url}/api/guests", json={"name": "Ann"}).json()["token"]
    body = {"settings": {"game": "castello", "players": 2}}
    opened = web.post(f"{room.url}/api/tables", json=body, headers={"Authorization": f"Bearer {token}"})
    table = opened.json()["id"]
    assert tags(room, f"/t/{table}")["og:image"].startswith(f"https://castles.example/api/tables/{table}/card?")
