"""What plays a seat in the arena."""

from typing import Protocol

from castelude.core.match import Match


class Forfeit(Exception):
    """A contestant answered wrongly, too late or not at all: it loses this game."""


class Contestant(Protocol):
    """A player of one seat of one game."""

    def begin(self, match: Match, seat: int) -> None: ...
    def act(self, match: Match, seat: int, seed: int) -> str: ...
    def end(self, match: Match) -> None: ...
    def close(self) -> None: ...
