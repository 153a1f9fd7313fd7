"""What can be watched: live tables with their spectators, and the exhibition of the house."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from castelude.cli import main
from castelude.room.bots import seats
from castelude.room.bots.process import BotProcess
from castelude.room.bots.turns import Turns
from castelude.room.live.delayed import DELAY_MS
from castelude.room.tables.service import HOUSE
from tests.kit.room import FakeClock, Person, RoomMaker, begin, register, until

pytestmark = pytest.mark.slow

KEPT_S = 3
"""After so many seconds the room looks again."""


def ids(seen: Any) -> list[str]:  # noqa: ANN401 JSON
    return [each["table"]["id"] for each in seen["tables"]]


def test_live_tables_come_with_their_spectators_the_most_watched_first(make_room: RoomMaker, clock: FakeClock) -> None:
    room = make_room(now=clock)
    ann, bob, eve = (Person(room, name) for name in ("Ann", "Bob", "Eve"))
    assert ann.get("/api/watch") == {"tables": [], "people": False}
    quiet = begin(ann, bob, listed=True)
    watched = begin(ann, bob, listed=True, watch="everybody")
    begin(ann, bob, listed=True, watch="nobody")
    begin(ann, bob)
    with ann.at(watched) as live, eve.at(watched) as other:
        live.synced()
        other.synced()
        clock.advance(KEPT_S)
        seen = eve.get("/api/watch")
    assert ids(seen) == [watched, quiet]
    assert [each["spectators"] for each in seen["tables"]] == [1, 0]
    assert seen["people"] is True
    assert seen["tables"][0]["table"]["mine"] == []
    clock.advance(3600)
    assert ids(eve.get("/api/watch")) == []


def test_spectators_of_all_workers_are_counted(make_room: RoomMaker) -> None:
    first, second = make_room(beat_ms=500), make_room(beat_ms=500)
    ann, bob, eve = Person(first, "Ann"), Person(first, "Bob"), Person(second, "Eve")
    table = begin(ann, bob, listed=True)
    with eve.at(table) as live:
        live.synced()
        until(lambda: [each["spectators"] for each in ann.get("/api/watch")["tables"]] == [1])


def test_masters_of_the_house_play_while_nobody_else_does(
    make_room: RoomMaker, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seats, "EXHIBITION_TURN_S", 0.01)
    monkeypatch.setattr(seats, "EXHIBITION_ACTION_S", 0.01)
    monkeypatch.setattr(seats, "EXHIBITION_NICE", 0)  # beside busy processes they would hardly ever move
    room = make_room(now=clock, exhibitions=True)
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    seen = ann.get("/api/watch")
    assert seen["people"] is False
    [shown] = [each["table"] for each in seen["tables"]]
    assert shown["exhibition"] is True
    assert {seat["level"] for seat in shown["seats"]} == {"master"}
    until(lambda: ann.table(shown["id"])["plies"] > 2)
    assert ann.refused(shown["id"], "join") == ("not_allowed", "room-exhibition")
    assert ann.get("/api/tables", which="running") == []
    table = begin(ann, bob, listed=True)
    clock.advance(KEPT_S)
    assert ids(ann.get("/api/watch")) == [table]


def test_all_workers_show_the_same_game_and_after_its_end_the_next(make_room: RoomMaker, clock: FakeClock) -> None:
    first, second = make_room(now=clock, exhibitions=True), make_room(now=clock, exhibitions=True)
    people = [Person(room, name) for room in (first, second) for name in ("Ann", "Bob", "Eve")]
    with ThreadPoolExecutor() as pool:
        seen = list(pool.map(lambda person: ids(person.get("/api/watch")), people))
    assert len({tuple(each) for each in seen}) == 1
    ada = Person(first, "Ada")
    register(ada)
    assert main(["admin", "ada", "--database", first.settings.database]) == 0
    ada.post(f"/api/admin/tables/{seen[0][0]}/close", {})
    clock.advance(KEPT_S)
    assert ids(ada.get("/api/watch")) == seen[0]
    clock.advance(120)
    after = {ids(person.get("/api/watch"))[0] for person in people}
    assert len(after) == 1
    assert after != set(seen[0])
    assert ada.get(f"/api/tables/{after.pop()}")["game"] == "castellan"


def test_the_exhibition_takes_no_bot_process_away_from_people(
    make_room: RoomMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: dict[str, set[int]] = {}
    acquire = Turns.acquire

    async def noted(turns: Turns, household: str, owner: str, with_people: bool) -> BotProcess:
        lines.setdefault(owner, set()).add(id(turns))
        return await acquire(turns, household, owner, with_people)

    monkeypatch.setattr(Turns, "acquire", noted)
    ann = Person(make_room(exhibitions=True, bot_processes=1), "Ann")
    shown = ann.get("/api/watch")["tables"][0]["table"]["id"]
    own = ann.open_table(bots={"0": "novice"}, seat=1, start=True)
    until(lambda: all(ann.table(table)["plies"] > 0 for table in (shown, own)))
    assert set(lines) == {HOUSE, ann.me["id"]}
    assert not lines[HOUSE] & lines[ann.me["id"]]


def test_strangers_see_a_game_with_secrets_late(make_room: RoomMaker, clock: FakeClock) -> None:
    room = make_room(now=clock)
    ann, bob, eve = (Person(room, name) for name in ("Ann", "Bob", "Eve"))
    table = begin(ann, bob, game="castel", listed=True, watch="everybody")
    with ann.at(table) as hers, eve.at(table) as strange:
        hers.synced()
        strange.synced()
        assert strange.state["table"]["status"] == "running"
        clock.advance(DELAY_MS / 1000)
        with bob.at(table) as his:
            his.synced()
            mover = next(live for live in (hers, his) if live.state["legal"])
            answer = mover.do("act", action=mover.state["legal"]["actions"][0])
            hers.catch_up(answer["seq"])
        seen = strange.state["seq"]
        assert hers.state["table"]["plies"] > 0
        pictures = [person.http.get(f"/api/tables/{table}/picture").text for person in (ann, eve)]
        assert pictures[0] != pictures[1], "who plays may look as a spectator at once"
        assert eve.get(f"/api/tables/{table}/replay")["plies"] == 0
        clock.advance(DELAY_MS / 1000)
        with eve.at(table) as again:
            again.synced()
            assert again.state["seq"] == hers.state["seq"] > seen
            assert again.state["views"] == strange.catch_up(hers.state["seq"])["views"]
        ann.command(table, "resign")
        strange.reach(lambda state: state["table"]["status"] == "finished")


def test_friends_with_the_link_and_watchers_of_open_games_see_everything_at_once(
    make_room: RoomMaker, clock: FakeClock
) -> None:
    room = make_room(now=clock)
    ann, bob, eve = (Person(room, name) for name in ("Ann", "Bob", "Eve"))
    by_link = begin(ann, bob, game="castel", watch="link")
    castello = begin(ann, bob, watch="everybody")
    ann.command(castello, "act", action="B5-D5")
    assert eve.get(f"/api/tables/{castello}/replay")["plies"] == 1
    with eve.at(by_link) as live, ann.at(by_link) as hers, bob.at(by_link) as his:
        for each in (live, hers, his):
            each.synced()
        mover = next(one for one in (hers, his) if one.state["legal"])
        live.catch_up(mover.do("act", action=mover.state["legal"]["actions"][0])["seq"])
        assert live.state["table"]["plies"] > 0
