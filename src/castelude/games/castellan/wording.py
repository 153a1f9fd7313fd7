# castelude: compiled
"""The texts of placements (CA-3.4): written once, listed in plain string order without comparing texts.

Most decisions are placements. Those near the origin have a number that grows with their text; in castles that reach
farther they are put in order by their texts.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from castelude.core.wording import Wording
from castelude.games.castellan.lattice import DIRECTIONS, LETTERS, TOWER_KIND, direction_of, kind_of, x_of, y_of
from castelude.games.castellan.position import CastellanPosition

NEAR: Final[i64] = 32
"""Coordinates from -NEAR to NEAR - 1 are near."""
SPAN: Final[i64] = 64
KIND_SPAN: Final[i64] = SPAN * SPAN * 2


def piece_text(move: int) -> str:
    """A placement as text."""
    kind = kind_of(move)
    text = f"{LETTERS[kind]}{x_of(move)},{y_of(move)}"
    return text if kind == TOWER_KIND else text + DIRECTIONS[direction_of(move)]


PIECES: Final = Wording(piece_text)
"""The placements by their moves."""
TEXTS: Final = [""] * int(KIND_SPAN * 3)
"""Those of the near ones by their numbers, as far as they have been asked for."""


def _ranks(after: str) -> vec[i64]:
    """By coordinate, from -NEAR on: its place in the order of the near ones as they stand before this sign."""
    near = list(range(-NEAR, NEAR))
    ordered = sorted(near, key=lambda number: f"{number}{after}")
    return vec[i64]([ordered.index(number) for number in near])


X_RANKS: Final = _ranks(",")
WALL_RANKS: Final = _ranks(DIRECTIONS[0])
TOWER_RANKS: Final = _ranks("")


def legal_placements(position: CastellanPosition) -> list[str]:
    """The placements that the seat to move can make, in plain string order."""
    ground = position.castle.ground
    least = ground.least_x if ground.least_x < ground.least_y else ground.least_y
    most = ground.most_x if ground.most_x > ground.most_y else ground.most_y
    if least < 2 - NEAR or most > NEAR - 3:  # a piece can begin two nodes beyond the castle
        return PIECES.in_order(position.moves())
    found: list[str] = []
    kind: i64 = 0
    for kind in range(3):
        if position.pool[kind] > 0:
            _add(position.castle.placements(kind, position.mover), kind, found)
    return found


def _add(moves: vec[i64], kind: i64, found: list[str]) -> None:
    """Add the texts of near placements of one kind; kinds are numbered in the order of their letters."""
    ranks = TOWER_RANKS if kind == TOWER_KIND else WALL_RANKS
    numbers = moves[:]
    k: i64 = 0
    for k in range(len(moves)):
        move = moves[k]
        number = (X_RANKS[x_of(move) + NEAR] * SPAN + ranks[y_of(move) + NEAR]) * 2 + direction_of(move)
        j = k
        while j > 0 and numbers[j - 1] > number:
            numbers[j] = numbers[j - 1]
            moves[j] = moves[j - 1]
            j -= 1
        numbers[j] = number
        moves[j] = move
    for k in range(len(moves)):
        at = kind * KIND_SPAN + numbers[k]
        if TEXTS[at] == "":
            TEXTS[at] = PIECES[moves[k]]
        found.append(TEXTS[at])
