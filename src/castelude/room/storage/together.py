"""What many ask at the same time is done for all of them in one go, as `group_commit` does with events."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


class Together(Generic[Item, Result]):
    """Collects what is asked while something is under way; the next turn takes all of it, up to `most`."""

    def __init__(self, work: Callable[[Sequence[Item]], Awaitable[Sequence[Result]]], most: int) -> None:
        self._work = work
        self._most = most
        self._waiting: list[tuple[Item, asyncio.Future[Result]]] = []
        self._working: asyncio.Task[None] | None = None

    async def do(self, item: Item) -> Result:
        """The result for this item; an error of its turn concerns all who were in it."""
        result: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, result))
        if self._working is None:
            self._working = asyncio.create_task(self._go_on())
        return await result

    async def _go_on(self) -> None:
        try:
            while self._waiting:
                turn, self._waiting = self._waiting[: self._most], self._waiting[self._most :]
                await self._take(turn)
        finally:
            self._working = None

    async def _take(self, turn: list[tuple[Item, asyncio.Future[Result]]]) -> None:
        try:
            results = await self._work([item for item, _ in turn])
        except Exception as error:  # noqa: BLE001 it is raised again where the result is waited for
            for _, waiting in turn:
                if not waiting.done():
                    waiting.set_exception(error)
            return
        for (_, waiting), result in zip(turn, results, strict=True):
            if not waiting.done():
                waiting.set_result(result)
