"""Golden records: whole games as plain text, with the state's hash every few decisions.

A file begins with `key value` lines (game, rules_version, players, options and setup as JSON), then has one line an
action and, after every eighth action and at the end, a line `= HASH`. They are replayed in every test run and change
only when a rule changes, together with `rules_version`.
"""

import json
from pathlib import Path
from typing import Any

from castelude import Match, load_match, new_match
from castelude.core.game import AnyGame
from castelude.core.record import Record
from tests.kit import GAMES, tables

FOLDER = Path(__file__).parents[1] / "golden"
EVERY = 8
LONGEST = 400
HEAD = ("game", "rules_version", "players", "options", "setup")


def write(match: Match) -> str:
    """The golden text of a game."""
    record = match.record()
    facts: dict[str, Any] = {**record.to_json(), "rules_version": match.game.rules_version}
    lines = [f"{key} {json.dumps(facts[key], sort_keys=True)}" for key in HEAD]
    replay = load_match(Record(record.game, record.players, record.options, record.setup), manual_chance=True)
    lines.append(f"= {replay.hash()}")
    for number, action in enumerate(record.actions, 1):
        replay.apply(action)
        lines.append(action)
        if number % EVERY == 0 or number == len(record.actions):
            lines.append(f"= {replay.hash()}")
    return "\n".join(lines) + "\n"


def read(text: str) -> tuple[Match, int, list[str]]:
    """The game at its start, its rules_version, and the lines of actions and hashes."""
    lines = text.splitlines()
    facts = {}
    for line in lines[: len(HEAD)]:
        key, _, value = line.partition(" ")
        facts[key] = json.loads(value)
    match = new_match(facts["game"], facts["players"], facts["options"], setup=facts["setup"], manual_chance=True)
    return match, facts["rules_version"], lines[len(HEAD) :]


def games_to_keep() -> dict[str, Match]:
    """The games that `make golden` writes, by file name: one for each table of each game, and lively setups."""
    kept: dict[str, Match] = {}
    for game in GAMES:
        for number, (players, options) in enumerate(tables(game)):
            match = new_match(game.id, players, options, seed=1000 + number, manual_chance=True)
            match.playout(number, LONGEST)
            kept[f"{game.id}-v{game.rules_version}-{number:02}.txt"] = match
        for number, match in enumerate(_lively(game)):
            match.playout(number, LONGEST)
            kept[f"{game.id}-v{game.rules_version}-setup-{number}.txt"] = match
    return kept


def _lively(game: AnyGame) -> list[Match]:
    """Custom setups where random play meets the enemy (only Castello needs them)."""
    if game.id != "castello":
        return []
    from tests.kit.castello import castello, melee

    return [castello(setup, **options) for options, setup in map(melee, range(6))]
