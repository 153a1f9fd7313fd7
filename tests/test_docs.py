"""What the documentation shows is run here."""

import re
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from castelude.cli import build_parser, main
from castelude.core.game import AnyGame
from castelude.referee import REQUESTS
from castelude.rulebook.specification import rulings
from castelude.rulebook.written import credits_for_docs
from castelude.texts import LANGUAGES
from scripts.rules import pages, pictures
from tests.kit import GAMES
from tests.kit.tutorial import follow

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.slow
@pytest.mark.parametrize("path", sorted((ROOT / "docs" / "examples").glob("*.py")), ids=lambda path: path.name)
def test_examples_run(path: Path, tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, str(path)], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize("page", ["README.md", "docs/python.md", "docs/bots.md", "docs/encodings/README.md"])
def test_the_code_of_a_page_runs(page: str) -> None:
    """Each block by itself, as a reader would paste it."""
    blocks = re.findall(r"^( *)```python\n(.*?)^\1```", (ROOT / page).read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert blocks
    for _, block in blocks:
        exec(compile(dedent(block), page, "exec"), {"__name__": "__main__"})


@pytest.mark.slow
@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "tutorials").glob("*.md")), ids=lambda path: path.stem)
def test_a_tutorial_can_be_followed_to_the_letter(page: Path, tmp_path: Path) -> None:
    assert follow(page, tmp_path)


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_inside_the_project_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


def test_every_make_target_is_documented_in_contributing() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    for target in re.findall(r"^([a-z]+):.*## ", makefile, re.MULTILINE):
        assert f"make {target}" in text, target


def test_every_request_is_in_the_protocol_page() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for request in REQUESTS:
        assert f'"cmd":"{request}"' in text, request


def test_every_command_is_in_the_readme() -> None:
    commands = next(action.choices for action in build_parser()._actions if action.metavar == "COMMAND")
    text = (ROOT / "README.md").read_text("utf-8")
    assert commands
    for command in commands:
        assert f"castelude {command}" in text, command


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulings_and_credits_are_generated(lang: str) -> None:
    assert (ROOT / "docs" / f"rulings.{lang}.md").read_text("utf-8") == rulings(lang), "run `make rules`"
    assert (ROOT / "docs" / f"credits.{lang}.md").read_text("utf-8") == credits_for_docs(lang), "run `make rules`"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_rules_and_specification_are_generated(game: AnyGame, lang: str) -> None:
    wanted = pages(game, lang)
    assert {path: (ROOT / "docs" / path).read_text("utf-8") for path in wanted} == wanted, "run `make rules`"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_pictures_of_the_rules_are_generated(game: AnyGame) -> None:
    wanted = pictures(game)
    drawn = {path.relative_to(ROOT / "docs") for path in (ROOT / "docs" / "rules" / "images").glob(f"{game.id}-*")}
    assert drawn == set(wanted)
    for path, svg in wanted.items():
        assert (ROOT / "docs" / path).read_text("utf-8") == svg, f"{path}: run `make rules`"


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_the_pictures_of_the_readme_are_drawn_from_records(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["render", str(ROOT / "docs" / "examples" / f"{game}.json"), "--lang", "en"]) == 0
    assert capsys.readouterr().out == (ROOT / "docs" / "images" / f"{game}.svg").read_text("utf-8")
