"""Small tools for tests of any game."""

import json
import os
from collections.abc import Sequence

from castelude import Match, Rng, all_games, new_match
from castelude.core.errors import CasteludeError
from castelude.core.game import AnyGame
from castelude.core.options import OptionValue
from castelude.core.position import NOBODY
from castelude.core.verdict import Param, Verdict

GAMES = list(all_games().values())
QUICK = bool(os.environ.get("CASTELUDE_QUICK"))
"""Whether this is `make quick`."""


def budget(full: int) -> int:
    """How many random games or examples a test tries: all of them in `make test`, a third in `make quick`."""
    return -(-full // 3) if QUICK else full


def tables(game: AnyGame) -> list[tuple[int, dict[str, OptionValue]]]:
    """Numbers of players and options to try: each number, each word and switch, with the other options default."""
    varied: list[dict[str, OptionValue]] = [{}]
    for option in game.options:
        words: Sequence[OptionValue] = option.choices() or (() if option.ranges else (True, False))
        varied += [{option.key: word} for word in words if word != option.default]
    players = range(game.min_players, game.max_players + 1)
    return [(number, options) for number in players for options in varied]


def random_match(
    game_id: str, seed: int, decisions: int, players: int | None = None, options: dict[str, OptionValue] | None = None
) -> Match:
    """A game after this many random decisions (fewer when it ends before), chance left to the caller."""
    match = new_match(game_id, players, options or {}, seed=seed, manual_chance=True)
    match.playout(seed, decisions)
    return match


def random_action(match: Match, rng: Rng) -> str:
    legal = match.legal()
    return legal[rng.below(len(legal))]


def is_over(match: Match) -> bool:
    return match.position.actor() == NOBODY


def short(verdict: Verdict | CasteludeError) -> str:
    """A verdict or error in one line, to compare all of it: clause, reason, parameters; `CT-4.2 occupied spot=c3`."""
    reason = verdict.message.partition("-")[2]
    return " ".join([verdict.clause or "-", reason, *(f"{key}={value}" for key, value in verdict.params.items())])


def refused(match: Match, action: str, message: str | None = None, **params: Param) -> str | None:
    """The clause by which an action is refused; fails when it is legal.

    A test that names the message, without the game's prefix, also compares it and all its parameters.
    """
    verdict = match.explain(action)
    assert not verdict.legal, f"{action} is legal: {verdict}"
    assert action not in match.legal()
    if message is not None:
        assert (verdict.message, verdict.params) == (f"{match.game.id}-{message}", params)
    return verdict.clause


def as_bytes(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, allow_nan=False).encode()
