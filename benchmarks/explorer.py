"""How fast the explorer answers in a room with many games: `python -m benchmarks.explorer [GAMES [TIMES]]`.

A real server on the loopback in this process, first with SQLite, then with PostgreSQL; requests over HTTP, one after
the other. The database itself makes up the games, so that 100,000 with forty positions each are there in a minute or
two. They share their opening: half of the games that come to a position of the main line stay on it.
"""

import sys
import tempfile
import time
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa

from benchmarks.room_history import figures
from castelude import new_match
from castelude.core.identity import steps_of
from castelude.room.storage import schema
from castelude.room.storage.database import open_engine
from castelude.room.storage.versions import prepare
from tests.kit.many_results import run
from tests.kit.postgres import new_room_database, running_server
from tests.kit.room import Person, RunningRoom

GAMES = 100_000
TIMES = 100
PLIES = 40
EACH_PERSON = 1000
"""Somebody has played one of so many games."""
LINE = ("B5-D5", "T7-R7", "A5-C5", "U7-S7", "B6-D6", "T8-R8", "A6-C6", "U8-S8", "B7-D7", "T9-R9")
AFTER = (0, 2, 4, 8)
"""After so many decisions the explorer is asked."""
AT_ONCE = 5000
PATIENCE_S = 300.0
"""The first question starts the processes that answer."""


def fill(database: str, games: int) -> None:
    """Let so many games of Castello have been played; a tenth of them are private."""
    match = new_match("castello", setup={"first": 0})
    match.apply_all(list(LINE))
    line = list(steps_of(match, PLIES))

    async def work() -> None:
        engine = open_engine(database)
        await prepare(engine)
        for first in range(0, games, AT_ONCE):
            number = _sequence("numbers", first, min(games, first + AT_ONCE))
            ply = _sequence("plies", 0, PLIES)
            table = "t" + sa.cast(number, sa.String)
            none = {"bot_to_move": False, "created_ms": 0, "changed_ms": 0}
            made = {"game": "castello", "rules_version": 1, "status": "finished", "listed": True, "version": 1, **none}
            result = {
                "game": "castello",
                "pace": "none",
                "rated": False,
                "public": True,
                "why": "rules",
                "plies": PLIES,
            }
            seat = {"seat": 0, "winner": True, "outcome": "won", "first": True, "ended_ms": 0, "game": "castello"}
            played = {
                "position": _position(number, ply, [step.key for step in line]),
                "ply": ply,
                "action": _action(number, ply, [step.action for step in line]),
                "winner": sa.case((number % 3 == 0, 0), (number % 3 == 1, 1)),
                "public": number % 10 != 0,
            }
            async with engine.begin() as connection:
                await connection.execute(_from(schema.tables, id=table, **made))
                await connection.execute(_from(schema.results, table_id=table, ended_ms=0, **result))
                await connection.execute(_from(schema.result_seats, table_id=table, score=number % EACH_PERSON, **seat))
                await connection.execute(_from(schema.explored, table_id=table, **played))
        if engine.dialect.name == "postgresql":
            async with engine.connect() as connection:
                settled = await connection.execution_options(isolation_level="AUTOCOMMIT")
                await settled.execute(sa.text("VACUUM ANALYZE"))  # as it does by itself after a while
        await engine.dispose()

    run(work())


def give(database: str, player: str) -> None:
    """Let one of so many games be this person's."""

    async def work() -> None:
        engine = open_engine(database)
        s = schema.result_seats
        async with engine.begin() as connection:
            await connection.execute(s.update().where(s.c.score == 0).values(player_id=player))
        await engine.dispose()

    run(work())


def _sequence(name: str, first: int, end: int) -> sa.ColumnElement[int]:
    """The numbers from the first to before the end, as a column."""
    numbers = sa.select(sa.literal(first).label("n")).cte(name, recursive=True)
    numbers = numbers.union_all(sa.select(numbers.c.n + 1).where(numbers.c.n < end - 1))
    return sa.cast(numbers.c.n, sa.BigInteger)


def _from(into: sa.Table, **columns: Any) -> sa.Insert:  # noqa: ANN401 whatever a column holds
    chosen = [value if isinstance(value, sa.ColumnElement) else sa.literal(value) for value in columns.values()]
    rows = sa.select(*chosen)
    if "ply" in columns:
        rows = rows.where(columns["position"] != -1)  # names both sequences: every game with every ply is meant
    return into.insert().from_select(list(columns), rows)


def _position(number: sa.ColumnElement[int], ply: sa.ColumnElement[int], keys: list[int]) -> sa.ColumnElement[int]:
    """On the main line the real positions, elsewhere others, far apart as keys are."""
    on_line = [(sa.and_(ply == at, number % 2**at == 0), sa.literal(key, sa.BigInteger)) for at, key in enumerate(keys)]
    return sa.case(*on_line, else_=(number * 64 + ply) * 1_000_000_000_039 % 2**62)


def _action(number: sa.ColumnElement[int], ply: sa.ColumnElement[int], actions: list[str]) -> sa.ColumnElement[str]:
    on_line = [(sa.and_(ply == at, number % 2 ** (at + 1) == 0), action) for at, action in enumerate(actions)]
    return sa.case(*on_line, else_="A" + sa.cast(number % 41, sa.String) + "-C1")


def measure(games: int = GAMES, times: int = TIMES) -> Iterator[dict[str, Any]]:
    with tempfile.TemporaryDirectory(prefix="castelude-bench-") as folder:
        yield from measure_on(f"sqlite:///{folder}/room.sqlite3", games, times)
    with running_server(fsync=False) as server:
        yield from measure_on(new_room_database(server), games, times)


def measure_on(database: str, games: int, times: int) -> Iterator[dict[str, Any]]:
    """The positions of one kind of database."""
    kind = {"database": database.partition(":")[0]}
    begin, spent = time.perf_counter(), time.process_time()
    fill(database, games)
    took = {"filled_s": round(time.perf_counter() - begin), "cpu_s": round(time.process_time() - spent)}
    yield kind | {"games": games} | took
    room = RunningRoom(database, requests_per_second=10**6, render_ms_per_second=10**6)
    try:
        ann = Person(room, "Ann")
        ann.http.timeout = PATIENCE_S
        give(database, ann.me["id"])
        app: Any = room.server.config.app
        store = app.state.worker.explorer.store
        for count in AFTER:
            wanted = {"players": 2, "setup": {"first": 0}, "actions": list(LINE[:count])}

            def ask(wanted: dict[str, Any] = wanted) -> Any:  # noqa: ANN401 JSON
                return ann.post("/api/games/castello/explorer", wanted)

            def ask_anew() -> None:
                store.forget()
                ask()

            found = ask()
            about = kind | {"games": found["room"]["games"], "own": found["own"]["games"]}
            yield about | figures(room, times, f"after {count} decisions, counted", ask_anew)
            yield about | figures(room, times, f"after {count} decisions, asked again", ask)
    finally:
        room.close()


if __name__ == "__main__":
    for row in measure(*map(int, sys.argv[1:])):
        print(row, flush=True)
