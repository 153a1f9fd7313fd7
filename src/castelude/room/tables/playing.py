# castelude: compiled
"""What a table answers to the people who play: decisions, take-backs, giving up, claiming time."""

from castelude.core.errors import CasteludeError
from castelude.core.match import Match
from castelude.core.position import NOBODY
from castelude.room.refusal import Refusal, refused_by_engine
from castelude.room.tables import commands
from castelude.room.tables import events as ev
from castelude.room.tables.deadlines import is_time_up
from castelude.room.tables.moment import Decision, Moment, Who
from castelude.room.tables.seating import need_seat
from castelude.room.tables.table import CANCELLED, FINISHED, RUNNING, Table


def _game(table: Table) -> Match:
    if table.outdated is not None:
        raise Refusal("conflict", "room-outdated")
    if table.status in (FINISHED, CANCELLED):
        raise Refusal("conflict", f"room-table-{table.status}")
    if table.status != RUNNING or table.match is None:
        raise Refusal("conflict", "room-table-open")
    return table.match


def game_in_time(table: Table, moment: Moment) -> Match:
    """The game under way; a `Refusal` when its time is up, though nobody has ended it yet."""
    match = _game(table)
    if is_time_up(table, moment.thought_ms):
        raise Refusal("conflict", "room-time-up")
    return match


def act(table: Table, who: Who, command: commands.Act, moment: Moment) -> Decision:
    match = game_in_time(table, moment)
    actor = table.actor()
    if who.bot_seat is None:
        mine = need_seat(table, who)
    else:  # the person for whom a bot stood in may have come back meanwhile
        mine = [who.bot_seat] if table.chairs[who.bot_seat].kind == "bot" else []
    if actor is None or actor not in mine:
        raise Refusal("not_allowed", "room-not-your-turn")
    try:
        played = match.try_action(command.action)
    except CasteludeError as error:
        raise refused_by_engine(error) from error
    last = played.positions[-1]
    result = ev.Result(last.scores(), last.winners()) if last.actor() == NOBODY else None
    return Decision(ev.Acted(actor, played.actions, moment.thought_ms, result), played)


def takeback(table: Table, who: Who, _: commands.TakeBack, moment: Moment) -> ev.AnyEvent:
    """Free inside one's own turn until something hidden was shown; against bots, free back to one's last decision."""
    match = game_in_time(table, moment)
    seats = need_seat(table, who)
    if table.settings.takebacks == "never":
        raise Refusal("not_allowed", "room-no-takebacks")
    actor = table.actor()
    if table.settings.takebacks == "free" and actor in seats and match.free_takebacks() > 0:
        return ev.TookBack(match.position.actor(), len(match.actions) - 1, moment.thought_ms)
    if not table.seats_of_others(who.player):
        last = max((index for seat in seats if (index := match.last_action_of(seat)) is not None), default=None)
        if last is not None:
            return ev.TookBack(seats[0], last, moment.thought_ms)
    raise Refusal("not_allowed", "room-takeback-ask")


def resign(table: Table, who: Who, _: commands.Resign, __: Moment) -> ev.AnyEvent:
    _game(table)
    seats = need_seat(table, who)
    actor = table.actor()
    return ev.Resigned(seats[0] if actor not in seats or actor is None else actor)


def claim(table: Table, who: Who, _: commands.Claim, moment: Moment) -> ev.AnyEvent:
    _game(table)
    seats = need_seat(table, who)
    actor = table.actor()
    if actor is None or actor in seats:
        raise Refusal("not_allowed", "room-claim-own")
    if not table.clock.is_out(actor, moment.thought_ms):
        raise Refusal("conflict", "room-claim-early")
    return ev.TimedOut(actor, seats[0])
