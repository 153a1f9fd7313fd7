"""The five kinds of decisions of Castellan, each once: its forms and texts, and the clause of every answer.

Which moves are legal and what they do is known to the engine (`position`, `castle`); whatever is asked here about a
text is answered from there.
"""

from castelude.games.castellan.decisions.build import Build
from castelude.games.castellan.decisions.claim import Claim
from castelude.games.castellan.decisions.draw import Draw
from castelude.games.castellan.decisions.end import End
from castelude.games.castellan.decisions.kind import Kind
from castelude.games.castellan.decisions.play import PlayCards
from castelude.games.castellan.position import CastellanPosition

KINDS: tuple[Kind, ...] = (PlayCards(), Claim(), Draw(), End(), Build())
BY_PHASE = {kind.phase: kind for kind in KINDS}
FORMS = tuple(form for kind in KINDS for form in kind.forms)


def text(position: CastellanPosition, move: int) -> str:
    """The action text of a legal move."""
    return BY_PHASE[position.phase].text(position, move)


def legal(position: CastellanPosition) -> list[str]:
    """Every legal action as text, in plain string order."""
    kind = BY_PHASE.get(position.phase)
    return kind.legal(position) if kind else []


def find(position: CastellanPosition, text: str) -> int | None:
    """The legal move with this text, or None."""
    kind = BY_PHASE.get(position.phase)
    return kind.find(position, text) if kind else None
