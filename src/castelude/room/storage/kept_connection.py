"""A dedicated PostgreSQL connection for hot queries: no round trip is spent on anything else."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine


class KeptConnection:
    """One connection of the engine's pool, for one task at a time; replaced when it was lost."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._held: AsyncConnection | None = None
        self._raw: asyncpg.Connection | None = None
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[asyncpg.Connection]:
        """The driver's own connection, outside of any transaction."""
        async with self._lock:
            try:
                yield await self._open()
            except BaseException:
                await self._release()
                raise

    async def _open(self) -> asyncpg.Connection:
        if self._raw is None or self._raw.is_closed():
            await self._release()
            self._held = await self._engine.connect()
            self._raw = (await self._held.get_raw_connection()).driver_connection
        return self._raw

    async def _release(self) -> None:
        held, self._held, self._raw = self._held, None, None
        if held is not None:
            await held.invalidate()
            await held.close()

    async def close(self) -> None:
        async with self._lock:
            await self._release()
