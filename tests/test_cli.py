"""The command line: every command, and one clear line with exit status 2 for bad input."""

import copy
import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from castelude import get_game, new_match
from castelude.cli import main
from castelude.native import PACKAGE
from castelude.version import __version__


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = new_match("castello", seed=1)
    match.apply_all(["B5-D5", "T7-R7", "A5-C5"])
    path = tmp_path / "game.json"
    path.write_text(json.dumps(match.record().to_json()))
    return path


def fails(capsys: pytest.CaptureFixture[str], *argv: str | Path) -> str:
    """The one line that a refused command prints."""
    assert main([*map(str, argv), "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("castelude: ")
    assert err.count("\n") == 1
    return err


def test_version_says_what_is_running(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--version"])
    assert caught.value.code == 0
    assert capsys.readouterr().out.startswith(f"castelude {__version__} (compiled by mypyc ")


def test_doctor_says_what_is_installed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["doctor", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"castelude {__version__} (compiled by mypyc ")
    assert "Games: castel, castellan, castello, castellum\n" in out
    assert "\nExtra room: litestar " in out
    monkeypatch.setattr("castelude.cli.doctor.version_of", {}.get)
    assert main(["doctor", "--lang", "fr"]) == 0
    assert "\nExtra arena\u00a0: non installé (ray)\n" in capsys.readouterr().out


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    text = capsys.readouterr().out
    for command in ("play", "referee", "render", "export", "import", "rules", "games", "editions", "bench"):
        assert command in text


def test_bench_search(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "search", "--game", "castellum", "--seconds", "0.3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "castellum"
    assert found["nodes"] > 0
    assert main(["bench", "search", "--game", "castello", "--seconds", "0.1"]) == 0
    assert "positions/s" in capsys.readouterr().out
    assert main(["bench", "search", "--seconds", "0"]) == 2


def test_render(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "board.svg"
    assert main(["render", str(record), "--ply", "1", "-o", str(out)]) == 0
    ET.parse(out)
    assert "Black to move" in out.read_text("utf-8") or "Noir" in out.read_text("utf-8")
    assert main(["render", str(record), "--lang", "fr"]) == 0
    assert "Noir" in capsys.readouterr().out
    assert not list(tmp_path.glob("*.part"))


def test_export_and_import_are_inverse(record: Path, tmp_path: Path) -> None:
    sheet, again = tmp_path / "game.txt", tmp_path / "again.json"
    assert main(["export", str(record), "-o", str(sheet)]) == 0
    assert main(["import", "castello", str(sheet), "-o", str(again)]) == 0
    assert json.loads(again.read_text()) == json.loads(record.read_text())


def test_rules_and_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "castello", "co-4.3", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("CO-4.3 ")
    assert main(["rules", "castello", "--spec", "--lang", "fr"]) == 0
    assert capsys.readouterr().out.count("\n### CO-") == 46
    assert main(["rules", "castello", "--lang", "fr"]) == 0
    assert "\n## Le but du jeu\n" in capsys.readouterr().out


def test_games_are_listed_with_their_seats_and_options(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["games", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "castello      2  Castello" in lines
    assert next(line for line in lines if line.startswith("castel ")).split()[:2] == ["castel", "2-5"]
    assert '                 layout: "classic", "brio" ["classic"]' in lines
    for_three = copy.copy(get_game("castel"))
    for_three.min_players = for_three.max_players = 3
    monkeypatch.setattr("castelude.cli.games.all_games", lambda: {"castel": for_three})
    assert main(["games"]) == 0
    assert capsys.readouterr().out.split()[:2] == ["castel", "3"]


def test_editions_are_listed_and_checked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for game in ("castellan", "castellum"):
        house = (PACKAGE / "games" / game / "house.json").read_text("utf-8")
        (tmp_path / game).mkdir()
        (tmp_path / game / "mine.json").write_text(house)
        assert main(["editions", "check", str(tmp_path / game / "mine.json"), "--lang", "en"]) == 0
        assert "is valid" in capsys.readouterr().out
        damaged = tmp_path / "damaged.json"
        damaged.write_text(house.replace("1", "-1", 3))
        assert main(["editions", "check", str(damaged), "--lang", "en"]) == 2
        assert "found" in capsys.readouterr().out
    monkeypatch.setenv("CASTELUDE_EDITIONS", str(tmp_path))
    assert main(["editions", "list"]) == 0
    out = capsys.readouterr().out
    assert [line.split() for line in out.splitlines()[:2]] == [
        ["castellan", "house,", "mine"],
        ["castellum", "house,", "mine"],
    ]


def test_bench_engine_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "engine", "--game", "castello", "--seconds", "0.05", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["game"] == "castello"
    assert figures["playouts"] >= 1
    assert figures["decisions"] > 100
    assert figures["decisions_per_second"] > 0
    assert figures["playouts_per_second"] > 0


def test_missing_and_broken_files(capsys: pytest.CaptureFixture[str], tmp_path: Path, record: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    deep = tmp_path / "deep.json"
    deep.write_text("[" * 100_000)
    assert "no file" in fails(capsys, "render", tmp_path / "nothing.json")
    assert "not JSON" in fails(capsys, "render", broken)
    assert "UTF-8" in fails(capsys, "export", binary)
    assert "not JSON" in fails(capsys, "render", deep)
    assert "cannot be read" in fails(capsys, "render", tmp_path)
    assert "cannot be written" in fails(capsys, "render", record, "-o", tmp_path / "no" / "where.svg")
    assert not (tmp_path / "no").exists()


def test_bad_records_and_plies(capsys: pytest.CaptureFixture[str], tmp_path: Path, record: Path) -> None:
    data = json.loads(record.read_text())
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps({**data, "actions": ["B5-D5", "B6-D6"]}))
    assert "Action 2" in fails(capsys, "render", bad)
    bad.write_text("[]")
    assert "JSON object" in fails(capsys, "export", bad)
    bad.write_text(json.dumps({**data, "options": {"layout": "x"}}))
    assert "[CO-2.1]" in fails(capsys, "export", bad)
    assert "0 to 3" in fails(capsys, "render", record, "--ply", "4")
    assert "0 to 3" in fails(capsys, "render", record, "--ply", "-1")
    assert "seat" in fails(capsys, "render", record, "--seat", "2")


def test_unknown_names(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.txt"
    sheet.write_text("nonsense")
    assert "castello" in fails(capsys, "rules", "chess")
    assert "CO-1.1" in fails(capsys, "rules", "castello", "XX-1.1")
    assert "castello" in fails(capsys, "play", "chess")
    assert "castello" in fails(capsys, "bench", "engine", "--game", "chess")
    assert "castello" in fails(capsys, "import", "chess", sheet)
    assert "Castello" in fails(capsys, "import", "castello", sheet)
    assert "more than 0" in fails(capsys, "bench", "engine", "--seconds", "0")
    assert "2 players" in fails(capsys, "bench", "engine", "--game", "castello", "--players", "9")
    assert "key=value" in fails(capsys, "play", "--option", "layout")
    assert "brio" in fails(capsys, "play", "--option", "layout=modern")
    assert "seat" in fails(capsys, "play", "--seat", "5")
    sheet.write_text('{"some": "file"}')
    assert "card file" in fails(capsys, "editions", "check", sheet)


def test_a_shell_completes_commands_games_and_options(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["completion", "bash"]) == 0
    script = tmp_path / "castelude.sh"
    script.write_text(capsys.readouterr().out)

    def completed(*words: str) -> list[str]:
        line = f"COMP_WORDS=(castelude {' '.join(map(repr, words))}); COMP_CWORD={len(words)}"
        call = f'{line}; COMP_LINE="${{COMP_WORDS[*]}}"; _shtab_castelude castelude {words[-1]!r}'
        done = subprocess.run(
            ["bash", "-c", f'. {script}; {call}; echo "${{COMPREPLY[@]}}"'], capture_output=True, text=True, check=True
        )
        return done.stdout.split()

    assert completed("are") == ["arena"]
    assert {"match", "pool"} <= set(completed("arena", ""))
    assert completed("arena", "pool", "castelli") == []
    assert completed("rules", "castellu") == ["castellum"]
    assert "--players" in completed("play", "--pla")
    for shell in ("zsh", "tcsh"):
        assert main(["completion", shell]) == 0
        assert "castelude" in capsys.readouterr().out


def test_completion_without_its_package_says_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "shtab", None)
    assert "castelude[completion]" in fails(capsys, "completion", "bash")


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("usage: castelude")
    assert "referee" in out
    assert err == ""


@pytest.mark.parametrize(
    ("argv", "module"),
    [
        (["serve"], "castelude.room.serve"),
        (["migrate"], "castelude.room.serve"),
        (["recover", "ada"], "castelude.room.people.recovery"),
        (["ratings", "recompute"], "castelude.room.results.recompute"),
        (["backup", "file"], "castelude.room.storage"),
        (["restore", "file"], "castelude.room.storage"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_commands_of_the_room_say_how_to_install_it(
    argv: list[str], module: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    error = fails(capsys, *argv)
    assert "Install castelude with the extra room" in error
    assert module in error


@pytest.mark.parametrize(
    "argv", [["fly"], ["editions"], ["play", "--seed", "-1"], ["render"], ["play", "--lang", "de"]]
)
def test_usage_errors_exit_with_2(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(argv)
    assert caught.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_errors_speak_french(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["render", str(tmp_path / "rien.json"), "--lang", "fr"]) == 2
    assert "fichier" in capsys.readouterr().err
