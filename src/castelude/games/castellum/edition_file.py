"""Card files (the schema is in docs/editions-castellum.md): what is wrong with one, and the edition of a game."""

import functools
from collections.abc import Mapping
from typing import Any

from castelude import editions
from castelude.core import options, shape
from castelude.core.errors import BadFile, BadOptions
from castelude.core.options import OptionValue
from castelude.core.verdict import Problem
from castelude.games.castellum.edition import Edition, build
from castelude.games.castellum.edition_shape import CARD_FILE, LISTS, NAME_KEYS

OPTIONS = (editions.edition_option("castellum", tacit=True),)


def looks_like_one(data: object) -> bool:
    """Whether a JSON value has the format and the six lists of a card file of this game."""
    return isinstance(data, dict) and "format" in data and all(isinstance(data.get(part), list) for part in LISTS)


def problems(data: object) -> list[Problem]:
    """Everything that is wrong with a card file, in its order; empty when it can be played with."""
    return shape.problems(CARD_FILE, data, root="file")


@functools.cache
def house_edition() -> Edition:
    """The edition that comes with the game. Its names are in the catalogues."""
    return build(editions.read_edition("castellum", editions.HOUSE), languages=())


def check_options(given: Mapping[str, object], clause: str) -> dict[str, OptionValue]:
    """CM-2.2: nothing for the house edition, else the name of an owner's edition that is in order."""
    values = options.check_options(OPTIONS, given, clause)
    if "edition" in values:
        _read(str(values["edition"]), clause)
    return values


def edition_of(chosen: Mapping[str, OptionValue], clause: str) -> Edition:
    """The edition that checked options name."""
    name = str(chosen.get("edition", editions.HOUSE))
    return house_edition() if name == editions.HOUSE else build(_read(name, clause), NAME_KEYS)


def _read(name: str, clause: str) -> dict[str, Any]:
    """The card file of an owner's edition; `BadOptions` says what keeps it from being played with."""
    try:
        data = editions.read_edition("castellum", name)
    except BadFile as error:
        raise BadOptions("castellum-edition-unreadable", clause=clause, name=name, reason=str(error)) from error
    wrong = problems(data)
    if wrong:
        raise BadOptions(
            "castellum-edition-broken", clause=clause, name=name, number=len(wrong), reason=wrong[0].words()
        )
    return data
