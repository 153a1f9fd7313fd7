"""The two sides of every commit of events, at the drivers: the room has no hooks for this. Other transactions pass."""

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any

import asyncpg

from castelude.room.storage import event_log_sqlite as commit_sqlite
from castelude.room.storage.event_log_postgres import COMMIT

Hook = Callable[[], None]


def nothing() -> None:
    """What is done at a side that nobody watches."""


class Watch:
    """Calls `before` when the events of a group are about to last, and `after` when they do.

    PostgreSQL takes a group as one statement: `before` it is sent, `under_way` once it is.
    """

    def __init__(self, before: Hook = nothing, after: Hook = nothing, under_way: Hook = nothing) -> None:
        self.before, self.after, self.under_way = before, after, under_way
        self._sqlite: Callable[[str], sqlite3.Connection] = vars(commit_sqlite)["connect_sqlite"]
        self._fetch, self._execute = asyncpg.Connection.fetch, asyncpg.Connection.execute
        self._with_events: set[asyncpg.Connection] = set()

    def start(self) -> None:
        watch = self

        async def fetch(connection: asyncpg.Connection, query: str, *args: Any) -> Any:  # noqa: ANN401 the driver's
            if query != COMMIT:
                return await watch._fetch(connection, query, *args)
            if connection.is_in_transaction():
                watch._with_events.add(connection)
                return await watch._fetch(connection, query, *args)
            return await watch._around(watch._fetch(connection, query, *args))

        async def execute(connection: asyncpg.Connection, query: str, *args: Any, **options: Any) -> Any:  # noqa: ANN401
            answer = watch._execute(connection, query, *args, **options)
            if query != "COMMIT;" or connection not in watch._with_events:
                return await answer
            watch._with_events.discard(connection)
            return await watch._around(answer)

        asyncpg.Connection.fetch, asyncpg.Connection.execute = fetch, execute
        vars(commit_sqlite)["connect_sqlite"] = lambda path: _Watched(self._sqlite(path), self)

    def stop(self) -> None:
        asyncpg.Connection.fetch, asyncpg.Connection.execute = self._fetch, self._execute
        vars(commit_sqlite)["connect_sqlite"] = self._sqlite

    async def _around(self, commit: Any) -> Any:  # noqa: ANN401 the driver's
        try:
            self.before()
        except BaseException:
            commit.close()
            raise
        sent = asyncio.ensure_future(commit)
        for _ in range(3):
            await asyncio.sleep(0)
        self.under_way()
        answer = await sent
        self.after()
        return answer


class _Watched:
    """A connection to SQLite with an eye on COMMIT."""

    def __init__(self, connection: sqlite3.Connection, watch: Watch) -> None:
        self._connection = connection
        self._watch = watch

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 the connection's own
        return getattr(self._connection, name)

    def execute(self, statement: str, *args: Any) -> sqlite3.Cursor:  # noqa: ANN401 the connection's own
        if statement != "COMMIT":
            return self._connection.execute(statement, *args)
        self._watch.before()
        done = self._connection.execute(statement)
        self._watch.after()
        return done
