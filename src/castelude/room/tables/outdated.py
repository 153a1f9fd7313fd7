"""A stored game that the present rules no longer replay: it is over, and what is stored of it is kept."""

from dataclasses import dataclass, field

from castelude.core.match import Match
from castelude.core.verdict import LogLine
from castelude.room.tables import events as ev
from castelude.room.tables import happened as hp


@dataclass(slots=True)
class Outdated:
    """The actions of a game from the first one on that could not be replayed, as they were stored."""

    actions: list[str] = field(default_factory=list)
    seat: int | None = None
    """Who decided last."""

    def keep(self, event: ev.Acted, seq: int, at: int, ply: int, turn: int) -> hp.Decided:
        """Keep a decision without playing it; the game had `ply` actions before it, the latest of them in `turn`."""
        self.actions += event.actions
        turn += event.seat != self.seat
        self.seat = event.seat
        lines = [[LogLine("log-action", {"seat": event.seat, "action": action})] for action in event.actions]
        seen = hp.Seen(list(event.actions), lines)
        return hp.Decided(seq, at, event.seat, ply + len(event.actions), turn, "", {None: seen})

    def take_back(self, keep: int, match: Match | None) -> None:
        """Go back to the first `keep` actions of the game, of which `match` is the part that replays."""
        replayed = len(match.actions) if match else 0
        del self.actions[max(0, keep - replayed) :]
        while match is not None and len(match.actions) > keep:
            match.undo()
