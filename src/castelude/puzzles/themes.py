"""What a puzzle is about, by what happens in its solution.

A game names its own themes: `THEMES` in its module `themes` gives one for messages of its log. All games share those
about the end: `win`, `hold` (the game is saved or a worse position held) and `quiet` (nothing of the kind happens).
"""

from castelude.bots.knowledge import themes_of
from castelude.core.game import AnyGame
from castelude.core.position import NOBODY, Position

WIN = "win"
HOLD = "hold"
QUIET = "quiet"
SHARED = (WIN, HOLD, QUIET)
EVEN = 0.5
TWICE = "2 "
"""Before a message: it must come twice."""


def themes(game: AnyGame, seen: Position, solution: list[str], value: float, line: list[str]) -> list[str]:
    """The themes of a solution, played in a position that its seat considers possible."""
    own = themes_of(game)
    seat = seen.actor()
    told, end = _told(game, seen, solution)
    found = {own[key] for message in told for key in (message, TWICE + message) if _applies(key, own, told)}
    later, over = _told(game, end, line, seat) if line else ([], end)
    found |= {own[f"later {message}"] for message in later if f"later {message}" in own and message not in told}
    if (end.actor() == NOBODY and seat in end.winners()) or (over.actor() == NOBODY and seat in over.winners()):
        found.add(WIN)
    if not found:
        found.add(HOLD if value < EVEN else QUIET)
    return sorted(found)


def _applies(key: str, own: dict[str, str], told: list[str]) -> bool:
    return key in own and (not key.startswith(TWICE) or told.count(key.removeprefix(TWICE)) > 1)


def _told(game: AnyGame, start: Position, actions: list[str], seat: int | None = None) -> tuple[list[str], Position]:
    """The messages of the log, of this seat's actions only where one is given, and the position at the end."""
    walk = start.copy()
    found: list[str] = []
    for action in actions:
        if walk.actor() < 0:
            break
        before = walk.copy()
        walk.play(game.parse(walk, action))
        if seat is None or before.actor() == seat:
            found += [entry.message for entry in game.log(before, action, walk, before.actor())]
    return found, walk
