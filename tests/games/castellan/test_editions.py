"""Card files of owners (CA-1.3, CA-1.4, CA-2.1) and the page that describes them."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from castelude import CasteludeError, Rng, new_match
from castelude.core.errors import BadOptions
from castelude.core.registry import get_game
from castelude.editions import read_edition
from castelude.texts import LANGUAGES

GAME = get_game("castellan")
PAGE = Path(__file__).parents[3] / "docs" / "editions-castellan.md"


def house() -> dict[str, Any]:
    return read_edition("castellan", "house")


def small() -> dict[str, Any]:
    """The worked example of the page."""
    blocks = re.findall(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    data: dict[str, Any] = json.loads(blocks[1])
    return data


def problems(data: object) -> list[str]:
    found = GAME.check_edition(data)
    assert all(problem.words("fr") for problem in found)
    return [problem.words("en") for problem in found]


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of an owner's editions of this game."""
    monkeypatch.setenv("CASTELUDE_EDITIONS", str(tmp_path))
    folder = tmp_path / "castellan"
    folder.mkdir()
    return folder


def put(shelf: Path, name: str, data: object) -> None:
    (shelf / f"{name}.json").write_text(json.dumps(data), encoding="utf-8")


@pytest.mark.clause("CA-1.3")
def test_the_house_edition_and_the_example_are_good() -> None:
    assert problems(house()) == []
    assert problems(small()) == []
    assert GAME.knows_edition(house())
    assert not GAME.knows_edition({"game": "castel"})
    assert not GAME.knows_edition([])


