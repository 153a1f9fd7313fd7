"""Records replay for ever: golden games and perft numbers, as plain text files a person can read in a diff."""

import json

import pytest

from castelude import new_match
from tests.kit import GAMES, golden

FILES = sorted(golden.FOLDER.glob("*-v*.txt"))


@pytest.mark.parametrize("name", [path.name for path in FILES])
def test_golden_records_replay(name: str) -> None:
    match, version, lines = golden.read((golden.FOLDER / name).read_text("utf-8"))
    assert version <= match.game.rules_version
    checked = 0
    for line in lines:
        if line.startswith("= "):
            assert match.hash() == line[2:], f"after {len(match.actions)} actions"
            checked += 1
        else:
            match.apply(line)
    assert checked >= 2


def test_every_game_has_golden_records_of_its_present_rules() -> None:
    kept = {path.name for path in FILES}
    assert set(golden.games_to_keep()) <= kept
    for game in GAMES:
        assert any(name.startswith(f"{game.id}-v{game.rules_version}-") for name in kept)


def perft_lines() -> list[str]:
    text = (golden.FOLDER / "perft.txt").read_text("utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


@pytest.mark.parametrize("line", perft_lines())
def test_perft(line: str) -> None:
    game_id, players, options, setup, *counts = line.split(" ")
    match = new_match(game_id, int(players), json.loads(options), setup=json.loads(setup), manual_chance=True)
    for entry in counts:
        depth, _, nodes = entry.partition(":")
        assert match.perft(int(depth)) == int(nodes), f"depth {depth}"
