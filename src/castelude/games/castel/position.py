# castelude: compiled
"""Turns, actions and the end of Castel (CT-3, CT-7). Which moves there are and what they do stands in `decisions`."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from castelude.core.bits import size
from castelude.core.position import NOBODY, Position
from castelude.core.rng import Rng
from castelude.games.castel.board import NO_EFFECT, Board
from castelude.games.castel.decisions import table
from castelude.games.castel.effects.register import next_question
from castelude.games.castel.shapes import End

# How the game ended, and the words of CT-8 for it.
RUNNING: Final[i64] = 0
OUT: Final[i64] = 1
BLOCKED: Final[i64] = 2
TURN_LIMIT: Final[i64] = 3
END_WORDS: Final[list[End | None]] = [None, "out", "blocked", "turn_limit"]

ACTIONS_A_TURN: Final[i64] = 2
IDLE_ROUNDS: Final[i64] = 3


@final
@mypyc_attr(serializable=True)
class CastelPosition(Position):
    """A position of Castel. Build one with `setup.start`, never by hand."""

    board: Board
    turn_limit: i64  # 0: none
    turn: i64
    idle: i64
    end: i64
    winner: i64  # with OUT

    def copy(self) -> "CastelPosition":
        twin = CastelPosition()
        twin.board = self.board.copy()
        twin.turn_limit = self.turn_limit
        twin.turn = self.turn
        twin.idle = self.idle
        twin.end = self.end
        twin.winner = self.winner
        return twin

    # ---- what the position says ----

    def actor(self) -> i64:
        if self.end != RUNNING:
            return NOBODY
        return self.board.decides()

    def is_pending(self) -> bool:
        """Whether an effect waits for a decision."""
        return self.board.by != NO_EFFECT

    def scores(self) -> list[int]:
        """CT-7.4."""
        board = self.board
        return [-(size(board.hands[seat]) + board.pile_size(seat)) for seat in range(board.players)]

    def winners(self) -> list[int]:
        if self.end == RUNNING:
            return []
        if self.end == OUT:
            return [self.winner]
        scores = self.scores()
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]

    # ---- moves ----

    def count(self) -> i64:
        if self.end != RUNNING:
            return 0
        return table.count(self.board)

    def move_at(self, index: i64) -> i64:
        return table.move_at(self.board, index)

    def random_move(self, rng: Rng) -> i64:
        return table.random_move(self.board, rng)

    def moves(self) -> list[int]:
        return table.moves(self.board) if self.end == RUNNING else []

    def is_legal(self, move: i64) -> bool:
        """Whether a well-formed move integer is legal here."""
        return self.end == RUNNING and table.is_legal(self.board, move)

    def play(self, move: i64) -> None:
        table.apply(self.board, move)
        self.board.begun = True
        if self.board.by == NO_EFFECT:
            self._finish_action()
        else:
            self._go_on()

    def _go_on(self) -> None:
        """Carry on with the effect until somebody has a real choice or it is over (CT-6.1)."""
        board = self.board
        while next_question(board):
            number = table.count(board)
            if number > 1:
                return
            if number == 1:
                table.apply(board, table.move_at(board, 0))
            else:
                board.step += 1
        board.by = NO_EFFECT
        self._finish_action()

    # ---- turns ----

    def begin(self, first: i64) -> None:
        """Start the first turn when everything is dealt (CT-3.2)."""
        self.board.active = first
        self.board.actions_left = ACTIONS_A_TURN
        self._await_action()

    def _finish_action(self) -> None:
        """CT-3.8."""
        board = self.board
        board.actions_left -= 1
        k: i64 = 0
        for k in range(board.players):  # CT-7.1
            seat = (board.active + k) % board.players
            if board.hands[seat] == 0 and board.pile_size(seat) == 0:
                self.end = OUT
                self.winner = seat
                return
        if board.actions_left == 0:
            self._end_turn()
        self._await_action()

    def _await_action(self) -> None:
        """End the turns of seats that can do nothing (CT-3.7)."""
        while self.end == RUNNING and not table.has_any(self.board):
            self._end_turn()

    def _end_turn(self) -> None:
        """CT-3.9."""
        board = self.board
        self.idle = 0 if board.progress else self.idle + 1
        if self.idle >= IDLE_ROUNDS * board.players:
            self.end = BLOCKED
        elif 0 < self.turn_limit <= self.turn:
            self.end = TURN_LIMIT
        else:
            self.turn += 1
            board.active = (board.active + 1) % board.players
            board.actions_left = ACTIONS_A_TURN
            board.begun = False
            board.progress = False


def new_position(board: Board, turn_limit: i64) -> CastelPosition:
    """A position whose cards are dealt; `begin` starts the first turn."""
    position = CastelPosition()
    position.board = board
    position.turn_limit = turn_limit
    position.turn = 1
    position.idle = 0
    position.end = RUNNING
    position.winner = 0
    return position
