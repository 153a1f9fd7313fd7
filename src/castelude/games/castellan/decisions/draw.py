"""To draw cards at the end of a turn, and how many of each back (CA-9)."""

import functools
import re

from castelude.core.forms import Form
from castelude.core.options import shown
from castelude.core.verdict import Verdict
from castelude.games.castellan import notation, views
from castelude.games.castellan.clauses import CLAUSES
from castelude.games.castellan.decisions.kind import Kind, due
from castelude.games.castellan.position import DRAW, CastellanPosition

DRAW_NUMBER = CLAUSES["CA-9.1"]
DRAW_SPLIT = CLAUSES["CA-9.2"]

SPLIT = re.compile(r"draw:W(0|[1-9][0-9]*)T(0|[1-9][0-9]*)")


class Draw(Kind):
    """A move is the number of wall-backed cards."""

    phase = int(DRAW)
    forms = (Form("draw", "draw:W{walls}T{towers}"),)

    def is_meant(self, text: str) -> bool:
        return text.startswith("draw:")

    def text(self, position: CastellanPosition, move: int) -> str:
        return f"draw:W{move}T{position.cards_to_draw() - move}"

    def legal(self, position: CastellanPosition) -> list[str]:
        number = int(position.cards_to_draw())
        return [f"draw:W{walls}T{number - walls}" for walls in position.moves()]  # one digit: they are in order

    def read(self, position: CastellanPosition, text: str) -> int | None:
        split = _read_split(text)
        return split[0] if split is not None and sum(split) == position.cards_to_draw() else None

    def allow(self, position: CastellanPosition, text: str, move: int) -> Verdict:
        return DRAW_SPLIT.allow("may-draw", walls=move, towers=int(position.cards_to_draw()) - move)

    def refuse(self, position: CastellanPosition, text: str) -> Verdict:
        if _read_split(text) is None:
            return DRAW_SPLIT.refuse("draw-form", text=shown(text))
        if position.phase != DRAW:
            return due(position)
        if self.read(position, text) is None:
            return DRAW_NUMBER.refuse("draw-number", number=int(position.cards_to_draw()))
        sizes = views.deck_sizes(position, position.mover)
        return DRAW_SPLIT.refuse("draw-deck", walls=sizes["W"], towers=sizes["T"])


@functools.lru_cache(maxsize=256)
def _read_split(text: str) -> tuple[int, int] | None:
    """The numbers of wall-backed and tower-backed cards that a text names."""
    match = SPLIT.fullmatch(text)
    return (notation.number(match[1]), notation.number(match[2])) if match else None
