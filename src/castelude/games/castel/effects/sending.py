# castelude: compiled
"""Effects that send cards back, and the one that removes a card (CT-6.10 to CT-6.21).

Every effect is a function of the table. It is called step by step: it opens the question of the step and returns
True, or returns False when nothing more is due. The card it comes from is the last card placed.
"""

from mypy_extensions import i64

from castelude.games.castel.bits import only
from castelude.games.castel.cards import FAVOURITE, KING, KNIGHTS, MEN, OUTSIDE, RAMPART, TOWER
from castelude.games.castel.castle import COURT_CELLS
from castelude.games.castel.effects.soldiers import full_rampart
from castelude.games.castel.table import NO_CARD, NO_SEAT, Table
from castelude.games.castel.verbs import KILL, SEND


def others(t: Table) -> i64:
    """The open cards other than the one that acts (CT-6.2)."""
    return t.open() & ~only(t.last)


def on_walls(t: Table) -> i64:
    """The cards on tower and rampart cells."""
    return t.zones[TOWER] | t.zones[RAMPART]


def court_around(t: Table) -> i64:
    """The cards around the one that acts, on court cells."""
    return t.around(t.last) & t.cards_on(COURT_CELLS)


def king(t: Table) -> bool:
    """CT-6.10."""
    if t.step == 1:
        return t.ask(SEND, others(t) & t.castle())
    if t.step == 2 and t.is_at_court(FAVOURITE):
        t.decider = t.pawn_of(FAVOURITE)
        if t.decider != NO_SEAT:
            return t.ask(SEND, t.open() & t.castle() & ~only(KING))
    return False


def queen(t: Table) -> bool:
    """CT-6.11."""
    return t.step == 1 and t.ask(SEND, others(t) & t.cards_on(COURT_CELLS))


def courtier(t: Table) -> bool:
    """CT-6.12."""
    return t.step == 1 and t.ask(SEND, t.open() & t.around(t.last))


def lady(t: Table) -> bool:
    """CT-6.13."""
    return t.step == 1 and t.ask(SEND, t.open() & court_around(t) & MEN)


def black_knight(t: Table) -> bool:
    """CT-6.14."""
    return t.step == 1 and t.ask(SEND, t.open() & t.around(t.last) & KNIGHTS)


def assassin(t: Table) -> bool:
    """CT-6.15."""
    return t.step == 1 and t.ask(KILL, t.open() & t.around(t.last) & ~only(KING))


def traitor(t: Table) -> bool:
    """CT-6.16."""
    if t.step == 1:
        full_rampart(t, t.places[t.last])
    return t.step == 1 and t.ask(SEND, t.open() & court_around(t))


def barbarian(t: Table) -> bool:
    """CT-6.17."""
    return t.step == 1 and t.ask(SEND, t.open() & on_walls(t))


def dragon(t: Table) -> bool:
    """CT-6.18."""
    if t.step == 1:
        return t.ask(SEND, others(t) & t.zones[OUTSIDE])
    return t.step == 2 and t.ask(SEND, t.open() & on_walls(t))


def archer(t: Table) -> bool:
    """CT-6.19."""
    return t.step == 1 and t.ask(SEND, t.open() & t.zones[OUTSIDE])


def wizard(t: Table) -> bool:
    """CT-6.20; where the card goes is told in `deeds`."""
    return t.step == 1 and t.ask(SEND, others(t))


def enchanter(t: Table) -> bool:
    """CT-6.21."""
    if t.before_last != NO_CARD and (others(t) >> t.before_last) & 1:
        t.send_back(t.before_last)
    return False
