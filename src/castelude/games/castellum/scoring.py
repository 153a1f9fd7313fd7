# castelude: compiled
"""The score of a seat by source (CM-11.2)."""

from mypy_extensions import i64

from castelude.core.bits import lowest, size
from castelude.games.castellum.board import LINE, OVER, Board
from castelude.games.castellum.cards import FORTIFICATION


def enemy_points(board: Board, seat: i64) -> i64:
    """The victory points of the defeated enemies."""
    pile = board.defeated[seat]
    points: i64 = 0
    while pile:
        points += board.edition.enemy_vp[lowest(pile)]
        pile &= pile - 1
    return points


def resource_points(board: Board, seat: i64) -> i64:
    """1 for each full three resources, of any kinds together."""
    have = board.resources
    return (have[seat * 3] + have[seat * 3 + 1] + have[seat * 3 + 2]) // 3


def scoring_points(board: Board, seat: i64) -> i64:
    """For each scoring card of the line, 1 for each card of its kind there."""
    edition = board.edition
    troops = board.line_troops(seat)
    points: i64 = 0
    place: i64 = 0
    for place in range(seat * LINE, seat * LINE + LINE):
        if board.fort[place] >= 0:
            points += _of_kind(board, seat, edition.forts.score[board.fort[place]])
    rest = troops
    while rest:
        points += _of_kind(board, seat, edition.troops.score[lowest(rest)])
        rest &= rest - 1
    return points


def _of_kind(board: Board, seat: i64, kind: i64) -> i64:
    """How many cards of a kind lie in a line: troops of a type, or fortifications; none for no kind."""
    if kind < 0:
        return 0
    if kind != FORTIFICATION:
        return size(board.line_troops(seat) & board.edition.troops_of[kind])
    found: i64 = 0
    place: i64 = 0
    for place in range(seat * LINE, seat * LINE + LINE):
        if board.fort[place] >= 0:
            found += 1
    return found


def combination_points(board: Board, seat: i64) -> i64:
    """1 for each whole combination of the side received in the last year."""
    side = board.combo[seat]
    if side < 0:
        return 0
    edition = board.edition
    most: i64 = 56
    kind: i64 = 0
    for kind in range(3):
        named = edition.combo[side * 3 + kind]
        if named > 0:
            most = min(most, size(board.defeated[seat] & edition.enemies_of[kind]) // named)
    return most


def points_of(board: Board, seat: i64) -> list[int]:
    """The score of a seat by source: enemies, resources, scoring cards, combinations (CM-11.2)."""
    return [
        enemy_points(board, seat),
        resource_points(board, seat),
        scoring_points(board, seat),
        combination_points(board, seat),
    ]


def scores_of(board: Board) -> list[int]:
    return [sum(points_of(board, seat)) for seat in range(board.players)]


def winners_of(board: Board) -> list[int]:
    """The seats with the most points; none before the end (CM-11.3)."""
    if board.phase != OVER:
        return []
    scores = scores_of(board)
    best = max(scores)
    return [seat for seat in range(board.players) if scores[seat] == best]
