"""A room in which many games have been played: results for queries, without their events."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import sqlalchemy as sa

from castelude.core.rng import Rng
from castelude.room.storage import schema
from castelude.room.storage.database import open_engine
from castelude.room.storage.result_rows import PLAYED_WITH

AT_ONCE = 2000
GAMES = ("castello", "castellan", "castel", "castellum")
PACES = ("none", "quick", "slow", "days")
FIRST_MS = 1_500_000_000_000


def fill(database: str, player: str, others: list[str], count: int, rated: bool = False) -> None:
    """Let a person have finished so many games against these others, in turn, an hour after each other."""

    async def work() -> None:
        engine = open_engine(database)
        rng = Rng(22)
        for first in range(0, count, AT_ONCE):
            tables, results, seats = [], [], []
            for number in range(first, min(first + AT_ONCE, count)):
                one, ended = f"generated{number:07d}", FIRST_MS + number * 3_600_000
                game, pace, won = GAMES[rng.below(4)], PACES[rng.below(4)], rng.below(2)
                row = {"game": game, "rules_version": 1, "status": "finished", "listed": False, "version": 1}
                tables.append(row | {"id": one, "bot_to_move": False, "created_ms": ended, "changed_ms": ended})
                facts = {"game": game, "pace": pace, "rated": rated, "public": True, "why": "game", "plies": 40}
                results.append(facts | {"table_id": one, "ended_ms": ended})
                for seat, who in enumerate((player, others[number % len(others)])):
                    outcome = "won" if seat == won else "lost"
                    score = rng.below(40)
                    about = {"player_id": who, "name": f"Name of {who}", "sought": f"name of {who}", "first": True}
                    about |= {"score": score, "winner": seat == won, "outcome": outcome, "ended_ms": ended}
                    about["game"] = game
                    seats.append(about | {"table_id": one, "seat": seat, "level": None})
            async with engine.begin() as connection:
                await connection.execute(schema.tables.insert(), tables)
                await connection.execute(schema.results.insert(), results)
                await connection.execute(schema.result_seats.insert(), seats)
                if rated:
                    await connection.execute(schema.unrated.insert(), [{"table_id": row["id"]} for row in tables])
        async with engine.begin() as connection:
            await connection.execute(sa.text(f"{PLAYED_WITH} AND a.table_id LIKE 'generated%'"))
        await engine.dispose()

    run(work())


def rate(database: str, player: str, games: int, others: int) -> None:
    """Let a person have a rating from so many games, in a ladder with so many others."""

    async def work() -> None:
        engine = open_engine(database)
        ladder = {"game": "castello", "pace": "quick", "season": "all"}
        people: list[dict[str, Any]] = [
            {"id": f"rated{number}", "name": f"Rated {number}", "created_ms": 0} for number in range(others)
        ]
        steps = [
            {"table_id": f"generated{number:07d}", "seat": 0, "player_id": player, "ended_ms": FIRST_MS + number}
            | ladder
            | {"season": "2026-4", "before": 25.0, "mu": 25.0 + number % 7, "sigma": 1.0}
            for number in range(games)
        ]
        standings = [
            {
                "player_id": one["id"],
                "mu": 20.0 + n % 11,
                "sigma": 1.0,
                "low": 18.0 + n % 11,
                "games": 20,
                "ended_ms": n,
            }
            | ladder
            for n, one in enumerate([*people, {"id": player}])
        ]
        async with engine.begin() as connection:
            await connection.execute(schema.players.insert(), people)
            for first in range(0, games, AT_ONCE):
                await connection.execute(schema.rating_steps.insert(), steps[first : first + AT_ONCE])
            await connection.execute(schema.standings.insert(), standings)
        await engine.dispose()

    run(work())


def run(work: Coroutine[Any, Any, None]) -> None:
    """Carry asynchronous work out, apart from a loop that may run already."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()
