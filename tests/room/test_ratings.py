"""Ratings: what a game changes, who may play rated, and that every game counts exactly once."""

import asyncio
import dataclasses
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.bots import LEVELS
from castelude.core.registry import all_games
from castelude.room.ratings.bots import bot_rating
from castelude.room.ratings.ledger import Ledger
from castelude.room.ratings.model import Rated, Rating, after, margin, points, ranks, season_of
from castelude.room.storage import schema
from castelude.room.storage.database import open_engine
from castelude.room.storage.erasing import Eraser
from tests.kit.many_results import fill
from tests.kit.room import CLOCK, RATED, Person, RunningRoom, begin, register, until

ROOT = Path(__file__).parents[2]


def seat(score: int, winner: bool = False, left: bool = False, bot: bool = False) -> Rated:
    return Rated(Rating(), winner, left, score, bot)


def test_places_follow_winners_scores_and_who_has_left() -> None:
    table = [seat(9), seat(30, left=True), seat(12, winner=True), seat(20), seat(9)]
    assert ranks(table, "game") == [2, 3, 0, 1, 2]
    assert ranks([seat(3), seat(1, winner=True)], "resigned") == [1, 0]
    assert ranks([seat(3, winner=True), seat(1, winner=True)], "draw") == [0, 0]


def test_a_win_moves_both_and_a_bot_stays_what_the_arena_made_it() -> None:
    won, lost = after([seat(1, winner=True), seat(0)], "game")
    assert points(won.mu) > 1000 > points(lost.mu)
    assert won.sigma < Rating().sigma
    bot = dataclasses.replace(seat(0, bot=True), rating=bot_rating("castel", "master"))
    surprise, same = after([seat(1, winner=True), bot], "game")
    assert same == bot.rating
    assert surprise.mu > won.mu
    drawn, _ = after([seat(0, winner=True), dataclasses.replace(bot, winner=True)], "draw")
    assert Rating().mu < drawn.mu < surprise.mu
    assert (points(Rating().mu), margin(Rating().sigma)) == (1000, 491)


def test_the_bots_of_every_game_are_rated_in_order() -> None:
    for game in all_games():
        rated = [bot_rating(game, level).mu for level in LEVELS]
        assert rated == sorted(rated)
        assert points(bot_rating(game, "casual").mu) == 1000


def test_seasons_are_quarters_by_utc() -> None:
    assert season_of(1_838_159_999_999) == "2028-1", "the last millisecond of March, in a leap year"
    assert season_of(1_838_160_000_000) == "2028-2"


def refused(person: Person, **settings: Any) -> str:  # noqa: ANN401 JSON
    wanted = {"game": "castello", "players": 2, **RATED, **settings}
    answer = person.http.post("/api/tables", json={"settings": wanted, "hotseat": wanted.pop("hotseat", False)})
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["message"])


def test_who_may_play_rated(ann: Person, bob: Person) -> None:
    assert refused(ann) == "room-rated-accounts", "a guest"
    register(ann)
    assert refused(ann, clock={"kind": "none"}) == "room-rated-clock"
    assert refused(ann, takebacks="free") == "room-rated-takebacks"
    assert refused(ann, setup={"red": ["C5"], "black": ["S5"]}) == "room-rated-setup"
    assert refused(ann, hotseat=True) == "room-rated-shared"
    table = ann.open_table(**RATED)
    assert bob.refused(table, "join") == ("not_allowed", "room-rated-accounts")
    friendly = ann.open_table(clock=CLOCK, takebacks="never")
    bob.command(friendly, "join")
    settings = {"game": "castello", "players": 2, **RATED}
    assert ann.refused(friendly, "settings", settings=settings) == ("not_allowed", "room-rated-accounts")
    bots = ann.open_table(**RATED, bots={"1": "novice"}, start=True)
    answer = ann.http.post(f"/api/tables/{bots}/hint", json={})
    assert answer.json()["message"] == "room-no-hints"


def test_a_rated_game_moves_ratings_history_and_leaderboard(ann: Person, bob: Person) -> None:
    register(ann, bob)
    assert ann.get("/api/ratings") == []
    table = begin(ann, bob, **RATED)
    assert ann.table(table)["rated"]
    bob.command(table, "resign")
    until(lambda: ann.get("/api/ratings"))
    (rating,) = ann.get("/api/ratings")
    assert rating | {"points": 0, "margin": 0} == {
        "game": "castello",
        "pace": "quick",
        "points": 0,
        "margin": 0,
        "games": 1,
        "provisional": True,
    }
    (game,) = ann.get("/api/history", rated=True)["games"]
    assert game["change"] == rating["points"] - 1000 > 0
    board = bob.get("/api/leaderboards/castello/quick")
    people = [(line["name"], line["you"], line["place"]) for line in board["lines"] if line["level"] is None]
    assert people == [("Ann", False, None), ("Bob", True, None)]
    assert [line["level"] for line in board["lines"] if line["level"]] == list(reversed(LEVELS))
    (season,) = board["seasons"]
    assert len(bob.get("/api/leaderboards/castello/quick", season=season)["lines"]) == 7
    assert len(bob.get("/api/leaderboards/castello/quick", season="1999-1")["lines"]) == 5
    assert bob.http.get("/api/leaderboards/chess/quick").status_code == 400


