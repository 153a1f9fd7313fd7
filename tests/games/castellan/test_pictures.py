"""The drawing for terminals and the SVG picture."""

import re
import xml.etree.ElementTree as ET

import pytest

from castelude import Match, new_match
from tests.kit.castellan import ALL_OF_A, ALL_OF_B, HALL, TWO_CELLS, A, B, after, table

SVG = "{http://www.w3.org/2000/svg}"


def picture(match: Match, seat: int | None = None, lang: str = "en") -> ET.Element:
    return ET.fromstring(match.game.picture(match.position, seat, match.lately(), lang))


def titles(root: ET.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}title")]


def numbers_on_keeps(root: ET.Element, seat_name: str) -> list[str]:
    """The numbers on the keeps in the courtyards of a seat."""
    found = []
    for group in root.iter(f"{SVG}g"):
        title = group.find(f"{SVG}title")
        if title is not None and (title.text or "").startswith(seat_name):
            found += [text.text or "" for text in group.iter(f"{SVG}text")]
    return found


def test_a_castle_in_the_terminal() -> None:
    match = after(table(A), ALL_OF_A, HALL, "double:0,0 S1,1E")
    drawing = match.game.drawing(match.position, 0, "en")
    castle = [line.rstrip() for line in drawing.splitlines()[:13]]
    assert castle == [
        "   4 ·   ·   ·   ·   ·   ·   ·",
        "",
        "   3 ·   ·   ·   ·   ·   ·   ·",
        "",
        "   2 ·   ·   ■═══════■   ·   ·",
        "             ║ 0*  0*│",
        "   1 ·   ·   ║   ○───■   ·   ·",
        "             ║ 0*  0*│",
        "   0 ·   ·   ■═══════■   ·   ·",
        "",
        "  -1 ·   ·   ·   ·   ·   ·   ·",
        "",
        "  -2 ·   ·   ·   ·   ·   ·   ·",
    ]
    assert "Courtyard 0,0: Red, 5 towers, doubled, 10 points" in drawing
    assert drawing.endswith("Red builds. Still to place: 4 short walls.")


def test_the_hand_is_drawn_for_its_seat_only() -> None:
    match = table("T2 T5 W1 W4", "T1 T3 W2 W7")
    for seat, own in ((0, "Gatehouse"), (1, "Great Front")):
        assert own in match.game.drawing(match.position, seat, "en")
        assert own in ET.tostring(picture(match, seat), encoding="unicode")
    assert "Great Front" not in match.game.drawing(match.position, 0, "en")
    assert "Great Front" not in ET.tostring(picture(match, 0), encoding="unicode")
    assert "Gatehouse" not in ET.tostring(picture(match, None), encoding="unicode")


def test_every_piece_and_every_courtyard_is_in_the_picture() -> None:
    match = after(table(B), ALL_OF_B, TWO_CELLS, "T1,0 double:0,0 S1,0N stay:1,0")
    root = picture(match)
    pieces = [name for name in titles(root) if re.fullmatch(r"[TSL]-?\d+,-?\d+[EN]?", name)]
    assert len(pieces) == 6 + 7
    assert numbers_on_keeps(root, "Red") == ["4", "8"]
    assert "url(#floor-0)" in ET.tostring(root, encoding="unicode")
    assert root.find(f".//{SVG}pattern[@id='floor-0']") is not None


def test_the_picture_grows_with_the_castle_and_stays_on_a_page() -> None:
    small = after(table(A), ALL_OF_A, "T0,0")
    widths = [float(picture(small).attrib["width"])]
    for seed in range(4):
        match = new_match("castellan", 4, seed=seed)
        match.playout(seed, 2000)
        widths.append(float(picture(match).attrib["width"]))
    assert min(widths[1:]) > widths[0]
    assert max(widths) <= 1040


@pytest.mark.parametrize(("lang", "words"), [("en", "1 courtyard."), ("fr", "1 cour.")])
def test_the_picture_speaks(lang: str, words: str) -> None:
    match = after(table(A), ALL_OF_A, HALL)
    description = picture(match, lang=lang).find(f"{SVG}desc")
    assert description is not None
    assert words in (description.text or "")