def test_the_page_says_what_the_check_answers() -> None:
    data = small()
    del data["totals"]
    answers = re.findall(r"```\n(cards: .*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert problems(data) == answers[0].strip().splitlines()


@pytest.mark.clause("CA-1.4")
@pytest.mark.parametrize(("key", "wanted"), [("towers", 16), ("long", 13), ("short", 15)])
def test_a_wrong_total_is_named(key: str, wanted: int) -> None:
    data = house()
    data["cards"][4][key] += 1
    assert problems(data) == [f"cards: The total of {key} over all cards is {wanted + 1}; it should be {wanted}."]


@pytest.mark.clause("CA-1.3")
@pytest.mark.parametrize(
    ("place", "change", "where"),
    [
        (3, {"towers": "2"}, "cards[3].towers"),
        (3, {"towers": 2.0}, "cards[3].towers"),
        (3, {"towers": True}, "cards[3].towers"),
        (3, {"extra": -1}, "cards[3].extra"),
        (3, {"long": 10}, "cards[3].long"),
        (3, {"id": "T5"}, "cards[4].id"),
        (3, {"id": "X4"}, "cards[3].id"),
        (3, {"id": None}, "cards[3].id"),
        (3, {"id": "T04"}, "cards[3].id"),
        (3, {"back": "W"}, "cards[3].back"),
        (3, {"colour": "red"}, "cards[3].colour"),
        (3, {"name": "Two Flanks"}, "cards[3].name"),
        (3, {"text": {"en": "x"}}, "cards[3].text"),
        (3, {"towers": 0}, "cards[3].towers"),
        (9, {"long": 0, "short": 0}, "cards[9].long"),
    ],
)
def test_a_wrong_field_is_named(place: int, change: dict[str, Any], where: str) -> None:
    data = house()
    data["cards"][place].update(change)
    found = GAME.check_edition(data)
    assert where in [problem.where for problem in found]


@pytest.mark.clause("CA-1.3")
@pytest.mark.parametrize("key", ["id", "back", "towers", "long", "short", "extra"])
def test_a_missing_field_is_named(key: str) -> None:
    data = house()
    del data["cards"][6][key]
    assert any(problem.where == f"cards[6].{key}" for problem in GAME.check_edition(data))


@pytest.mark.parametrize(
    ("data", "where"),
    [
        (None, "file"),
        ([], "file"),
        ({**house(), "game": "castel"}, "game"),
        ({**house(), "edition": 3}, "edition"),
        ({**house(), "note": "x"}, "note"),
        ({**house(), "totals": {"towers": 16}}, "totals"),
        ({**house(), "totals": {"towers": "16", "long": 13, "short": 15}}, "totals.towers"),
        ({**house(), "cards": {}}, "cards"),
        ({**house(), "cards": [*house()["cards"], 5]}, "cards[14]"),
        ({**house(), "cards": house()["cards"][:13]}, "cards"),
        ({**house(), "seats": 2}, "seats"),
    ],
)
def test_a_wrong_file_is_refused(data: object, where: str) -> None:
    found = GAME.check_edition(data)
    assert where in [problem.where for problem in found]
    assert problems(data)


@pytest.mark.parametrize("note", ["x", {"en": "x"}, {"en": "x", "fr": 1}, {"en": "x", "fr": "x", "tlh": "x"}], ids=str)
def test_the_message_about_texts_names_the_languages(note: object) -> None:
    (found,) = GAME.check_edition({**house(), "note": note})
    assert (found.where, found.message) == ("note", "castellan-edition-words")
    assert (found.params["needed"], found.params["known"]) == ("en, fr", ", ".join(LANGUAGES))


@pytest.mark.clause("CA-2.1")
def test_an_owners_edition_is_chosen_by_the_name_of_its_file(shelf: Path) -> None:
    put(shelf, "small", small())
    match = new_match("castellan", 3, {"edition": "small"}, seed=2)
    state = match.state()
    assert state["options"]["edition"] == "small"
    assert state["supply"] == {"L": 27, "S": 36, "T": 42}
    assert sorted(state["hands"][0] + state["tower_decks"][0])[:2] == ["T1", "T10"]
    rng = Rng(3)
    while match.actor is not None:
        legal = match.legal()
        match.apply(legal[rng.below(len(legal))])
    assert match.game.from_notation(match.game.to_notation(match.record())) == match.record()
    with pytest.raises(BadOptions):
        new_match("castellan", 2, {"edition": "other"}, seed=2)


@pytest.mark.clause("CA-2.1")
def test_ids_are_sorted_as_plain_text(shelf: Path) -> None:
    put(shelf, "small", small())
    towers = ["T10", "T2", "T1", "T3", "T4", "T5", "T6"]
    walls = ["W1", "W2", "W3", "W4", "W5", "W6", "W7"]
    setup = {"first": 0, "tower_decks": [towers, towers], "wall_decks": [walls, walls]}
    match = new_match("castellan", 2, {"edition": "small"}, setup=setup)
    assert "play:T10+T2" in match.legal()
    assert match.explain("play:T2+T10").params == {"right": "play:T10+T2"}


@pytest.mark.parametrize("junk", ["", "{", "[]", "null", '{"game":"castellan"}', '"\\ud800"'])
def test_a_bad_file_is_refused_with_its_reason(shelf: Path, junk: str) -> None:
    (shelf / "bad.json").write_text(junk, encoding="utf-8")
    with pytest.raises(CasteludeError) as caught:
        new_match("castellan", 2, {"edition": "bad"}, seed=1)
    assert isinstance(caught.value, BadOptions)
    assert "bad" in caught.value.words("en")
    assert "bad" in caught.value.words("fr")


def test_names_of_an_owners_edition_are_printed_and_never_those_of_the_house(shelf: Path) -> None:
    put(shelf, "small", small())
    options = GAME.check_options({"edition": "small"})
    cards = GAME.printed(2, options)["cards"]
    assert cards["T1"]["names"] == {"en": "Watch", "fr": "Le guet"}
    assert cards["T2"]["names"] == {}
    here = new_match("castellan", 2, options, seed=1).position
    assert GAME.named(here, {"cards": "T1+T2"}, "fr") == {"cards": "T1 Le guet, T2"}
