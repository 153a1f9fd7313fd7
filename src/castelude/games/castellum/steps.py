# castelude: compiled
"""What follows without a choice: from the action of a seat until somebody is asked or the game is over."""

from mypy_extensions import i64

from castelude.core.decisions import kind_of
from castelude.games.castellum.angels import close_window, is_undone, next_angel
from castelude.games.castellum.board import (
    BEGIN_SIEGE,
    COMBAT,
    DRAW,
    FIRST_WORKER,
    NEXT_ANGEL,
    NEXT_WORKER,
    SETTLE,
    WAIT,
    Board,
)
from castelude.games.castellum.combat import combat
from castelude.games.castellum.construction import draw_angels, first_worker, next_worker
from castelude.games.castellum.decisions import DECISIONS
from castelude.games.castellum.siege import begin_siege
from castelude.games.castellum.years import end_year


def play(board: Board, move: i64) -> None:
    """Carry out a legal move, with everything that follows from it."""
    DECISIONS[kind_of(move)].apply(board, move)
    run_on(board)


def run_on(board: Board) -> None:
    """Everything that follows without a choice, until somebody is asked or the game is over."""
    while board.step != WAIT:
        run_step(board)


def run_step(board: Board) -> None:
    """The next thing that follows without a choice."""
    step = board.step
    if step == NEXT_WORKER:
        next_worker(board)
    elif step == DRAW:
        draw_angels(board)
    elif step == FIRST_WORKER:
        first_worker(board)
    elif step == BEGIN_SIEGE:
        begin_siege(board)
    elif step == NEXT_ANGEL:
        next_angel(board)
    elif step == SETTLE:
        settle(board)
    elif step == COMBAT:
        combat(board)
    else:
        end_year(board)


def settle(board: Board) -> None:
    """The effect that was played first happens, unless it was cancelled (CM-7.4, CM-7.5)."""
    if not is_undone(board):
        DECISIONS[kind_of(board.effect)].happen(board, board.effect, board.played[0] >> 5)
    close_window(board)


def eve(board: Board, move: i64) -> Board:
    """The table after a move, run on only until a combat is to be fought or somebody is asked."""
    twin = board.copy()
    DECISIONS[kind_of(move)].apply(twin, move)
    while twin.step != WAIT and twin.step != COMBAT:
        run_step(twin)
    return twin
