"""What every game promises to the rest of the house, as checks for authors of games: `castelude check GAME`.

A check plays random games and raises `Broken` with the first thing that is not as promised. The tests of our own games
run the same checks.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from castelude.contract import copies, facts, knowing, playing, refusing
from castelude.contract.promise import Broken, Check, Table
from castelude.core.game import AnyGame
from castelude.core.options import OptionValue

__all__ = ["AT_EVERY_TABLE", "ONCE_A_GAME", "Broken", "Outcome", "Table", "check", "tables"]

ONCE_A_GAME: dict[str, Check] = {
    "facts": facts.declared,
    "words": facts.words,
    "seed": playing.same_seed,
    "chance": playing.chance_from_the_seed,
    "perft": playing.perft_counts,
    "log": knowing.logs_have_words,
    "undo": copies.undo,
    "hides": knowing.resampling_changes,
    "notation": facts.notation,
    "pictures": facts.pictures,
    "refusals": refusing.illegal_texts,
    "setups": refusing.damaged_setups,
}
"""By name: the promises that are checked once for a game."""
AT_EVERY_TABLE: dict[str, Check] = {
    "play": playing.playouts,
    "records": copies.records,
    "copies": copies.copies,
    "setup-kept": copies.setup_kept,
    "pickle": copies.pickled,
    "views": knowing.resampling,
    "foresight": knowing.foresight,
    "arrays": knowing.arrays,
}
"""By name: those that are checked for each number of seats and each choice of an option."""


@dataclass(frozen=True)
class Outcome:
    """How a promise was kept: what was wrong and at which table, or None."""

    name: str
    wrong: str | None
    table: Table | None = None


def check(game: AnyGame) -> Iterator[Outcome]:
    """Check every promise of a game; one outcome for each, the first table at which it is broken."""
    small = [Table(game, game.min_players)]
    for name, promise in (ONCE_A_GAME | AT_EVERY_TABLE).items():
        yield _outcome(name, promise, tables(game) if name in AT_EVERY_TABLE else small)


def _outcome(name: str, promise: Check, at: Sequence[Table]) -> Outcome:
    for table in at:
        try:
            promise(table)
        except Broken as broken:
            return Outcome(name, str(broken), table)
        except Exception as error:  # noqa: BLE001 whatever somebody's game may raise is a promise not kept
            return Outcome(name, f"{type(error).__name__}: {error}", table)
    return Outcome(name, None)


def tables(game: AnyGame) -> list[Table]:
    """Each number of seats with each word and switch of the options, the other options as they are by default."""
    varied: list[dict[str, OptionValue]] = [{}]
    for option in game.options:
        words: Sequence[OptionValue] = option.choices() or (() if option.ranges else (True, False))
        varied += [{option.key: word} for word in words if word != option.default]
    return [
        Table(game, players, options) for players in range(game.min_players, game.max_players + 1) for options in varied
    ]
