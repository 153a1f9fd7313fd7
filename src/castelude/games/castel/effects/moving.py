# castelude: compiled
"""Effects that move cards or let two cards change cells (CT-6.22 to CT-6.27).

Where a moved card may go is the business of `spots`: inside its zone, or, for the Fairy, out of the castle.
"""

from typing import Final

from mypy_extensions import i64

from castelude.games.castel.bits import only
from castelude.games.castel.cards import CHARACTERS, KING, KNIGHTS, RAMPART, SOLDIERS, WOMEN
from castelude.games.castel.castle import COURT_CELLS
from castelude.games.castel.effects.sending import court_around
from castelude.games.castel.table import Table
from castelude.games.castel.verbs import MOVE, SWITCH

# What the Favourite has still to move (CT-6.25).
THE_KING: Final[i64] = 1
A_KNIGHT: Final[i64] = 2


def minstrel(t: Table) -> bool:
    """CT-6.22."""
    return t.step == 1 and t.ask(SWITCH, t.open() & court_around(t) & ~KNIGHTS)


def charming(t: Table) -> bool:
    """CT-6.23."""
    return t.step == 1 and t.ask(MOVE, t.open() & WOMEN)


def princess(t: Table) -> bool:
    """CT-6.24."""
    return t.step == 1 and t.ask(MOVE, t.open() & KNIGHTS)


def favourite(t: Table) -> bool:
    """CT-6.25."""
    if t.step == 1:
        t.left = THE_KING | A_KNIGHT
    if t.step > 2:
        return False
    movable: i64 = 0
    if t.left & THE_KING:
        movable |= t.cards_on(COURT_CELLS) & only(KING)
    if t.left & A_KNIGHT:
        movable |= KNIGHTS
    return t.ask(MOVE, t.open() & movable)


def watchman(t: Table) -> bool:
    """CT-6.26; the rampart the soldier comes to is seen to in `deeds`."""
    return t.step == 1 and t.ask(MOVE, t.open() & t.zones[RAMPART] & SOLDIERS)


def fairy(t: Table) -> bool:
    """CT-6.27."""
    return t.step == 1 and t.ask(MOVE, t.open() & t.castle() & CHARACTERS)
