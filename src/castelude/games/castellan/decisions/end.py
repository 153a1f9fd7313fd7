"""To end a turn in which nothing is drawn, with trial fitting (CA-9.2, CA-12.1)."""

from castelude.core.forms import Form
from castelude.core.verdict import Verdict
from castelude.games.castellan.clauses import CLAUSES
from castelude.games.castellan.decisions.kind import Kind, due
from castelude.games.castellan.position import END, END_TURN, CastellanPosition

TURN_END = CLAUSES["CA-9.2"]
TRIAL_FITTING = CLAUSES["CA-12.1"]


class End(Kind):
    """The only move is END_TURN."""

    phase = int(END)
    forms = (Form("end", "end"),)

    def is_meant(self, text: str) -> bool:
        return text == "end"

    def text(self, position: CastellanPosition, move: int) -> str:
        return "end"

    def read(self, position: CastellanPosition, text: str) -> int | None:
        return int(END_TURN) if text == "end" else None

    def allow(self, position: CastellanPosition, text: str, move: int) -> Verdict:
        return TURN_END.allow("may-end")

    def refuse(self, position: CastellanPosition, text: str) -> Verdict:
        return due(position) if position.trial_fitting else TRIAL_FITTING.refuse("no-end")