async def ledger_rows(engine: AsyncEngine) -> list[tuple[Any, ...]]:
    async with engine.connect() as connection:
        found: list[tuple[Any, ...]] = []
        for table in (schema.rating_steps, schema.standings, schema.unrated):
            rows = await connection.execute(sa.select(table).order_by(*table.primary_key.columns))
            found += [tuple(row) for row in rows]
        return found


class Died(Exception):
    """The worker is gone."""


@pytest.fixture
def rated_games(room: RunningRoom, ann: Person, bob: Person) -> Callable[[], AsyncEngine]:
    """A room with forty rated games that do not count yet; nobody serves it."""
    room.stop()
    others = [bob.me["id"]]
    fill(room.settings.database, ann.me["id"], others, 40, rated=True)
    room.start = lambda: None  # type: ignore[method-assign]
    return lambda: open_engine(room.settings.database)


def test_every_game_counts_once_whoever_dies_and_however_late(
    rated_games: Callable[[], AsyncEngine], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed in between, in another order, interrupted and computed again from the beginning: the same ratings."""
    monkeypatch.setattr("castelude.room.storage.ratings.AT_ONCE", 7)

    async def work() -> None:
        engine = rated_games()
        ledger = Ledger(engine)
        store = ledger.store
        waiting = await ledger_rows(engine)
        for step in ("add", "refresh", "done"):
            with monkeypatch.context() as patch:
                patch.setattr(store, step, _die)
                with pytest.raises(Died):
                    await ledger.count()
            assert await ledger_rows(engine) == waiting, f"killed at {step}"
        assert await ledger.recount() == 40
        while await ledger.count():
            pass
        whole = await ledger_rows(engine)
        assert len([row for row in whole if len(row) == 10]) == 80

        async with engine.begin() as connection:  # the latest games come first
            await connection.execute(schema.rating_steps.delete())
            await connection.execute(schema.standings.delete())
            ids = [f"generated{number:07d}" for number in range(40)]
        for table_id in [*ids[30:], *ids[:10], *reversed(ids[10:30])]:
            async with engine.begin() as connection:
                await connection.execute(schema.unrated.insert().values(table_id=table_id))
            if table_id.endswith(("5", "9")):
                await asyncio.gather(*(Ledger(engine).count() for _ in range(3)))
        while await ledger.count():
            pass
        assert await ledger_rows(engine) == whole, "late games take their places"

        with monkeypatch.context() as patch:
            patch.setattr(store, "refresh", _die)
            with pytest.raises(Died):
                await ledger.recount()
        assert await ledger_rows(engine) == whole, "an interrupted recount changes nothing"

        await Eraser(engine).delete_table(ids[12])
        while await ledger.count():
            pass
        without = await ledger_rows(engine)
        assert without != whole
        await ledger.recount()
        assert await ledger_rows(engine) == without, "a table that was taken out does not count"
        await engine.dispose()

    asyncio.run(work())


async def _die(*_: object) -> None:
    raise Died


@pytest.mark.slow
def test_a_process_that_is_killed_leaves_the_ratings_as_they_were(
    room: RunningRoom, rated_games: Callable[[], AsyncEngine]
) -> None:
    """By SIGKILL, within the transaction: the next one counts every game once, and the same numbers come out."""

    def kill(work: str, step: str) -> None:
        command = [sys.executable, "-m", "tests.kit.faults.dying_ledger", room.settings.database, work, step]
        assert subprocess.run(command, cwd=ROOT, check=False).returncode == -signal.SIGKILL

    async def rows(count: bool) -> list[tuple[Any, ...]]:
        engine = rated_games()
        try:
            while count and await Ledger(engine).count():
                pass
            return await ledger_rows(engine)
        finally:
            await engine.dispose()

    waiting = asyncio.run(rows(count=False))
    kill("count", "done")
    assert asyncio.run(rows(count=False)) == waiting
    whole = asyncio.run(rows(count=True))
    assert len([row for row in whole if len(row) == 10]) == 80
    kill("recount", "refresh")
    assert asyncio.run(rows(count=True)) == whole
