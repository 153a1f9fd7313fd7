"""A language is a folder of catalogues: a pseudo-language is added and walked through the terminal and the server."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from castelude.texts import INCLUDED, say
from tests.kit import GAMES
from tests.kit.messages import SOURCE
from tests.kit.pseudo import CODE, build, english_sentences, left_in_english, pseudo

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def locales(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("locales"))


def castelude(locales: Path, *words: str, typed: str = "", **environment: str) -> str:
    """What a command prints when the pseudo-language is there."""
    variables = {**os.environ, "CASTELUDE_LOCALES": str(locales), "PYTHONIOENCODING": "utf-8", **environment}
    done = subprocess.run(
        [sys.executable, "-m", "castelude", *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=variables,
        timeout=120,
        check=False,
    )
    return done.stdout + done.stderr


def test_the_pseudo_language_differs_from_english() -> None:
    assert len(english_sentences()) > 1000
    assert pseudo("Not possible: take CO-4.3 or FILE") == "Ñõtö põssïblêöö: täkêö CO-4.3 õŕ FILE"
    assert left_in_english(say("play-hint")) == ["Type an action, or help."]
    assert left_in_english(pseudo(say("play-hint"))) == []


def test_a_terminal_plays_in_a_new_language(locales: Path) -> None:
    yes, resign = pseudo("yes"), pseudo("resign")
    commands = [pseudo(word) for word in ("help", "moves", "why", "rule", "hint", "undo", "save")]
    typed = "\n".join([*commands, f"{pseudo('why')} A1-A9", "A1-D1", "B5-D5", "coups", resign, yes, ""])
    out = castelude(locales, "play", "castello", "--lang", CODE, "--seed", "1", typed=typed)
    assert left_in_english(out) == []
    assert pseudo("Goodbye.") not in out
    for text in (
        "is this action possible here, and by which clause",
        "Hint:",
        "You have not played anything yet.",
        "Thank you",
    ):
        assert pseudo(text) in out, text


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_is_drawn_ruled_and_printed_in_a_new_language(game: object, locales: Path, tmp_path: Path) -> None:
    name = getattr(game, "id", "")
    typed = f"{pseudo('help')}\n{pseudo('hint')}\n{pseudo('quit')}\n"
    out = castelude(locales, "play", name, "--lang", CODE, "--seed", "3", typed=typed)
    assert left_in_english(out) == []
    assert pseudo("Goodbye.") in out
    assert left_in_english(castelude(locales, "rules", name, "--lang", CODE)) == []
    rules = castelude(locales, "rules", name, "--spec", "--lang", CODE)
    assert left_in_english(rules) == []
    assert pseudo(say("rulebook-why")) in rules or not any(clause.ruling for clause in getattr(game, "clauses", ()))
    assert len(rules) > 2000
    sheet = tmp_path / "sheet.svg"
    assert left_in_english(castelude(locales, "print", name, "-o", str(sheet), "--lang", CODE)) == []
    drawn = [path.read_text("utf-8") for path in tmp_path.glob("*.svg")]
    assert drawn
    assert left_in_english("\n".join(drawn)) == []


@pytest.mark.slow
def test_commands_speak_a_new_language(locales: Path, tmp_path: Path) -> None:
    lang = ("--lang", CODE)
    missing = castelude(locales, "render", str(tmp_path / "nothing.json"), *lang)
    assert pseudo("There is no file") in missing
    listed = castelude(locales, "games", *lang)
    assert listed.count("\n") > len(GAMES)
    assert left_in_english(missing + listed + castelude(locales, "editions", "list", *lang)) == []
    assert CODE in castelude(locales, "play", "--help")


@pytest.mark.slow
def test_the_locale_chooses_a_new_language(locales: Path) -> None:
    out = castelude(locales, "play", typed="", LC_ALL=f"{CODE}_XX.UTF-8")
    assert pseudo("Goodbye.") in out
    assert left_in_english(out) == []


MAY_NAME_LANGUAGES = {
    "texts.py": "it lists the languages",
    "games/castellum/edition_shape.py": "the entries of its card files have the keys fr and en",
}


def language_codes(tree: ast.AST) -> Iterator[int]:
    """The lines with a text that is the code of a language."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in INCLUDED:
            yield node.lineno


def test_no_language_is_named_outside_the_texts() -> None:
    found = {
        f"{path.relative_to(SOURCE).as_posix()}:{line}"
        for path in SOURCE.rglob("*.py")
        for line in language_codes(ast.parse(path.read_text("utf-8")))
    }
    assert [place for place in sorted(found) if not place.startswith(tuple(MAY_NAME_LANGUAGES))] == []
    for owner, reason in MAY_NAME_LANGUAGES.items():
        assert any(place.startswith(owner) for place in found), f"{owner} names no language ({reason})"
