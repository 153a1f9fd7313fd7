# castelude: compiled
"""What a table answers to a command: the event that follows, or a refusal. Pure: time and names are given."""

from collections.abc import Callable

from castelude.room.tables import commands, dealing, playing, requests, seating, settings
from castelude.room.tables import events as ev
from castelude.room.tables.moment import Decision as Decision
from castelude.room.tables.moment import Moment as Moment
from castelude.room.tables.moment import Who as Who
from castelude.room.tables.table import Table


def decide(table: Table, who: Who, command: commands.Command, moment: Moment) -> Decision:
    """The event by which the table answers, or a `Refusal`; nothing changes.

    A rematch is not decided here: it opens another table (see `rematch`).
    """
    if isinstance(command, commands.Act):
        return playing.act(table, who, command, moment)
    return Decision(_DECISIONS[type(command)](table, who, command, moment))


def concerns(table: Table, command: commands.Command) -> int:
    """The number of the latest event that changed what this command is about: whoever has not seen it is `stale`."""
    if isinstance(command, commands.Answer):
        request = table.requests.get(command.what)
        return request.seq if request else 0
    return table.seats_seq if isinstance(command, _ABOUT_SEATS) else table.turned_seq


def starts_bots(table: Table, command: commands.Command) -> bool:
    """Whether a game with bots begins by this command, or will when the table is full."""
    if isinstance(command, commands.SeatBot):
        return table.settings.starts_itself
    return isinstance(command, commands.Start | commands.Rematch) and table.has_bots()


_ABOUT_SEATS = (
    commands.Join,
    commands.Name,
    commands.Leave,
    commands.Kick,
    commands.SeatBot,
    commands.ChangeSettings,
    commands.Ready,
    commands.Start,
)

_DECISIONS: dict[type, Callable[..., ev.AnyEvent]] = {
    commands.Join: seating.join,
    commands.Name: seating.name,
    commands.Leave: seating.leave,
    commands.Kick: seating.kick,
    commands.SeatBot: seating.seat_bot,
    commands.ChangeSettings: settings.change,
    commands.Ready: seating.ready,
    commands.Start: dealing.start,
    commands.Reveal: dealing.reveal,
    commands.TakeBack: playing.takeback,
    commands.Ask: requests.ask,
    commands.Answer: requests.answer,
    commands.Resign: playing.resign,
    commands.Claim: playing.claim,
}
