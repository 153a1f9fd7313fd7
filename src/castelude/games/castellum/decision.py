# castelude: compiled
"""What all kinds of decisions of Castellum have in common: operands with words, a clause, a text and a refusal."""

import re
from typing import Final

from mypy_extensions import i64

from castelude.core.bits import lowest, nth, size
from castelude.core.clauses import Clause
from castelude.core.decisions import Decision, encode, first_of, second_of, third_of
from castelude.core.forms import PLACEHOLDER, Form
from castelude.core.verdict import Verdict
from castelude.games.castellum.board import Board
from castelude.games.castellum.edition import Edition
from castelude.games.castellum.operands import Operand

NO_CHOICE: Final[i64] = 1
"""The set of operands where there is nothing to choose: the number 0 alone."""


class CastellumDecision(Decision[Board]):
    """One kind of decision: what can be chosen, what it does, how it is written, and why it is refused.

    Operands are chosen independently: every combination of a first, a second and a third one is a legal move.
    """

    def __init__(self, number: i64, form: Form, operands: list[Operand], clause: Clause, example: str) -> None:
        super().__init__(number, form, example)
        self.operands = operands
        self.arity: i64 = len(operands)
        self.clause = clause
        self.texts: dict[int, str] = {}
        self.texts_of: Edition | None = None
        self.pieces: list[str] = PLACEHOLDER.sub("\n", form.pattern).split("\n")
        shapes = iter([f"({operand.shape})" for operand in operands])
        self.pattern: re.Pattern[str] = re.compile(
            "".join([re.escape(piece) + next(shapes, "") for piece in self.pieces])
        )

    # ---- the legal moves ----

    def firsts(self, board: Board) -> i64:
        """The set of first operands."""
        return NO_CHOICE

    def seconds(self, board: Board) -> i64:
        """The set of second operands."""
        return NO_CHOICE

    def thirds(self, board: Board) -> i64:
        """The set of third operands."""
        return NO_CHOICE

    def ways(self, board: Board) -> i64:
        """How many moves there are with each first operand."""
        number = size(self.seconds(board))
        return number * size(self.thirds(board)) if self.arity > 2 else number

    def way_at(self, board: Board, first: i64, index: i64) -> i64:
        """The move with this first operand at this index."""
        thirds = self.thirds(board)
        number = size(thirds)
        return encode(self.number, first, nth(self.seconds(board), index // number), nth(thirds, index % number))

    def count(self, board: Board) -> i64:
        number = size(self.firsts(board))
        if self.arity < 2 or number == 0:
            return number
        return number * (size(self.seconds(board)) if self.arity == 2 else self.ways(board))

    def pick(self, board: Board, index: i64) -> i64:
        """The legal move at this index; where there are too few, `-1 -` the index beyond them."""
        firsts = self.firsts(board)
        number = size(firsts)
        if self.arity < 2:
            return encode(self.number, nth(firsts, index), 0, 0) if index < number else number - index - 1
        if number == 0:
            return -1 - index
        if self.arity == 2:
            seconds = self.seconds(board)
            ways = size(seconds)
            if index < number * ways:
                return encode(self.number, nth(firsts, index // ways), nth(seconds, index % ways), 0)
            return number * ways - index - 1
        ways = self.ways(board)
        if index < number * ways:
            return self.way_at(board, nth(firsts, index // ways), index % ways)
        return number * ways - index - 1

    def move_at(self, board: Board, index: i64) -> i64:
        return self.pick(board, index)

    def add_moves(self, board: Board, found: list[int]) -> None:
        firsts = self.firsts(board)
        while firsts:
            self.add_ways(board, lowest(firsts), found)
            firsts &= firsts - 1

    def add_ways(self, board: Board, first: i64, found: list[int]) -> None:
        """Add the moves with this first operand, in the order of `way_at`."""
        seconds = self.seconds(board) if self.arity > 1 else NO_CHOICE
        thirds = self.thirds(board) if self.arity > 2 else NO_CHOICE
        while seconds:
            rest = thirds
            while rest:
                found.append(encode(self.number, first, lowest(seconds), lowest(rest)))
                rest &= rest - 1
            seconds &= seconds - 1

    def is_legal(self, board: Board, move: i64) -> bool:
        return (
            (self.firsts(board) >> first_of(move)) & 1 == 1
            and (self.seconds(board) >> second_of(move)) & 1 == 1
            and (self.thirds(board) >> third_of(move)) & 1 == 1
        )

    # ---- what it does ----

    def happen(self, board: Board, move: i64, seat: i64) -> None:
        """What the move changes when nobody cancels it; `seat` made it."""
        self.apply(board, move)

    # ---- as text ----

    def words(self, edition: Edition, move: i64) -> list[str]:
        """What a move names, in the order of its text."""
        numbers = [first_of(move), second_of(move), third_of(move)]
        return [operand.word(edition, numbers[k]) for k, operand in enumerate(self.operands)]

    def text(self, edition: Edition, move: i64) -> str:
        """The action of a move; the texts of the edition asked for last are remembered."""
        if edition is not self.texts_of:
            self.texts = {}
            self.texts_of = edition
        known = self.texts.get(move)
        if known is not None:
            return known
        text = self.pieces[0]
        for k, word in enumerate(self.words(edition, move)):
            text += word + self.pieces[k + 1]
        self.texts[move] = text
        return text

    def read(self, text: str) -> list[str] | None:
        """What an action of this kind names; None when the text has another form."""
        found = self.pattern.fullmatch(text)
        return None if found is None else [str(word) for word in found.groups()]

    def move_of(self, edition: Edition, words: list[str]) -> i64:
        """The move that names these things, or -1 when the game does not have one of them."""
        move = self.number
        k: i64 = 0
        for k in range(3):
            number = self.operands[k].number(edition, words[k]) if k < len(words) else 0
            if number < 0:
                return -1
            move = (move << 8) | number
        return move

    # ---- why, and why not ----

    def allowed_by(self, board: Board) -> Clause:
        """The clause that allows a legal move of this kind."""
        return self.clause

    def allow(self, board: Board, values: list[str]) -> Verdict:
        card, first, second = self.named(values)
        return self.allowed_by(board).allow(f"may-{self.form.kind}", card=card, first=first, second=second)

    def named(self, values: list[str]) -> list[str]:
        """The card of an action and the two things named after it; empty where it names none."""
        found = values if "{card}" in self.form.pattern else ["", *values]
        return [*found, "", ""][:3]

    def refuse(self, board: Board, values: list[str]) -> Verdict:
        """The refusal of an action of this kind where such a decision is asked."""
        return self.refuse_words(board, values) or self.refuse_move(board, self.move_of(board.edition, values))

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

    def refuse_move(self, board: Board, move: i64) -> Verdict:
        """The refusal of a move that is not legal, though a decision of this kind is asked."""
        raise NotImplementedError
