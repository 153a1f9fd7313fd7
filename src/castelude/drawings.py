"""The drawings of the browser client, for pictures: by day, each defined once in a picture and used by its name.

`make types` writes them to `drawings.json` of a game from the files of the client.
"""

import json
import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from castelude import svg


@cache
def drawings(game: str) -> dict[str, str]:
    """The drawings of a game by their names."""
    found: dict[str, str] = json.loads(files(f"castelude.games.{game}").joinpath("drawings.json").read_text("utf-8"))
    return found


def use(
    game: str, name: str, x: float, y: float, scale: float, tall: float | None = None, **attributes: str | float
) -> str:
    """A drawing with its origin at a point; `tall` is its scale from top to bottom where that is another one."""
    pulled = "" if tall is None else f" {tall:.4g}"
    place = f"translate({svg.number(x)} {svg.number(y)}) scale({scale:.4g}{pulled})"
    return svg.element("use", href=f"#{game}-{name}", transform=place, **attributes)


def definitions(game: str, parts: Iterable[str]) -> str:
    """The drawings that these parts of a picture use, and those that these are made of."""
    return svg.element("defs", [drawings(game)[name] for name in sorted(_used(game, "".join(parts)))])


def _used(game: str, markup: str) -> set[str]:
    known, found = drawings(game), set[str]()
    waiting = [markup]
    while waiting:
        for name in _names(game, waiting.pop()) - found:
            if name in known:
                found.add(name)
                waiting.append(known[name])
    return found


def _names(game: str, markup: str) -> set[str]:
    return set(re.findall(rf"#{game}-([\w-]+)", markup))
