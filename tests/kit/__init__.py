"""Small tools for tests of any game."""

import os

from castelude import Match, all_games, contract, get_game
from castelude.contract.promise import as_bytes as as_bytes
from castelude.contract.promise import is_over as is_over
from castelude.contract.promise import random_action as random_action
from castelude.core.errors import CasteludeError
from castelude.core.game import AnyGame
from castelude.core.options import OptionValue
from castelude.core.verdict import Param, Verdict

GAMES = list(all_games().values())
QUICK = bool(os.environ.get("CASTELUDE_QUICK"))
"""Whether this is `make quick`."""


def budget(full: int) -> int:
    """How many random games or examples a test tries: all in `make test`, a sixth and at least two in `make quick`."""
    return max(min(full, 2), -(-full // 6)) if QUICK else full


def tables(game: AnyGame) -> list[tuple[int, dict[str, OptionValue]]]:
    """Numbers of players and options to try."""
    return [(table.players, table.options) for table in contract.tables(game)]


def random_match(
    game_id: str, seed: int, decisions: int, players: int | None = None, options: dict[str, OptionValue] | None = None
) -> Match:
    """A game after this many random decisions (fewer when it ends before), chance left to the caller."""
    game = get_game(game_id)
    return contract.Table(game, players or game.min_players, options or {}).match(seed, decisions)


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
