"""The cards: the house edition, and editions of owners of the physical game (CA-1.2, CA-2.1)."""

import functools
from dataclasses import dataclass
from typing import Any

from castelude.core import shape
from castelude.core.errors import BadFile, BadOptions
from castelude.core.options import shown
from castelude.core.verdict import Problem
from castelude.editions import HOUSE, edition_names, read_edition
from castelude.games.castellan import card_files
from castelude.texts import DEFAULT_LANG, say

GAME_ID = card_files.GAME_ID
CARDS_OF_A_BACK = card_files.CARDS_OF_A_BACK


@dataclass(frozen=True)
class Edition:
    """The 14 cards of a seat, in plain string order of their ids: the seven tower-backed ones come first."""

    name: str
    ids: tuple[str, ...]
    faces: tuple[tuple[int, int, int, int], ...]
    """By card: long walls, short walls, towers, extra-card symbols."""
    names: tuple[dict[str, str], ...]
    """By card: its name by language, from an owner's file; the names of the house edition are in the catalogues."""

    def cards(self, bits: int) -> list[str]:
        """The ids of a set of cards given as bits, in plain string order."""
        return [card for number, card in enumerate(self.ids) if bits >> number & 1]

    def number(self, card: object) -> int | None:
        """The number of the card with this id, or None."""
        return self.ids.index(card) if isinstance(card, str) and card in self.ids else None


class BadEdition(BadOptions):
    """A card file that cannot be played with; tells its first problem in the reader's language."""

    def __init__(self, name: str, problem: Problem) -> None:
        super().__init__("castellan-edition-bad", clause="CA-1.3", edition=name, problem=problem.words())
        self.problem = problem

    def words(self, lang: str = DEFAULT_LANG) -> str:
        return say(self.message, lang, edition=self.params["edition"], problem=self.problem.words(lang))


def load(name: str) -> Edition:
    """The edition with this name; `BadOptions` when there is none or its file cannot be played with."""
    if name == HOUSE:
        return _house()
    if name not in edition_names(GAME_ID):
        allowed = ", ".join(f'"{known}"' for known in edition_names(GAME_ID))
        raise BadOptions("error-option-value", clause="CA-2.1", key="edition", value=shown(name), allowed=allowed)
    try:
        data = read_edition(GAME_ID, name)
    except BadFile as error:
        raise BadOptions(error.message, clause="CA-2.1", **error.params) from error
    problems = check(data)
    if problems:
        raise BadEdition(name, problems[0])
    return _edition(name, data)


@functools.cache
def _house() -> Edition:
    return _edition(HOUSE, read_edition(GAME_ID, HOUSE))


def _edition(name: str, data: dict[str, Any]) -> Edition:
    """The edition in a file that has been checked."""
    cards = sorted(data["cards"], key=lambda card: str(card["id"]))
    return Edition(
        name,
        tuple(card["id"] for card in cards),
        tuple((card["long"], card["short"], card["towers"], card["extra"]) for card in cards),
        tuple(dict(card.get("name", {})) for card in cards),
    )


def knows(data: object) -> bool:
    """Whether a JSON value says that it is a card file of this game."""
    return isinstance(data, dict) and data.get("game") == GAME_ID


def check(data: object) -> list[Problem]:
    """Everything that is wrong with a card file, in its order; empty when it can be played with."""
    return shape.problems(card_files.file_shape(data), data, root="file")
