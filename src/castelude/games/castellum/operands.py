# castelude: compiled
"""What an action can name (CM-12): cards, spaces, resources, columns, places and sides, as words and as numbers."""

from typing import Final

from mypy_extensions import i64

from castelude.core.bits import members
from castelude.core.clauses import Clause
from castelude.core.verdict import Verdict
from castelude.games.castellum.board import LINE, Board
from castelude.games.castellum.cards import ANGELS, ENEMIES, FORTS, RESOURCES, TROOPS
from castelude.games.castellum.clauses import CLAUSES
from castelude.games.castellum.edition import Edition
from castelude.games.castellum.moves import PAIR_ONE, PAIR_TWO, PAIRS

COLUMNS: Final = CLAUSES["CM-1.3"]
CARDS: Final = CLAUSES["CM-1.4"]
WORKER: Final = CLAUSES["CM-4.2"]
TAKE: Final = CLAUSES["CM-4.5"]
GIFT: Final = CLAUSES["CM-6.8"]
ORIENT: Final = CLAUSES["CM-9.3"]

PAIR_WORDS: Final = [f"{RESOURCES[PAIR_ONE[k]]}+{RESOURCES[PAIR_TWO[k]]}" for k in range(PAIRS)]
TAKE_WORDS: Final = [*RESOURCES, *PAIR_WORDS]
SEATS: Final = 4
RESOURCE_SHAPE: Final = "(?:gold|stone|wood)"


class Operand:
    """One thing that an action names: how a word for it looks, and the words in the order of their numbers."""

    def __init__(self, shape: str, words: list[str]) -> None:
        self.shape = shape
        self.words = words
        self.numbers: dict[str, int] = {word: number for number, word in enumerate(words)}

    def word(self, edition: Edition, number: i64) -> str:
        """The word for a number."""
        return self.words[number]

    def number(self, edition: Edition, word: str) -> i64:
        """The number of a word, or -1 when the game has nothing of this name."""
        return self.numbers.get(word, -1)

    def is_line(self) -> bool:
        """Whether it names a column of a line."""
        return False

    def refuse(self, board: Board, word: str) -> Verdict | None:
        """The refusal of a word that names nothing in this game, or nothing yet."""
        raise NotImplementedError


class CardOperand(Operand):
    """A card by its id. The refusal says between which ids those that fit here lie."""

    def __init__(self, shape: str, cards: list[str], first: str, last: str) -> None:
        super().__init__(shape, cards)
        self.first = first
        self.last = last

    def refuse(self, board: Board, word: str) -> Verdict | None:
        if word in self.numbers:
            return None
        return CARDS.refuse("no-card", card=word, first=self.first, last=self.last)


class SpaceOperand(Operand):
    """A space of the city; which there are is the edition's matter (CM-16.5)."""

    def word(self, edition: Edition, number: i64) -> str:
        return edition.spaces[number]

    def number(self, edition: Edition, word: str) -> i64:
        return edition.space_numbers.get(word, -1)

    def refuse(self, board: Board, word: str) -> Verdict | None:
        if word in board.edition.space_numbers:
            return None
        return WORKER.refuse("no-space", space=word, known=", ".join(spaces_of(board)))


class GivenOperand(Operand):
    """One or two resources; two are named in a fixed order, so that each pair has one text."""

    def __init__(self, shape: str, words: list[str], clause: Clause) -> None:
        super().__init__(shape, words)
        self.clause = clause

    def refuse(self, board: Board, word: str) -> Verdict | None:
        return None if word in self.numbers else self.clause.refuse("pair-order", known=", ".join(PAIR_WORDS))


class SideOperand(Operand):
    """A side of a reward, from 1."""

    def refuse(self, board: Board, word: str) -> Verdict | None:
        return None if word in self.numbers else ORIENT.refuse("no-side", side=word)


class ColumnOperand(Operand):
    """A column of the decider's own line, or, as a place, of any line."""

    def is_line(self) -> bool:
        return True

    def refuse(self, board: Board, word: str) -> Verdict | None:
        column = int(word[-1])
        if not 1 <= column <= board.columns():
            return COLUMNS.refuse("no-column", column=word, columns=int(board.columns()))
        if word[0] == "s" and int(word[1]) >= board.players:
            return COLUMNS.refuse("no-line", place=word, last=int(board.players) - 1)
        return None


def spaces_of(board: Board) -> list[str]:
    """The spaces that exist for this number of seats."""
    return [board.edition.spaces[space] for space in members(board.edition.spaces_for[board.players])]


ANGEL: Final = CardOperand("A[0-9]{2}", ANGELS, ANGELS[0], ANGELS[-1])
ENEMY: Final = CardOperand("E[0-9]{4}-[0-9]{2}", ENEMIES, ENEMIES[0], ENEMIES[-1])
BOUGHT_TROOP: Final = CardOperand("T[0-9]{2}", TROOPS, FORTS[0], TROOPS[-1])
BOUGHT_FORT: Final = CardOperand("F[0-9]{2}", FORTS, FORTS[0], TROOPS[-1])
HIRED_TROOP: Final = CardOperand("T[0-9]{2}", TROOPS, TROOPS[0], TROOPS[-1])
SPACE: Final = SpaceOperand("[a-z0-9]+", [])
TAKEN: Final = GivenOperand(rf"{RESOURCE_SHAPE}(?:\+{RESOURCE_SHAPE})?", TAKE_WORDS, TAKE)
GIVEN: Final = GivenOperand(rf"{RESOURCE_SHAPE}\+{RESOURCE_SHAPE}", PAIR_WORDS, GIFT)
SIDE: Final = SideOperand("[0-9]", ["1", "2", "3", "4"])
COLUMN: Final = ColumnOperand("c[0-9]", [f"c{column + 1}" for column in range(LINE)])
PLACE: Final = ColumnOperand("s[0-9]c[0-9]", [f"s{place // LINE}c{place % LINE + 1}" for place in range(SEATS * LINE)])
