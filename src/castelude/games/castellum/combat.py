# castelude: compiled
"""Combat (CM-8) and reward (CM-9)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from castelude.core.bits import lowest, only, size
from castelude.games.castellum.angels import defeat
from castelude.games.castellum.board import (
    ASK_ORIENT,
    DRAW,
    END_YEAR,
    LINE,
    REWARD,
    WAIT,
    Board,
)


def boosts(board: Board, seat: i64, kind: i64) -> i64:
    """How many cards of a line strengthen its troops of this type."""
    edition = board.edition
    forts = edition.forts.boosting[kind]
    found = size(board.line_troops(seat) & edition.troops.boosting[kind])
    place: i64 = 0
    for place in range(seat * LINE, seat * LINE + LINE):
        if board.fort[place] >= 0 and (forts >> board.fort[place]) & 1:
            found += 1
    return found


def attack(board: Board, place: i64) -> i64:
    """CM-8.2."""
    edition = board.edition
    seat = place // LINE
    points = board.bonus[place]
    if board.fort[place] >= 0:
        points += edition.forts.attack[board.fort[place]]
    troops = board.troops[place]
    while troops:
        troop = lowest(troops)
        points += edition.troops.attack[troop] + boosts(board, seat, edition.troop_type[troop])
        troops &= troops - 1
    angels = board.under[place]
    while angels:
        points += edition.angel_value[lowest(angels)]
        angels &= angels - 1
    return points


def power(board: Board, place: i64) -> i64:
    """CM-8.3; the place must hold an enemy."""
    edition = board.edition
    enemy = board.enemy[place]
    points = edition.enemy_power[enemy] + board.fury[place]
    kind = edition.enemy_type[enemy]
    base = place // LINE * LINE
    other: i64 = 0
    for other in range(base, base + LINE):
        if board.enemy[other] >= 0 and edition.enemy_boost[board.enemy[other]] == kind:
            points += edition.enemy_points[board.enemy[other]]
    return points


def is_beaten(board: Board, place: i64) -> bool:
    """CM-8.4: whether the enemy of a column is defeated as it stands; False where there is none."""
    return (
        board.enemy[place] >= 0
        and (board.fort[place] >= 0 or board.troops[place] != 0)
        and attack(board, place) >= power(board, place)
    )


def combat(board: Board) -> None:
    """CM-8, and whether a reward is won (CM-9.1)."""
    seat: i64 = 0
    for seat in range(board.players):
        _pay_tolls(board, seat)
        _fight(board, seat)
    total: i64 = 0
    for seat in range(board.players):
        total += board.defeated_year[seat]
    board.rewards[board.year * 3] = total
    if total < board.edition.needed[board.year * 5 + board.players]:
        board.step = END_YEAR
        return
    best = best_defender(board)
    board.rewards[board.year * 3 + 1] = best
    board.phase = REWARD
    board.turn = best
    board.decider = best
    board.asked = ASK_ORIENT
    board.step = WAIT


def _pay_tolls(board: Board, seat: i64) -> None:
    """CM-8.1."""
    place: i64 = 0
    for place in range(seat * LINE, seat * LINE + board.columns()):
        if board.enemy[place] >= 0:
            toll = board.edition.enemy_toll[board.enemy[place]]
            if toll >= 0 and board.resources[seat * 3 + toll] > 0:
                board.resources[seat * 3 + toll] -= 1


def _fight(board: Board, seat: i64) -> None:
    """CM-8.4: the whole line fights at one time."""
    base = seat * LINE
    column: i64 = 0
    beaten: i64 = 0
    for column in range(board.columns()):
        if is_beaten(board, base + column):
            beaten |= only(column)
    while beaten:
        defeat(board, seat, lowest(beaten))
        beaten &= beaten - 1


def best_defender(board: Board) -> i64:
    """CM-9.2: going round from the First Player, only a greater number takes the lead."""
    best = board.first
    k: i64 = 0
    for k in range(1, board.players):
        seat = (board.first + k) % board.players
        if board.defeated_year[seat] > board.defeated_year[best]:
            best = seat
    return best


def side_for(board: Board, chooser: i64, side: i64, seat: i64) -> i64:
    """CM-9.3: the side that a seat faces when the chooser turns this one to itself; sides from 0. Two sit opposite."""
    steps = (seat - chooser + board.players) % board.players
    return (side + (2 * steps if board.players == 2 else steps)) % 4


def orient(board: Board, side: i64) -> None:
    """CM-9.3 and CM-9.4."""
    board.rewards[board.year * 3 + 2] = side
    given = board.edition.side
    owed = vec[i64]()
    chooser = board.decider
    k: i64 = 0
    r: i64 = 0
    for k in range(board.players):
        seat = (board.first + k) % board.players
        faced = side_for(board, chooser, side, seat)
        at = (board.year * 4 + faced) * 5
        for r in range(3):
            board.resources[seat * 3 + r] += given[at + r]
        angels = given[at + 3]
        while angels > 0:
            owed = append(owed, seat)
            angels -= 1
        board.next_bonus[seat] += given[at + 4]
        if board.year == 3 and board.edition.combo_words[faced] is not None:
            board.combo[seat] = faced
    board.draws = owed
    board.after_draws = END_YEAR
    board.step = DRAW
