"""Fair deals: house and players commit to their nonces before anybody knows another's, and chance follows from all.

The terms (table, game, options, seats, what each has committed to) are a text that everybody may read at the start;
the SHA-256 of it is the seal. `proof` checks a game against its seal when the nonces are known.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import TypedDict

from castelude.core.game import AnyGame
from castelude.core.options import OptionValue
from castelude.core.record import JsonObject
from castelude.core.rng import SecretRng


class SeatTerms(TypedDict):
    """Who sits there, and the SHA-256 of the nonce that they have pledged: null if the house stands in."""

    name: str | None
    bot: str | None
    pledge: str | None


class Terms(TypedDict):
    """What a seal binds. `house`: the SHA-256 of the house's nonce; `custom`: that of a custom setup."""

    table: str
    game: str
    rules_version: int
    players: int
    options: dict[str, OptionValue]
    custom: str | None
    house: str
    seats: list[SeatTerms]


def digest(text: str) -> str:
    """The SHA-256 of a text in UTF-8, as hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def canonical(value: object) -> str:
    """JSON with sorted keys, without spaces, in ASCII: the same text for the same value."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def custom_seal(setup: JsonObject, house: str) -> str:
    """What the terms say of a custom setup: nobody guesses it without the nonce of the house."""
    return digest(f"setup:{house}:{canonical(setup)}")


def joint_seed(terms: str, house: str, nonces: Sequence[str | None]) -> str:
    """The seed of all chance in a game. Where a seat gives no nonce, one that follows from the house's stands in."""
    given = [nonce or digest(f"{house}:{seat}") for seat, nonce in enumerate(nonces)]
    return digest(":".join(["deal", digest(terms), house, *given]))


def deal(game: AnyGame, players: int, options: Mapping[str, OptionValue], seed: str) -> JsonObject:
    """The setup that follows from the seed, as a record shows it."""
    return game.recorded_setup(game.deal(players, options, SecretRng(f"setup:{seed}")))


def chance_seed(seed: str) -> int:
    """The seed of the random events during play."""
    return int(digest(f"chance:{seed}"), 16)
