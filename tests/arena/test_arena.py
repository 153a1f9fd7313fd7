"""Matches, ladders and tuning as one types them."""

import json
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from castelude.arena.campaign import here, on_cores, run
from castelude.arena.contestants import read_bot
from castelude.arena.fixtures import Fixture, Outcome, fixtures, line_ups, play
from castelude.arena.results import Results, commit
from castelude.arena.tune import share
from castelude.cli import main
from castelude.core.errors import BadFile, BadRequest
from castelude.core.game import AnyGame
from castelude.core.registry import get_game
from tests.kit import GAMES

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
BOT = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'docs/examples/bots/first_bot.py'))}"
CASTELLUM = get_game("castellum")


def program(tmp_path: Path, text: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(text)
    return f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def fixture(*seats: str, game: str = "castellum", deal: int = 3, answer_s: float = 20.0) -> Fixture:
    return Fixture(game, get_game(game).check_options({}), deal, seats, 0, answer_s)


def test_everybody_sits_everywhere() -> None:
    assert line_ups(["a", "b"], 2) == [("a", "b"), ("b", "a")]
    assert line_ups(["a", "b", "c"], 3) == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    assert line_ups(["a", "b"], 4) == [
        ("a", "b", "b", "b"),
        ("b", "a", "b", "b"),
        ("b", "b", "a", "b"),
        ("b", "b", "b", "a"),
    ]
    with pytest.raises(BadRequest, match="3 contestants do not fit 4 seats"):
        line_ups(["a", "b", "c"], 4)


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_a_game_is_the_same_every_time(game: AnyGame) -> None:
    options = game.check_options({"quiet_limit": 12} if game.id == "castello" else {})
    planned = Fixture(game.id, options, 5, ("greedy",) * game.min_players, 4, 1.0)
    one, two = play(planned), play(planned)
    assert (one.shares, one.scores, one.actions) == (two.shares, two.scores, two.actions)
    assert sum(one.shares) == pytest.approx(1)
    assert one.forfeit is None


def test_the_cores_play_the_same_games() -> None:
    planned = fixtures(CASTELLUM, 2, {}, ["greedy", "random"], range(1, 3), 0, 1.0)
    alone = Results(None, {})
    run(planned, alone, here)
    together = Results(None, {})
    pace = run(planned, together, on_cores(2))
    assert pace.speed_up > 0
    assert {(found.key, found.shares, found.scores) for found in alone.outcomes} == {
        (found.key, found.shares, found.scores) for found in together.outcomes
    }


def test_greedy_beats_random(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["arena", "match", "castellum", "greedy", "random", "--deals", "4", "--workers", "1", "--lang", "en"]) == 0
    )
    captured = capsys.readouterr()
    assert "| greedy | 8 | 8 | 100.0 % |" in captured.out
    assert "8 games of" in captured.out
    assert "8/8" in captured.err


