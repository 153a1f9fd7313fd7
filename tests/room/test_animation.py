"""A stretch of a game as an animation: every moment of it, and nothing that a replay would not show."""

import io
import itertools

import pytest
from PIL import Image

from castelude.room.rendering.animation import END_MS, MOST_FRAMES, MOST_SIDE, STEP_MS, shown_plies
from castelude.texts import say
from tests.kit.room import Person, begin


def shown(gif: bytes) -> list[tuple[bytes, int]]:
    """Each picture of an animation, and for how long it is shown."""
    image = Image.open(io.BytesIO(gif))
    assert image.format == "GIF"
    assert max(image.size) == MOST_SIDE
    frames = []
    for at in range(getattr(image, "n_frames", 1)):
        image.seek(at)
        frames.append((image.convert("RGB").tobytes(), image.info["duration"]))
    return frames


@pytest.fixture
def table(ann: Person, bob: Person) -> str:
    """A finished game of Castello with two actions."""
    table = begin(ann, bob)
    ann.command(table, "act", action="B8-C8")
    bob.command(table, "act", action="T8-S8")
    ann.command(table, "resign")
    return table


def test_a_stretch_is_shown_moment_by_moment(ann: Person, table: str) -> None:
    whole = ann.http.get(f"/api/tables/{table}/animation")
    assert whole.headers["content-type"] == "image/gif"
    frames = shown(whole.content)
    assert [time for _, time in frames] == [STEP_MS, STEP_MS, END_MS]
    assert len({picture for picture, _ in frames}) == 3
    part = shown(ann.http.get(f"/api/tables/{table}/animation", params={"from": 1, "to": 2}).content)
    assert len(part) == 2


def test_a_single_moment_is_a_picture(ann: Person, table: str) -> None:
    assert len(shown(ann.http.get(f"/api/tables/{table}/animation", params={"from": 1, "to": 1}).content)) == 1


@pytest.mark.parametrize(("first", "last"), [(2, 1), (0, 3), (3, None)])
def test_a_stretch_that_is_none_is_refused(ann: Person, table: str, first: int, last: int | None) -> None:
    asked = {"from": first} | ({} if last is None else {"to": last})
    answer = ann.http.get(f"/api/tables/{table}/animation", params=asked)
    assert answer.status_code == 400
    assert answer.json()["message"] == "error-ply"
    assert answer.json()["detail"] == say("error-ply", "en", count=2, ply=max(first, last or 0))


def test_a_game_with_secrets_is_shown_when_it_is_over(ann: Person, bob: Person) -> None:
    table = begin(ann, bob, game="castel")
    answer = ann.http.get(f"/api/tables/{table}/animation")
    assert answer.status_code == 403
    assert answer.json()["message"] == "room-record-later"


def test_a_long_stretch_is_shown_in_steps() -> None:
    assert shown_plies(3, 5) == [3, 4, 5]
    assert shown_plies(7, 7) == [7]
    found = shown_plies(10, 280)
    assert (len(found), found[0], found[-1]) == (MOST_FRAMES, 10, 280)
    steps = {after - before for before, after in itertools.pairwise(found)}
    assert steps <= {9, 10}
