# castelude: compiled
"""The legal moves: how many, which is the k-th, whether one is among them. No list is made for any of these."""

from typing import Final

from mypy_extensions import i64

from castelude.games.castellum.bits import member, size
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
from castelude.games.castellum.table import (
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
    Table,
)

SIDES: Final[i64] = 4


def affordable_troops(table: Table, seat: i64) -> i64:
    """All troops, wherever they are, whose whole cost the seat can pay."""
    have = table.resources
    within = table.edition.troop_within
    gold = min(have[seat * 3], MOST)
    stone = min(have[seat * 3 + 1], MOST)
    wood = min(have[seat * 3 + 2], MOST)
    return within[gold] & within[MOST + 1 + stone] & within[2 * MOST + 2 + wood]


def affordable_forts(table: Table, seat: i64) -> i64:
    """All fortifications, wherever they are, whose whole cost the seat can pay."""
    have = table.resources
    within = table.edition.fort_within
    gold = min(have[seat * 3], MOST)
    stone = min(have[seat * 3 + 1], MOST)
    wood = min(have[seat * 3 + 2], MOST)
    return within[gold] & within[MOST + 1 + stone] & within[2 * MOST + 2 + wood]


def legal_spaces(table: Table) -> i64:
    """The spaces to which the decider may send a worker (CM-4.2)."""
    spaces = table.open_spaces
    edition = table.edition
    seat = table.decider
    if table.troop_market & affordable_troops(table, seat) == 0 or table.troop_room(seat) == 0:
        spaces &= ~edition.troop_spaces
    if table.fort_market & affordable_forts(table, seat) == 0 or table.fort_room(seat) == 0:
        spaces &= ~edition.fort_spaces
    return spaces


def hireable(table: Table, seat: i64) -> i64:
    """The troops that the seat may hire: of the market or another line, at a price it can pay (CM-6.6)."""
    found = table.troop_market
    other: i64 = 0
    for other in range(table.players):
        if other != seat:
            found |= table.line_troops(other)
    return found & affordable_troops(table, seat)


def can_destroy(table: Table, seat: i64) -> bool:
    """Whether the seat has artillery in its line and a stone (CM-6.7)."""
    if table.resources[seat * 3 + STONE] == 0:
        return False
    return table.line_troops(seat) & table.edition.troops_of[ARTILLERY] != 0


def own_enemies(table: Table, seat: i64) -> i64:
    """The columns of a line that hold an enemy."""
    return (table.besieged >> (seat * LINE)) & 31


def _effect_count(table: Table, effect: i64) -> i64:
    """In how many ways the decider may play an angel for this effect in the angel phase."""
    seat = table.decider
    if effect == FURY:
        return size(table.besieged)
    if effect == SWAP:
        enemies = size(table.besieged)
        return enemies * (enemies - 1) // 2
    if effect == HIRE:
        return size(hireable(table, seat)) * size(table.troop_room(seat))
    if effect == DESTROY:
        return size(own_enemies(table, seat)) if can_destroy(table, seat) else 0
    return PAIRS if effect == GIFT else 0


