"""To double a courtyard or not, or to choose the part that stays doubled (CA-8)."""

import re

from castelude.core.forms import Form
from castelude.core.options import shown
from castelude.core.verdict import Verdict
from castelude.games.castellan import notation
from castelude.games.castellan.clauses import CLAUSES
from castelude.games.castellan.decisions.kind import Kind
from castelude.games.castellan.position import CLAIM, DOUBLE, KEEP, STAY, CastellanPosition

ONE_DOUBLE_KEEP = CLAUSES["CA-1.5"]
OPTIONS = CLAUSES["CA-2.1"]
DOUBLING = CLAUSES["CA-8.3"]
STAYING = CLAUSES["CA-8.4"]

CLAIM_CELL = re.compile(rf"(double|stay):{notation.NUMBER},{notation.NUMBER}")


class Claim(Kind):
    """A move is KEEP, or the number of a courtyard in `position.claim`, from 1."""

    phase = int(CLAIM)
    forms = (Form("double", "double:{cell}"), Form("stay", "stay:{cell}"), Form("keep", "keep"))

    def is_meant(self, text: str) -> bool:
        return text == "keep" or text.startswith(("double:", "stay:"))

    def text(self, position: CastellanPosition, move: int) -> str:
        if move == KEEP:
            return "keep"
        word = "stay" if position.asked == STAY else "double"
        return f"{word}:{notation.cell_text(position, position.claim[move - 1])}"

    def read(self, position: CastellanPosition, text: str) -> int | None:
        moves = range(KEEP, len(position.claim) + 1)
        return next((move for move in moves if self.text(position, move) == text), None)

    def allow(self, position: CastellanPosition, text: str, move: int) -> Verdict:
        if move == KEEP:
            return DOUBLING.allow("may-keep")
        word, _, cell = text.partition(":")
        return (STAYING if word == "stay" else DOUBLING).allow(f"may-{word}", cell=cell)

    def refuse(self, position: CastellanPosition, text: str) -> Verdict:
        word, _, cell = text.partition(":")
        clause = STAYING if word == "stay" else DOUBLING
        if word != "keep" and CLAIM_CELL.fullmatch(text) is None:
            return clause.refuse("claim-form", text=shown(text), word=word)
        if position.phase != CLAIM:
            return _nothing_to_claim(position, word)
        if position.asked == STAY and word != "stay":
            return STAYING.refuse("must-stay")
        if position.asked == DOUBLE and word == "stay":
            return STAYING.refuse("nothing-stays")
        cells = " ".join(notation.cell_text(position, region) for region in position.claim)
        return clause.refuse("no-such-courtyard", cell=shown(cell).strip("'"), cells=cells)


def _nothing_to_claim(position: CastellanPosition, word: str) -> Verdict:
    """Why no claim is asked."""
    if word == "stay":
        return STAYING.refuse("nothing-stays")
    if not position.double_keep:
        return OPTIONS.refuse("double-off")
    if position.double_used[position.mover]:
        return ONE_DOUBLE_KEEP.refuse("double-used")
    return DOUBLING.refuse("no-claim")
