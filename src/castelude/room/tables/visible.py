"""What each viewer of a table gets: built by addition, from what that viewer may know."""

from collections.abc import Iterable, Sequence

from castelude.core import verdict as core
from castelude.core.foresight import Foresight
from castelude.fairness import digest
from castelude.room.tables.seats import Chair, mark_of
from castelude.room.tables.shapes import (
    ClockState,
    CommonPart,
    Fairness,
    LegalActions,
    LogLine,
    Outcome,
    OwnPart,
    PendingRequest,
    Preview,
    Sight,
    Snapshot,
    Summary,
    Verdict,
)
from castelude.room.tables.table import FINISHED, RUNNING, Table


def summary(table: Table) -> Summary:
    """A table in a list: nothing here is secret from those who may see the table."""
    shown: Summary = {
        "id": table.id,
        "game": table.settings.game,
        "players": table.settings.players,
        "options": table.settings.options,
        "status": table.status,
        "listed": table.settings.listed,
        "watch": table.settings.watch,
        "clock": {
            "kind": table.settings.clock.kind,
            "seconds": table.settings.clock.seconds,
            "increment": table.settings.clock.increment,
            "days": table.settings.clock.days,
            "ends": table.settings.clock.ends,
            "grace": table.settings.clock.grace_hours,
        },
        "takebacks": table.settings.takebacks,
        "grace": table.settings.grace,
        "shared": table.settings.shared,
        "rated": table.settings.rated,
        "starts": table.settings.starts,
        "host": mark_of(table.id, table.host),
        "custom": table.settings.setup is not None,
        "seats": [
            {
                "kind": chair.kind,
                "name": chair.name,
                "level": chair.level,
                "ready": chair.ready,
                "away": chair.away_since,
                "who": chair.who,
                "named": chair.named,
                "vacation": chair.vacations[-1][1] if chair.vacations else None,
                "nth": nth,
            }
            for chair, nth in zip(table.chairs, numbers_of_bots(table.chairs), strict=True)
        ],
        "seq": table.seq,
        "plies": table.plies(),
        "actor": table.actor(),
        "outcome": outcome(table),
        "rules_version": table.game.rules_version,
        "created": table.created_ms,
        "changed": table.changed_ms,
        "rematch": table.rematch,
        "rematch_of": table.rematch_of,
    }
    if table.challenge is not None:
        shown["challenge"] = {"day": table.challenge.day, "counts": table.challenge.counts}
    if table.exhibition:
        shown["exhibition"] = True
    if table.tournament is not None:
        shown["tournament"] = table.tournament
    if table.outdated is not None:
        shown["outdated"] = len(table.match.actions) if table.match else 0
    return shown


def numbers_of_bots(chairs: Sequence[Chair]) -> list[int | None]:
    """Which of the bots of one level a seat is, from 1; None for people and for the only bot of a level."""
    levels = [chair.level if chair.name is None else None for chair in chairs]
    return [
        levels[: seat + 1].count(level) if level is not None and levels.count(level) > 1 else None
        for seat, level in enumerate(levels)
    ]


def outcome(table: Table) -> Outcome | None:
    found = table.outcome
    return {"why": found.why, "scores": found.scores, "winners": found.winners} if found else None


def fairness(table: Table) -> Fairness:
    """What the house has committed to, the terms from the start, nonces and setup when the game is over."""
    shown: Fairness = {
        "house": digest(table.deal.house),
        "custom": table.settings.setup is not None,
        "terms": table.deal.terms,
        "seal": table.deal.seal,
        "waiting": table.deal.missing(table.chairs),
        "revealed": table.outcome is not None,
    }
    if table.outcome is not None and table.started is not None:
        shown |= {"nonce": table.deal.house, "nonces": table.started.nonces, "setup": table.started.setup}
    return shown


def may_see(table: Table, player: str | None) -> bool:
    """Whether this player may look at the table: those seated always, others by its setting, the removed never."""
    if player in table.removed and table.status in ("open", "dealing", "running"):
        return False
    if table.settings.watch != "nobody" or table.status == "open":
        return True
    return player is not None and (bool(table.held_by(player)) or player == table.host)


