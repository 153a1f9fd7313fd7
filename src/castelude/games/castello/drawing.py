"""A position of Castello as plain text, for terminals."""

from castelude.games.castello import words
from castelude.games.castello.board import CASTLE, COLOUR, UNMOVED
from castelude.games.castello.geometry import FILES, cell_at
from castelude.games.castello.position import CastelloPosition
from castelude.texts import say

PAWNS = {1: "r", 2: "b"}


def symbol(piece: int) -> str:
    """`r` and `b` for pawns, in capitals while they have not moved, `#` for a castle, a dot for a free cell."""
    if piece == CASTLE:
        return "#"
    if piece & COLOUR:
        letter = PAWNS[piece & COLOUR]
        return letter.upper() if piece & UNMOVED else letter
    return "."


def draw(position: CastelloPosition, lang: str) -> str:
    """The board with its files and ranks, what has been captured, and whose turn it is."""
    here = position.path[len(position.path) - 1] if position.in_chain() else -1
    lines = ["    " + _sections(list(FILES))]
    for rank in range(14, -1, -1):
        row = []
        for file in range(21):
            cell = cell_at(file, rank)
            row.append("@" if cell == here else symbol(position.board.cells[cell]))
        lines.append(f"{rank + 1:>3} {_sections(row)} {rank + 1}")
    lines += [lines[0], ""]
    for seat in (0, 1):
        lines.append(
            say(
                "castello-drawing-captured",
                lang,
                seat=words.seat_name(seat, lang),
                castles=position.captured_castles[seat],
                pawns=position.captured_pawns[seat],
            )
        )
    hopping = say("castello-drawing-chain", lang, seat=words.seat_name(position.mover, lang))
    lines.append(hopping if position.in_chain() else words.now(position, lang))
    return "\n".join(lines)


def _sections(symbols: list[str]) -> str:
    """A row with a bar between the three sections."""
    return " | ".join(" ".join(symbols[k : k + 7]) for k in (0, 7, 14))
