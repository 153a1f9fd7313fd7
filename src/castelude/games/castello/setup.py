"""Before play: options, the normal start, custom positions and every check of them (CO-2)."""

import functools
from collections.abc import Iterator, Mapping
from typing import Any

from castelude.core.errors import BadSetup
from castelude.core.options import Option, OptionValue
from castelude.core.record import JsonObject
from castelude.core.shape import (
    ANYTHING,
    SETUP_OBJECT,
    Check,
    Fields,
    Items,
    Optional,
    Reason,
    Shape,
    Where,
    is_number,
    number,
    require,
)
from castelude.core.verdict import Param, Problem
from castelude.games.castello.clauses import CLAUSES
from castelude.games.castello.geometry import (
    BY_NAME,
    LAYOUTS,
    MIDDLE,
    NAMES,
    START_CELLS,
    is_start_cell,
    section_of,
)
from castelude.games.castello.position import CastelloPosition, empty_position

OPTIONS = (
    Option("layout", "classic", words=tuple(LAYOUTS)),
    Option("repetition", 3, ranges=((0, 0), (2, 9))),
    Option("quiet_limit", 400, ranges=((0, 10000),)),
)
BAD_SETUP = CLAUSES["CO-2.3"]
COLOURS = ("red", "black")
PAWNS_OF_A_COLOUR = 30
MOST_CAPTURED_PAWNS = 27
MOST_CAPTURED_CASTLES = 3


class Cells:
    """A list of names of cells: all valid, none twice."""

    def find(self, value: object, where: Where) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield Reason("castello-setup-list", "where", "value").problem(value, where)
            return
        seen: list[str] = []
        for name in value:
            if not isinstance(name, str) or name not in BY_NAME:
                yield Reason("castello-setup-cell", "where", "value").problem(name, where)
            elif name in seen:
                yield Reason("castello-setup-twice", "where", cell=name).problem(name, where)
            else:
                seen.append(name)


ANY_FIELD = Optional(ANYTHING)
SETUP = Fields(dict.fromkeys(("first", "red", "black", "captured", "castles", "unmoved"), ANY_FIELD), **SETUP_OBJECT)
CAPTURED = Fields(dict.fromkeys(("pawns", "castles"), ANY_FIELD), **SETUP_OBJECT)
FIRST = number(0, 1, Reason("castello-setup-first", "value"))
CELLS = Cells()
TWO_LISTS = Items(ANYTHING, Reason("castello-setup-two-lists", "value"), least=2, most=2)


