"""`castelude new-game`: a package that plays and keeps the contract at once."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from castelude import get_game, new_match
from castelude.cli import main
from castelude.contract import check
from castelude.scaffold import files_of
from castelude.texts import LANGUAGES, say
from tests.kit import elsewhere


def test_a_new_game_plays_and_keeps_the_contract(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "castaway"
    assert main(["new-game", "castaway", "--folder", str(folder), "--lang", "en"]) == 0
    *paths, last = capsys.readouterr().out.splitlines()
    assert sorted(paths) == sorted(str(path) for path in folder.rglob("*") if path.is_file())
    assert last.startswith(f"Next: pip install --editable {folder}, castelude check castaway, ")
    with monkeypatch.context() as patch:
        elsewhere.install(patch, tmp_path / "site", folder)
        game = get_game("castaway")
        assert [say("castaway-name", lang) for lang in LANGUAGES] == ["Castaway"] * len(LANGUAGES)
        assert {clause.id[:3] for clause in game.clauses} == {"CS-"}  # CA is Castellan's
        assert [outcome for outcome in check(game) if outcome.wrong is not None] == []
        for own, wrong in ((("green", "pink"), "may be any of red, black"), (("green", "green"), "the same colour")):
            patch.setattr(game, "seat_colours", own)
            assert wrong in str(next(check(game)).wrong)
        match = new_match("castaway", setup={"heaps": [1, 2, 1], "first": 0})
        match.apply_all(["b2", "a1", "c1"])
        assert match.result().winners == [0]
    elsewhere.forget()


USE_COMPILED = """
import pickle
from castelude import Rng, playout
from castelude_pebbles import position
assert position.__file__.endswith((".so", ".pyd")), position.__file__
start = position.PebblesPosition([9, 8, 7], 0)
over = pickle.loads(pickle.dumps(start))
assert playout(over, Rng(1), 100) > 2
assert len(over.winners()) == 1 and start.moves() == start.copy().moves()
"""


@pytest.mark.slow
def test_an_engine_of_another_package_can_be_compiled_as_its_page_says(tmp_path: Path) -> None:
    assert main(["new-game", "pebbles", "--folder", str(tmp_path / "pebbles")]) == 0
    page = (Path(__file__).parents[1] / "docs" / "new-game.md").read_text("utf-8")
    setup, decorated = (
        re.findall(r"```python[^\n]*\n(.*?)```", page[page.index("## Faster") :], re.DOTALL)[k] for k in (0, 1)
    )
    (tmp_path / "pebbles" / "setup.py").write_text(setup)
    engine = tmp_path / "pebbles" / "castelude_pebbles" / "position.py"
    first, _, rest = engine.read_text("utf-8").partition("\n")
    imported, _, attribute = decorated.partition("\n\n\n")
    attribute = attribute.partition("\n")[0]
    engine.write_text(f"{first}\n{imported}\n{rest}".replace("class Pebbles", f"{attribute}\nclass Pebbles"))
    folder, where = tmp_path / "pebbles", os.pathsep.join(sys.path)
    for command in (["setup.py", "build_ext", "--inplace"], ["-c", USE_COMPILED]):
        environment = {**os.environ, "PYTHONPATH": where, "MYPYPATH": str(Path(elsewhere.__file__).parents[2] / "src")}
        done = subprocess.run(
            [sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_example_is_what_new_game_writes() -> None:
    written = files_of("heaps")
    french = "castelude_heaps/locales/fr/heaps.ftl"
    written[french] = written[french].replace("Heaps", "Tas")
    for path, text in written.items():
        assert (elsewhere.PACKAGE / path).read_text("utf-8") == text, path


@pytest.mark.parametrize(
    ("name", "reason"),
    [("My game", "3 to 20 small letters"), ("ab", "3 to 20"), ("castello", "is taken"), ("web", "is taken")],
)
def test_names_that_cannot_be(name: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", name, "--folder", str(tmp_path / "x"), "--lang", "en"]) == 2
    assert reason in capsys.readouterr().err
    assert not (tmp_path / "x").exists()


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert main(["new-game", "pebbles", "--folder", str(tmp_path), "--lang", "en"]) == 2
    assert "exists and is not an empty folder" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
