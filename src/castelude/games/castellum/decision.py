# castelude: compiled
"""What all kinds of decisions of Castellum have in common: operands with words, a clause, a text and a refusal."""

import re

from mypy_extensions import i64

from castelude.core.clauses import Clause
from castelude.core.decisions import Product, first_of, second_of, third_of
from castelude.core.forms import PLACEHOLDER, Form
from castelude.core.verdict import Verdict
from castelude.games.castellum.board import Board
from castelude.games.castellum.operands import Operand


class CastellumDecision(Product[Board]):
    """One kind of decision: what can be chosen, what it does, how it is written, and why it is refused."""

    def __init__(self, number: i64, form: Form, operands: list[Operand], clause: Clause, example: str) -> None:
        super().__init__(number, form, example)
        self.operands = operands
        self.clause = clause
        self.pieces: list[str] = PLACEHOLDER.sub("\n", form.pattern).split("\n")
        shapes = iter([f"({operand.shape})" for operand in operands])
        self.pattern: re.Pattern[str] = re.compile(
            "".join([re.escape(piece) + next(shapes, "") for piece in self.pieces])
        )

    # ---- what it does ----

    def happen(self, board: Board, move: i64, seat: i64) -> None:
        """What the move changes when nobody cancels it; `seat` made it."""
        self.apply(board, move)

    # ---- as text ----

    def words(self, move: i64) -> list[str]:
        """What a move names, in the order of its text."""
        numbers = [first_of(move), second_of(move), third_of(move)]
        return [operand.words[numbers[k]] for k, operand in enumerate(self.operands)]

    def text(self, move: i64) -> str:
        """The action of a move."""
        text = self.pieces[0]
        for k, word in enumerate(self.words(move)):
            text += word + self.pieces[k + 1]
        return text

    def read(self, text: str) -> list[str] | None:
        """What an action of this kind names; None when the text has another form."""
        found = self.pattern.fullmatch(text)
        return None if found is None else [str(word) for word in found.groups()]

    def move_of(self, words: list[str]) -> i64:
        """The move that names these things, or -1 when the game does not have one of them."""
        move = self.number
        k: i64 = 0
        for k in range(3):
            number = self.operands[k].number(words[k]) if k < len(words) else 0
            if number < 0:
                return -1
            move = (move << 8) | number
        return move

    # ---- why, and why not ----

    def allowed_by(self, board: Board) -> Clause:
        """The clause that allows a legal move of this kind."""
        return self.clause

    def refuse_words(self, board: Board, words: list[str]) -> Verdict | None:
        """The refusal of words of which one names nothing in this game, or nothing yet."""
        for operand, word in zip(self.operands, words, strict=True):
            verdict = operand.refuse(board, word)
            if verdict is not None:
                return verdict
        return None

    def refuse_now(self, board: Board) -> Verdict | None:
        """The refusal where something else is asked; None where it is enough to say what is asked."""
        return None

    def refuse(self, board: Board, move: i64) -> Verdict:
        """The refusal of a move that is not legal, though a decision of this kind is asked."""
        raise NotImplementedError
