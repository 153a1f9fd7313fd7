# castelude: compiled
"""The texts of all moves (CO-8.1), and those of the legal ones in plain string order, found without sorting."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from castelude.games.castello.board import COLOUR, pawn_of
from castelude.games.castello.geometry import CELLS, NAMES, SIZE, STEPS
from castelude.games.castello.position import RUNNING, STOP, CastelloPosition


def _all_texts() -> dict[int, str]:
    """Every text that can be an action, by its move."""
    texts = {int(STOP): "stop"}
    for cell in CELLS:
        for direction in range(8):
            for far in (0, 1):
                target = cell + int(STEPS[direction]) * (1 + far)
                if target in NAMES:
                    texts[cell * 16 + direction * 2 + far] = f"{NAMES[cell]}-{NAMES[target]}"
    return texts


TEXTS: Final = _all_texts()
MOVES: Final = {text: move for move, text in TEXTS.items()}


def _ways() -> vec[i64]:
    """By cell: its moves in the order of their texts (direction * 2 + far), then 16."""
    found = vec[i64]([16] * (SIZE * 17))
    for cell in CELLS:
        ways = sorted([way for way in range(16) if cell * 16 + way in TEXTS], key=lambda way: TEXTS[cell * 16 + way])
        for k, way in enumerate(ways):
            found[cell * 17 + k] = way
    return found


WAYS: Final = _ways()
IN_ORDER: Final = vec[i64](sorted(CELLS, key=lambda cell: NAMES[cell] + "-"))
"""The cells in the order of their names, as they begin a text."""
BY_MOVE: Final = [TEXTS.get(move, "") for move in range(int(STOP) + 1)]


def legal_texts(position: CastelloPosition) -> list[str]:
    """Every legal action as text, in plain string order."""
    found: list[str] = []
    if position.end != RUNNING:
        return found
    path = position.path
    if len(path) > 0:
        _add(path[len(path) - 1], 0, position.onward, found)
        found.append("stop")
        return found
    cells = position.board.cells
    steps = position.board.steps
    leaps = position.board.leaps
    colour = position.mover + 1
    k: i64 = 0
    for k in range(len(IN_ORDER)):
        cell = IN_ORDER[k]
        piece = i64(cells[cell])
        if piece & COLOUR == colour:
            pawn = pawn_of(piece)
            _add(cell, i64(steps[pawn]), i64(leaps[pawn]), found)
    return found


def _add(cell: i64, steps: i64, leaps: i64, found: list[str]) -> None:
    """Add the texts of one pawn's moves."""
    if steps | leaps == 0:
        return
    at = cell * 17
    way = WAYS[at]
    while way < 16:
        if ((leaps if way & 1 else steps) >> (way >> 1)) & 1:
            found.append(BY_MOVE[cell * 16 + way])
        at += 1
        way = WAYS[at]
