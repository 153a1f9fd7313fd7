"""How a game begins: a new one, or one that goes on from its record."""

import hashlib
import json
import secrets
from collections.abc import Mapping
from typing import Final

from castelude.core.errors import BadOptions, BadPlayers, BadRecord, BadRequest, IllegalAction
from castelude.core.game import AnyGame
from castelude.core.match import Match
from castelude.core.options import shown
from castelude.core.record import Record
from castelude.core.registry import get_game
from castelude.core.rng import Rng

UNSET: Final = object()
"""No setup was given (None is a value a caller may give, and a bad one)."""


def new_match(
    game_id: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    seed: int | None = None,
    setup: object = UNSET,
    manual_chance: bool = False,
) -> Match:
    """A new game; by default with the smallest number of players and a random seed.

    The seed is a whole number, 0 or more. Every mistake in the arguments is a `CasteludeError` with its code.
    """
    game = get_game(game_id)
    players = _players(game, players)
    values = game.check_options(_mapping(game, options))
    if seed is not None and setup is not UNSET:
        raise BadRequest("error-seed-and-setup")
    seed = secrets.randbits(63) if seed is None else _seed(seed)
    if setup is UNSET:
        setup = game.deal(players, values, Rng(seed, "setup"))
        position = game.placed(players, values, setup)
    else:
        position = game.start(players, values, setup)  # an impossible setup is refused before anything holds it
    assert isinstance(setup, dict)
    return Match(game, players, values, setup, seed, manual_chance, position)


def load_match(record: Record, *, manual_chance: bool = False) -> Match:
    """The game of a record, with every action replayed and checked; `BadRecord` names the first that cannot be played.

    Random events that are still due are drawn from a hash of the record, so that loading it twice gives the same game.
    """
    text = json.dumps(record.to_json(), sort_keys=True)
    seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
    match = new_match(record.game, record.players, record.options, setup=record.setup, manual_chance=True)
    match.seed = seed
    for number, action in enumerate(record.actions, 1):
        try:
            match.apply(action)
        except IllegalAction as error:
            raise BadRecord(
                "error-record-replay", clause=error.clause, number=number, action=shown(action), reason=str(error)
            ) from error
    match.manual_chance = manual_chance
    match.run_chance()
    return match


# ---- arguments that a caller may get wrong, whatever their declared types ----


def _players(game: AnyGame, given: object) -> int:
    if given is None:
        return game.min_players
    if type(given) is not int:
        raise BadPlayers("error-players-type", clause=game.players_clause, value=shown(given))
    game.check_players(given)
    return given


def _mapping(game: AnyGame, given: object) -> Mapping[str, object]:
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise BadOptions("error-options-type", clause=game.options_clause, value=shown(given))
    return given


def _seed(given: object) -> int:
    if type(given) is not int or given < 0:
        raise BadRequest("error-seed", value=shown(given))
    return given
