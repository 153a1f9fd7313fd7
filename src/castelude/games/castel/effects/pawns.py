# castelude: compiled
"""Effects on pawns (CT-6.28 to CT-6.31). Protection does not count here (CT-5.6)."""

from typing import Final

from mypy_extensions import i64

from castelude.games.castel.bits import lowest, only, size
from castelude.games.castel.table import Table
from castelude.games.castel.verbs import CLAIM, PAWN, PICK, ROB

CLAIMS: Final[i64] = 3


def thief(t: Table) -> bool:
    """CT-6.28."""
    return t.step == 1 and t.ask(ROB, t.around(t.last) & t.with_pawns())


def swap_pawns(t: Table, one: i64, other: i64) -> None:
    """Let two cards change their pawns."""
    colour = t.pawn_of(one)
    t.set_pawn(one, t.pawn_of(other))
    t.set_pawn(other, colour)


def schemer(t: Table) -> bool:
    """CT-6.29; two cards are taken without asking, fewer are none."""
    cards = t.with_pawns() & ~only(t.last)
    if t.step == 2:
        return t.ask(PICK, cards & ~only(t.first))
    if t.step > 2 or size(cards) < 2:
        return False
    if size(cards) == 2:
        swap_pawns(t, lowest(cards), lowest(cards & (cards - 1)))
        return False
    return t.ask(PICK, cards)


def spy(t: Table) -> bool:
    """CT-6.30: one card after the other gets one of the colours left in the pool."""
    seat: i64 = 0
    if t.step == 1:
        cards = t.around(t.last)
        t.due = cards & t.with_pawns()
        for seat in range(t.players):
            t.pool[seat] = size(cards & t.pawns[seat])
    if t.due == 0:
        return False
    colours: i64 = 0
    for seat in range(t.players):
        if t.pool[seat] > 0:
            colours |= only(seat)
    return t.ask_with_seats(PAWN, only(t.first_in_place_order(t.due)), colours)


def merchant(t: Table) -> bool:
    """CT-6.31: at most three are taken without asking; then one more action."""
    cards = t.with_pawns() & ~t.pawns[t.active]
    if t.step == 1 and size(cards) <= CLAIMS:
        while cards:
            t.set_pawn(lowest(cards), t.active)
            cards &= cards - 1
    elif t.step <= CLAIMS:
        return t.ask(CLAIM, cards)
    t.actions_left += 1
    return False
