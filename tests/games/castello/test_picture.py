"""The SVG picture and the text drawing of Castello."""

import xml.etree.ElementTree as ET

import pytest

from castelude import Match
from tests.kit.castello import after, castello

SVG = "{http://www.w3.org/2000/svg}"


def drawn(match: Match, lang: str = "en") -> ET.Element:
    return ET.fromstring(match.game.picture(match.position, None, match.lately(), lang))


def titles(root: ET.Element) -> list[str]:
    return sorted(element.text or "" for element in root.iter(f"{SVG}title"))


@pytest.mark.parametrize("layout", ["classic", "brio"])
def test_every_pawn_is_drawn_where_it_stands(layout: str) -> None:
    match = castello(layout=layout)
    state = match.state()
    expected = [f"Red {cell}" for cell in state["red"]] + [f"Black {cell}" for cell in state["black"]]
    assert titles(drawn(match)) == sorted([*expected, "Castello"])


def test_the_last_turn_is_a_trail_through_all_its_cells() -> None:
    match = castello({"red": ["A1"], "black": ["B1", "D1", "U1"], "castles": []})
    trail = drawn(after(match, "A1-C1", "C1-E1")).findall(f".//{SVG}polyline")
    assert [len((line.get("points") or "").split()) for line in trail] == [3]
    assert drawn(castello()).findall(f".//{SVG}polyline") == []


def uses(match: Match, drawing: str) -> int:
    """How often a drawing stands in the picture of a match."""
    return len(drawn(match).findall(f".//{SVG}use[@href='#castello-{drawing}']"))


def test_captured_castles_leave_a_flag_and_the_rest_still_stand() -> None:
    before = castello({"red": ["N8", "O9", "O7"], "black": ["U1"]})
    match = after(castello({"red": ["N8", "O9", "N6"], "black": ["U1"]}), "N6-O7")
    assert [uses(before, name) for name in ("castle", "ruin", "flag-red", "flag-ebony")] == [11, 0, 0, 0]
    fallen = [uses(match, name) for name in ("castle", "ruin", "flag-red", "flag-ebony")]
    assert fallen == [10 + 1, 1, 1, 0], "the captured castle stands beside the name of who took it"


@pytest.mark.parametrize(
    ("red", "scaffolds", "smoke"),
    [(["N8"], 0, 0), (["N8", "O9"], 1, 0), (["N8", "O9", "O7"], 1, 1)],
)
def test_castles_show_their_siege(red: list[str], scaffolds: int, smoke: int) -> None:
    match = castello({"red": red, "black": ["U1"]})
    assert (uses(match, "scaffold"), uses(match, "smoke")) == (scaffolds, smoke)


def test_the_description_tells_the_position_in_both_languages() -> None:
    match = castello()
    english, french = (drawn(match, lang).findtext(f"{SVG}desc") for lang in ("en", "fr"))
    assert english == "Castello: 30 red pawns, 30 black pawns, 11 castles standing. Red to move."
    assert french
    assert "Rouge" in french


def test_notebooks_show_the_picture() -> None:
    match = after(castello(), "B5-D5")
    assert match._repr_svg_() == match.game.picture(match.position, lately=["B5-D5"])


def test_the_drawing_shows_every_piece() -> None:
    match = after(castello({"red": ["A1", "C2"], "black": ["D3", "U15"], "castles": ["F3"]}), "C2-E4")
    lines = match.game.drawing(match.position, 0, "en").splitlines()
    assert lines[0].split() == list("ABCDEFG|HIJKLMN|OPQRSTU")
    assert lines[15] == "  1 R . . . . . . | . . . . . . . | . . . . . . . 1"
    assert lines[13] == "  3 . . . . . # . | . . . . . . . | . . . . . . . 3"
    assert lines[12].startswith("  4 . . . . r")
    assert "Red: 0 castles and 1 pawn captured" in lines
    assert lines[-1] == "Black to move"


def test_the_drawing_marks_the_hopping_pawn() -> None:
    match = after(castello({"red": ["A1"], "black": ["B1", "D1", "U1"], "castles": []}), "A1-C1")
    drawing = match.game.drawing(match.position, 0, "fr")
    assert "  1 . . @ b" in drawing
