"""Who fits whom. Pure: time is given.

Whoever has waited longest is served first, with those who have waited longest among all who fit. A rating range holds
both ways. Without a range of one's own it is narrow at first and widens, until it is the whole world.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from castelude.room.storage.pairing import Seek

NEAR: Final = 200
"""How far away a rating may be at first."""
PER_SECOND: Final = 20
ANYBODY_MS: Final = 60_000
"""After so long anybody will do."""
LEAST: Final = -(10**9)
MOST: Final = 10**9
Pool = tuple[str, int, str, bool]
"""A game, how many play, the pace, and whether it is rated."""
Group = list[Seek]


def pool_of(seek: Seek) -> Pool:
    return seek.game, seek.players, seek.pace, seek.rated


def reach(seek: Seek, now_ms: int) -> tuple[int, int]:
    """The ratings that a person plays with, from and to."""
    if seek.low is not None or seek.high is not None:
        return LEAST if seek.low is None else seek.low, MOST if seek.high is None else seek.high
    waited_ms = max(0, now_ms - seek.since_ms)
    if waited_ms >= ANYBODY_MS:
        return LEAST, MOST
    away = NEAR + waited_ms * PER_SECOND // 1000
    return seek.points - away, seek.points + away


def fits(one: Seek, other: Seek, now_ms: int) -> bool:
    """Whether two people want to play with each other, apart from blocks."""
    (low, high), (least, most) = reach(one, now_ms), reach(other, now_ms)
    return pool_of(one) == pool_of(other) and low <= other.points <= high and least <= one.points <= most


def groups(seeks: Iterable[Seek], blocked: Collection[tuple[str, str]], now_ms: int) -> Iterator[Group | None]:
    """The groups that are to play, each person in one at most; None for everybody who has to wait.

    Each step looks at one person, so that the caller may rest in between. `blocked`: who has blocked whom.
    """
    pools: defaultdict[Pool, list[Seek]] = defaultdict(list)
    for seek in seeks:
        if seek.table_id is None and seek.until_ms > now_ms:
            pools[pool_of(seek)].append(seek)
    apart = {*blocked, *((other, one) for one, other in blocked)}
    for pool in pools.values():
        yield from _groups_in(sorted(pool, key=lambda seek: (seek.since_ms, seek.player_id)), apart, now_ms)


def _groups_in(waiting: list[Seek], apart: set[tuple[str, str]], now_ms: int) -> Iterator[Group | None]:
    """Those who have waited less look only at those who have waited even less: what failed one way fails both ways."""
    left = [(seek, *reach(seek, now_ms)) for seek in waiting]
    size = waiting[0].players
    while len(left) >= size:
        first, low, high = left[0]
        found, places = [left[0]], [0]
        for place in range(1, len(left)):
            seek, least, most = left[place]
            if not (low <= seek.points <= high and least <= first.points <= most):
                continue
            if all(_get_on(seek, least, most, member, apart) for member in found):
                found.append(left[place])
                places.append(place)
                if len(found) == size:
                    break
        full = len(found) == size
        for place in reversed(places if full else [0]):
            del left[place]
        yield [member[0] for member in found] if full else None


def _get_on(seek: Seek, least: int, most: int, member: tuple[Seek, int, int], apart: set[tuple[str, str]]) -> bool:
    other, low, high = member
    in_reach = low <= seek.points <= high and least <= other.points <= most
    return in_reach and (seek.player_id, other.player_id) not in apart
