"""The shape of card files (docs/editions-castellum.md, CM-16), with a message for everything that can be wrong."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any

from castelude.core.shape import (
    ANYTHING,
    At,
    Chain,
    Check,
    Depending,
    Fields,
    Items,
    Optional,
    OrNull,
    Reason,
    Shape,
    Where,
    exactly,
    number,
    one_of,
)
from castelude.core.verdict import Problem
from castelude.games.castellum.cards import (
    ACTIONS,
    ANGELS,
    EFFECTS,
    ENEMIES,
    FORTS,
    RESOURCES,
    REWARDS,
    STARTS,
    TROOPS,
    TYPES,
    YEARS,
)
from castelude.games.castellum.edition import MOST

FORMAT = 1
NAME_KEYS = ("fr", "en")
"""The languages in which a card file of format 1 names its cards."""
LONGEST_NAME = 60
MOST_DRAWN = 9
LONGEST_COMBO = 6
FEWEST_SPACES, MOST_SPACES = 3, 40
SPACE_ID = re.compile("[a-z0-9]{1,20}")


def _reason(word: str, *names: str, **quotes: str | int) -> Reason:
    return Reason(f"castellum-edition-{word}", *names, **quotes)


NOT_OBJECT = _reason("object", "value")
NOT_LIST = _reason("list", "value")
UNKNOWN_ID = _reason("id", "value", "first", "last")
TWICE = _reason("twice")
ABSENT = _reason("absent", "card")
BAD_SPACE_ID = _reason("space-id", "value")
SPACE_NUMBER = _reason("space-number", "given", least=FEWEST_SPACES, most=MOST_SPACES)


def _fields(fields: Mapping[str, Shape | Optional]) -> Fields:
    """An object with exactly these keys; its values are looked at only when the keys are right."""
    return Fields(fields, NOT_OBJECT, _reason("key", "key", "known"), _reason("missing", "key"))


def _keys(keys: Sequence[str]) -> Fields:
    return _fields(dict.fromkeys(keys, ANYTHING))


def _number(least: int = 0, most: int = int(MOST)) -> Check:
    return number(least, most, _reason("number", "least", "most", "value"))


def _word(words: Sequence[str], *, null: bool = False) -> Check:
    return one_of(words, _reason("word", "allowed", "value"), null=null)


def _is_name(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip()) and len(value) <= LONGEST_NAME and value.isprintable()


NAME = Check(_is_name, _reason("text", "value", most=LONGEST_NAME))
NAMES: dict[str, Shape] = {"id": ANYTHING, **dict.fromkeys(NAME_KEYS, NAME)}
AMOUNTS: dict[str, Shape] = {resource: _number() for resource in RESOURCES}
INCOME = _fields({**AMOUNTS, "angels": _number(0, MOST_DRAWN)})
COST = _fields({resource: Optional(_number(1)) for resource in RESOURCES})
BOUGHT: dict[str, Shape] = {
    "attack": _number(),
    "cost": COST,
    "income": INCOME,
    "boost": _word(TYPES, null=True),
    "score": _word(["fortification", *TYPES], null=True),
}


# ---- the entries of the lists, by id ----


def _space_fields(space: Mapping[str, Any]) -> Shape:
    """What a space gives depends on its action; while that is wrong, the rest is not looked at."""
    action = space["action"]
    fields: dict[str, Shape] = {
        **NAMES,
        "limit": OrNull(number(1, 1, _reason("limit", "value"))),
        "min_players": _number(2, 4),
        "action": _word(ACTIONS),
        "gives": ANYTHING,
        "choose": ANYTHING,
    }
    if isinstance(action, str) and action in ACTIONS:
        no_gift = exactly(None, _reason("only-with", "value", action="gain", blank="null"))
        no_choice = exactly(0, _reason("only-with", "value", action="choose", blank="0"))
        fields["gives"] = _fields(AMOUNTS) if action == "gain" else no_gift
        fields["choose"] = _number(1, 2) if action == "choose" else no_choice
    return _fields(fields)


SPACE = Chain(_keys(("id", *NAME_KEYS, "limit", "action", "min_players", "gives", "choose")), Depending(_space_fields))


def _fort(card: str) -> Shape:
    start = FORTS.index(card) < STARTS
    right = exactly(start, _reason("start", "value", right=str(start).lower()))
    return _fields({**NAMES, "start": right, **BOUGHT})


def _troop(_card: str) -> Shape:
    return _fields({**NAMES, "type": _word(TYPES), **BOUGHT})


def _year(year: int) -> Check:
    return number(year, year, _reason("year", "value", right=str(year)))


def _enemy(card: str) -> Shape:
    return _fields(
        {
            **NAMES,
            "year": _year(int(card[1:5])),
            "type": _word(TYPES),
            "power": _number(),
            "vp": _number(),
            "boost": OrNull(_fields({"type": _word(TYPES), "points": _number()})),
            "toll": _word(RESOURCES, null=True),
        }
    )


def _angel(_card: str) -> Shape:
    return _fields({**NAMES, "value": _number(), "effect": _word(EFFECTS)})


def _reward(card: str) -> Shape:
    year = int(card[1:])
    combo: Shape = exactly(None, _reason("combo-year", "value", year=str(YEARS[3])))
    if year == YEARS[3]:
        wrong = _reason("combo", "value", most=LONGEST_COMBO)
        combo = OrNull(Items(_word(TYPES), wrong, least=1, most=LONGEST_COMBO))
    drawn = _number(0, MOST_DRAWN)
    side = _fields({**AMOUNTS, "angels": drawn, "reinforce": drawn, "combo": combo})
    seats = ("2", "3", "4")
    return _fields(
        {
            "id": ANYTHING,
            "year": _year(year),
            "needed": _fields({key: _number() for key in seats}),
            "sides": Items(side, _reason("sides", "value"), least=4, most=4),
        }
    )


class Entries:
    """A list of objects with ids, none twice. Its classes say which ids are allowed and how an entry looks."""

    def entry(self, name: str) -> Shape:
        """The shape of the entry with this id."""
        raise NotImplementedError

    def refuse_id(self, name: object, place: Where) -> Problem | None:
        """What is wrong with an id."""
        raise NotImplementedError

    def refuse_list(self, value: list[object], seen: Set[str], where: Where) -> Iterator[Problem]:
        """What is wrong with the list as a whole, given the ids in it."""
        raise NotImplementedError

    def find(self, value: object, where: Where) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield NOT_LIST.problem(value, where)
            return
        seen: set[str] = set()
        for index, entry in enumerate(value):
            place = where.item(index)
            if not isinstance(entry, dict):
                yield NOT_OBJECT.problem(entry, place)
                continue
            name = entry.get("id")
            wrong = self.refuse_id(name, place.field("id"))
            if wrong is not None:
                yield wrong
                continue
            place = where.item(index, str(name))
            if name in seen:
                yield TWICE.problem(entry, place)
                continue
            seen.add(str(name))
            yield from self.entry(str(name)).find(entry, place)
        yield from self.refuse_list(value, seen, where)


@dataclass(frozen=True)
class CardList(Entries):
    """A list in which each of these ids stands exactly once; the shape of an entry depends on its id."""

    ids: Sequence[str]
    shape: Callable[[str], Shape]

    def entry(self, name: str) -> Shape:
        return self.shape(name)

    def refuse_id(self, name: object, place: Where) -> Problem | None:
        if isinstance(name, str) and name in self.ids:
            return None
        return UNKNOWN_ID.problem(name, place, first=self.ids[0], last=self.ids[-1])

    def refuse_list(self, value: list[object], seen: Set[str], where: Where) -> Iterator[Problem]:
        for card in self.ids:
            if card not in seen:
                yield ABSENT.problem(value, where, card=card)


class SpaceList(Entries):
    """The board: 3 to 40 spaces with ids of the owner's choice."""

    def entry(self, name: str) -> Shape:
        return SPACE

    def refuse_id(self, name: object, place: Where) -> Problem | None:
        if isinstance(name, str) and SPACE_ID.fullmatch(name):
            return None
        return BAD_SPACE_ID.problem(name, place)

    def refuse_list(self, value: list[object], seen: Set[str], where: Where) -> Iterator[Problem]:
        if not FEWEST_SPACES <= len(value) <= MOST_SPACES:
            yield SPACE_NUMBER.problem(value, where, given=len(value))


# ---- the file ----


def _has_open_space(data: Mapping[str, Any]) -> bool:
    """A worker must always have a space to go to."""
    return any(
        space["limit"] is None and space["min_players"] == 2 and space["action"] not in ("troop", "fort")
        for space in data["spaces"]
    )


LISTS: dict[str, Entries] = {
    "spaces": SpaceList(),
    "fortifications": CardList(FORTS, _fort),
    "troops": CardList(TROOPS, _troop),
    "enemies": CardList(ENEMIES, _enemy),
    "angels": CardList(ANGELS, _angel),
    "rewards": CardList(REWARDS, _reward),
}
CARD_FILE = Chain(
    _fields(
        {
            "format": number(FORMAT, FORMAT, _reason("format", "value")),
            "edition": NAME,
            "destroy_type": Optional(_word(TYPES)),
            **LISTS,
        }
    ),
    At("spaces", Check(_has_open_space, _reason("open"))),
)
