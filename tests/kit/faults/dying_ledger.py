"""A process that counts rated games and is killed in the middle: `dying_ledger DATABASE count|recount STEP`.

STEP is a method of the store. The process sends itself SIGKILL when it comes there, within its transaction.
"""

import asyncio
import os
import signal
import sys

from castelude.room.ratings.ledger import Ledger
from castelude.room.storage.database import open_engine


async def _die(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


async def run(database: str, work: str, step: str) -> None:
    ledger = Ledger(open_engine(database))
    setattr(ledger.store, step, _die)
    await getattr(ledger, work)()


if __name__ == "__main__":
    asyncio.run(run(*sys.argv[1:]))