def _effect_at(table: Table, card: i64, effect: i64, index: i64) -> i64:
    seat = table.decider
    if effect == FURY:
        return encode(M_FURY, card, member(table.besieged, index), 0)
    if effect == SWAP:
        rest = table.besieged
        first = member(rest, 0)
        rest &= rest - 1
        later = size(rest)
        while index >= later:
            index -= later
            later -= 1
            first = member(rest, 0)
            rest &= rest - 1
        return encode(M_SWAP, card, first, member(rest, index))
    if effect == HIRE:
        room = table.troop_room(seat)
        columns = size(room)
        troop = member(hireable(table, seat), index // columns)
        return encode(M_HIRE, card, troop, member(room, index % columns))
    if effect == DESTROY:
        return encode(M_DESTROY, card, member(own_enemies(table, seat), index), 0)
    return encode(M_GIFT, card, index, 0)


def count(table: Table) -> i64:
    """The number of legal moves."""
    asked = table.asked
    seat = table.decider
    edition = table.edition
    if asked == ASK_WORKER:
        return size(legal_spaces(table)) + PAIRS * size(table.angels[seat] & edition.angels_with[GIFT])
    if asked == ASK_ENEMY:
        return size(table.enemies[seat]) * size(table.places() & ~table.besieged)
    if asked == ASK_TAKE:
        return 3 if table.amount == 1 else PAIRS
    if asked == ASK_TROOP:
        return size(table.troop_market & affordable_troops(table, seat)) * size(table.troop_room(seat))
    if asked == ASK_FORT:
        return size(table.fort_market & affordable_forts(table, seat)) * size(table.fort_room(seat))
    if asked == ASK_ANGEL:
        hand = table.angels[seat]
        total = 1 + size(hand) * table.players * table.columns()
        while hand:
            total += _effect_count(table, edition.angel_effect[member(hand, 0)])
            hand &= hand - 1
        return total
    if asked == ASK_REACT:
        return 1 + size(table.angels[seat] & edition.angels_with[CANCEL])
    if asked == ASK_EXCESS:
        return 1 + PAIRS
    return SIDES if asked == ASK_ORIENT else 0


def move_at(table: Table, index: i64) -> i64:
    """The legal move at this place."""
    asked = table.asked
    seat = table.decider
    edition = table.edition
    if asked == ASK_WORKER:
        spaces = legal_spaces(table)
        there = size(spaces)
        if index < there:
            return encode(M_WORKER, 0, member(spaces, index), 0)
        index -= there
        gifts = table.angels[seat] & edition.angels_with[GIFT]
        return encode(M_GIFT, member(gifts, index // PAIRS), index % PAIRS, 0)
    if asked == ASK_ENEMY:
        free = table.places() & ~table.besieged
        there = size(free)
        return encode(M_ENEMY, member(table.enemies[seat], index // there), member(free, index % there), 0)
    if asked == ASK_TAKE:
        return encode(M_TAKE, 0, index if table.amount == 1 else 3 + index, 0)
    if asked == ASK_TROOP:
        room = table.troop_room(seat)
        there = size(room)
        card = member(table.troop_market & affordable_troops(table, seat), index // there)
        return encode(M_BUY_TROOP, card, member(room, index % there), 0)
    if asked == ASK_FORT:
        room = table.fort_room(seat)
        there = size(room)
        card = member(table.fort_market & affordable_forts(table, seat), index // there)
        return encode(M_BUY_FORT, card, member(room, index % there), 0)
    if asked == ASK_ANGEL:
        return _angel_at(table, index)
    if asked == ASK_REACT:
        if index == 0:
            return encode(M_LET, 0, 0, 0)
        return encode(M_CANCEL, member(table.angels[seat] & edition.angels_with[CANCEL], index - 1), 0, 0)
    if asked == ASK_EXCESS:
        if index == 0:
            return encode(M_DISCARD, table.excess, 0, 0)
        return encode(M_GIFT, table.excess, index - 1, 0)
    if asked == ASK_ORIENT:
        return encode(M_ORIENT, 0, index, 0)
    raise IndexError("no such move")


def _angel_at(table: Table, index: i64) -> i64:
    """A pass, the numbers of all angels of the hand, then their effects, angel by angel."""
    if index == 0:
        return encode(M_PASS, 0, 0, 0)
    index -= 1
    hand = table.angels[table.decider]
    places = table.places()
    there = table.players * table.columns()
    numbers = size(hand) * there
    if index < numbers:
        return encode(M_NUMBER, member(hand, index // there), member(places, index % there), 0)
    index -= numbers
    while hand:
        card = member(hand, 0)
        hand &= hand - 1
        effect = table.edition.angel_effect[card]
        ways = _effect_count(table, effect)
        if index < ways:
            return _effect_at(table, card, effect, index)
        index -= ways
    raise IndexError("no such move")


def is_legal(table: Table, move: i64) -> bool:
    """Whether a move that says something possible in itself (`notation` makes no other) is legal here."""
    kind = kind_of(move)
    card = card_of(move)
    first = first_of(move)
    asked = table.asked
    seat = table.decider
    edition = table.edition
    if asked == ASK_WORKER:
        if kind == M_WORKER:
            return (legal_spaces(table) >> first) & 1 == 1
        return kind == M_GIFT and (table.angels[seat] & edition.angels_with[GIFT]) >> card & 1 == 1
    if asked == ASK_ENEMY:
        free = table.places() & ~table.besieged
        return kind == M_ENEMY and (table.enemies[seat] >> card) & 1 == 1 and (free >> first) & 1 == 1
    if asked == ASK_TAKE:
        return kind == M_TAKE and (first < 3) == (table.amount == 1)
    if asked == ASK_TROOP:
        cards = table.troop_market & affordable_troops(table, seat)
        return kind == M_BUY_TROOP and (cards >> card) & 1 == 1 and (table.troop_room(seat) >> first) & 1 == 1
    if asked == ASK_FORT:
        cards = table.fort_market & affordable_forts(table, seat)
        return kind == M_BUY_FORT and (cards >> card) & 1 == 1 and (table.fort_room(seat) >> first) & 1 == 1
    if asked == ASK_ANGEL:
        return kind == M_PASS or (
            kind >= M_NUMBER and kind <= M_GIFT and (table.angels[seat] >> card) & 1 == 1 and _is_play(table, move)
        )
    if asked == ASK_REACT:
        return kind == M_LET or (
            kind == M_CANCEL and ((table.angels[seat] & edition.angels_with[CANCEL]) >> card) & 1 == 1
        )
    if asked == ASK_EXCESS:
        return (kind in (M_DISCARD, M_GIFT)) and card == table.excess
    return asked == ASK_ORIENT and kind == M_ORIENT


def _is_play(table: Table, move: i64) -> bool:
    """Whether an angel of the hand may be played like this in the angel phase."""
    kind = kind_of(move)
    first = first_of(move)
    second = second_of(move)
    seat = table.decider
    if kind == M_NUMBER:
        return (table.places() >> first) & 1 == 1
    if table.edition.angel_effect[card_of(move)] != kind - M_FURY:
        return False
    if kind == M_FURY:
        return (table.besieged >> first) & 1 == 1
    if kind == M_SWAP:
        return first < second and (table.besieged >> first) & (table.besieged >> second) & 1 == 1
    if kind == M_HIRE:
        return (hireable(table, seat) >> first) & (table.troop_room(seat) >> second) & 1 == 1
    if kind == M_DESTROY:
        return can_destroy(table, seat) and (own_enemies(table, seat) >> first) & 1 == 1
    return True
