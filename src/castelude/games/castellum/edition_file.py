"""Card files (the schema is in docs/editions-castellum.md): every check, and the edition of a game by its name."""

import functools
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from castelude import editions
from castelude.core import options
from castelude.core.checks import is_number
from castelude.core.errors import BadFile, BadOptions
from castelude.core.options import OptionValue, shown
from castelude.core.verdict import Param, Problem
from castelude.games.castellum.cards import (
    ACTIONS,
    ANGELS,
    EFFECTS,
    ENEMIES,
    FORTS,
    RESOURCES,
    REWARDS,
    SPACES,
    STARTS,
    TROOPS,
    TYPES,
    YEARS,
)
from castelude.games.castellum.edition import MOST, Edition, build

OPTIONS = (editions.edition_option("castellum", tacit=True),)
FORMAT = 1
PARTS: dict[str, list[str]] = {
    "spaces": SPACES,
    "fortifications": FORTS,
    "troops": TROOPS,
    "enemies": ENEMIES,
    "angels": ANGELS,
    "rewards": REWARDS,
}
KEYS: dict[str, tuple[str, ...]] = {
    "spaces": ("id", "fr", "en", "limit", "action", "min_players", "gives", "choose"),
    "fortifications": ("id", "fr", "en", "start", "attack", "cost", "income", "boost", "score"),
    "troops": ("id", "fr", "en", "type", "attack", "cost", "income", "boost", "score"),
    "enemies": ("id", "fr", "en", "year", "type", "power", "vp", "boost", "toll"),
    "angels": ("id", "fr", "en", "value", "effect"),
    "rewards": ("id", "year", "needed", "sides"),
}
SIDE_KEYS = (*RESOURCES, "angels", "reinforce", "combo")
LONGEST_NAME = 60
MOST_DRAWN = 9
LONGEST_COMBO = 6


def looks_like_one(data: object) -> bool:
    """Whether a JSON value has the format and the six lists of a card file of this game."""
    return isinstance(data, dict) and "format" in data and all(isinstance(data.get(part), list) for part in PARTS)


def problems(data: object) -> list[Problem]:
    """Everything that is wrong with a card file, in its order; empty when it can be played with."""
    return _Check().file(data)


