"""The registry of games: every package under `castelude.games`, and those of other distributions.

A package offers a game by exporting `GAME`; another distribution by an entry point of the group `castelude.games`
that names such an object.
"""

import functools
import importlib
import importlib.metadata
import pkgutil

from castelude.core.errors import UnknownGame
from castelude.core.game import AnyGame
from castelude.core.options import shown

GAMES = "castelude.games"
"""Our own games, found by name so that `core` imports none of them, and the group of entry points of others."""


@functools.cache
def all_games() -> dict[str, AnyGame]:
    """Every game by its id, in order of id."""
    folder = importlib.import_module(GAMES).__path__
    found: list[AnyGame] = [
        importlib.import_module(f"{GAMES}.{module.name}").GAME
        for module in pkgutil.iter_modules(folder)
        if module.ispkg
    ]
    found += [entry.load() for entry in importlib.metadata.entry_points(group=GAMES)]
    return {game.id: game for game in sorted(found, key=lambda game: game.id)}


def get_game(game_id: str) -> AnyGame:
    """The game with this id, or `UnknownGame`."""
    games = all_games()
    if type(game_id) is not str or game_id not in games:
        raise UnknownGame("error-unknown-game", game=shown(game_id), known=", ".join(games))
    return games[game_id]
