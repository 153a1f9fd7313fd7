"""Why an action is allowed or refused: one clause and one sentence for any text at all."""

from castelude.core.verdict import Verdict
from castelude.games.castellan.clauses import CLAUSES
from castelude.games.castellan.decisions import KINDS
from castelude.games.castellan.decisions.kind import due
from castelude.games.castellan.position import OVER, CastellanPosition

END = CLAUSES["CA-10.3"]


def explain(position: CastellanPosition, text: str) -> Verdict:
    """Which clause allows or forbids this action here."""
    if position.phase == OVER:
        return END.refuse("over")
    for kind in KINDS:
        if kind.is_meant(text):
            move = kind.find(position, text)
            return kind.refuse(position, text) if move is None else kind.allow(position, text, move)
    return due(position)
