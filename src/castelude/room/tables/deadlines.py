# castelude: compiled
"""When the time of a game is up without anybody claiming it, and the time to reveal nonces before the deal."""

from collections.abc import Iterable

from castelude.room.tables import events as ev
from castelude.room.tables.clocks import HOUR_MS, passed_ms
from castelude.room.tables.table import OPEN, Table

REVEAL_MS = 5_000
"""How long a deal waits for the nonces that were pledged."""


def _allowed_ms(table: Table) -> int | None:
    """How long the seat to decide may think before the game ends by itself; None if it does not.

    The house answers for its bots, so their time is never up by itself. A table that everybody has left ends by itself
    even if time has to be claimed there: nobody is left to claim it.
    """
    actor = table.actor()
    if actor is None or not table.clock.counts or table.chairs[actor].kind != "person":
        return None
    rule = table.clock.rule
    if rule.ends == "claim" and any(chair.kind == "person" and not chair.away for chair in table.chairs):
        return None
    return table.clock.left_ms[actor] + rule.grace_hours * HOUR_MS


def due_ms(table: Table) -> int | None:
    """When the time is up, at the earliest: downtime is not counted."""
    if table.deal.since_ms is not None:
        return table.deal.since_ms + REVEAL_MS
    if table.status == OPEN and table.settings.starts_itself and table.is_full():
        return table.changed_ms
    allowed, since = _allowed_ms(table), table.clock.since_ms
    return None if allowed is None or since is None else since + allowed + 1


def left_ms(table: Table, now_ms: int, downtimes: Iterable[tuple[int, int]]) -> int | None:
    """How much longer the table waits; None if nothing happens there by itself."""
    if table.deal.since_ms is not None:
        return REVEAL_MS - passed_ms(table.deal.since_ms, now_ms, downtimes)
    allowed, since = _allowed_ms(table), table.clock.since_ms
    return None if allowed is None or since is None else allowed - passed_ms(since, now_ms, downtimes)


def is_reveal_over(table: Table, now_ms: int, downtimes: Iterable[tuple[int, int]]) -> bool:
    """Whether the game is dealt by itself now."""
    since = table.deal.since_ms
    return since is not None and passed_ms(since, now_ms, downtimes) >= REVEAL_MS


def is_time_up(table: Table, thought_ms: int) -> bool:
    """Whether the game ends by itself now."""
    allowed = _allowed_ms(table)
    return allowed is not None and thought_ms > allowed


def time_out(table: Table, thought_ms: int) -> ev.TimedOut | None:
    """The event that ends the game by itself, if the time is up."""
    actor = table.actor()
    return ev.TimedOut(actor) if actor is not None and is_time_up(table, thought_ms) else None