class _Check:
    """One reading of a card file, collecting what is wrong."""

    def __init__(self) -> None:
        self.found: list[Problem] = []

    def note(self, where: str, reason: str, **params: Param) -> None:
        self.found.append(Problem(where, f"castellum-edition-{reason}", params))

    # ---- the file ----

    def file(self, data: object) -> list[Problem]:
        if not isinstance(data, dict):
            self.note("file", "object", value=shown(data))
            return self.found
        if not self.keys(data, "file", ("format", "edition", *PARTS)):
            return self.found
        if not is_number(data["format"], FORMAT, FORMAT):
            self.note("format", "format", value=shown(data["format"]))
        self.text(data["edition"], "edition")
        for part in PARTS:
            self.part(part, data[part])
        if not self.found:
            self.open_space(data["spaces"])
        return self.found

    def part(self, part: str, entries: object) -> None:
        if not isinstance(entries, list):
            self.note(part, "list", value=shown(entries))
            return
        seen: set[str] = set()
        for index, entry in enumerate(entries):
            where = f"{part}[{index}]"
            if not isinstance(entry, dict):
                self.note(where, "object", value=shown(entry))
                continue
            card = entry.get("id")
            if not isinstance(card, str) or card not in PARTS[part]:
                ids = PARTS[part]
                self.note(f"{where}.id", "id", value=shown(card), first=ids[0], last=ids[-1])
                continue
            where = f"{part}[{card}]"
            if card in seen:
                self.note(where, "twice")
                continue
            seen.add(card)
            if self.keys(entry, where, KEYS[part]):
                self.entry(part, entry, where)
        for card in PARTS[part]:
            if card not in seen:
                self.note(part, "absent", card=card)

    def entry(self, part: str, entry: Mapping[str, Any], where: str) -> None:
        if part != "rewards":
            self.text(entry["fr"], f"{where}.fr")
            self.text(entry["en"], f"{where}.en")
        if part == "spaces":
            self.space(entry, where)
        elif part in ("fortifications", "troops"):
            self.building_card(part, entry, where)
        elif part == "enemies":
            self.enemy(entry, where)
        elif part == "angels":
            self.number(entry["value"], f"{where}.value")
            self.word(entry["effect"], f"{where}.effect", EFFECTS)
        else:
            self.reward(entry, where)

    # ---- the entries ----

    def space(self, space: Mapping[str, Any], where: str) -> None:
        if space["limit"] is not None and not is_number(space["limit"], 1, 1):
            self.note(f"{where}.limit", "limit", value=shown(space["limit"]))
        self.number(space["min_players"], f"{where}.min_players", 2, 4)
        if not self.word(space["action"], f"{where}.action", ACTIONS):
            return
        action = space["action"]
        if action == "gain":
            self.resources(space["gives"], f"{where}.gives")
        elif space["gives"] is not None:
            self.note(f"{where}.gives", "only-with", action="gain", blank="null", value=shown(space["gives"]))
        if action == "choose":
            self.number(space["choose"], f"{where}.choose", 1, 2)
        elif not is_number(space["choose"], 0, 0):
            self.note(f"{where}.choose", "only-with", action="choose", blank="0", value=shown(space["choose"]))

    def building_card(self, part: str, card: Mapping[str, Any], where: str) -> None:
        if part == "troops":
            self.word(card["type"], f"{where}.type", TYPES)
        else:
            start = FORTS.index(card["id"]) < STARTS
            if card["start"] is not start:
                self.note(f"{where}.start", "start", right=str(start).lower(), value=shown(card["start"]))
        self.number(card["attack"], f"{where}.attack")
        if not isinstance(card["cost"], dict):
            self.note(f"{where}.cost", "object", value=shown(card["cost"]))
        else:
            for resource, number in card["cost"].items():
                if resource not in RESOURCES:
                    self.note(f"{where}.cost", "key", key=shown(resource), known=", ".join(RESOURCES))
                else:
                    self.number(number, f"{where}.cost.{resource}", 1)
        self.resources(card["income"], f"{where}.income", ("angels",))
        self.word(card["boost"], f"{where}.boost", TYPES, null=True)
        self.word(card["score"], f"{where}.score", ["fortification", *TYPES], null=True)

    def enemy(self, enemy: Mapping[str, Any], where: str) -> None:
        year = int(enemy["id"][1:5])
        if not is_number(enemy["year"], year, year):
            self.note(f"{where}.year", "year", right=str(year), value=shown(enemy["year"]))
        self.word(enemy["type"], f"{where}.type", TYPES)
        self.number(enemy["power"], f"{where}.power")
        self.number(enemy["vp"], f"{where}.vp")
        boost = enemy["boost"]
        if boost is not None and self.keys(boost, f"{where}.boost", ("type", "points")):
            self.word(boost["type"], f"{where}.boost.type", TYPES)
            self.number(boost["points"], f"{where}.boost.points")
        self.word(enemy["toll"], f"{where}.toll", RESOURCES, null=True)

    def reward(self, reward: Mapping[str, Any], where: str) -> None:
        year = int(reward["id"][1:])
        if not is_number(reward["year"], year, year):
            self.note(f"{where}.year", "year", right=str(year), value=shown(reward["year"]))
        if self.keys(reward["needed"], f"{where}.needed", ("2", "3", "4")):
            for seats, number in reward["needed"].items():
                self.number(number, f"{where}.needed.{seats}")
        sides = reward["sides"]
        if not isinstance(sides, list) or len(sides) != 4:
            self.note(f"{where}.sides", "sides", value=shown(sides))
            return
        for index, side in enumerate(sides):
            place = f"{where}.sides[{index}]"
            if not self.keys(side, place, SIDE_KEYS):
                continue
            for key in RESOURCES:
                self.number(side[key], f"{place}.{key}")
            for key in ("angels", "reinforce"):
                self.number(side[key], f"{place}.{key}", 0, MOST_DRAWN)
            self.combo(side["combo"], f"{place}.combo", year)

    def combo(self, combo: object, where: str, year: int) -> None:
        if combo is None:
            return
        if year != YEARS[3]:
            self.note(where, "combo-year", year=str(YEARS[3]), value=shown(combo))
        elif not isinstance(combo, list) or not 1 <= len(combo) <= LONGEST_COMBO:
            self.note(where, "combo", most=LONGEST_COMBO, value=shown(combo))
        else:
            for index, kind in enumerate(combo):
                self.word(kind, f"{where}[{index}]", TYPES)

    def open_space(self, spaces: Iterable[Mapping[str, Any]]) -> None:
        """A worker must always have a space to go to."""
        for space in spaces:
            if space["limit"] is None and space["min_players"] == 2 and space["action"] not in ("troop", "fort"):
                return
        self.note("spaces", "open")

    # ---- the fields ----

    def keys(self, value: object, where: str, keys: Sequence[str]) -> bool:
        """Whether a value is an object with exactly these keys."""
        if not isinstance(value, dict):
            self.note(where, "object", value=shown(value))
            return False
        fits = True
        for key in value:
            if key not in keys:
                self.note(where, "key", key=shown(key), known=", ".join(keys))
                fits = False
        for key in keys:
            if key not in value:
                self.note(where, "missing", key=key)
                fits = False
        return fits

    def text(self, value: object, where: str) -> None:
        if not isinstance(value, str) or not value.strip() or len(value) > LONGEST_NAME or not value.isprintable():
            self.note(where, "text", most=LONGEST_NAME, value=shown(value))

    def number(self, value: object, where: str, least: int = 0, most: int = int(MOST)) -> None:
        if not is_number(value, least, most):
            self.note(where, "number", least=least, most=most, value=shown(value))

    def word(self, value: object, where: str, words: Sequence[str], null: bool = False) -> bool:
        if (isinstance(value, str) and value in words) or (null and value is None):
            return True
        self.note(where, "word", allowed=", ".join([*words, "null"] if null else words), value=shown(value))
        return False

    def resources(self, value: object, where: str, more: tuple[str, ...] = ()) -> None:
        if self.keys(value, where, (*RESOURCES, *more)):
            assert isinstance(value, dict)
            for key in RESOURCES:
                self.number(value[key], f"{where}.{key}")
            for key in more:
                self.number(value[key], f"{where}.{key}", 0, MOST_DRAWN)


# ---- the edition of a game ----


@functools.cache
def house_edition() -> Edition:
    """The edition that comes with the game."""
    return build(editions.read_edition("castellum", editions.HOUSE))


def check_options(given: Mapping[str, object], clause: str) -> dict[str, OptionValue]:
    """CM-2.2: nothing for the house edition, else the name of an owner's edition that is in order."""
    values = options.check_options(OPTIONS, given, clause)
    if "edition" in values:
        _read(str(values["edition"]), clause)
    return values


def edition_of(chosen: Mapping[str, OptionValue], clause: str) -> Edition:
    """The edition that checked options name."""
    name = str(chosen.get("edition", editions.HOUSE))
    return house_edition() if name == editions.HOUSE else build(_read(name, clause))


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