@pytest.fixture(autouse=True)
def known_commit(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A copy of the project without its history is told its commit."""
    monkeypatch.setenv("CASTELUDE_COMMIT", "0123456789ab")
    commit.cache_clear()
    yield
    commit.cache_clear()


def test_a_run_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "results.jsonl"
    words = ["arena", "match", "castellum", "greedy", "random", "--workers", "1", "--quiet", "-o", str(path)]
    assert main([*words, "--deals", "2"]) == 0
    lines = path.read_text().splitlines()
    assert len(lines) == 6
    assert json.loads(lines[1]) == {"commit": commit()}
    marked = json.loads(lines[2])
    marked["seconds"] = 4321.0
    path.write_text("\n".join([*lines[:2], json.dumps(marked), *lines[3:5], lines[5][:20]]))  # the last was cut off
    assert main([*words, "--deals", "3"]) == 0
    again = [json.loads(line) for line in path.read_text().splitlines()]
    assert len(again) == 8
    assert again[2]["seconds"] == 4321.0  # not played again
    assert len({(line["deal"], *line["seats"]) for line in again[2:]}) == 6
    capsys.readouterr()
    other = [word if word != "random" else "novice" for word in words]
    assert main([*other, "--deals", "2"]) == 2
    assert "another campaign" in capsys.readouterr().err


def test_files_that_are_no_results_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    for text in ("hello\n", '{"plan":{}}\n{"deal":1}\n'):
        path.write_text(text)
        with pytest.raises(BadFile):
            Results(path, {})
        assert path.read_text() == text
    with pytest.raises(BadFile):
        Results(tmp_path / "no" / "way", {})


def test_ladder_compares_neighbours(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "arena",
        "ladder",
        "castellum",
        "random",
        "greedy:overlooks=90",
        "greedy",
        "--deals",
        "2",
        "--workers",
        "1",
    ]
    assert main([*words, "--players", "3", "--quiet", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "greedy:overlooks=90 against random: " in out
    assert "greedy against greedy:overlooks=90: " in out
    assert "times a fair share" in out
    assert main(["arena", "ladder", "castellum", "random", "--lang", "en"]) == 2


def test_a_pool_puts_everybody_on_one_scale(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "pool", "castellum", "random", "greedy:overlooks=80", "greedy", "--deals", "2", "--workers", "1"]
    assert main([*words, "--quiet", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert out.count(" against ") == 3
    assert "greedy against random: 100.0 % of 4 games" in out
    assert "| random | 8 |" in out


def test_tune_moves_the_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "tuned.jsonl"
    words = ["arena", "tune", "castellum", "--contestant", "greedy", "--weights", "resource,angel", "--rounds", "3"]
    assert main([*words, "--deals", "3", "--workers", "1", "-o", str(path)]) == 0
    plan, by, *rounds = [json.loads(line) for line in path.read_text().splitlines()]
    assert by == {"commit": commit()}
    assert plan["plan"]["deals"] == 3
    assert [found["round"] for found in rounds] == [1, 2, 3]
    assert all(set(found["weights"]) == {"resource", "angel"} for found in rounds)
    said = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [found["weights"] for found in said] == [found["weights"] for found in rounds]
    assert main(["arena", "tune", "castellum", "--weights", "beauty", "--lang", "en"]) == 2
    assert "no weight" in capsys.readouterr().err


def test_a_tuning_that_was_stopped_goes_on_to_the_same_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "tune", "castellum", "--contestant", "greedy", "--weights", "resource,angel", "--deals", "2"]
    words += ["--workers", "1", "--quiet"]
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    assert main([*words, "--rounds", "4", "-o", str(whole)]) == 0
    assert main([*words, "--rounds", "2", "-o", str(parts)]) == 0
    with parts.open("a") as file:
        file.write('{"round": 3, "sha')  # the third was being written
    capsys.readouterr()
    assert main([*words, "--rounds", "4", "-o", str(parts)]) == 0
    assert parts.read_text() == whole.read_text()
    said = capsys.readouterr()
    assert [json.loads(line)["round"] for line in said.out.splitlines()] == [3, 4]
    assert main([*words, "--seed", "9", "--rounds", "4", "-o", str(parts), "--lang", "en"]) == 2
    assert "castelude: " in capsys.readouterr().err
    assert parts.read_text() == whole.read_text()


def test_a_program_plays(capsys: pytest.CaptureFixture[str]) -> None:
    """The example of docs/bots.md, at a whole match, and better than chance at its own game."""
    outcome = play(fixture(BOT, "random", game="castellum"))
    assert outcome.forfeit is None
    assert len((ROOT / "docs/examples/bots/first_bot.py").read_text().splitlines()) <= 45
    words = ["arena", "match", "castello", BOT, "random", "--deals", "1", "--workers", "1", "--quiet"]
    assert main([*words, "--option", "quiet_limit=30"]) == 0
    assert "first_bot" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("print('hello')", "not JSON"),
        ("import sys\nfor line in sys.stdin: print('{\"ok\":false}', flush=True)", "not ok"),
        ("import sys\nfor line in sys.stdin: print('{\"ok\":true}', flush=True)", "no action"),
        ('import sys\nfor line in sys.stdin: print(\'{"ok":true,"action":"x"}\', flush=True)', "x"),
        ("import sys", "has left"),
        ("import time\ntime.sleep(600)", "no answer within"),
    ],
)
def test_a_program_that_fails_loses(text: str, reason: str, tmp_path: Path) -> None:
    limit = 1.0 if "sleep" in text else 20.0
    outcome = play(fixture("greedy", program(tmp_path, text), answer_s=limit))
    assert outcome.shares == (1.0, 0.0)
    assert outcome.forfeit is not None
    assert reason in outcome.forfeit


@pytest.mark.parametrize(
    "words",
    [
        ["match", "chess", "greedy", "random"],
        ["match", "castellum", "greedy", "god"],
        ["match", "castellum", "greedy", "master:speed=9"],
        ["match", "castellum", "greedy", "master:nodes=many"],
        ["match", "castello", "greedy", "casual:nodes=9"],
        ["match", "castellum", "greedy", "random:weight.angel=9"],
        ["match", "castello", "greedy", "py:no_such_module:Bot"],
        ["match", "castello", "greedy", "py:no_such_name"],
        ["match", "castello", "greedy", "py:json:JSONDecoder"],
        ["match", "castellum", "greedy", "from:/no/such/folder:greedy"],
        ["match", "castellum", "greedy", f"from:{ROOT}"],
        ["match", "castellum", "greedy", "exec:"],
        ["match", "castellum", "greedy", "exec:/no/such/program", "--workers", "1"],
        ["match", "castellum", "greedy"],
        ["match", "castellum", "greedy", "random", "--players", "9"],
        ["match", "castellum", "greedy", "random", "--option", "colour=red"],
        ["tune", "castellum", "--contestant", "nobody"],
    ],
    ids=" ".join,
)
def test_bad_input_is_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *words, "--quiet"]) == 2
    error = capsys.readouterr().err
    assert error.startswith("castelude: ")
    assert error.count("\n") == 1


def test_a_setting_without_effect_is_refused_by_name() -> None:
    for words, game, key in (
        ("greedy:nodes=5", "castel", "nodes"),
        ("master:deepest=3", "castel", "deepest"),
        ("master:deals_last=3", "castello", "deals_last"),
        ("random:noise=3", "castel", "noise"),
    ):
        with pytest.raises(BadRequest, match="would change nothing") as refused:
            read_bot(get_game(game), words)
        assert key in str(refused.value)


CLASS = """
class First:
    def begin(self, game, players, options, seat):
        assert (game, players, seat) == ("castellum", 2, 0)

    def act(self, view, actions):
        {act}

    def over(self, scores, winners):
        raise ValueError("the game is over already")
"""


@pytest.mark.parametrize(
    ("act", "reason"),
    [("return actions[0]", None), ("return None", "no action"), ("return 'x'", "x"), ("return 1 / 0", "ZeroDivision")],
)
def test_a_python_class_plays(act: str, reason: str | None, tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(CLASS.replace("{act}", act))
    outcome = play(fixture(f"py:{path}:First", "random"))
    if reason is None:
        assert outcome.forfeit is None
    else:
        assert outcome.shares == (0.0, 1.0)
        assert outcome.forfeit is not None
        assert reason in outcome.forfeit


def test_an_entry_point_can_be_a_contestant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "their_bot.py").write_text(CLASS.replace("{act}", "return actions[-1]"))
    (tmp_path / "theirs-1.dist-info").mkdir()
    (tmp_path / "theirs-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: theirs\nVersion: 1\n")
    (tmp_path / "theirs-1.dist-info" / "entry_points.txt").write_text("[castelude.bots]\ntheirs = their_bot:First\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert play(fixture("py:theirs", "random")).forfeit is None


def test_a_contestant_of_another_checkout_plays_as_it_would_here() -> None:
    """The other checkout is this one, so that the game must be the same; a bot that is not there forfeits."""
    here_alone, with_a_process = (play(fixture("adept:nodes=8", name)) for name in ("greedy", f"from:{ROOT}:greedy"))
    assert with_a_process.forfeit is None
    assert with_a_process.scores == here_alone.scores
    assert with_a_process.actions == here_alone.actions
    assert play(fixture(f"from:{ROOT}:nobody", "random")).shares == (0.0, 1.0)


def test_bots_in_words() -> None:
    bot = read_bot(CASTELLUM, "master:nodes=50,explore=0.25,weight.angel=7")
    assert (bot.nodes, bot.ms, bot.explore, bot.weights) == (50, None, 0.25, (("angel", 7),))
    assert read_bot(CASTELLUM, "master:ms=20").nodes is None
    assert read_bot(CASTELLUM, "greedy").method == "greedy"


RAY = ["arena", "match", "castellum", "greedy", "random", "--deals", "2", "--workers", "2", "--quiet"]


def test_ray_plays_the_same_games(tmp_path: Path) -> None:
    """Two workers of a local Ray, and the same results file as without it."""
    path = tmp_path / "ray.jsonl"
    assert main([*RAY, "--ray", "local", "-o", str(path)]) == 0
    assert main([*RAY, "-o", str(tmp_path / "cores.jsonl")]) == 0
    assert outcomes(path) == outcomes(tmp_path / "cores.jsonl")


def test_without_ray_it_is_said_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*RAY, "--ray", "local", "--lang", "en"]) == 2
    assert "castelude[arena]" in capsys.readouterr().err


def outcomes(path: Path) -> list[str]:
    """The lines of a results file but for the time that was spent, in order."""
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    return sorted(json.dumps({**line, "seconds": 0}) for line in lines)


def test_the_share_of_a_contestant_is_counted_per_seat() -> None:
    def outcome(seats: tuple[str, ...], shares: tuple[float, ...]) -> Outcome:
        return Outcome(1, seats, shares, (0,) * len(seats), 10, 0.1)

    assert share([], "a") == 0.5
    assert share([outcome(("a", "b"), (1.0, 0.0)), outcome(("b", "a"), (1.0, 0.0))], "a") == 0.5
    assert share([outcome(("a", "b"), (1.0, 0.0)), outcome(("b", "a"), (0.5, 0.5))], "a") == 0.75
    assert share([outcome(("a", "b", "b"), (1.0, 0.0, 0.0)), outcome(("b", "a", "a"), (1.0, 0.0, 0.0))], "a") == 0.5
