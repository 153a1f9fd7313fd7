"""What the workers of a room tell each other through PostgreSQL."""

import asyncio
import contextlib
from collections.abc import Callable

import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.storage.database import AWAY, cause_of, connect_once

RETRY_S = 2.0
log = structlog.get_logger()


async def listen(engine: AsyncEngine, receive: Callable[[str], None]) -> None:
    """Give every hint of any worker to `receive`, for ever; a connection that is lost is opened again."""
    while True:
        try:
            connection = await connect_once(engine)
            try:
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener("castelude_tables", lambda *words: receive(str(words[3])))
                await lost.wait()
            finally:
                with contextlib.suppress(Exception):
                    await connection.close()
        except AWAY as error:
            log.warning("listening failed", error=cause_of(error))
        await asyncio.sleep(RETRY_S)