def is_delayed(table: Table, player: str | None) -> bool:
    """Whether this player sees a running game some seconds late: strangers do, where people play a game with secrets.

    So nobody can tell a player what another connection sees before the moment has passed. Whoever was given the link
    of a table that is not open to everybody, and everybody at tables of bots, sees it at once.
    """
    if table.status != RUNNING or not table.game.hidden or table.settings.watch != "everybody":
        return False
    return bool(table.seated()) and (player is None or not table.held_by(player))


def snapshot(table: Table, player: str, thought_ms: int) -> Snapshot:
    """Everything a viewer needs to draw the table as it stands now."""
    seats = table.seats_of(player)
    eyes = {name: of_seat(table, seat) for name, seat in eyes_of(table, seats).items()}
    return {
        **common(table),
        **own(table, player, seats, thought_ms),
        "views": {name: seen["view"] for name, seen in eyes.items()},
        "aids": {name: seen["aids"] for name, seen in eyes.items()},
        "legal": legal(table, seats),
    }


def common(table: Table) -> CommonPart:
    """What everybody sees of a table."""
    requests: list[PendingRequest] = [
        {
            "what": request.event.what,
            "seat": request.event.seat,
            "target": request.event.target,
            "level": request.event.level,
            "agreed": sorted(request.agreed),
            "waiting": sorted(request.waiting),
        }
        for _, request in sorted(table.requests.items())
    ]
    return {"table": summary(table), "requests": requests, "fairness": fairness(table)}


def own(table: Table, player: str, seats: list[int], thought_ms: int) -> OwnPart:
    """What is about this viewer, or about this moment."""
    takebacks = 0
    if table.match is not None and table.actor() in seats and table.settings.takebacks == "free":
        takebacks = table.match.free_takebacks()
    return {
        "host": player == table.host,
        "seats": seats,
        "left": [seat for seat in table.held_by(player) if table.chairs[seat].away],
        "takebacks": takebacks,
        "clock": clocks(table, thought_ms),
    }


def eyes_of(table: Table, seats: list[int]) -> dict[str, int | None]:
    """The seats through whose eyes a viewer looks at a game, by the names of their views."""
    if table.match is None:
        return {}
    eyes: dict[str, int | None] = {str(seat): seat for seat in seats}
    if not seats or (table.game.hidden and len(seats) > 1):  # people who share a device look at the public board, too
        eyes["watch"] = None
    return eyes


def of_seat(table: Table, seat: int | None) -> Sight:
    """What a seat (None: a spectator) sees of the game."""
    assert table.match is not None
    return {"view": table.match.view(seat), "aids": table.match.aids(seat)}


def legal(table: Table, seats: list[int]) -> LegalActions | None:
    """The actions of the viewer, when it is to decide."""
    actor = table.actor()
    if table.match is None or actor not in seats:
        return None
    return {"seat": actor, "actions": table.match.legal()}


def clocks(table: Table, thought_ms: int) -> ClockState:
    """The time left to each seat at this moment, and whose time runs; nothing at a table without a clock."""
    if not table.clock.counts:
        return {"left": None, "running": None, "out": False}
    left = list(table.clock.left_ms)
    actor = table.actor()
    if actor is not None:
        left[actor] = max(0, left[actor] - thought_ms)
    return {"left": left, "running": actor, "out": actor is not None and table.clock.is_out(actor, thought_ms)}


def may_replay(table: Table) -> bool:
    """Whether the whole record may be shown: at the end, or at any time in a game without secrets."""
    return table.started is not None and (
        table.status == FINISHED or table.outcome is not None or not table.game.hidden
    )


def verdict(found: core.Verdict) -> Verdict:
    return {"legal": found.legal, "clause": found.clause, "message": found.message, "params": found.params}


def log_lines(lines: Iterable[core.LogLine]) -> list[LogLine]:
    return [{"id": line.message, "args": line.params} for line in lines]


def preview(seen: Foresight) -> Preview:
    return {"view": seen.view, "aids": seen.aids, "lines": log_lines(seen.lines)}
