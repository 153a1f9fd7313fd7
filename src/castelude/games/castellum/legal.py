# castelude: compiled
"""The legal moves: how many, which is the k-th, whether one is among them. No list is made for any of these."""

from typing import Final

from mypy_extensions import i64

from castelude.core.bits import nth, size
from castelude.games.castellum.board import (
    ASK_ANGEL,
    ASK_ENEMY,
    ASK_EXCESS,
    ASK_FORT,
    ASK_ORIENT,
    ASK_REACT,
    ASK_TAKE,
    ASK_TROOP,
    ASK_WORKER,
    LINE,
    Board,
)
from castelude.games.castellum.cards import ARTILLERY, CANCEL, DESTROY, FURY, GIFT, HIRE, STONE, SWAP
from castelude.games.castellum.edition import MOST
from castelude.games.castellum.moves import (
    M_BUY_FORT,
    M_BUY_TROOP,
    M_CANCEL,
    M_DESTROY,
    M_DISCARD,
    M_ENEMY,
    M_FURY,
    M_GIFT,
    M_HIRE,
    M_LET,
    M_NUMBER,
    M_ORIENT,
    M_PASS,
    M_SWAP,
    M_TAKE,
    M_WORKER,
    PAIRS,
    card_of,
    encode,
    first_of,
    kind_of,
    second_of,
)

SIDES: Final[i64] = 4


def affordable_troops(board: Board, seat: i64) -> i64:
    """All troops, wherever they are, whose whole cost the seat can pay."""
    have = board.resources
    within = board.edition.troop_within
    gold = min(have[seat * 3], MOST)
    stone = min(have[seat * 3 + 1], MOST)
    wood = min(have[seat * 3 + 2], MOST)
    return within[gold] & within[MOST + 1 + stone] & within[2 * MOST + 2 + wood]


def affordable_forts(board: Board, seat: i64) -> i64:
    """All fortifications, wherever they are, whose whole cost the seat can pay."""
    have = board.resources
    within = board.edition.fort_within
    gold = min(have[seat * 3], MOST)
    stone = min(have[seat * 3 + 1], MOST)
    wood = min(have[seat * 3 + 2], MOST)
    return within[gold] & within[MOST + 1 + stone] & within[2 * MOST + 2 + wood]


def legal_spaces(board: Board) -> i64:
    """The spaces to which the decider may send a worker (CM-4.2)."""
    spaces = board.open_spaces
    edition = board.edition
    seat = board.decider
    if board.troop_market & affordable_troops(board, seat) == 0 or board.troop_room(seat) == 0:
        spaces &= ~edition.troop_spaces
    if board.fort_market & affordable_forts(board, seat) == 0 or board.fort_room(seat) == 0:
        spaces &= ~edition.fort_spaces
    return spaces


def hireable(board: Board, seat: i64) -> i64:
    """The troops that the seat may hire: of the market or another line, at a price it can pay (CM-6.6)."""
    found = board.troop_market
    other: i64 = 0
    for other in range(board.players):
        if other != seat:
            found |= board.line_troops(other)
    return found & affordable_troops(board, seat)


def can_destroy(board: Board, seat: i64) -> bool:
    """Whether the seat has artillery in its line and a stone (CM-6.7)."""
    if board.resources[seat * 3 + STONE] == 0:
        return False
    return board.line_troops(seat) & board.edition.troops_of[ARTILLERY] != 0


def own_enemies(board: Board, seat: i64) -> i64:
    """The columns of a line that hold an enemy."""
    return (board.besieged >> (seat * LINE)) & 31


def _effect_count(board: Board, effect: i64) -> i64:
    """In how many ways the decider may play an angel for this effect in the angel phase."""
    seat = board.decider
    if effect == FURY:
        return size(board.besieged)
    if effect == SWAP:
        enemies = size(board.besieged)
        return enemies * (enemies - 1) // 2
    if effect == HIRE:
        return size(hireable(board, seat)) * size(board.troop_room(seat))
    if effect == DESTROY:
        return size(own_enemies(board, seat)) if can_destroy(board, seat) else 0
    return PAIRS if effect == GIFT else 0


