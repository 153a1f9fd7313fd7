# castelude: compiled
"""What an action did, for the log: the move, the pawn it captured, the castles that fell. Nothing is secret."""

from castelude.core.verdict import LogLine
from castelude.games.castello import views
from castelude.games.castello.position import CastelloPosition


def log(before: CastelloPosition, text: str, after: CastelloPosition) -> list[LogLine]:
    mover = int(before.mover)
    if text == "stop":
        lines = [LogLine("castello-log-stop", {"seat": mover})]
    elif after.captured_pawns[mover] > before.captured_pawns[mover]:
        enemies = views.names(set(views.pawn_cells(before, 1 - mover)) - set(views.pawn_cells(after, 1 - mover)))
        lines = [LogLine("castello-log-capture", {"seat": mover, "action": text, "cell": cell}) for cell in enemies]
    else:
        lines = [LogLine("castello-log-move", {"seat": mover, "action": text})]
    fallen = views.castles_gained(before, after)
    return lines + [LogLine("castello-log-castle", {"seat": mover, "cell": cell}) for cell in fallen]
