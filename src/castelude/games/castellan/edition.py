"""The cards: the house edition, and files of owners of the physical game (CA-1.2 to CA-1.4, CA-2.1).

`docs/editions-castellan.md` describes the file. The pieces in the supply are those on the cards, so a mistyped number
would change the game; therefore the totals of the box are checked, or those that the file itself declares.
"""

import functools
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from castelude.core.checks import is_number
from castelude.core.errors import BadFile, BadOptions
from castelude.core.options import shown
from castelude.core.verdict import Param, Problem
from castelude.editions import HOUSE, edition_names, read_edition
from castelude.texts import LANGUAGES, say

GAME_ID = "castellan"
PIECES = ("long", "short", "towers")
NUMBERS = (*PIECES, "extra")
BOX_TOTALS = {"long": 13, "short": 15, "towers": 16}
"""The pieces on the cards of one seat in the physical game (CA-1.4)."""
MOST_ON_A_CARD = 9
BACKS = ("T", "W")
CARDS_OF_A_BACK = 7
FILE_KEYS = ("game", "edition", "note", "totals", "cards")
CARD_KEYS = ("id", "back", *NUMBERS, "name", "text")
CARD_ID = re.compile(r"[TW][1-9][0-9]?")


@dataclass(frozen=True)
class Edition:
    """The 14 cards of a seat, in plain string order of their ids: the seven tower-backed ones come first."""

    name: str
    ids: tuple[str, ...]
    faces: tuple[tuple[int, int, int, int], ...]
    """By card: long walls, short walls, towers, extra-card symbols."""
    titles: tuple[dict[str, str], ...]
    """By card: its name by language."""

    def cards(self, bits: int) -> list[str]:
        """The ids of a set of cards given as bits, in plain string order."""
        return [card for number, card in enumerate(self.ids) if bits >> number & 1]

    def number(self, card: object) -> int | None:
        """The number of the card with this id, or None."""
        return self.ids.index(card) if isinstance(card, str) and card in self.ids else None

    def title(self, number: int, lang: str) -> str:
        return self.titles[number].get(lang, self.ids[number])


class BadEdition(BadOptions):
    """A card file that cannot be played with; tells its first problem in the reader's language."""

    def __init__(self, name: str, problem: Problem) -> None:
        super().__init__("castellan-edition-bad", clause="CA-1.3", edition=name, problem=problem.words())
        self.problem = problem

    def words(self, lang: str = "en") -> str:
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
    if not isinstance(data, dict):
        return [_problem("file", "object", value=shown(data))]
    problems = _unknown_keys(data, FILE_KEYS, "")
    if data.get("game") != GAME_ID:
        problems.append(_problem("game", "game", value=shown(data.get("game"))))
    if not isinstance(data.get("edition"), str) or not data["edition"]:
        problems.append(_problem("edition", "name", value=shown(data.get("edition"))))
    if "note" in data:
        problems += _check_words(data["note"], "note")
    totals = dict(BOX_TOTALS)
    if "totals" in data:
        problems += _check_totals(data["totals"], totals)
    cards = data.get("cards")
    if not isinstance(cards, list):
        return [*problems, _problem("cards", "list", value=shown(cards))]
    for place, card in enumerate(cards):
        problems += _check_card(card, f"cards[{place}]")
    problems += _check_ids(cards)
    for key in PIECES:
        problems += _check_total(cards, key, totals[key])
    return problems


def _problem(where: str, what: str, **params: Param) -> Problem:
    return Problem(where, f"castellan-edition-{what}", params)


def _unknown_keys(data: dict[str, Any], known: Sequence[str], where: str) -> list[Problem]:
    return [
        _problem(where + (key if key.isidentifier() else shown(key)), "key", key=shown(key), known=", ".join(known))
        for key in data
        if key not in known
    ]


def _check_words(value: object, where: str) -> list[Problem]:
    """A text in both languages."""
    if isinstance(value, dict) and set(value) == set(LANGUAGES) and all(isinstance(v, str) for v in value.values()):
        return []
    return [_problem(where, "words", value=shown(value))]


def _check_totals(value: object, totals: dict[str, int]) -> list[Problem]:
    """The totals that the file declares, entered into `totals` where they are right."""
    if not isinstance(value, dict) or set(value) != set(PIECES):
        return [_problem("totals", "totals", value=shown(value), known=", ".join(PIECES))]
    most = MOST_ON_A_CARD * CARDS_OF_A_BACK * len(BACKS)
    bad = [
        _problem(f"totals.{key}", "number", value=shown(value[key]), most=most)
        for key in PIECES
        if not is_number(value[key], 0, most)
    ]
    if not bad:
        totals.update(value)
    return bad


def _check_card(card: object, where: str) -> list[Problem]:
    if not isinstance(card, dict):
        return [_problem(where, "card", value=shown(card))]
    problems = _unknown_keys(card, CARD_KEYS, f"{where}.")
    id_: Any = card.get("id")
    if not isinstance(id_, str) or not CARD_ID.fullmatch(id_):
        problems.append(_problem(f"{where}.id", "id", value=shown(id_)))
    elif card.get("back") != id_[0]:
        problems.append(_problem(f"{where}.back", "back", id=id_, wanted=id_[0], value=shown(card.get("back"))))
    for key in NUMBERS:
        if key not in card:
            problems.append(_problem(f"{where}.{key}", "missing", id=shown(id_), key=key))
        elif not is_number(card[key], 0, MOST_ON_A_CARD):
            problems.append(_problem(f"{where}.{key}", "number", value=shown(card[key]), most=MOST_ON_A_CARD))
    for key in ("name", "text"):
        if key in card:
            problems += _check_words(card[key], f"{where}.{key}")
    if not problems:
        if id_[0] == "T" and card["towers"] == 0:
            problems.append(_problem(f"{where}.towers", "no-tower", id=id_))
        if id_[0] == "W" and card["long"] + card["short"] == 0:
            problems.append(_problem(f"{where}.long", "no-wall", id=id_))
    return problems


def _check_ids(cards: list[Any]) -> list[Problem]:
    """Seven different ids of each back."""
    problems = []
    ids: set[str] = set()
    for place, card in enumerate(cards):
        id_ = card.get("id") if isinstance(card, dict) else None
        if not isinstance(id_, str):
            continue
        if id_ in ids:
            problems.append(_problem(f"cards[{place}].id", "twice", id=shown(id_)))
        ids.add(id_)
    for back in BACKS:
        number = sum(id_.startswith(back) for id_ in ids)
        if number != CARDS_OF_A_BACK:
            problems.append(_problem("cards", "backs", back=back, number=number))
    return problems


def _check_total(cards: list[Any], key: str, wanted: int) -> list[Problem]:
    """The sum over all cards, when every card has the number."""
    numbers = [card.get(key) if isinstance(card, dict) else None for card in cards]
    if not all(is_number(number, 0, MOST_ON_A_CARD) for number in numbers):
        return []
    total = sum(number for number in numbers if number is not None)
    return [] if total == wanted else [_problem("cards", "total", key=key, total=total, wanted=wanted)]
