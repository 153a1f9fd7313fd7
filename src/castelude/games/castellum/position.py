# castelude: compiled
"""A position of Castellum: a board that can be asked for its moves and played on."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from castelude.core.position import NOBODY, Position
from castelude.games.castellum import decisions
from castelude.games.castellum.board import OVER, Board, Deal, first_board
from castelude.games.castellum.cards import ANGELS, ENEMIES, FORTS, STARTS, TROOPS
from castelude.games.castellum.edition import Edition
from castelude.games.castellum.scoring import scores_of, winners_of
from castelude.games.castellum.steps import play, run_on
from castelude.games.castellum.years import start_year


@final
@mypyc_attr(serializable=True)
class CastellumPosition(Position):
    """A position of Castellum. Build one with `setup.start`."""

    board: Board

    def copy(self) -> "CastellumPosition":
        twin = CastellumPosition()
        twin.board = self.board.copy()
        return twin

    def actor(self) -> i64:
        board = self.board
        return NOBODY if board.phase == OVER else board.decider

    def count(self) -> i64:
        return decisions.count(self.board)

    def move_at(self, index: i64) -> i64:
        return decisions.move_at(self.board, index)

    def moves(self) -> list[int]:
        return decisions.moves(self.board)

    def is_legal(self, move: i64) -> bool:
        """Whether a move that `notation` made of a text is legal here, without a list."""
        return decisions.is_legal(self.board, move)

    def play(self, move: i64) -> None:
        play(self.board, move)

    def scores(self) -> list[int]:
        return scores_of(self.board)

    def winners(self) -> list[int]:
        return winners_of(self.board)


def first_position(edition: Edition, players: i64, first: i64, deal: Deal) -> CastellumPosition:
    """The start of a game (CM-2.4, CM-3.1)."""
    if len(deal.forts) != len(FORTS) - STARTS or len(deal.troops) != len(TROOPS) or len(deal.enemies) != len(ENEMIES):
        raise ValueError("a deck is not complete")
    if len(deal.angels) != len(ANGELS) or len(deal.angels_again) != len(ANGELS):
        raise ValueError("the angels are not complete")
    position = CastellumPosition()
    position.board = first_board(edition, players, first, deal)
    start_year(position.board)
    run_on(position.board)
    return position