def _is_captured_pawns(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(is_number(n, 0, MOST_CAPTURED_PAWNS) for n in value)


CAPTURED_PAWNS = Check(_is_captured_pawns, Reason("castello-setup-captured-pawns", "value"))


def normal_start() -> JsonObject:
    """The setup of every seed: nothing is shuffled (CO-2.5)."""
    return {"first": 0}


def start(options: Mapping[str, OptionValue], setup: object) -> CastelloPosition:
    """The first position of a game; `BadSetup` says which line of CO-2.3 does not hold."""
    layout = str(options["layout"])
    given = _checked(SETUP, setup, "setup")
    first = _checked(FIRST, given.get("first", 0), "first")
    pawns = [_pawns(given, seat) for seat in (0, 1)]
    captured = _checked(CAPTURED, given.get("captured", {}), "captured")
    taken_castles = _captured_castles(captured, layout)
    standing = _standing_castles(given, layout, taken_castles)
    _check_apart(pawns, standing)
    taken_pawns = _captured_pawns(captured, pawns)
    unmoved = _unmoved(given, pawns)

    position = empty_position(layout, int(options["repetition"]), int(options["quiet_limit"]))
    for index, name in enumerate(LAYOUTS[layout]):
        cell = BY_NAME[name]
        if cell in standing:
            position.board.put_castle(index)
        for seat in (0, 1):
            if cell in taken_castles[seat]:
                position.give_castle(index, seat)
    for seat in (0, 1):
        position.captured_pawns[seat] = taken_pawns[seat]
        for cell in pawns[seat]:
            position.board.put_pawn(cell, seat, cell in unmoved)
    position.begin(first)
    return position


def placed(options: Mapping[str, OptionValue], setup: JsonObject) -> CastelloPosition:
    """The first position of a setup that is right; every normal start is a copy of the first one."""
    if setup != normal_start():
        return start(options, setup)
    return _normal_position(str(options["layout"]), int(options["repetition"]), int(options["quiet_limit"])).copy()


@functools.lru_cache(maxsize=16)
def _normal_position(layout: str, repetition: int, quiet_limit: int) -> CastelloPosition:
    return start({"layout": layout, "repetition": repetition, "quiet_limit": quiet_limit}, normal_start())


def _bad(reason: str, **params: Param) -> BadSetup:
    return BadSetup(f"castello-setup-{reason}", clause=BAD_SETUP.id, **params)


def _checked(shape: Shape, value: Any, where: str) -> Any:
    """The value, when it has the shape; else `BadSetup`."""
    require(shape, value, BadSetup, clause=BAD_SETUP.id, root=where)
    return value


def _cells(value: object, where: str) -> list[int]:
    """The cells of a list of names."""
    return [BY_NAME[name] for name in _checked(CELLS, value, where)]


def _pawns(given: dict[str, Any], seat: int) -> list[int]:
    key = COLOURS[seat]
    if key not in given:
        return START_CELLS[seat]
    cells = _cells(given[key], key)
    if len(cells) > PAWNS_OF_A_COLOUR:
        raise _bad("too-many-pawns", where=key, number=len(cells))
    return cells


def _captured_castles(captured: dict[str, Any], layout: str) -> list[list[int]]:
    value = _checked(TWO_LISTS, captured.get("castles", [[], []]), "captured.castles")
    taken = [_cells(cells, "captured.castles") for cells in value]
    for seat in (0, 1):
        _check_layout(taken[seat], layout, "captured.castles")
        if len(taken[seat]) > MOST_CAPTURED_CASTLES:
            raise _bad("too-many-castles", seat=seat, number=len(taken[seat]))
        for cell in taken[seat]:
            if section_of(cell) == seat:
                raise _bad("own-home", seat=seat, cell=NAMES[cell])
            if cell in taken[1 - seat]:
                raise _bad("taken-twice", cell=NAMES[cell])
        if MIDDLE in taken[seat] and not any(section_of(cell) == 1 - seat for cell in taken[seat]):
            raise _bad("middle", seat=seat)
    return taken


def _standing_castles(given: dict[str, Any], layout: str, taken: list[list[int]]) -> list[int]:
    gone = taken[0] + taken[1]
    if "castles" not in given:
        return [BY_NAME[name] for name in LAYOUTS[layout] if BY_NAME[name] not in gone]
    standing = _cells(given["castles"], "castles")
    _check_layout(standing, layout, "castles")
    for cell in standing:
        if cell in gone:
            raise _bad("standing-and-captured", cell=NAMES[cell])
    return standing


def _check_layout(cells: list[int], layout: str, where: str) -> None:
    for cell in cells:
        if NAMES[cell] not in LAYOUTS[layout]:
            raise _bad("no-castle", where=where, cell=NAMES[cell], layout=layout)


def _check_apart(pawns: list[list[int]], standing: list[int]) -> None:
    places = [("red", pawns[0]), ("black", pawns[1]), ("castles", standing)]
    owner: dict[int, str] = {}
    for where, cells in places:
        for cell in cells:
            if cell in owner:
                raise _bad("shared", cell=NAMES[cell], one=owner[cell], other=where)
            owner[cell] = where


def _captured_pawns(captured: dict[str, Any], pawns: list[list[int]]) -> list[int]:
    value: list[int] = _checked(CAPTURED_PAWNS, captured.get("pawns", [0, 0]), "captured.pawns")
    for seat in (0, 1):
        standing = len(pawns[1 - seat])
        if value[seat] + standing > PAWNS_OF_A_COLOUR:
            raise _bad("box", seat=seat, captured=value[seat], standing=standing)
    return value


def _unmoved(given: dict[str, Any], pawns: list[list[int]]) -> set[int]:
    at_home = {cell for seat in (0, 1) for cell in pawns[seat] if is_start_cell(cell, seat)}
    if "unmoved" not in given:
        return at_home
    cells = _cells(given["unmoved"], "unmoved")
    for cell in cells:
        if cell not in at_home:
            raise _bad("unmoved", cell=NAMES[cell])
    return set(cells)
