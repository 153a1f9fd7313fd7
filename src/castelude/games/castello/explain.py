"""Why an action is allowed or refused: one clause and one sentence for any text at all (CO-8.3)."""

from castelude.core.options import shortened
from castelude.core.position import NOBODY
from castelude.core.verdict import Verdict
from castelude.games.castello import decisions
from castelude.games.castello.clauses import CLAUSES
from castelude.games.castello.position import CastelloPosition

OVER = CLAUSES["CO-7.1"]
FORM = CLAUSES["CO-8.1"]


def explain(position: CastelloPosition, text: str) -> Verdict:
    """The first line of the table CO-8.3 that fits."""
    if position.actor() == NOBODY:
        return OVER.refuse("over")
    legal = decisions.find(position, text) is not None
    if text == "stop":
        return decisions.allow_stop() if legal else decisions.refuse_stop()
    match = decisions.MOVE.fullmatch(text)
    if match is None:
        return FORM.refuse("no-action", text=shortened(text))
    answer = decisions.allow_move if legal else decisions.refuse_move
    return answer(position, match[1], match[2])
