"""What every kind of decision says of itself; see the modules beside this one."""

from abc import ABC, abstractmethod

from castelude.core.forms import Form
from castelude.core.verdict import Verdict
from castelude.games.castellan.clauses import CLAUSES
from castelude.games.castellan.position import CLAIM, PHASE_WORDS, CastellanPosition

DECISIONS = CLAUSES["CA-6.1"]
CLAIM_FIRST = CLAUSES["CA-8.5"]


class Kind(ABC):
    """One kind of decision. The engine knows its moves and what they do; here are its texts and its clauses."""

    phase: int
    """When it is due."""
    forms: tuple[Form, ...]

    @abstractmethod
    def is_meant(self, text: str) -> bool:
        """Whether a text wants to be such an action, well written or not."""

    @abstractmethod
    def text(self, position: CastellanPosition, move: int) -> str:
        """The action text of a legal move."""

    def legal(self, position: CastellanPosition) -> list[str]:
        """Every legal action as text, in plain string order."""
        return sorted([self.text(position, move) for move in position.moves()])

    @abstractmethod
    def read(self, position: CastellanPosition, text: str) -> int | None:
        """The move that a text names in this phase, legal or not; None when it names none."""

    def find(self, position: CastellanPosition, text: str) -> int | None:
        """The legal move with this text, or None."""
        move = self.read(position, text) if position.phase == self.phase else None
        return move if move is not None and position.is_legal(move) else None

    @abstractmethod
    def allow(self, position: CastellanPosition, text: str, move: int) -> Verdict:
        """The clause that allows a legal move."""

    @abstractmethod
    def refuse(self, position: CastellanPosition, text: str) -> Verdict:
        """The clause that forbids an action that is meant and not legal."""


def due(position: CastellanPosition) -> Verdict:
    """What is asked now, in answer to an action of another kind."""
    clause = CLAIM_FIRST if position.phase == CLAIM else DECISIONS
    return clause.refuse(f"due-{PHASE_WORDS[position.phase]}")
