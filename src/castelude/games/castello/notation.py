"""Action texts and moves (CO-8): the text door of the engine, and the clause for every answer."""

import re

from castelude.core.forms import Form
from castelude.core.options import shortened
from castelude.core.position import NOBODY
from castelude.core.verdict import Verdict
from castelude.games.castello import views
from castelude.games.castello.board import CASTLE, COLOUR, FREE, UNMOVED
from castelude.games.castello.clauses import CLAUSES
from castelude.games.castello.geometry import BY_NAME, CELLS, NAMES, STEPS
from castelude.games.castello.position import STOP, CastelloPosition

FORMS = (Form("stop", "stop"), Form("move", "{from}-{to}"))
ACTION = re.compile(r"([A-U](?:1[0-5]|[1-9]))-([A-U](?:1[0-5]|[1-9]))")

OVER = CLAUSES["CO-7.1"]
CHAIN_END = CLAUSES["CO-5.4"]
FORM = CLAUSES["CO-8.1"]
CHAIN = CLAUSES["CO-5.2"]
NO_RETURN = CLAUSES["CO-5.3"]
FIRST_DECISION = CLAUSES["CO-3.2"]
LANDING = CLAUSES["CO-4.1"]
STEP = CLAUSES["CO-4.2"]
DOUBLE_STEP = CLAUSES["CO-4.3"]
HOP = CLAUSES["CO-4.4"]
CASTLES_BLOCK = CLAUSES["CO-4.5"]


def _all_texts() -> dict[int, str]:
    """Every text that can be an action, by its move."""
    texts = {STOP: "stop"}
    for cell in CELLS:
        for direction in range(8):
            for far in (0, 1):
                target = cell + STEPS[direction] * (1 + far)
                if target in NAMES:
                    texts[cell * 16 + direction * 2 + far] = f"{NAMES[cell]}-{NAMES[target]}"
    return texts


TEXTS = _all_texts()
MOVES = {text: move for move, text in TEXTS.items()}


def find(position: CastelloPosition, text: str) -> int | None:
    """The legal move with this text, or None."""
    move = MOVES.get(text)
    return move if move is not None and position.is_legal(move) else None


def written(before: CastelloPosition, text: str, after: CastelloPosition) -> str:
    """What an action adds to the score sheet of its turn (CO-10.2): `E4-E2`, then `xC2`, with `+K8` for a castle."""
    mover = before.mover
    marks = "".join(f"+{name}" for name in views.castles_gained(before, after))
    if text == "stop":
        return marks
    source, _, target = text.partition("-")
    sign = "x" if after.captured_pawns[mover] > before.captured_pawns[mover] else "-"
    return f"{'' if before.in_chain() else source}{sign}{target}{marks}"


def explain(position: CastelloPosition, text: str) -> Verdict:
    """The first line of the table CO-8.3 that fits."""
    if position.actor() == NOBODY:
        return OVER.refuse("over")
    if text == "stop":
        return CHAIN_END.allow("may-stop") if position.in_chain() else CHAIN_END.refuse("no-chain")
    match = ACTION.fullmatch(text)
    if match is None:
        return FORM.refuse("no-action", text=shortened(text))
    source, target = BY_NAME[match[1]], BY_NAME[match[2]]
    if position.in_chain():
        here = position.path[len(position.path) - 1]
        if source != here:
            return CHAIN.refuse("other-pawn", cell=NAMES[here])
        if target in position.path:
            return NO_RETURN.refuse("stood-there", cell=match[2])
    elif int(position.board.cells[source]) & COLOUR != position.mover + 1:
        return FIRST_DECISION.refuse("no-own-pawn", cell=match[1])
    return _explain_way(position, source, target)


def _explain_way(position: CastelloPosition, source: int, target: int) -> Verdict:
    """The part of CO-8.3 about the way from one cell to the other."""
    chain = position.in_chain()
    names = {"source": NAMES[source], "target": NAMES[target]}
    if position.board.cells[target] != FREE:
        return LANDING.refuse("not-free", cell=NAMES[target])
    between = middle_of(source, target)
    if between is None:
        return LANDING.refuse("too-far", **names)
    if between == source:
        return CHAIN.refuse("step-in-chain", **names) if chain else STEP.allow("may-step", **names)
    piece = position.board.cells[between]
    if piece == CASTLE:
        return CASTLES_BLOCK.refuse("castle-between", cell=NAMES[between])
    if piece != FREE:
        return CHAIN.allow("may-hop-on", **names) if chain else HOP.allow("may-hop", **names)
    if chain:
        return CHAIN.refuse("double-in-chain", **names)
    if int(position.board.cells[source]) & UNMOVED:
        return DOUBLE_STEP.allow("may-double-step", **names)
    return DOUBLE_STEP.refuse("moved-before", cell=NAMES[source])


def middle_of(source: int, target: int) -> int | None:
    """The cell between two cells two apart along a direction; the source itself when they touch; else None."""
    for step in STEPS:
        if target == source + step:
            return source
        if target == source + 2 * step:
            return source + step
    return None
