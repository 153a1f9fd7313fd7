# castelude: compiled
"""What all decisions of effects have in common: an effect asks about a set of cards (CT-6.1)."""

from mypy_extensions import i64

from castelude.core.clauses import Clause
from castelude.core.decisions import Choice, Pair
from castelude.core.verdict import Verdict
from castelude.games.castel.board import Board
from castelude.games.castel.cards import KIND_IDS
from castelude.games.castel.effects.register import CLAUSE_OF


def effect_clause(board: Board) -> Clause:
    """The clause of the effect under way."""
    return CLAUSE_OF[board.by]


def allow_answer(board: Board) -> Verdict:
    return effect_clause(board).allow("may-answer", kind=KIND_IDS[board.by])


class Answer(Choice[Board]):
    """One of the cards that the effect asks about."""

    def firsts(self, board: Board) -> i64:
        return board.options

    def allow(self, board: Board, values: list[str]) -> Verdict:
        return allow_answer(board)


class AnswerPair(Pair[Board]):
    """One of the cards that the effect asks about, with a seat, unless the decision says otherwise."""

    def firsts(self, board: Board) -> i64:
        return board.options

    def seconds(self, board: Board, card: i64) -> i64:
        return board.seats

    def allow(self, board: Board, values: list[str]) -> Verdict:
        return allow_answer(board)
