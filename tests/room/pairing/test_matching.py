"""Who fits whom: pools, ranges both ways, blocks, and whoever has waited longest first."""

from itertools import combinations
from random import Random
from typing import Any

from castelude.room.pairing.matching import ANYBODY_MS, Group, fits, groups
from castelude.room.storage.pairing import Seek

NOW = 1_000_000


def seek(name: str, points: int = 1000, waited: int = 0, **more: Any) -> Seek:  # noqa: ANN401 fields of a seek
    known = Seek(name, "castello", 2, "quick", False, points, None, None, NOW - waited, NOW + 1)
    return known._replace(**more)


def names(*seeks: Seek, blocked: set[tuple[str, str]] | None = None) -> list[str]:
    return ["".join(one.player_id for one in group) for group in groups(seeks, blocked or set(), NOW) if group]


def test_those_who_want_the_same_play() -> None:
    for other in ({"game": "castel"}, {"players": 3}, {"pace": "slow"}, {"rated": True}, {"table_id": "t"}):
        assert names(seek("a"), seek("b", **other)) == []
    assert names(seek("a"), seek("b", until_ms=NOW)) == [], "whose page has gone"
    assert names(seek("a"), seek("b"), seek("c", game="castel"), seek("d", game="castel")) == ["ab", "cd"]


def test_whoever_has_waited_longest_comes_first() -> None:
    assert names(seek("a", waited=1), seek("b", waited=3), seek("c", waited=2)) == ["bc"]


def test_a_range_holds_both_ways() -> None:
    strong, weak = seek("s", 1500, low=1400), seek("w", 1000, high=2000)
    assert names(strong, weak) == []
    assert names(strong, weak._replace(points=1450)) == ["sw"]
    assert names(strong, weak._replace(points=1450, high=1400)) == []


def test_ranges_widen_until_anybody_will_do() -> None:
    near, far = seek("n", 1000), seek("f", 1500)
    assert names(near, seek("x", 1150)) == ["nx"]
    assert names(near, far) == []
    assert names(near._replace(since_ms=NOW - 15_000), far) == [], "the other one does not yet"
    assert names(near._replace(since_ms=NOW - 15_000), far._replace(since_ms=NOW - 15_000)) == ["fn"]
    patient = {"since_ms": NOW - ANYBODY_MS}
    assert names(seek("n", 0, **patient), seek("f", 3000, **patient)) == ["fn"]


def test_nobody_plays_with_somebody_blocked() -> None:
    ann, bob, cleo = seek("a", waited=3), seek("b", waited=2), seek("c", waited=1)
    for block in (("a", "b"), ("b", "a")):
        assert names(ann, bob, blocked={block}) == []
        assert names(ann, bob, cleo, blocked={block}) == ["ac"]


def test_larger_groups_fit_each_other() -> None:
    seats = [seek(name, waited=9 - number, players=3) for number, name in enumerate("abcde")]
    assert names(*seats) == ["abc"]
    assert names(*seats, blocked={("b", "c")}) == ["abd"]
    assert names(*seats[:2]) == []


def test_groups_are_sound_whoever_waits() -> None:
    rng = Random(5)
    for _ in range(60):
        seeks = [
            seek(
                f"p{number:03d}",
                rng.randrange(600, 1600),
                waited=rng.randrange(90_000),
                players=rng.choice((2, 2, 3)),
                rated=rng.random() < 0.5,
                low=rng.choice((None, None, rng.randrange(500, 1200))),
            )
            for number in range(rng.randrange(2, 60))
        ]
        blocked = {(one.player_id, other.player_id) for one, other in combinations(seeks, 2) if rng.random() < 0.05}
        found = [group for group in groups(seeks, blocked, NOW) if group]
        assert_sound(found, blocked)
        paired = {one.player_id for group in found for one in group}
        left = [one for one in seeks if one.players == 2 and one.player_id not in paired]
        assert not any(are_apart(one, other, blocked) is False for one, other in combinations(left, 2)), "two are left"


def are_apart(one: Seek, other: Seek, blocked: set[tuple[str, str]]) -> bool:
    pair = (one.player_id, other.player_id)
    return not fits(one, other, NOW) or pair in blocked or pair[::-1] in blocked


def assert_sound(found: list[Group], blocked: set[tuple[str, str]]) -> None:
    people = [one.player_id for group in found for one in group]
    assert len(people) == len(set(people))
    for group in found:
        assert len(group) == group[0].players
        assert not any(are_apart(one, other, blocked) for one, other in combinations(group, 2))
