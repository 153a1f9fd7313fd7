"""How a finished game ended for each seat, as history and ratings count it."""

from castelude.room.tables import events as ev
from castelude.room.tables.ports import SeatOutcome, SeatResult, TableResult
from castelude.room.tables.seats import Chair, Outcome
from castelude.room.tables.table import FINISHED, Table

CHANGES_RESULTS = (ev.Adopted, ev.Renamed)
"""What can still happen to the people of a game that is over."""


def result_to_store(table: Table, was_finished: bool, event: ev.AnyEvent) -> TableResult | None:
    """The result, if this event has ended the game or has changed whose result it is."""
    if table.status != FINISHED or (was_finished and not isinstance(event, CHANGES_RESULTS)):
        return None
    return result_of(table)


def result_of(table: Table) -> TableResult | None:
    """The result of a game that has ended; None where none is known."""
    outcome, ended_ms = table.outcome, table.ended_ms
    if table.status != FINISHED or outcome is None or ended_ms is None or outcome.why == "outdated":
        return None
    return TableResult(
        table.id,
        table.settings.game,
        table.settings.clock.pace,
        rated=table.settings.rated,
        public=table.settings.watch == "everybody",
        why=outcome.why,
        plies=table.plies(),
        ended_ms=ended_ms,
        seats=[_seat_result(table, outcome, seat, chair) for seat, chair in enumerate(table.chairs)],
    )


def _seat_result(table: Table, outcome: Outcome, seat: int, chair: Chair) -> SeatResult:
    player = chair.player or chair.quitter
    held = [number for number, other in enumerate(table.chairs) if player and player in (other.player, other.quitter)]
    return SeatResult(
        seat,
        player,
        chair.name or chair.quitter_name,
        chair.level,
        outcome.scores[seat] if outcome.scores else None,
        seat in outcome.winners,
        _seat_outcome(outcome, seat, chair, len(held) > 1),
        first=seat == min(held, default=seat),
    )


def _seat_outcome(outcome: Outcome, seat: int, chair: Chair, shared: bool) -> SeatOutcome:
    if shared:
        return "shared"
    if chair.level is not None and (chair.player or chair.quitter) is not None:
        return "left"
    if seat not in outcome.winners:
        return "lost"
    return "won" if len(outcome.winners) == 1 else "drawn"
