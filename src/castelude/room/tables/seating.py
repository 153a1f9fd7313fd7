"""What a table answers to people who come, go and make ready; the game itself is `playing` and `requests`."""

from castelude.room.refusal import Refusal
from castelude.room.tables import commands
from castelude.room.tables import events as ev
from castelude.room.tables.moment import Moment, Who
from castelude.room.tables.table import OPEN, RUNNING, Table


def need_seat(table: Table, who: Who) -> list[int]:
    """The seats of the person who asks; a `Refusal` if there are none."""
    seats = table.seats_of(who.player)
    if not seats:
        raise Refusal("not_allowed", "room-no-seat")
    return seats


def need_chair(table: Table, seat: int) -> None:
    """A `Refusal` if the table has no such seat."""
    if seat >= len(table.chairs):
        raise Refusal("malformed", "error-seat", seat=seat, most=len(table.chairs) - 1)


def need_status(table: Table, *statuses: str) -> None:
    """A `Refusal` if the table is in another state."""
    if table.status not in statuses:
        raise Refusal("conflict", f"room-table-{table.status}")


def need_host(table: Table, who: Who) -> None:
    """A `Refusal` to everybody but the host."""
    if who.player != table.host:
        raise Refusal("not_allowed", "room-host-only")


def join(table: Table, who: Who, command: commands.Join, _: Moment) -> ev.AnyEvent:
    """Come back to the seats one has left, or take a free one.

    In a game with secrets no seat changes hands: whoever takes it may have watched, or know what another seat holds.
    """
    need_status(table, OPEN, RUNNING)
    if table.exhibition:
        raise Refusal("not_allowed", "room-exhibition")
    if who.player in table.removed:
        raise Refusal("not_allowed", "room-removed")
    held = table.held_by(who.player)
    left = [seat for seat in held if table.chairs[seat].away]
    if left and (command.seat is None or command.seat in left):
        return ev.Returned(left, who.player, who.name)
    if command.seat is not None:
        need_chair(table, command.seat)
        if not table.is_free(command.seat):
            raise Refusal("conflict", "room-seat-taken", seat=command.seat)
    if held and (command.seat is None or table.status == RUNNING or not table.settings.shared):
        raise Refusal("conflict", "room-seated-already")
    if table.tournament is not None:
        raise Refusal("not_allowed", "room-tournament-seat")
    free = [seat for seat in range(len(table.chairs)) if table.is_free(seat)]
    if not free:
        raise Refusal("conflict", "room-full")
    if table.status == RUNNING and table.game.hidden:
        raise Refusal("not_allowed", "room-seat-secret")
    if table.settings.rated and not who.account:
        raise Refusal("not_allowed", "room-rated-accounts")
    pledge = command.pledge if table.status == OPEN else None
    seat = free[0] if command.seat is None else command.seat
    return ev.Seated(seat, who.player, who.name, pledge=pledge, account=who.account)


def name(table: Table, who: Who, command: commands.Name, _: Moment) -> ev.AnyEvent:
    """People who share a device are told apart by the names of their seats."""
    need_status(table, OPEN)
    if not table.settings.shared:
        raise Refusal("not_allowed", "room-names-shared")
    need_chair(table, command.seat)
    if command.seat not in table.seats_of(who.player):
        raise Refusal("not_allowed", "room-not-your-seat")
    return ev.Named(command.seat, who.name if command.name is None else command.name, command.name is not None)


def leave(table: Table, who: Who, _: commands.Leave, __: Moment) -> ev.AnyEvent:
    """Before the start the seats become free, and a host hands the table on or closes it; later the seats wait."""
    need_status(table, OPEN, RUNNING)
    if table.status == OPEN:
        return _leave_open(table, who)
    present = [seat for seat in need_seat(table, who) if not table.chairs[seat].away]
    if not present:
        raise Refusal("conflict", "room-left-already")
    return ev.Left(present)


def _leave_open(table: Table, who: Who) -> ev.AnyEvent:
    if who.player != table.host:
        return ev.Unseated(need_seat(table, who))
    heir = next((chair.player for chair in table.chairs if chair.player not in (None, who.player)), None)
    return ev.Unseated(table.seats_of(who.player), host=heir) if heir else ev.Closed("left")


def kick(table: Table, who: Who, command: commands.Kick, _: Moment) -> ev.AnyEvent:
    """The host frees a seat; a person who is removed stays out."""
    need_status(table, OPEN)
    need_host(table, who)
    need_chair(table, command.seat)
    if table.is_free(command.seat):
        raise Refusal("conflict", "room-seat-free", seat=command.seat)
    return ev.Unseated([command.seat], kicked=table.chairs[command.seat].player != who.player)


def seat_bot(table: Table, who: Who, command: commands.SeatBot, _: Moment) -> ev.AnyEvent:
    need_status(table, OPEN)
    need_host(table, who)
    need_chair(table, command.seat)
    if table.chairs[command.seat].kind == "person":
        raise Refusal("conflict", "room-seat-taken", seat=command.seat)
    return ev.BotSeated(command.seat, command.level)


def ready(table: Table, who: Who, command: commands.Ready, _: Moment) -> ev.AnyEvent:
    need_status(table, OPEN)
    return ev.Readied(need_seat(table, who), command.ready, command.pledge if command.ready else None)


def adopt(table: Table, guest: str, player: str, name: str) -> ev.AnyEvent | None:
    """A guest has signed in to an account: the seats go along, unless the account sits at this table already.

    Nobody gets two seats of one game that way: the guest's seat becomes free, or waits as if the guest had left.
    """
    if not table.held_by(player):
        return ev.Adopted(guest, player, name)
    seats = table.seats_of(guest)
    if table.status == OPEN:
        return ev.Unseated(seats, host=player if table.host == guest else None)
    present = [seat for seat in seats if not table.chairs[seat].away]
    return ev.Left(present) if table.status == RUNNING and present else None
