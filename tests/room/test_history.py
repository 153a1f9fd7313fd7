"""Results of finished games: stored with the event that ends a game, found by query, computed again from the log."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import sqlalchemy as sa

from castelude.room.results.recompute import recompute
from castelude.room.storage import schema
from castelude.room.storage.database import open_engine
from tests.kit.many_results import fill
from tests.kit.queries import queries
from tests.kit.room import Person, RunningRoom, begin, until

pytestmark = pytest.mark.slow

HISTORY = "/api/history"


def tables_of(person: Person, **wanted: Any) -> list[str]:  # noqa: ANN401 JSON
    return [game["table"] for game in person.get(HISTORY, **wanted)["games"]]


def test_a_finished_game_is_in_the_history_of_both(ann: Person, bob: Person) -> None:
    assert ann.get(HISTORY) == {"games": [], "next": None}
    table = begin(ann, bob, clock={"kind": "days", "days": 3})
    assert ann.get(HISTORY)["games"] == [], "it is not over"
    bob.command(table, "resign")
    (hers,), (his,) = ann.get(HISTORY)["games"], bob.get(HISTORY)["games"]
    assert (hers["outcome"], his["outcome"]) == ("won", "lost")
    assert (hers["why"], hers["pace"], hers["rated"], hers["game"]) == ("resigned", "days", False, "castello")
    assert [(seat["name"], seat["you"], seat["winner"]) for seat in hers["seats"]] == [
        ("Ann", True, True),
        ("Bob", False, False),
    ]
    assert hers["ended"] == ann.table(table)["changed"]
    bob.command(table, "rematch")
    assert len(ann.get(HISTORY)["games"]) == 1, "what happens after the end changes nothing"


def test_filters_and_search(room: RunningRoom, ann: Person, bob: Person) -> None:
    eve = Person(room, "Ève")
    lost, won = begin(ann, bob), begin(ann, eve, clock={"kind": "move", "seconds": 20})
    ann.command(lost, "resign")
    eve.command(won, "resign")
    drawn = begin(ann, bob)
    bob.command(drawn, "ask", what="draw")
    ann.command(drawn, "answer", what="draw", agree=True)
    bot = ann.open_table(bots={"1": "novice"}, start=True)
    ann.command(bot, "resign")
    shared = ann.open_table(hotseat=True, names={"1": "Zoe"}, start=True)
    ann.command(shared, "resign")
    assert tables_of(ann) == [shared, bot, drawn, won, lost]
    assert tables_of(ann, outcome="won") == [won]
    assert tables_of(ann, outcome="drawn") == [drawn]
    assert tables_of(ann, outcome="shared") == [shared]
    assert tables_of(ann, pace="quick") == [won]
    assert tables_of(ann, against="bots") == [shared, bot]
    assert tables_of(ann, against="people", outcome="lost") == [lost]
    assert tables_of(ann, name="bo") == [drawn, lost]
    assert tables_of(ann, name="ÈV") == [won], "capital letters and accents of any language"
    assert tables_of(ann, name="%") == []
    assert tables_of(ann, game="castel") == []
    assert tables_of(ann, rated=True) == []
    answer = ann.http.get(HISTORY, params={"before": "soon"})
    assert answer.status_code == 400
    assert answer.json()["message"] == "room-history-key"


def test_a_page_of_the_history_needs_three_queries(room: RunningRoom, ann: Person, bob: Person) -> None:
    """The session, the games, and their seats; by a key, so that a game that ends meanwhile shifts nothing."""
    fill(room.settings.database, ann.me["id"], [bob.me["id"]], 70)
    with queries(room) as asked:
        first = ann.get(HISTORY)
    assert len(asked) == 3, asked
    table = begin(ann, bob)
    bob.command(table, "resign")
    second = ann.get(HISTORY, before=first["next"])
    third = ann.get(HISTORY, before=second["next"])
    seen = [game["table"] for page in (first, second, third) for game in page["games"]]
    assert seen == [f"generated{number:07d}" for number in reversed(range(70))]
    assert third["next"] is None
    assert tables_of(ann)[0] == table


def test_whoever_gives_up_a_seat_that_a_bot_plays_on_has_left(ann: Person, bob: Person) -> None:
    table = ann.open_table("castel", 3, bots={"2": "novice"})
    bob.command(table, "join")
    bob.command(table, "ready")
    ann.command(table, "start")
    bob.command(table, "resign")
    ann.command(table, "resign")
    until(lambda: ann.table(table)["status"] == "finished")
    (game,) = bob.get(HISTORY)["games"]
    assert (game["outcome"], game["seats"][1]["name"], game["seats"][1]["level"]) == ("left", "Bob", "novice")
    # the bot may share the victory with the bot that plays on for Bob
    assert [seat["outcome"] == "left" for seat in game["seats"]] == [True, True, False]


def test_the_games_of_a_guest_go_along_to_the_account(room: RunningRoom, ann: Person, bob: Person) -> None:
    account = Person(room, "Eve")
    account.post("/api/account/register", {"login": "eve", "password": "correct horse battery"})
    table = begin(ann, bob)
    bob.command(table, "resign")
    bob.post("/api/account/login", {"login": "eve", "password": "correct horse battery"})
    assert tables_of(account) == [table]
    assert ann.get(HISTORY)["games"][0]["seats"][1]["name"] == "Eve"
    account.http.request("DELETE", "/api/me", json={"password": "correct horse battery"}).raise_for_status()
    assert tables_of(ann, name="eve") == [], "a deleted name is not found any more"


def stored(database: str, work: Any = None) -> list[Any]:  # noqa: ANN401 rows
    """What is stored of results; with some work on the database before."""

    async def read() -> list[Any]:
        engine = open_engine(database)
        try:
            if work is not None:
                await work(engine)
            async with engine.connect() as connection:
                found = []
                for table in (schema.results, schema.result_seats, schema.played_with):
                    rows = await connection.execute(sa.select(table).order_by(*table.primary_key.columns))
                    found += [tuple(row) for row in rows]
                return found
        finally:
            await engine.dispose()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, read()).result()


class Interrupted(Exception):
    """The command was stopped."""


def test_results_are_computed_again_from_the_log(
    room: RunningRoom, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stopped in between and run again, and after an upgrade from a version that stored none."""
    monkeypatch.setattr("castelude.room.results.recompute.AT_ONCE", 2)
    for _ in range(5):
        bob.command(begin(ann, bob), "resign")
    database = room.settings.database
    before = stored(database)
    assert len(before) == 25

    async def spoil(engine: Any) -> None:  # noqa: ANN401
        async with engine.begin() as connection:
            await connection.execute(schema.result_seats.update().values(outcome="won", score=99))
            await connection.execute(schema.result_seats.delete().where(schema.result_seats.c.seat == 1))

    async def stop(engine: Any) -> None:  # noqa: ANN401
        def progress(done: int) -> None:
            if done == 4:
                raise Interrupted

        with pytest.raises(Interrupted):
            await recompute(engine, progress=progress)

    async def lose(engine: Any) -> None:  # noqa: ANN401
        async with engine.begin() as connection:
            await connection.execute(schema.result_seats.delete())
            await connection.execute(schema.results.delete())

    assert stored(database, spoil) != before
    assert stored(database, stop) != before
    assert stored(database, recompute) == before
    room.stop()
    assert stored(database, lose) == []
    room.start()
    ann.come_back()
    until(lambda: stored(database) == before)
