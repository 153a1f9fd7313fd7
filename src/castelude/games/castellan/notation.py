"""How placements are read, and cells and turns written (CA-5.3); for action texts see `decisions` and `wording`."""

import functools
import re

from castelude.games.castellan import views
from castelude.games.castellan.lattice import EAST, LETTERS, NORTH, TOWER_KIND, placement, x_of, y_of
from castelude.games.castellan.position import BUILD, CLAIM, DRAW, END, OVER, PLAY, CastellanPosition

NUMBER = r"(-?[1-9][0-9]*|0)"
PLACEMENT = re.compile(rf"(?:(T){NUMBER},{NUMBER}|([SL]){NUMBER},{NUMBER}([EN]))")
REMEMBERED = 16384
FAR = 4000
"""Coordinates beyond this are read as this: no castle comes near it."""


def number(digits: str) -> int:
    """The value of a coordinate or count, cut to what the engine's numbers can hold."""
    if len(digits) > 6:
        return -FAR if digits.startswith("-") else FAR
    return max(-FAR, min(FAR, int(digits)))


@functools.lru_cache(maxsize=REMEMBERED)
def read_placement(text: str) -> int | None:
    """The placement that a text names."""
    match = PLACEMENT.fullmatch(text)
    if match is None:
        return None
    if match[1]:
        return placement(TOWER_KIND, EAST, number(match[2]), number(match[3]))
    direction = NORTH if match[7] == "N" else EAST
    x, y = number(match[5]), number(match[6])
    return placement(LETTERS.index(match[4]), direction, x, y)


def node_of(move: int) -> tuple[int, int]:
    """The node by which a placement is written."""
    return x_of(move), y_of(move)


def cell_text(position: CastellanPosition, region: int) -> str:
    """The name of a courtyard as text (CA-5.3)."""
    x, y = views.cell(position, region)
    return f"{x},{y}"


# ---- the score sheet (see `score_sheet.py`) ----


def written(before: CastellanPosition, text: str, after: CastellanPosition) -> str:
    """What an action adds to the score sheet of its turn: `T2+W4:`, ` T1,1`, ` S1,0N#0,0`, ` >S2`, ` +W1T0` or ` end`.

    A placement that leads to a claim is written without its courtyards; the claim adds them, because only then it is
    known which of them is doubled.
    """
    if before.phase == DRAW:
        return " +" + text.removeprefix("draw:")
    if before.phase == END:
        return f" {text}"
    if before.phase == PLAY:
        words = text.removeprefix("play:") + ":"
    elif before.phase == BUILD:
        words = f" {text}" + ("" if after.phase == CLAIM else courtyards_made(after, before.mover))
    else:
        words = courtyards_made(after, before.mover)
    return words if after.phase in (BUILD, CLAIM) else words + _left_over(after)


def courtyards_made(position: CastellanPosition, seat: int) -> str:
    """The courtyards that the last placement made, `##` before the one that the seat has doubled."""
    return "".join(
        ("##" if position.doubled[seat] == region else "#") + cell_text(position, region)
        for region in position.castle.courtyards.made
    )


def _left_over(position: CastellanPosition) -> str:
    """The pieces that found no place when building ended (CA-7.2, CA-7.3)."""
    left = position.out if position.phase == OVER else position.pool
    pieces = "".join(f"{letter}{left[kind]}" for kind, letter in enumerate(LETTERS) if left[kind])
    return f" >{pieces}" if pieces else ""
