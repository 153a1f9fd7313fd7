"""Three sets that must be one: the clauses registered, those on the game's page, those that tests name."""

import re
from pathlib import Path

import pytest

from castelude.core.clauses import ClauseBook
from castelude.core.game import AnyGame
from castelude.rulebook.specification import clause_page
from castelude.texts import LANGUAGES
from tests.kit import GAMES

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r'(?:mark\.clause|clause)\(\s*"([A-Z]{2}-\d+(?:\.\d+)?)"\s*\)')

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


def registered(game: AnyGame) -> set[str]:
    return {clause.id for clause in game.clauses}


@each_game
def test_every_clause_is_named_by_a_test_and_every_test_names_a_clause(game: AnyGame) -> None:
    folder = ROOT / "tests" / "games" / game.id
    named = {clause for path in folder.rglob("test_*.py") for clause in NAMED.findall(path.read_text("utf-8"))}
    assert named == registered(game)


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_made_from_the_clauses(game: AnyGame, lang: str) -> None:
    page = (ROOT / "docs" / "spec" / f"{game.id}.{lang}.md").read_text("utf-8")
    assert set(re.findall(r"^### ([A-Z]{2}-\d+(?:\.\d+)?) ", page, re.MULTILINE)) == registered(game)


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_has_its_words(game: AnyGame, lang: str) -> None:
    for clause in game.clauses:
        assert clause.title(lang)
        assert clause.text(lang)
        page = clause_page(clause, lang)
        assert page.startswith(clause.id)
        if clause.ruling:
            assert clause.reason(lang).splitlines()[0].replace("\\", "\\\\") in page


def test_naming_an_unknown_clause_fails() -> None:
    book = ClauseBook("test", ["XX-1.1"], rulings=[])
    with pytest.raises(KeyError):
        book["XX-1.2"]
    with pytest.raises(KeyError):
        ClauseBook("test", ["XX-1.1"], rulings=["XX-9.9"])