def _effect_at(board: Board, card: i64, effect: i64, index: i64) -> i64:
    seat = board.decider
    if effect == FURY:
        return encode(M_FURY, card, nth(board.besieged, index), 0)
    if effect == SWAP:
        rest = board.besieged
        first = nth(rest, 0)
        rest &= rest - 1
        later = size(rest)
        while index >= later:
            index -= later
            later -= 1
            first = nth(rest, 0)
            rest &= rest - 1
        return encode(M_SWAP, card, first, nth(rest, index))
    if effect == HIRE:
        room = board.troop_room(seat)
        columns = size(room)
        troop = nth(hireable(board, seat), index // columns)
        return encode(M_HIRE, card, troop, nth(room, index % columns))
    if effect == DESTROY:
        return encode(M_DESTROY, card, nth(own_enemies(board, seat), index), 0)
    return encode(M_GIFT, card, index, 0)


def count(board: Board) -> i64:
    """The number of legal moves."""
    asked = board.asked
    seat = board.decider
    edition = board.edition
    if asked == ASK_WORKER:
        return size(legal_spaces(board)) + PAIRS * size(board.angels[seat] & edition.angels_with[GIFT])
    if asked == ASK_ENEMY:
        return size(board.enemies[seat]) * size(board.places() & ~board.besieged)
    if asked == ASK_TAKE:
        return 3 if board.amount == 1 else PAIRS
    if asked == ASK_TROOP:
        return size(board.troop_market & affordable_troops(board, seat)) * size(board.troop_room(seat))
    if asked == ASK_FORT:
        return size(board.fort_market & affordable_forts(board, seat)) * size(board.fort_room(seat))
    if asked == ASK_ANGEL:
        hand = board.angels[seat]
        total = 1 + size(hand) * board.players * board.columns()
        while hand:
            total += _effect_count(board, edition.angel_effect[nth(hand, 0)])
            hand &= hand - 1
        return total
    if asked == ASK_REACT:
        return 1 + size(board.angels[seat] & edition.angels_with[CANCEL])
    if asked == ASK_EXCESS:
        return 1 + PAIRS
    return SIDES if asked == ASK_ORIENT else 0


def move_at(board: Board, index: i64) -> i64:
    """The legal move at this place."""
    asked = board.asked
    seat = board.decider
    edition = board.edition
    if asked == ASK_WORKER:
        spaces = legal_spaces(board)
        there = size(spaces)
        if index < there:
            return encode(M_WORKER, 0, nth(spaces, index), 0)
        index -= there
        gifts = board.angels[seat] & edition.angels_with[GIFT]
        return encode(M_GIFT, nth(gifts, index // PAIRS), index % PAIRS, 0)
    if asked == ASK_ENEMY:
        free = board.places() & ~board.besieged
        there = size(free)
        return encode(M_ENEMY, nth(board.enemies[seat], index // there), nth(free, index % there), 0)
    if asked == ASK_TAKE:
        return encode(M_TAKE, 0, index if board.amount == 1 else 3 + index, 0)
    if asked == ASK_TROOP:
        room = board.troop_room(seat)
        there = size(room)
        card = nth(board.troop_market & affordable_troops(board, seat), index // there)
        return encode(M_BUY_TROOP, card, nth(room, index % there), 0)
    if asked == ASK_FORT:
        room = board.fort_room(seat)
        there = size(room)
        card = nth(board.fort_market & affordable_forts(board, seat), index // there)
        return encode(M_BUY_FORT, card, nth(room, index % there), 0)
    if asked == ASK_ANGEL:
        return _angel_at(board, index)
    if asked == ASK_REACT:
        if index == 0:
            return encode(M_LET, 0, 0, 0)
        return encode(M_CANCEL, nth(board.angels[seat] & edition.angels_with[CANCEL], index - 1), 0, 0)
    if asked == ASK_EXCESS:
        if index == 0:
            return encode(M_DISCARD, board.excess, 0, 0)
        return encode(M_GIFT, board.excess, index - 1, 0)
    if asked == ASK_ORIENT:
        return encode(M_ORIENT, 0, index, 0)
    raise IndexError("no such move")


def _angel_at(board: Board, index: i64) -> i64:
    """A pass, the numbers of all angels of the hand, then their effects, angel by angel."""
    if index == 0:
        return encode(M_PASS, 0, 0, 0)
    index -= 1
    hand = board.angels[board.decider]
    places = board.places()
    there = board.players * board.columns()
    numbers = size(hand) * there
    if index < numbers:
        return encode(M_NUMBER, nth(hand, index // there), nth(places, index % there), 0)
    index -= numbers
    while hand:
        card = nth(hand, 0)
        hand &= hand - 1
        effect = board.edition.angel_effect[card]
        ways = _effect_count(board, effect)
        if index < ways:
            return _effect_at(board, card, effect, index)
        index -= ways
    raise IndexError("no such move")


def is_legal(board: Board, move: i64) -> bool:
    """Whether a move that says something possible in itself (`notation` makes no other) is legal here."""
    kind = kind_of(move)
    card = card_of(move)
    first = first_of(move)
    asked = board.asked
    seat = board.decider
    edition = board.edition
    if asked == ASK_WORKER:
        if kind == M_WORKER:
            return (legal_spaces(board) >> first) & 1 == 1
        return kind == M_GIFT and (board.angels[seat] & edition.angels_with[GIFT]) >> card & 1 == 1
    if asked == ASK_ENEMY:
        free = board.places() & ~board.besieged
        return kind == M_ENEMY and (board.enemies[seat] >> card) & 1 == 1 and (free >> first) & 1 == 1
    if asked == ASK_TAKE:
        return kind == M_TAKE and (first < 3) == (board.amount == 1)
    if asked == ASK_TROOP:
        cards = board.troop_market & affordable_troops(board, seat)
        return kind == M_BUY_TROOP and (cards >> card) & 1 == 1 and (board.troop_room(seat) >> first) & 1 == 1
    if asked == ASK_FORT:
        cards = board.fort_market & affordable_forts(board, seat)
        return kind == M_BUY_FORT and (cards >> card) & 1 == 1 and (board.fort_room(seat) >> first) & 1 == 1
    if asked == ASK_ANGEL:
        return kind == M_PASS or (
            kind >= M_NUMBER and kind <= M_GIFT and (board.angels[seat] >> card) & 1 == 1 and _is_play(board, move)
        )
    if asked == ASK_REACT:
        return kind == M_LET or (
            kind == M_CANCEL and ((board.angels[seat] & edition.angels_with[CANCEL]) >> card) & 1 == 1
        )
    if asked == ASK_EXCESS:
        return (kind in (M_DISCARD, M_GIFT)) and card == board.excess
    return asked == ASK_ORIENT and kind == M_ORIENT


def _is_play(board: Board, move: i64) -> bool:
    """Whether an angel of the hand may be played like this in the angel phase."""
    kind = kind_of(move)
    first = first_of(move)
    second = second_of(move)
    seat = board.decider
    if kind == M_NUMBER:
        return (board.places() >> first) & 1 == 1
    if board.edition.angel_effect[card_of(move)] != kind - M_FURY:
        return False
    if kind == M_FURY:
        return (board.besieged >> first) & 1 == 1
    if kind == M_SWAP:
        return first < second and (board.besieged >> first) & (board.besieged >> second) & 1 == 1
    if kind == M_HIRE:
        return (hireable(board, seat) >> first) & (board.troop_room(seat) >> second) & 1 == 1
    if kind == M_DESTROY:
        return can_destroy(board, seat) and (own_enemies(board, seat) >> first) & 1 == 1
    return True
