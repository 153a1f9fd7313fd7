"""Another game with the same people: somebody asks, all agree, and it begins, seats moved on by one."""

import hashlib

import msgspec

from castelude.room.refusal import Refusal
from castelude.room.tables import commands
from castelude.room.tables import events as ev
from castelude.room.tables.commands import TableSettings
from castelude.room.tables.ids import id_from
from castelude.room.tables.moment import Who
from castelude.room.tables.seating import need_seat
from castelude.room.tables.table import CANCELLED, FINISHED, Table


def want(table: Table, who: Who, command: commands.Rematch) -> ev.Asked | ev.Answered | None:
    """Ask for a rematch, or agree to the one that is asked for; None when this person has done that already.

    People who have left are not asked, and have no seat in it.
    """
    if table.status not in (FINISHED, CANCELLED):
        raise Refusal("conflict", "room-table-running")
    seats = need_seat(table, who)
    if table.challenge is not None:
        raise Refusal("not_allowed", "room-daily-rematch")
    if table.tournament is not None:
        raise Refusal("not_allowed", "room-tournament-rematch")
    if table.rematch is not None:
        return None
    request = table.requests.get("rematch")
    if request is None:
        others = [seat for seat in table.seats_of_others(who.player) if not table.chairs[seat].away]
        return ev.Asked("rematch", seats[0], voters=others, pledge=command.pledge)
    if request.event.seat in seats or request.agreed.issuperset(seats):
        return None
    return ev.Answered("rematch", seats, agree=True, pledge=command.pledge)


def decline(table: Table, who: Who) -> ev.Answered:
    """Decline a rematch, or no longer want it."""
    seats = need_seat(table, who)
    if "rematch" not in table.requests:
        raise Refusal("conflict", "room-nothing-asked")
    return ev.Answered("rematch", seats, agree=False)


def is_agreed(table: Table) -> bool:
    """Whether all want another game, and its table is not open yet."""
    request = table.requests.get("rematch")
    return request is not None and not request.waiting


def successor_id(table: Table) -> str:
    """The id of the next table: the same on all workers, and known to nobody before the game is over."""
    if table.started is None:
        raise Refusal("conflict", "room-table-open")
    digest = hashlib.sha256(f"rematch:{table.id}:{table.started.seed}".encode()).digest()
    return id_from(digest)


def successor_settings(table: Table) -> TableSettings:
    """The same, for those who are at the table; it begins when all of them sit."""
    return msgspec.structs.replace(table.settings, listed=False, starts="full")


Sitting = ev.Seated | ev.BotSeated
"""Somebody sits down."""


def seats_again(table: Table) -> list[Sitting]:
    """Everybody one seat further, so that everybody begins once."""
    pledges = table.requests["rematch"].pledges
    events: list[Sitting] = []
    for seat, chair in enumerate(table.chairs):
        moved = (seat + 1) % len(table.chairs)
        if chair.away:
            continue
        if chair.level is not None:
            events.append(ev.BotSeated(moved, chair.level))
        elif chair.player is not None and chair.name is not None:
            pledge = pledges.get(seat)
            events.append(ev.Seated(moved, chair.player, chair.name, chair.named, pledge, chair.account))
    return events
