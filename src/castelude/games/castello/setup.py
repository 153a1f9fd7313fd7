"""Before play: options, the normal start, custom positions and every check of them (CO-2)."""

from collections.abc import Mapping
from typing import Any

from castelude.core.checks import is_number, need_object
from castelude.core.errors import BadSetup
from castelude.core.options import Option, OptionValue, shown
from castelude.core.record import JsonObject
from castelude.core.verdict import Param
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
KEYS = ("first", "red", "black", "captured", "castles", "unmoved")
COLOURS = ("red", "black")
PAWNS_OF_A_COLOUR = 30
MOST_CAPTURED_PAWNS = 27
MOST_CAPTURED_CASTLES = 3


def normal_start() -> JsonObject:
    """The setup of every seed: nothing is shuffled (CO-2.5)."""
    return {"first": 0}


def start(options: Mapping[str, OptionValue], setup: object) -> CastelloPosition:
    """The first position of a game; `BadSetup` says which line of CO-2.3 does not hold."""
    layout = str(options["layout"])
    given = need_object(setup, "setup", KEYS, BAD_SETUP.id)
    first = given.get("first", 0)
    if not is_number(first, 0, 1):
        raise _bad("first", value=shown(first))
    pawns = [_pawns(given, seat) for seat in (0, 1)]
    captured = need_object(given.get("captured", {}), "captured", ("pawns", "castles"), BAD_SETUP.id)
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


def _bad(reason: str, **params: Param) -> BadSetup:
    return BadSetup(f"castello-setup-{reason}", clause=BAD_SETUP.id, **params)


def _cells(value: object, where: str) -> list[int]:
    """The cells of a list of names: all valid, none twice."""
    if not isinstance(value, list):
        raise _bad("list", where=where, value=shown(value))
    cells: list[int] = []
    for name in value:
        cell = BY_NAME.get(name) if isinstance(name, str) else None
        if cell is None:
            raise _bad("cell", where=where, value=shown(name))
        if cell in cells:
            raise _bad("twice", where=where, cell=NAMES[cell])
        cells.append(cell)
    return cells


def _pawns(given: dict[str, Any], seat: int) -> list[int]:
    key = COLOURS[seat]
    if key not in given:
        return START_CELLS[seat]
    cells = _cells(given[key], key)
    if len(cells) > PAWNS_OF_A_COLOUR:
        raise _bad("too-many-pawns", where=key, number=len(cells))
    return cells


def _captured_castles(captured: dict[str, Any], layout: str) -> list[list[int]]:
    value = captured.get("castles", [[], []])
    if not isinstance(value, list) or len(value) != 2:
        raise _bad("two-lists", value=shown(value))
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
    value = captured.get("pawns", [0, 0])
    if (
        not isinstance(value, list)
        or len(value) != 2
        or not all(is_number(number, 0, MOST_CAPTURED_PAWNS) for number in value)
    ):
        raise _bad("captured-pawns", value=shown(value))
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
