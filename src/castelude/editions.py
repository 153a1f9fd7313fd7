"""Card files: the house edition that comes with a game, and files that owners of the physical game add.

An owner's edition is a JSON file `<folder>/<game>/<name>.json`, where the folder is the environment variable
CASTELUDE_EDITIONS or else `castelude/editions` in the user's data folder. The edition is then chosen by its name.
"""

import functools
import importlib.metadata
import json
import os
import re
from importlib.resources import files
from pathlib import Path

from castelude.core.options import Option
from castelude.core.record import JsonObject
from castelude.files import read_json

HOUSE = "house"
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


def owners_folder() -> Path:
    """The folder of the owner's editions."""
    given = os.environ.get("CASTELUDE_EDITIONS")
    if given:
        return Path(given)
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "castelude" / "editions"


def edition_names(game_id: str) -> list[str]:
    """The editions that can be chosen, the house edition first."""
    folder = owners_folder() / game_id
    found = sorted(path.stem for path in folder.glob("*.json")) if folder.is_dir() else []
    return [HOUSE, *(name for name in found if name != HOUSE and NAME.fullmatch(name))]


def edition_option(game_id: str, *, tacit: bool = False) -> Option:
    """The option `edition` of a game: the house edition, or an owner's edition by its name."""
    return Option("edition", HOUSE, names=functools.partial(edition_names, game_id), tacit=tacit)


def read_edition(game_id: str, name: str) -> JsonObject:
    """The JSON of an edition that `edition_names` lists; `BadFile` when it cannot be read. Nothing is checked yet."""
    if name == HOUSE:
        text = files(_package(game_id)).joinpath("house.json").read_text(encoding="utf-8")
        house: JsonObject = json.loads(text)
        return house
    owned: JsonObject = read_json(owners_folder() / game_id / f"{name}.json")
    return owned


def _package(game_id: str) -> str:
    """The package of a game: one of ours, or that of another distribution."""
    entries = importlib.metadata.entry_points(group="castelude.games", name=game_id)
    return next((entry.module for entry in entries), f"castelude.games.{game_id}")
