"""Turns as wholes: several decisions of one seat, as far as it can plan them."""

from collections.abc import Callable, Sequence

from castelude.core.foresight import foresee
from castelude.core.game import AnyGame
from castelude.core.position import Position

LONGEST_TURN = 40


def read_turn(game: AnyGame, start: Position, actions: Sequence[str]) -> list[int]:
    """The moves of actions that follow each other; `IllegalAction` for one that cannot be played."""
    walk = start.copy()
    moves: list[int] = []
    for action in actions:
        moves.append(game.parse(walk, action))
        walk.play(moves[-1])
    return moves


def play_turn(game: AnyGame, start: Position, choose: Callable[[Position], int]) -> list[int]:
    """The moves of one turn, each chosen in the position before it; `start` stays as it is.

    The turn ends when another seat or chance is to decide, when the game calls it over, or when the seat has just
    learned something that it could not know: what it does with that is no longer the same plan.
    """
    seat = start.actor()
    walk = start.copy()
    moves: list[int] = []
    while len(moves) < LONGEST_TURN:
        move = choose(walk)
        reveals = game.hidden and foresee(game, walk, game.text(walk, move)).view is None
        walk.play(move)
        moves.append(int(move))
        if reveals or walk.actor() != seat or game.begins_turn(walk):
            break
    return moves


def is_whole(game: AnyGame, start: Position, moves: Sequence[int]) -> bool:
    """Whether these legal moves are one whole turn, no more and no less."""
    left = list(moves)
    if not left:
        return False
    try:
        return play_turn(game, start, lambda _: left.pop(0)) == list(moves)
    except IndexError:
        return False


def after(start: Position, moves: Sequence[int]) -> Position | None:
    """The position after moves of the same seat, or None where one of them is not legal or not that seat's."""
    walk = start.copy()
    for move in moves:
        if walk.actor() != start.actor() or move not in walk.moves():
            return None
        walk.play(move)
    return walk


def as_good_first(game: AnyGame, start: Position, moves: Sequence[int]) -> list[int]:
    """The first moves with which the same turn can begin: the same moves in another order lead to the same position."""
    end = game.state(played(start, moves))
    found = [moves[0]]
    for place in range(1, len(moves)):
        if moves[place] in found:
            continue
        other = after(start, [moves[place], *moves[:place], *moves[place + 1 :]])
        if other is not None and game.state(other) == end:
            found.append(moves[place])
    return found


def played(start: Position, moves: Sequence[int]) -> Position:
    """The position after legal moves."""
    walk = start.copy()
    for move in moves:
        walk.play(move)
    return walk
