"""The headers of every answer, and a content policy without a hole."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from castelude.room.http.headers import EMBEDDED, EMBEDDED_POLICY, PAGE_POLICY, POLICY
from tests.kit import web
from tests.kit.room import Person, RunningRoom, begin, new_sqlite

ROOT = Path(__file__).parents[3]
PATHS = ["/", "/profile", "/t/abc", "/api/me", "/api/games", "/api/nothing", "/metrics", "/schema/openapi.json"]
PATHS += ["/icon.svg", "/assets/nothing.js", "/api/tables/abc", "/api/tables?before=-1", "/schema"]


@pytest.fixture
def secure_room(tmp_path: Path) -> Iterator[RunningRoom]:
    room = RunningRoom(new_sqlite(tmp_path), public_url="https://castles.example")
    yield room
    room.close()


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_every_answer_has_them(room: RunningRoom, method: str) -> None:
    for path in PATHS:
        answer = web.request(method, room.url + path)
        headers = answer.headers
        assert headers["x-content-type-options"] == "nosniff", path
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert headers["content-security-policy"] in (PAGE_POLICY, POLICY), path
        assert "strict-transport-security" not in headers
        if path.startswith("/api/"):
            assert headers["cache-control"] == "no-store"


def test_only_an_embedded_replay_may_be_framed(room: RunningRoom) -> None:
    """It differs from other pages in that alone; whatever else lies below its address is denied like everything."""
    headers = web.get(room.url + "/embed/replay/abc").headers
    assert headers["content-security-policy"] == EMBEDDED_POLICY
    assert EMBEDDED_POLICY.replace("frame-ancestors *", "frame-ancestors 'none'") == PAGE_POLICY
    assert "x-frame-options" not in headers
    assert headers["cross-origin-resource-policy"] == "cross-origin"
    assert (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "same-origin")
    assert "set-cookie" not in headers
    for path in ("/embed", "/embed/replay", "/embed/replay/abc/more", "/embed/t/abc", "/replay/abc"):
        other = web.get(room.url + path, headers={"accept": "text/html"}).headers
        assert other["x-frame-options"] == "DENY", path
        assert "frame-ancestors 'none'" in other["content-security-policy"], path


def test_no_other_handler_may_be_framed(room: RunningRoom) -> None:
    app: Any = room.server.config.app
    handlers = [handler for route in app.routes for handler in getattr(route, "route_handlers", [])]
    assert len(handlers) > 100
    framed = {path for handler in handlers if EMBEDDED in handler.opt for path in handler.paths}
    assert framed == {"/embed/replay/{table_id:str}"}
    assert not [handler for handler in handlers if "X-Frame-Options" in str(handler.response_headers)]


def test_under_https_browsers_are_told_to_stay_there(secure_room: RunningRoom) -> None:
    for path in ("/", "/api/me", "/api/nothing"):
        answer = web.get(secure_room.url + path)
        assert int(re.findall(r"max-age=(\d+)", answer.headers["strict-transport-security"])[0]) >= 31_536_000


def test_the_policies_are_strict() -> None:
    """Nothing is allowed but what is named; nothing inline runs; no other host, no frame, no other base."""
    for policy in (PAGE_POLICY, POLICY):
        rules = dict(rule.partition(" ")[::2] for rule in policy.split("; "))
        assert rules["default-src"] == "'none'"
        assert rules["frame-ancestors"] == rules["base-uri"] == "'none'"
        for name, value in rules.items():
            assert "*" not in value
            assert "http" not in value
            assert "unsafe-eval" not in value
            assert "unsafe-inline" not in value or (policy, name) == (POLICY, "style-src")
    assert "sandbox" in POLICY


def test_the_page_itself_keeps_to_its_policy() -> None:
    """No inline script or style and no foreign address in the page that is served."""
    page = (ROOT / "src" / "castelude" / "room" / "static" / "index.html").read_text("utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=", page)
    assert not re.search(r"(src|href)=[\"']?(https?:)?//", page)


def test_a_picture_opened_as_a_page_runs_nothing(room: RunningRoom) -> None:
    ann, bob = Person(room, "<script>alert(1)"), Person(room, "Bob")
    table = begin(ann, bob)
    answer = ann.http.get(f"/api/tables/{table}/picture?seat=0")
    assert answer.headers["content-security-policy"] == POLICY
    assert "<script" not in answer.text


def test_the_description_of_the_api_loads_nothing_from_elsewhere(room: RunningRoom) -> None:
    for path in ("/schema", "/schema/openapi.json", "/schema/swagger", "/schema/redoc", "/schema/scalar"):
        answer = web.get(room.url + path, follow_redirects=True)
        assert "<script" not in answer.text
        assert answer.status_code == 404 or "json" in answer.headers["content-type"]
