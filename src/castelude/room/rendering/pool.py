"""The rendering processes, shared fairly: every client is charged what its answers cost, and waits for itself.

An answer that is the same for all is kept and costs nothing the next time.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from typing import Any

import msgspec
import structlog

from castelude.room.limits.buckets import Buckets
from castelude.room.limits.lines import Lines
from castelude.room.processes.helper import HelperFailed, HelperProcess
from castelude.room.refusal import Refusal
from castelude.room.rendering.jobs import Made, Refused

LIMIT_S = 20.0
"""What takes longer is given up."""
NICE = 5
MOST_KEPT = 16 * 2**20
log = structlog.get_logger()
_replies: msgspec.json.Decoder[Made | Refused] = msgspec.json.Decoder(Made | Refused)


class RenderingProcess(HelperProcess):
    """A process that plays games again and draws them."""

    module = "castelude.room.rendering.jobs"


class Kept:
    """The answers asked for last, up to a number of bytes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        found = self._answers.get(key)
        if found is not None:
            self._answers.move_to_end(key)
        return found

    def put(self, key: Hashable, answer: bytes) -> None:
        self._size += len(answer) - len(self._answers.pop(key, b""))
        self._answers[key] = answer
        while self._size > self._most:
            self._size -= len(self._answers.popitem(last=False)[1])


class Renderers:
    """A few processes, started when they are needed. `budget` holds each client's milliseconds of processor time."""

    def __init__(self, processes: int, memory_mb: int, budget: Buckets) -> None:
        self._budget = budget
        self._lines = Lines()
        self._kept = Kept(MOST_KEPT)
        # the latest first, so that no more processes run than are needed
        self._idle: asyncio.LifoQueue[RenderingProcess] = asyncio.LifoQueue()
        self._processes = [RenderingProcess(memory_mb, NICE) for _ in range(processes)]
        for process in self._processes:
            self._idle.put_nowait(process)

    async def make(self, client: str, job: str, same_for_all: Hashable = None, **arguments: Any) -> bytes:  # noqa: ANN401
        """The answer of a job of `jobs` as JSON, charged to the client.

        `same_for_all` names the answer, so that it is made once for everybody who may see it.
        """
        answers = self._kept
        kept = self._find(job, same_for_all)
        if kept is not None:
            return kept
        self._budget.need_left(client)
        async with self._lines.turn(client):
            kept = self._find(job, same_for_all)
            if kept is not None:
                return kept
            self._budget.need_left(client)  # by now it has paid for what it asked for before
            reply = await self._ask(job, arguments)
            self._budget.charge(client, reply.ms)
        if isinstance(reply, Refused):
            raise Refusal(reply.code, reply.message, reply.clause, **reply.params)
        answer = bytes(reply.answer)
        if same_for_all is not None:
            answers.put((job, same_for_all), answer)
        return answer

    def forget(self) -> None:
        """Keep no answer of before: what they were made of has changed. What is being made now is not kept either."""
        self._kept = Kept(MOST_KEPT)

    async def text(self, client: str, job: str, same_for_all: Hashable = None, **arguments: Any) -> str:  # noqa: ANN401
        """The answer of a job that makes a text."""
        return msgspec.json.decode(await self.make(client, job, same_for_all, **arguments), type=str)

    async def data(self, client: str, job: str, same_for_all: Hashable = None, **arguments: Any) -> bytes:  # noqa: ANN401
        """The answer of a job that makes bytes."""
        return msgspec.json.decode(await self.make(client, job, same_for_all, **arguments), type=bytes)

    async def close(self) -> None:
        for process in self._processes:
            await process.stop()

    def _find(self, job: str, same_for_all: Hashable) -> bytes | None:
        return None if same_for_all is None else self._kept.get((job, same_for_all))

    async def _ask(self, job: str, arguments: dict[str, Any]) -> Made | Refused:
        process = await self._idle.get()
        try:
            return _replies.decode(await process.ask_raw(LIMIT_S, job, **arguments))
        except HelperFailed as failure:
            log.warning("rendering failed", job=job, why=str(failure))
            raise Refusal("unavailable", "room-busy") from failure
        finally:
            self._idle.put_nowait(process)
