"""Foreign pages get nothing done: the Origin of a browser's request is compared exactly, over HTTP and WebSocket."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.kit import web
from tests.kit.room import WAIT_SECONDS, Person, RunningRoom, begin

PUBLIC = "https://castles.example"
FOREIGN = [
    "null",
    "",
    "https://evil.example",
    "http://castles.example",
    "https://castles.example.evil.example",
    "https://evilcastles.example",
    "https://sub.castles.example",
    "https://castles.example:8443",
    "https://castles.example:443.evil.example",
    "https://castles.example@evil.example",
    "https://evil.example/https://castles.example",
    "https://castles.example/",
    "https://castles.example.",
    "castles.example",
    "file://",
    "https://castles.example https://evil.example",
]
OWN = ["https://castles.example", "HTTPS://Castles.Example"]


@pytest.fixture
def public_room(tmp_path: Path) -> Iterator[RunningRoom]:
    room = RunningRoom(f"sqlite:///{tmp_path}/public.sqlite3", public_url=f"{PUBLIC}:443/", requests_per_second=10**6)
    yield room
    room.close()


def headers_of(person: Person, **more: str) -> dict[str, str]:
    """A browser's request: the cookie, which a plain client would keep back from a room under https, and more."""
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in person.http.cookies.jar)
    return {"Cookie": cookies, **{name.replace("_", "-"): value for name, value in more.items()}}


def socket_code(room: RunningRoom, headers: dict[str, str]) -> int | None:
    """The code with which a connection is closed at once; None when it is let in."""
    with connect(room.url.replace("http", "ws") + "/live/nosuchtable", additional_headers=headers) as socket:
        try:
            socket.send('{"type":"ping"}')
            assert "pong" in str(socket.recv(timeout=WAIT_SECONDS))
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0
    return None


def renamed(room: RunningRoom, headers: dict[str, str]) -> int:
    return web.patch(f"{room.url}/api/me", json={"name": "Changed"}, headers=headers).status_code


def test_under_a_public_address_only_its_own_pages_act(public_room: RunningRoom) -> None:
    ann = Person(public_room, "Ann")
    for origin in FOREIGN:
        headers = headers_of(ann, Origin=origin)
        assert (renamed(public_room, headers), socket_code(public_room, headers)) == (403, 4403), origin
    for origin in OWN:
        headers = headers_of(ann, Origin=origin)
        assert (renamed(public_room, headers), socket_code(public_room, headers)) == (200, None), origin


def test_without_one_the_host_asked_for_counts(room: RunningRoom) -> None:
    ann = Person(room, "Ann")
    host = f"127.0.0.1:{room.port}"
    for origin in ("null", "", "http://127.0.0.1", f"http://{host}0", "http://evil.example", f"http://x@{host}", host):
        headers = headers_of(ann, Origin=origin)
        assert (renamed(room, headers), socket_code(room, headers)) == (403, 4403), origin
    headers = headers_of(ann, Origin=f"http://{host}")
    assert (renamed(room, headers), socket_code(room, headers)) == (200, None)
    assert renamed(room, {**headers_of(ann, Origin="http://"), "Host": ""}) in (400, 403)


@pytest.mark.parametrize("site", ["cross-site", "same-site", "nonsense"])
def test_a_browser_that_names_a_foreign_site_is_refused(room: RunningRoom, site: str) -> None:
    """Newer browsers say where a request comes from even when they leave the Origin out."""
    ann = Person(room, "Ann")
    headers = headers_of(ann, Sec_Fetch_Site=site)
    assert (renamed(room, headers), socket_code(room, headers)) == (403, 4403)


@pytest.mark.parametrize("site", ["same-origin", "none"])
def test_our_own_pages_and_programs_get_in(room: RunningRoom, site: str) -> None:
    ann = Person(room, "Ann")
    assert renamed(room, headers_of(ann, Sec_Fetch_Site=site)) == 200
    assert renamed(room, headers_of(ann)) == 200


def test_every_request_that_changes_something_looks_at_the_origin(room: RunningRoom) -> None:
    """All doors, found in the OpenAPI description, so that a new one is not forgotten."""
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    table = begin(ann, bob)
    description = web.get(f"{room.url}/schema/openapi.json").json()
    doors = [
        (method.upper(), path)
        for path, methods in description["paths"].items()
        for method in methods
        if method not in ("get", "head", "options")
    ]
    assert len(doors) > 8
    headers = headers_of(ann, Origin="https://evil.example")
    for method, path in doors:
        path = (
            path.replace("{table_id}", table)
            .replace("{game_id}", "castello")
            .replace("{which}", "x")
            .replace("{number}", "1")
        )
        answer = web.request(method, room.url + path, json={}, headers=headers)
        assert (answer.status_code, answer.json()["message"]) == (403, "room-origin"), path
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        answer = web.post(f"{room.url}/api/account/logout", content="{}", headers={**headers, "Content-Type": kind})
        assert answer.status_code == 403
    assert ann.get("/api/me")["id"] == ann.me["id"]


def test_no_foreign_page_may_read_an_answer(room: RunningRoom) -> None:
    for method in ("GET", "OPTIONS"):
        answer = web.request(method, f"{room.url}/api/me", headers={"Origin": "https://evil.example"})
        assert not [name for name in answer.headers if name.startswith("access-control-")]
