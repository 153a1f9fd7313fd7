# castelude: compiled
"""How a turn is written (CO-10.2); for action texts see `decisions`."""

from castelude.games.castello import views
from castelude.games.castello.position import CastelloPosition


def written(before: CastelloPosition, text: str, after: CastelloPosition) -> str:
    """What an action adds to the score sheet of its turn: `E4-E2`, then `xC2`, with `+K8` for a castle."""
    mover = before.mover
    marks = "".join(f"+{name}" for name in views.castles_gained(before, after))
    if text == "stop":
        return marks
    source, _, target = text.partition("-")
    sign = "x" if after.captured_pawns[mover] > before.captured_pawns[mover] else "-"
    return f"{'' if before.in_chain() else source}{sign}{target}{marks}"
