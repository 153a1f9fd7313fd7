"""One bot process, as the room sees it: asked, listened to, and replaced when it fails."""

import asyncio
import contextlib
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any

from castelude.room.bots.worker import LENGTH

Progress = Callable[[int, int], None]


class BotFailed(Exception):
    """A bot crashed or took too long."""


class BotProcess:
    """A process that is started when it is first needed, with a memory limit; `nice` makes it stand back."""

    def __init__(self, memory_mb: int, nice: int = 0) -> None:
        self.memory_mb = memory_mb
        self.nice = nice
        self.process: Process | None = None

    async def ask(self, limit_s: float, job: str, progress: Progress | None = None, **arguments: Any) -> Any:  # noqa: ANN401
        """The answer to a job of `bot_worker.Jobs`; `BotFailed` when none comes, or no progress within the limit."""
        try:
            async with asyncio.timeout(limit_s):
                await self._send(pickle.dumps((job, arguments)))
            while True:
                async with asyncio.timeout(limit_s):
                    kind, value = await self._receive()
                if kind == "problem":
                    raise BotFailed(value)
                if kind == "done":
                    return value
                if progress is not None:
                    progress(*value)
        except TimeoutError as error:
            await self.stop()
            raise BotFailed("slow") from error
        except (OSError, EOFError, asyncio.IncompleteReadError, pickle.UnpicklingError) as error:
            await self.stop()
            raise BotFailed("crashed") from error
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for that to the next question
            raise

    async def _send(self, message: bytes) -> None:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "castelude.room.bots.worker",
                str(self.memory_mb),
                str(self.nice),
                stdin=PIPE,
                stdout=PIPE,
            )
        if self.process.stdin is None:
            raise EOFError
        self.process.stdin.write(LENGTH.pack(len(message)) + message)
        await self.process.stdin.drain()

    async def _receive(self) -> tuple[str, Any]:
        if self.process is None or self.process.stdout is None:
            raise EOFError
        size = LENGTH.unpack(await self.process.stdout.readexactly(LENGTH.size))[0]
        kind, value = pickle.loads(await self.process.stdout.readexactly(size))
        return str(kind), value

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
