# castelude: compiled
"""Soldiers on full ramparts and the fourth siege engine (CT-5.2, CT-5.3)."""

from mypy_extensions import i64

from castelude.games.castel.bits import lowest
from castelude.games.castel.cards import RAMPART, SOLDIERS
from castelude.games.castel.castle import RAMPART_BEFORE, SLOT_OF_CELL, SLOT_PLACES, SLOTS
from castelude.games.castel.table import Table


def full_rampart(t: Table, cell: i64) -> None:
    """A soldier has come to this cell: if its rampart is full, the engine before it is sent back (CT-5.2)."""
    slot = SLOT_OF_CELL[cell]
    rampart = RAMPART_BEFORE[slot - SLOTS]
    if t.near_taken & rampart != rampart:
        return
    engine = t.stacks[slot] & t.open()
    if engine and t.levels[lowest(engine)] == 0:
        t.send_back(lowest(engine))


def soldier(t: Table) -> bool:
    """CT-6.39, for the plain soldiers and the captain."""
    full_rampart(t, t.places[t.last])
    return False


def siege(t: Table) -> bool:
    """CT-6.40: with the fourth engine all soldiers on the ramparts leave that are not protected now (CT-5.3)."""
    if t.near_taken & SLOT_PLACES == SLOT_PLACES:
        leaving = t.open() & t.zones[RAMPART] & SOLDIERS
        while leaving:
            t.send_back(lowest(leaving))
            leaving &= leaving - 1
    return False
