"""How many faults and attacks: a short run in `make test`, the long campaign in `make soak`."""

from dataclasses import dataclass

from tests.kit.soak import scaled


@dataclass(frozen=True)
class Scale:
    kills: int = 5
    restarts: int = 1
    """Of PostgreSQL, of each kind."""
    failures: int = 1
    """Of commits, of each kind."""
    rolls: int = 1
    """Rolling restarts of all workers."""
    line_faults: int = 3
    """Of each kind at each bad line."""
    sqlite_kills: int = 4
    partitions: int = 1
    """Rounds of partitions between machines."""
    races: int = 100
    frames: int = 500
    """Fuzzed frames."""
    flood: int = 30
    """Commands of others while strangers flood the room."""
    overload: int = 4
    """Seconds in which a crowd asks for five times what the room can do."""


LONG = Scale(
    kills=200,
    restarts=20,
    failures=20,
    rolls=20,
    line_faults=200,
    sqlite_kills=100,
    partitions=20,
    races=10_000,
    frames=100_000,
    flood=1_800,
    overload=60,
)


def scale() -> Scale:
    short, long = vars(Scale()), vars(LONG)
    return Scale(**{name: scaled(short[name], long[name]) for name in long})
