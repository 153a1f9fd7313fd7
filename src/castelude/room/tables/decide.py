"""What a table answers to a command: the event that follows, or a refusal. Pure: time, names and chance are given."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from castelude.core.errors import CasteludeError
from castelude.core.game import AnyGame
from castelude.core.match import Match, Played
from castelude.core.position import CHANCE
from castelude.core.registry import get_game
from castelude.core.rng import Rng
from castelude.fairness import commitment
from castelude.room.refusal import Refusal, refused_by_engine
from castelude.room.tables import commands
from castelude.room.tables import events as ev
from castelude.room.tables.table import CANCELLED, FINISHED, OPEN, RUNNING, Table


@dataclass(frozen=True)
class Who:
    """Who asks: a person, or the room itself for a bot seat."""

    player: str
    name: str
    bot_seat: int | None = None


class Chance(Protocol):
    """Where the randomness of a new game comes from."""

    def rng(self) -> Rng:
        """A generator for the deal."""

    def nonce(self) -> str:
        """A number that nobody guesses: it seals the setup, and it is the seed of random events during play."""


@dataclass(frozen=True)
class Moment:
    """The circumstances of a command: the time, how long the seat to decide has thought (without downtime), chance."""

    now_ms: int
    thought_ms: int
    chance: Chance


@dataclass(frozen=True)
class Decision:
    """The event by which a table answers a command, and what `Table.fold` needs not to play an action again."""

    event: ev.AnyEvent
    played: Played | None = None


def check_settings(settings: commands.TableSettings) -> AnyGame:
    """The game of the settings; a `Refusal` names what is wrong with them."""
    try:
        game = get_game(settings.game)
        game.check_players(settings.players)
        options = game.check_options(settings.options)
        if settings.setup is not None:
            game.start(settings.players, options, settings.setup)
    except CasteludeError as error:
        raise refused_by_engine(error) from error
    problem = settings.clock.problem()
    if problem:
        raise Refusal("malformed", problem)
    return game


def decide(table: Table, who: Who, command: commands.Command, moment: Moment) -> Decision:
    """The event by which the table answers, or a `Refusal`; nothing changes.

    A rematch is not decided here: it opens another table first (see `rematch`).
    """
    if isinstance(command, commands.Act):
        return _act(table, who, command, moment)
    return Decision(_DECISIONS[type(command)](table, who, command, moment))


# ---- before the start ----


def _need(table: Table, *statuses: str) -> None:
    if table.status not in statuses:
        raise Refusal("conflict", f"room-table-{table.status}")


def _need_host(table: Table, who: Who) -> None:
    if who.player != table.host:
        raise Refusal("not_allowed", "room-host-only")


def _need_seat(table: Table, who: Who) -> list[int]:
    seats = table.seats_of(who.player)
    if not seats:
        raise Refusal("not_allowed", "room-no-seat")
    return seats


def _chair_exists(table: Table, seat: int) -> None:
    if seat >= len(table.chairs):
        raise Refusal("malformed", "error-seat", seat=seat, most=len(table.chairs) - 1)


def _join(table: Table, who: Who, command: commands.Join, _: Moment) -> ev.AnyEvent:
    _need(table, OPEN, RUNNING)
    free = [seat for seat in range(len(table.chairs)) if table.is_free(seat)]
    own = table.seats_of(who.player)
    returning = [seat for seat in own if table.chairs[seat].away]
    if returning and (command.seat is None or command.seat in returning):
        return ev.Seated(returning[0], who.player, who.name)
    if command.seat is None:
        if own:
            raise Refusal("conflict", "room-seated-already")
        if not free:
            raise Refusal("conflict", "room-full")
        return ev.Seated(free[0], who.player, who.name)
    _chair_exists(table, command.seat)
    if command.seat not in free:
        raise Refusal("conflict", "room-seat-taken", seat=command.seat)
    return ev.Seated(command.seat, who.player, who.name)


def _leave(table: Table, who: Who, _: commands.Leave, __: Moment) -> ev.AnyEvent:
    _need(table, OPEN, RUNNING)
    seats = _need_seat(table, who)
    if table.status == OPEN:
        return ev.Unseated(seats)
    present = [seat for seat in seats if not table.chairs[seat].away]
    if not present:
        raise Refusal("conflict", "room-left-already")
    return ev.Left(present)


def _kick(table: Table, who: Who, command: commands.Kick, _: Moment) -> ev.AnyEvent:
    _need(table, OPEN)
    _need_host(table, who)
    _chair_exists(table, command.seat)
    if table.is_free(command.seat):
        raise Refusal("conflict", "room-seat-free", seat=command.seat)
    return ev.Unseated([command.seat], kicked=True)


def _bot(table: Table, who: Who, command: commands.SeatBot, _: Moment) -> ev.AnyEvent:
    _need(table, OPEN)
    _need_host(table, who)
    _chair_exists(table, command.seat)
    if table.chairs[command.seat].kind == "person":
        raise Refusal("conflict", "room-seat-taken", seat=command.seat)
    return ev.BotSeated(command.seat, command.level)


def _ready(table: Table, who: Who, command: commands.Ready, _: Moment) -> ev.AnyEvent:
    _need(table, OPEN)
    return ev.Readied(_need_seat(table, who), command.ready)


def _start(table: Table, who: Who, _: commands.Start, moment: Moment) -> ev.AnyEvent:
    _need(table, OPEN)
    _need_host(table, who)
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "free":
            raise Refusal("conflict", "room-seats-free", seat=seat)
        if not chair.ready and chair.player != who.player:
            raise Refusal("conflict", "room-not-ready", name=chair.name or "")
    settings = table.settings
    options = table.game.check_options(settings.options)
    setup = settings.setup
    if setup is None:
        setup = table.game.deal(settings.players, options, moment.chance.rng())
    position = table.game.start(settings.players, options, setup)
    setup = table.game.recorded_setup(setup)
    if position.actor() == CHANCE:
        raise Refusal("conflict", "room-chance-first")
    nonce = moment.chance.nonce()
    return ev.Started(setup, nonce, commitment(setup, nonce), [])


# ---- play ----


def _playing(table: Table) -> Match:
    if table.status in (FINISHED, CANCELLED):
        raise Refusal("conflict", f"room-table-{table.status}")
    if table.status != RUNNING or table.match is None:
        raise Refusal("conflict", "room-table-open")
    return table.match


def _act(table: Table, who: Who, command: commands.Act, moment: Moment) -> Decision:
    match = _playing(table)
    actor = table.actor()
    mine = [who.bot_seat] if who.bot_seat is not None else _need_seat(table, who)
    if actor is None or actor not in mine:
        raise Refusal("not_allowed", "room-not-your-turn")
    try:
        played = match.try_action(command.action)
    except CasteludeError as error:
        raise refused_by_engine(error) from error
    return Decision(ev.Acted(actor, played.actions, moment.thought_ms), played)


def _only_bots_against(table: Table, seat: int) -> bool:
    return not table.voters(seat)


def _takeback(table: Table, who: Who, _: commands.TakeBack, __: Moment) -> ev.AnyEvent:
    """Free inside one's own turn until something hidden was shown; against bots, free back to one's last decision."""
    match = _playing(table)
    seats = _need_seat(table, who)
    if table.settings.takebacks == "never":
        raise Refusal("not_allowed", "room-no-takebacks")
    actor = table.actor()
    if table.settings.takebacks == "free" and actor in seats and match.free_takebacks() > 0:
        return ev.TookBack(match.position.actor(), len(match.actions) - 1)
    if _only_bots_against(table, seats[0]):
        last = max((index for seat in seats if (index := match.last_action_of(seat)) is not None), default=None)
        if last is not None:
            return ev.TookBack(seats[0], last)
    raise Refusal("not_allowed", "room-takeback-ask")


def _ask(table: Table, who: Who, command: commands.Ask, _: Moment) -> ev.AnyEvent:
    match = _playing(table)
    seat = _need_seat(table, who)[0]
    if command.what in table.requests:
        raise Refusal("conflict", "room-asked-already")
    if command.what == "draw":
        if not table.game.draws:
            raise Refusal("not_allowed", "room-no-draws")
        if _only_bots_against(table, seat):
            raise Refusal("not_allowed", "room-bots-play-on")
        return ev.Asked("draw", seat)
    if command.what == "takeback":
        if table.settings.takebacks == "never":
            raise Refusal("not_allowed", "room-no-takebacks")
        last = match.last_action_of(seat)
        if last is None:
            raise Refusal("conflict", "error-nothing-to-undo")
        return ev.Asked("takeback", seat, keep=last)
    if command.what == "replace":
        return _ask_to_replace(table, seat, command)
    return ev.Asked(command.what, seat)


def _ask_to_replace(table: Table, seat: int, command: commands.Ask) -> ev.AnyEvent:
    if command.seat is None:
        raise Refusal("malformed", "room-replace-whom")
    _chair_exists(table, command.seat)
    chair = table.chairs[command.seat]
    if not chair.away and not (chair.kind == "free" and command.level):
        raise Refusal("not_allowed", "room-replace-present", seat=command.seat)
    return ev.Asked("replace", seat, target=command.seat, level=command.level)


def _answer(table: Table, who: Who, command: commands.Answer, _: Moment) -> ev.AnyEvent:
    _playing(table)
    seats = _need_seat(table, who)
    request = table.requests.get(command.what)
    if request is None:
        raise Refusal("conflict", "room-nothing-asked")
    if request.event.seat in seats and command.agree:
        raise Refusal("not_allowed", "room-own-request")
    return ev.Answered(command.what, seats, command.agree)


def _resign(table: Table, who: Who, _: commands.Resign, __: Moment) -> ev.AnyEvent:
    _playing(table)
    seats = _need_seat(table, who)
    actor = table.actor()
    return ev.Resigned(seats[0] if actor not in seats or actor is None else actor)


def _claim(table: Table, who: Who, _: commands.Claim, moment: Moment) -> ev.AnyEvent:
    _playing(table)
    seats = _need_seat(table, who)
    actor = table.actor()
    if actor is None or actor in seats:
        raise Refusal("not_allowed", "room-claim-own")
    if not table.clock.is_out(actor, moment.thought_ms):
        raise Refusal("conflict", "room-claim-early")
    return ev.TimedOut(actor, seats[0])


_DECISIONS: dict[type, Callable[..., ev.AnyEvent]] = {
    commands.Join: _join,
    commands.Leave: _leave,
    commands.Kick: _kick,
    commands.SeatBot: _bot,
    commands.Ready: _ready,
    commands.Start: _start,
    commands.TakeBack: _takeback,
    commands.Ask: _ask,
    commands.Answer: _answer,
    commands.Resign: _resign,
    commands.Claim: _claim,
}
