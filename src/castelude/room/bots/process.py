"""One bot process, as the room sees it: given jobs, and stopped when it fails. `worker` is what runs in it."""

import asyncio
import contextlib
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any

import msgspec

from castelude.room.bots.worker import LENGTH, Done, Failed, Reply

Progress = Callable[[int, int], None]
_replies: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)


class BotFailed(Exception):
    """A bot crashed or took too long."""


class BotProcess:
    """A process that is started when it is first needed, with a memory limit; `nice` lowers its priority.

    Jobs go in as pickles, because they carry a position. Replies are JSON: whatever happens in the process, reading its
    reply runs no code of its choice.
    """

    def __init__(self, memory_mb: int, nice: int = 0) -> None:
        self.memory_mb = memory_mb
        self.nice = nice
        self.process: Process | None = None

    async def ask(self, limit_s: float, job: str, progress: Progress | None = None, **arguments: Any) -> Any:  # noqa: ANN401
        """The result of a job of `worker.Jobs`; `BotFailed` without a result, or any progress, within the limit."""
        try:
            async with asyncio.timeout(limit_s):
                await self._send(pickle.dumps((job, arguments)))
            while True:
                async with asyncio.timeout(limit_s):
                    reply = await self._receive()
                if isinstance(reply, Failed):
                    raise BotFailed(reply.error)
                if isinstance(reply, Done):
                    return reply.result
                if progress is not None:
                    progress(reply.done, reply.total)
        except TimeoutError as error:
            await self.stop()
            raise BotFailed("slow") from error
        except (OSError, EOFError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            await self.stop()
            raise BotFailed("crashed") from error
        except asyncio.CancelledError:
            await self.stop()  # or its reply would be taken for that to the next job
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

    async def _receive(self) -> Reply:
        if self.process is None or self.process.stdout is None:
            raise EOFError
        size = LENGTH.unpack(await self.process.stdout.readexactly(LENGTH.size))[0]
        return _replies.decode(await self.process.stdout.readexactly(size))

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
