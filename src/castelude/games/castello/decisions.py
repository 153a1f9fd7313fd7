"""The two kinds of decisions of Castello: their forms and texts, and the clause of every answer (CO-8).

Which moves are legal and what they do is known to the engine (`position`, `board`). The refusals follow the order of
the table CO-8.3; `explain.py` asks them only about texts that the engine does not allow.
"""

import re

from castelude.core.forms import Form
from castelude.core.verdict import Verdict
from castelude.games.castello.board import CASTLE, COLOUR, FREE
from castelude.games.castello.clauses import CLAUSES
from castelude.games.castello.geometry import BY_NAME, NAMES, STEPS
from castelude.games.castello.position import CastelloPosition
from castelude.games.castello.wording import MOVES

FORMS = (Form("stop", "stop"), Form("move", "{from}-{to}"))
CELL = r"[A-U](?:1[0-5]|[1-9])"
MOVE = re.compile(rf"({CELL})-({CELL})")

CHAIN_END = CLAUSES["CO-5.4"]
CHAIN = CLAUSES["CO-5.2"]
NO_RETURN = CLAUSES["CO-5.3"]
FIRST_DECISION = CLAUSES["CO-3.2"]
LANDING = CLAUSES["CO-4.1"]
STEP = CLAUSES["CO-4.2"]
DOUBLE_STEP = CLAUSES["CO-4.3"]
HOP = CLAUSES["CO-4.4"]
CASTLES_BLOCK = CLAUSES["CO-4.5"]


def find(position: CastelloPosition, text: str) -> int | None:
    """The legal move with this text, or None."""
    move = MOVES.get(text)
    return move if move is not None and position.is_legal(move) else None


# ---- to stop a chain ----


def allow_stop() -> Verdict:
    return CHAIN_END.allow("may-stop")


def refuse_stop() -> Verdict:
    return CHAIN_END.refuse("no-chain")


# ---- to move a pawn ----


def allow_move(position: CastelloPosition, source: str, target: str) -> Verdict:
    """The clause that allows a legal move."""
    between = middle_of(BY_NAME[source], BY_NAME[target])
    if between == BY_NAME[source]:
        return STEP.allow("may-step", source=source, target=target)
    if position.in_chain():
        return CHAIN.allow("may-hop-on", source=source, target=target)
    if between is not None and position.board.cells[between] == FREE:
        return DOUBLE_STEP.allow("may-double-step", source=source, target=target)
    return HOP.allow("may-hop", source=source, target=target)


def refuse_move(position: CastelloPosition, source: str, target: str) -> Verdict:
    """The clause that forbids a move that is not legal: first whose pawn it is, then where to, then the way."""
    cells = position.board.cells
    if position.in_chain():
        here = NAMES[position.path[len(position.path) - 1]]
        if source != here:
            return CHAIN.refuse("other-pawn", cell=here)
        if BY_NAME[target] in position.path[position.since :]:
            return NO_RETURN.refuse("stood-there", cell=target)
    elif int(cells[BY_NAME[source]]) & COLOUR != position.mover + 1:
        return FIRST_DECISION.refuse("no-own-pawn", cell=source)
    if cells[BY_NAME[target]] != FREE:
        return LANDING.refuse("not-free", cell=target)
    between = middle_of(BY_NAME[source], BY_NAME[target])
    if between is None:
        return LANDING.refuse("too-far", source=source, target=target)
    if between == BY_NAME[source]:
        return CHAIN.refuse("step-in-chain", source=source, target=target)
    if cells[between] == CASTLE:
        return CASTLES_BLOCK.refuse("castle-between", cell=NAMES[between])
    if position.in_chain():
        return CHAIN.refuse("double-in-chain", source=source, target=target)
    return DOUBLE_STEP.refuse("moved-before", cell=source)


def middle_of(source: int, target: int) -> int | None:
    """The cell between two cells two apart along a direction; the source itself when they touch; else None."""
    for step in STEPS:
        if target == source + step:
            return source
        if target == source + 2 * step:
            return source + step
    return None
