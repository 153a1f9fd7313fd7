"""What can be printed: Castello's board on two sheets, a player aid for each other game."""

import re
import textwrap
from html import escape
from pathlib import Path

import pytest

from castelude.cli import main
from castelude.core.game import AnyGame
from castelude.core.registry import get_game
from castelude.rulebook.markup import BadPage, parse
from castelude.rulebook.sheets import aid, sheets
from castelude.texts import DEFAULT_LANG, LANGUAGES, page_source
from tests.kit import GAMES

SHEETS = [(game, lang) for game in GAMES if page_source(f"rules/{game.id}", DEFAULT_LANG) for lang in LANGUAGES]


@pytest.mark.parametrize(("game", "lang"), SHEETS, ids=[f"{game.id}-{lang}" for game, lang in SHEETS])
def test_every_game_has_sheets_of_a4(game: AnyGame, lang: str) -> None:
    drawn = sheets(game, lang)
    assert len(drawn) == (2 if game.id == "castello" else 1)
    assert all('width="210mm" height="297mm"' in sheet for sheet in drawn)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "groups"), [("castel", ["court", "others"]), ("castellan", ["all"])])
def test_an_aid_shows_all_cards_with_their_names(game: str, groups: list[str], lang: str) -> None:
    rules = get_game(game)
    (sheet,) = sheets(rules, lang)
    for card in (card for group in groups for card in rules.catalogue(group, lang)):
        assert rules.mark(card.id) in sheet
        assert all(f">{escape(line)}</text>" in sheet for line in textwrap.wrap(card.name, 13))


def test_an_aid_shows_what_things_look_like() -> None:
    game = get_game("castellum")
    (sheet,) = sheets(game, "fr")
    for symbol in ("gold", "stone", "wood", "angel", "infantry", "fortification", "fury", "points"):
        assert game.mark(symbol) in sheet


def test_a_mark_that_a_game_has_not_is_an_error() -> None:
    for game in ("castello", "castellum"):
        with pytest.raises(KeyError):
            aid(get_game(game), parse("# Aid\n\n## A {#a}\n\n- {unicorn} **Unicorn**: none.\n"), "en")


def test_the_two_halves_of_the_board_make_the_whole() -> None:
    left, right = sheets(get_game("castello"), "en")
    files = [re.findall(r">([A-U])</text>", half)[::2] for half in (left, right)]
    assert "".join(files[0] + files[1]) == "ABCDEFGHIJKLMNOPQRSTU"


def test_an_aid_goes_on_on_the_next_page() -> None:
    """A language with longer words needs more lines; only what is longer than a page is refused."""
    castel, page = get_game("castel"), "# Long\n\n## A {#a}\n\n"
    drawn = aid(castel, parse(page + "- item\n" * 60), "en")
    assert [sheet.count("item") for sheet in drawn] == [37, 23]
    with pytest.raises(BadPage, match="longer than a page"):
        aid(castel, parse(page + "- " + "item " * 2000), "en")


def test_sheets_are_written_as_files(tmp_path: Path) -> None:
    assert main(["print", "castello", "-o", str(tmp_path / "board.svg"), "--lang", "fr"]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["board-1.svg", "board-2.svg"]
    assert main(["print", "castel", "-o", str(tmp_path / "aid.svg"), "--lang", "fr"]) == 0
    assert "aide de jeu" in (tmp_path / "aid.svg").read_text("utf-8")
