# castelude: compiled
"""What the learned judge of Castellum is told of a seat.

The parts of the hand-made evaluation (points, store, line) and the best sum of another seat; what lies in store; what
the line earns and how strong each of its columns is; which enemies will fall and which will not; whose turn it is and
how far the game has come.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from castelude.core.bits import lowest, size
from castelude.games.castellum.board import ANGEL_PHASE, CONSTRUCTION, LINE, SIEGE, Board
from castelude.games.castellum.combat import attack, power
from castelude.games.castellum.edition import Deck
from castelude.games.castellum.scoring import scoring_points

INPUTS: Final = [
    "lead",
    "rival",
    "score",
    "store",
    "line",
    *("gold", "stone", "wood", "least"),
    *("angels", "angel_values", "workers"),
    *("income_gold", "income_stone", "income_wood", "income_angels"),
    *("column_1", "column_2", "column_3", "column_4", "column_5", "weakest"),
    *("falls", "stands", "besieged"),
    *("troops", "forts", "two_troops", "scoring"),
    *("infantry", "cavalry", "artillery"),
    *("enemies_held", "defeated"),
    *("first", "wait", "passed"),
    *("year_1", "year_2", "year_3", "construction", "siege", "angel_phase", "seats"),
]


def features(board: Board, seat: i64, lead: float, rival: float, parts: vec[float]) -> vec[float]:
    """The inputs of a seat; leads and the parts of its lead (score, store, line) come from the hand-made evaluation."""
    edition = board.edition
    found = vec[float]([lead, rival])
    k: i64 = 0
    for k in range(3):
        found = append(found, parts[k])
    least: i64 = 99
    for k in range(3):
        have = board.resources[seat * 3 + k]
        found = append(found, float(have) / 5.0)
        if have < least:
            least = have
    found = append(found, float(least) / 3.0)
    found = append(found, float(size(board.angels[seat])) / 2.0)
    values: i64 = 0
    rest = board.angels[seat]
    while rest:
        values += edition.angel_value[lowest(rest)]
        rest &= rest - 1
    found = append(found, float(values) / 5.0)
    found = append(found, float(board.workers[seat]) / 3.0)
    found = _income(board, seat, found)
    found = _columns(board, seat, found)
    troops = board.line_troops(seat)
    found = append(found, float(size(troops)) / 4.0)
    found = append(found, float(size((board.fortified >> (seat * LINE)) & 31)) / 4.0)
    found = append(found, float(size((board.two_troops >> (seat * LINE)) & 31)) / 2.0)
    found = append(found, float(scoring_points(board, seat)) / 4.0)
    for k in range(3):
        found = append(found, float(size(troops & edition.troops_of[k])) / 2.0)
    found = append(found, float(size(board.enemies[seat])) / 4.0)
    found = append(found, float(size(board.defeated[seat])) / 4.0)
    found = append(found, 1.0 if board.first == seat else 0.0)
    found = append(found, float((seat - board.turn + board.players) % board.players))
    found = append(found, float(board.passes))
    for k in range(1, 4):
        found = append(found, 1.0 if board.year == k else 0.0)
    found = append(found, 1.0 if board.phase == CONSTRUCTION else 0.0)
    found = append(found, 1.0 if board.phase == SIEGE else 0.0)
    found = append(found, 1.0 if board.phase == ANGEL_PHASE else 0.0)
    return append(found, float(board.players - 2))


def _income(board: Board, seat: i64, found: vec[float]) -> vec[float]:
    """What the line gives at the start of each year to come: three resources and angels."""
    start: i64 = len(found)
    for _ in range(4):
        found = append(found, 0.0)
    years = 3 - board.year
    if years == 0:
        return found
    place: i64 = 0
    for place in range(seat * LINE, seat * LINE + LINE):
        if board.fort[place] >= 0:
            _earn(board.edition.forts, board.fort[place], found, start, years)
    rest = board.line_troops(seat)
    while rest:
        _earn(board.edition.troops, lowest(rest), found, start, years)
        rest &= rest - 1
    return found


def _earn(deck: Deck, card: i64, found: vec[float], start: i64, years: i64) -> None:
    k: i64 = 0
    for k in range(4):
        found[start + k] += float(deck.income[card * 4 + k] * years) / 4.0


def _columns(board: Board, seat: i64, found: vec[float]) -> vec[float]:
    """The attack of each column, the least of them, and the points of enemies that will fall and that will not."""
    falls: i64 = 0
    stands: i64 = 0
    besieged: i64 = 0
    weakest: i64 = 99
    column: i64 = 0
    for column in range(LINE):
        place = seat * LINE + column
        here: i64 = 0
        manned = board.fort[place] >= 0 or board.troops[place] != 0
        if manned:
            here = attack(board, place)
        found = append(found, float(here) / 6.0)
        if column < board.columns() and here < weakest:
            weakest = here
        enemy = board.enemy[place]
        if enemy >= 0:
            besieged += 1
            if manned and here >= power(board, place):
                falls += board.edition.enemy_vp[enemy]
            else:
                stands += board.edition.enemy_vp[enemy]
    found = append(found, float(weakest) / 6.0)
    found = append(found, float(falls) / 4.0)
    found = append(found, float(stands) / 4.0)
    return append(found, float(besieged) / 3.0)
