"""The shape of a card file (CA-1.3, CA-1.4), which `docs/editions-castellan.md` describes.

The pieces in the supply are those on the cards, so a mistyped number would change the game; therefore the totals of the
box are checked, or those that the file itself declares.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from castelude.core.options import shown
from castelude.core.shape import (
    ANYTHING,
    Chain,
    Check,
    Fields,
    Items,
    NullIfAbsent,
    Optional,
    Reason,
    Shape,
    Together,
    Where,
    exactly,
    is_number,
    number,
    text,
)
from castelude.core.verdict import Problem
from castelude.editions import HOUSE, read_edition
from castelude.texts import LANGUAGES

GAME_ID = "castellan"
PIECES = ("long", "short", "towers")
NUMBERS = (*PIECES, "extra")
BOX_TOTALS = {"long": 13, "short": 15, "towers": 16}
"""The pieces on the cards of one seat in the physical game (CA-1.4)."""
MOST_ON_A_CARD = 9
BACKS = ("T", "W")
CARDS_OF_A_BACK = 7
MOST_IN_ALL = MOST_ON_A_CARD * CARDS_OF_A_BACK * len(BACKS)
CARD_ID = re.compile(r"[TW][1-9][0-9]?")

UNKNOWN: Final = Reason("castellan-edition-key", "key", "known")
NUMBER: Final = Reason("castellan-edition-number", "value", "most")
TOTALS: Final = Reason("castellan-edition-totals", "value", known=", ".join(PIECES))


class Words:
    """A text in each language of the house's own file; further languages are welcome."""

    def find(self, value: object, where: Where) -> Iterator[Problem]:
        needed = list(read_edition(GAME_ID, HOUSE)["note"])
        if not _is_words(value, needed):
            languages = {"needed": ", ".join(needed), "known": ", ".join(LANGUAGES)}
            yield Reason("castellan-edition-words", "value", **languages).problem(value, where)


def _is_words(value: object, needed: list[str]) -> bool:
    if not isinstance(value, dict) or not all(isinstance(words, str) for words in value.values()):
        return False
    return set(needed) <= set(value) <= set(LANGUAGES)


WORDS: Final = Words()
DECLARED_TOTALS: Final = Chain(
    Check(lambda value: isinstance(value, dict) and set(value) == set(PIECES), TOTALS),
    Fields({key: number(0, MOST_IN_ALL, NUMBER) for key in PIECES}, not_object=TOTALS, unknown=TOTALS),
)


class CardShape:
    """One card: its fields, a back that is the letter of its id, and what its back promises."""

    def find(self, value: Any, where: Where) -> Iterator[Problem]:  # noqa: ANN401 any JSON value
        return Chain(self._fields(value), _Promise()).find(value, where)

    def _fields(self, card: Any) -> Fields:  # noqa: ANN401 any JSON value
        id_ = card.get("id") if isinstance(card, dict) else None
        back: Shape = ANYTHING
        if isinstance(id_, str) and CARD_ID.fullmatch(id_):
            back = exactly(id_[0], Reason("castellan-edition-back", "value", id=id_, wanted=id_[0]))
        return Fields(
            {
                "id": NullIfAbsent(text(Reason("castellan-edition-id", "value"), CARD_ID)),
                "back": NullIfAbsent(back),
                **{key: number(0, MOST_ON_A_CARD, NUMBER) for key in NUMBERS},
                "name": Optional(WORDS),
                "text": Optional(WORDS),
            },
            not_object=Reason("castellan-edition-card", "value"),
            unknown=UNKNOWN,
            missing=Reason("castellan-edition-missing", "key", id=shown(id_)),
            order="fields",
            unknown_at_key=True,
            missing_at_key=True,
        )


class _Promise:
    """A tower-backed card shows a tower, a wall-backed one a wall."""

    def find(self, value: Mapping[str, Any], where: Where) -> Iterator[Problem]:
        if value["back"] == "T" and value["towers"] == 0:
            yield Reason("castellan-edition-no-tower", id=value["id"]).problem(value, where.field("towers"))
        if value["back"] == "W" and value["long"] + value["short"] == 0:
            yield Reason("castellan-edition-no-wall", id=value["id"]).problem(value, where.field("long"))


class _Ids:
    """Seven different ids of each back."""

    def find(self, value: list[Any], where: Where) -> Iterator[Problem]:
        ids: set[str] = set()
        for place, card in enumerate(value):
            id_ = card.get("id") if isinstance(card, dict) else None
            if not isinstance(id_, str):
                continue
            if id_ in ids:
                yield Reason("castellan-edition-twice", id=shown(id_)).problem(id_, where.item(place).field("id"))
            ids.add(id_)
        for back in BACKS:
            found = sum(id_.startswith(back) for id_ in ids)
            if found != CARDS_OF_A_BACK:
                yield Reason("castellan-edition-backs", back=back, number=found).problem(value, where)


class _Total:
    """The sum of a number over all cards, where every card has it."""

    def __init__(self, key: str, wanted: int) -> None:
        self.key = key
        self.wanted = wanted

    def find(self, value: list[Any], where: Where) -> Iterator[Problem]:
        numbers: list[Any] = [card.get(self.key) if isinstance(card, dict) else None for card in value]
        if not all(is_number(found, 0, MOST_ON_A_CARD) for found in numbers):
            return
        total = sum(numbers)
        if total != self.wanted:
            reason = Reason("castellan-edition-total", key=self.key, total=total, wanted=self.wanted)
            yield reason.problem(value, where)


class _Cards:
    """The list of cards: each of them, and then what they must be together."""

    def __init__(self, totals: Mapping[str, int]) -> None:
        self.each = Items(CardShape(), Reason("castellan-edition-list", "value"))
        self.together = Together(_Ids(), *(_Total(key, totals[key]) for key in PIECES))

    def find(self, value: Any, where: Where) -> Iterator[Problem]:  # noqa: ANN401 any JSON value
        yield from self.each.find(value, where)
        if isinstance(value, list):
            yield from self.together.find(value, where)


def file_shape(data: object) -> Shape:
    """The shape of a card file; it depends on the totals that the file itself declares."""
    totals = data["totals"] if isinstance(data, dict) and "totals" in data else BOX_TOTALS
    good = next(DECLARED_TOTALS.find(totals, Where()), None) is None
    return Fields(
        {
            "game": NullIfAbsent(exactly(GAME_ID, Reason("castellan-edition-game", "value"))),
            "edition": NullIfAbsent(text(Reason("castellan-edition-name", "value"), re.compile(r".+", re.DOTALL))),
            "note": Optional(WORDS),
            "totals": Optional(DECLARED_TOTALS),
            "cards": NullIfAbsent(_Cards(totals if good else BOX_TOTALS)),
        },
        not_object=Reason("castellan-edition-object", "value"),
        unknown=UNKNOWN,
        order="fields",
        unknown_at_key=True,
    )
