"""The trainer in its small mode: some hundred games on the CPU, with NumPy where PyTorch is not installed."""

import json
import sys
from pathlib import Path

import pytest

from castelude import new_match
from castelude.arena.campaign import on_cores, run
from castelude.arena.fixtures import fixtures
from castelude.arena.gathering import lessons_by_seats
from castelude.arena.learn import write_network
from castelude.arena.rating import rate
from castelude.arena.results import Results
from castelude.arena.train import Learned, Library, flat, train, untrained
from castelude.bots.knowledge import evaluator_of, inputs_of, network_of
from castelude.cli import main
from castelude.core.errors import BadFile
from castelude.core.game import AnyGame
from castelude.core.registry import get_game
from tests.kit import GAMES

pytestmark = pytest.mark.slow

CASTELLUM = get_game("castellum")
LEARNING = [game for game in GAMES if inputs_of(game)]
WORDS = ["arena", "learn", "castellum", "--contestant", "greedy", "--hidden", "12", "--epochs", "6", "--quiet"]


def random_network(path: Path, game: AnyGame) -> Path:
    weights = flat(untrained(len(inputs_of(game)), 12, Library(5)))
    write_network(path, game, Learned(weights, [], 0.0, ""), {})
    return path


def test_the_small_mode_learns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The loss falls, also on positions that were held back, and the learned judge beats an untrained one."""
    learned = tmp_path / "learned.json"
    assert main([*WORDS, "--games", "300", "--workers", "2", "-o", str(learned), "--lang", "en"]) == 0
    assert "Epoch 6: loss" in capsys.readouterr().out
    made = json.loads(learned.read_text())["made"]
    assert made["games"]["2"] == 150
    assert made["command"].startswith("castelude arena learn castellum --games 300")
    (taught, kept), *_, (taught_last, kept_last) = made["loss"]
    assert taught_last < taught - 0.02
    assert kept_last < kept
    random = random_network(tmp_path / "untrained.json", CASTELLUM)
    names = [f"greedy:network={learned}", f"greedy:network={random}"]
    results = Results(None, {})
    run(fixtures(CASTELLUM, 2, CASTELLUM.check_options({}), names, range(1, 21), 0, 1.0), results, on_cores(2))
    assert rate(names, results.outcomes)[0].share_low > 0.5


def test_the_games_are_kept_and_not_played_again(tmp_path: Path) -> None:
    data, one, two = tmp_path / "games.jsonl", tmp_path / "one.json", tmp_path / "two.json"
    words = [*WORDS, "--workers", "1", "--data", str(data)]
    assert main([*words, "--games", "4", "-o", str(one)]) == 0
    first = data.read_text()
    assert main([*words, "--games", "6", "-o", str(two)]) == 0
    assert data.read_text().startswith(first)
    assert json.loads(two.read_text())["made"]["games"] == {"2": 3, "3": 2, "4": 1}
    assert main([*words, "--games", "6", "--lead", "0.5", "-o", str(one)]) == 0
    plain, led = (json.loads(path.read_text()) for path in (two, one))
    assert led["direct"][0] == pytest.approx(plain["direct"][0] + 0.5, abs=1e-4)
    assert led["direct"][1:] == plain["direct"][1:]
    assert led["made"]["command"] == plain["made"]["command"] + " --lead 0.5"
    assert main([*words, "--seed", "9", "-o", str(two)]) == 2


def test_the_numbers_of_seats_can_be_chosen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "network.json"
    assert main([*WORDS, "--workers", "1", "--seats", "3:1, 4:2", "-o", str(path)]) == 0
    made = json.loads(path.read_text())["made"]
    assert made["games"] == {"3": 1, "4": 2}
    assert "--seats 3:1,4:2 " in made["command"]
    for words in ("3", "3:0", "3:1,3:2"):
        assert main([*WORDS, "--seats", words, "-o", str(path), "--lang", "en"]) == 2
        assert "Write 2:500,5:1500" in capsys.readouterr().err
    assert main([*WORDS, "--seats", "5:1", "-o", str(path), "--lang", "en"]) == 2
    assert "2 to 4" in capsys.readouterr().err
    assert [played.players for played in lessons_by_seats(CASTELLUM, {2: 2, 4: 4}, "greedy", 1)] == [4, 2, 4, 4, 2, 4]


@pytest.mark.parametrize("game", LEARNING, ids=[game.id for game in LEARNING])
def test_inputs_have_names_and_the_first_is_the_lead(game: AnyGame, tmp_path: Path) -> None:
    """With the weight 1 for the lead and nothing else, a network judges as the hand-set weights do."""
    names = inputs_of(game)
    path = tmp_path / "lead.json"
    path.write_text(
        json.dumps({"inputs": names, "first": [], "bias": [], "last": [], "direct": [1] + [0] * (len(names) - 1)})
    )
    by_hand, by_network = evaluator_of(game, network="none"), evaluator_of(game, network=str(path))
    for players in range(game.min_players, game.max_players + 1):
        match = new_match(game.id, players, seed=players)
        match.playout(1, 30)
        assert all(len(by_hand.inputs(match.position, seat)) == len(names) for seat in range(players))
        assert by_network.chances(match.position) == pytest.approx(by_hand.chances(match.position))


def test_a_file_that_is_no_network_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "network.json"
    for text in ("hello", "{}", json.dumps({"inputs": ["a"], "first": [1], "bias": [], "last": [], "direct": [1]})):
        path.write_text(text)
        with pytest.raises(BadFile, match="not a network"):
            network_of(CASTELLUM, str(path))
        network_of.__globals__["_network_at"].cache_clear()
    other = random_network(tmp_path / "other.json", get_game("castel"))
    assert main(["arena", "match", "castellum", "greedy", f"greedy:network={other}", "--lang", "en"]) == 2
    assert "not a network for castellum" in capsys.readouterr().err
    assert main(["arena", "learn", "castello", "-o", str(path), "--lang", "en"]) == 2
    assert "no evaluation that could learn" in capsys.readouterr().err


def test_without_a_library_it_is_said_how_to_get_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(Exception, match=r"castelude\[learn\]"):
        train([], 4, 4, 1, 1)
