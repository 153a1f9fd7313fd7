"""What people ask of each other during a game, who has to agree, and what they answer."""

from math import ceil

from castelude.room.refusal import Refusal
from castelude.room.tables import commands, rematch
from castelude.room.tables import events as ev
from castelude.room.tables.moment import Moment, Who
from castelude.room.tables.playing import game_in_time
from castelude.room.tables.seating import need_chair, need_seat
from castelude.room.tables.table import Table

MINUTE_MS = 60_000


def ask(table: Table, who: Who, command: commands.Ask, moment: Moment) -> ev.AnyEvent:
    match = game_in_time(table, moment)
    seat = need_seat(table, who)[0]
    others = table.seats_of_others(who.player)
    if command.what in table.requests:
        raise Refusal("conflict", "room-asked-already")
    if table.tournament is not None and command.what in ("cancel", "replace"):
        raise Refusal("not_allowed", "room-tournament-plays")
    if command.what == "draw":
        if not table.game.draws:
            raise Refusal("not_allowed", "room-no-draws")
        if not others:
            raise Refusal("not_allowed", "room-bots-play-on")
        return ev.Asked("draw", seat, voters=others)
    if command.what == "takeback":
        if table.settings.takebacks == "never":
            raise Refusal("not_allowed", "room-no-takebacks")
        last = match.last_action_of(seat)
        if last is None:
            raise Refusal("conflict", "error-nothing-to-undo")
        return ev.Asked("takeback", seat, keep=last, spent_ms=moment.thought_ms, voters=others)
    if command.what == "replace":
        return _ask_to_replace(table, seat, command, moment)
    return ev.Asked("cancel", seat, voters=_who_may_keep_it_going(table, others, moment))


def _wait_ms(table: Table, seat: int, moment: Moment) -> int:
    """How much longer the seat of somebody who has left waits for them."""
    since = table.chairs[seat].away_since
    passed = moment.passed_ms(since) if since is not None else 0
    return max(0, table.settings.grace * MINUTE_MS - passed)


def _who_may_keep_it_going(table: Table, others: list[int], moment: Moment) -> list[int]:
    """A game is cancelled when all agree. Two who stay need not wait for ever for a third who has left; one must."""
    staying = [seat for seat in others if not table.chairs[seat].away or _wait_ms(table, seat, moment) > 0]
    return staying if any(not table.chairs[seat].away for seat in staying) else others


def _ask_to_replace(table: Table, seat: int, command: commands.Ask, moment: Moment) -> ev.AnyEvent:
    """Let a bot stand in for somebody who has left, or free the seat where the game has no secrets."""
    target = command.seat
    if target is None:
        raise Refusal("malformed", "room-replace-whom")
    need_chair(table, target)
    chair = table.chairs[target]
    if chair.kind == "free" and command.level is None:
        raise Refusal("conflict", "room-seat-free", seat=target)
    if chair.kind != "free":
        if not chair.away:
            raise Refusal("not_allowed", "room-replace-present", seat=target)
        if chair.kind == "bot":
            raise Refusal("conflict", "room-replaced-already", seat=target)
        if command.level is None and table.settings.rated:
            raise Refusal("not_allowed", "room-rated-seat")
        if command.level is None and table.game.hidden:
            raise Refusal("not_allowed", "room-seat-secret")
        wait = _wait_ms(table, target, moment)
        if wait > 0:
            raise Refusal("conflict", "room-replace-early", seat=target, minutes=ceil(wait / MINUTE_MS))
    player = table.chairs[seat].player
    voters = [other for other in table.seats_of_others(player) if not table.chairs[other].away]
    return ev.Asked("replace", seat, target=target, level=command.level, voters=voters)


def answer(table: Table, who: Who, command: commands.Answer, moment: Moment) -> ev.AnyEvent:
    if command.what == "rematch":
        if command.agree:
            raise Refusal("malformed", "room-rematch-agree")
        return rematch.decline(table, who)
    game_in_time(table, moment)
    seats = need_seat(table, who)
    request = table.requests.get(command.what)
    if request is None:
        raise Refusal("conflict", "room-nothing-asked")
    if request.event.seat in seats and command.agree:
        raise Refusal("not_allowed", "room-own-request")
    spent_ms = moment.thought_ms if command.what == "takeback" else 0
    return ev.Answered(command.what, seats, command.agree, spent_ms)
