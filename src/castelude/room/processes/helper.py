"""A process that works for the room, as the room sees it: given jobs, and stopped when it fails. `jobs` runs in it."""

import asyncio
import contextlib
import pickle
import sys
import threading
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any, ClassVar

import msgspec

from castelude.room.processes.jobs import LENGTH, STOP, Done, Failed, Reply

Progress = Callable[[int, int], None]
GRACE_S = 1.0
"""How long a process may take to stop a job that nobody waits for; after that it is killed."""
_starting = threading.Lock()
"""uvloop refuses to start a process while another event loop of this process starts one, and leaves its pipes open."""
LOOK_S = 0.001
_replies: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)


class HelperFailed(Exception):
    """The process crashed or took too long."""


class HelperProcess:
    """A process that is started when it is first needed, with a memory limit; `nice` lowers its priority.

    Jobs go in as pickles, because they carry a position. Replies are JSON: whatever happens in the process, reading its
    reply runs no code of its choice.
    """

    module: ClassVar[str]
    """What runs in the process."""

    def __init__(self, memory_mb: int, nice: int = 0) -> None:
        self.memory_mb = memory_mb
        self.nice = nice
        self.process: Process | None = None

    async def ask(self, limit_s: float, job: str, progress: Progress | None = None, **arguments: Any) -> Any:  # noqa: ANN401
        """The result of a job; `HelperFailed` without a result, or any progress, within the limit."""
        return msgspec.json.decode(await self.ask_raw(limit_s, job, progress, **arguments))

    async def ask_raw(self, limit_s: float, job: str, progress: Progress | None = None, **arguments: Any) -> bytes:  # noqa: ANN401
        """The result of a job as JSON."""
        try:
            async with asyncio.timeout(limit_s):
                await self._send(pickle.dumps((job, arguments)))
            while True:
                async with asyncio.timeout(limit_s):
                    reply = await self._receive()
                if isinstance(reply, Failed):
                    raise HelperFailed(reply.error)
                if isinstance(reply, Done):
                    return bytes(reply.result)
                if progress is not None:
                    progress(reply.done, reply.total)
        except TimeoutError as error:
            await self.stop()
            raise HelperFailed("slow") from error
        except (OSError, EOFError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            await self.stop()
            raise HelperFailed("crashed") from error
        except asyncio.CancelledError:
            await self._give_up()
            raise

    async def _give_up(self) -> None:
        """End the job under way; its reply must not be taken for that to the next one."""
        stopped = False
        try:
            if self.process is not None and self.process.returncode is None:
                self.process.send_signal(STOP)
                async with asyncio.timeout(GRACE_S):
                    while not isinstance(await self._receive(), Done | Failed):
                        pass
                stopped = True
        except (TimeoutError, OSError, EOFError, asyncio.IncompleteReadError, msgspec.DecodeError):
            pass  # a process that has only just started may not handle the signal yet
        finally:
            if not stopped:
                await self.stop()

    async def _send(self, message: bytes) -> None:
        if self.process is None or self.process.returncode is not None:
            await self._start()
        if self.process is None or self.process.stdin is None:
            raise EOFError
        self.process.stdin.write(LENGTH.pack(len(message)) + message)
        await self.process.stdin.drain()

    async def _start(self) -> None:
        """Start the process. Whoever is cancelled meanwhile still gets it, to stop it: nobody else knows of it."""
        starting = asyncio.ensure_future(self._started())
        try:
            self.process = await asyncio.shield(starting)
        except asyncio.CancelledError:
            self.process = await starting
            raise

    async def _started(self) -> Process:
        command = (sys.executable, "-m", self.module, str(self.memory_mb), str(self.nice))
        while not _starting.acquire(blocking=False):
            await asyncio.sleep(LOOK_S)
        try:
            return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        finally:
            _starting.release()

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
