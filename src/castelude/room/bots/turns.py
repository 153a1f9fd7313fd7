"""Who gets a bot process next: games with people first, then one owner after the other."""

import asyncio
from collections import Counter, OrderedDict, deque

from castelude.room.bots.process import BotProcess


class Turns:
    """The bot processes of a worker, shared fairly between owners. Nobody holds more than half of them."""

    def __init__(self, processes: list[BotProcess]) -> None:
        self._idle = list(processes)
        """The latest last, so that no more processes run than are needed."""
        self._most = max(1, len(processes) // 2)
        self._held: Counter[str] = Counter()
        self._with_people: OrderedDict[str, deque[asyncio.Future[BotProcess]]] = OrderedDict()
        self._bots_only: OrderedDict[str, deque[asyncio.Future[BotProcess]]] = OrderedDict()

    async def acquire(self, owner: str, with_people: bool) -> BotProcess:
        """A process for this owner, when it is its turn; to be given back by `release`."""
        line = self._with_people if with_people else self._bots_only
        waiting: asyncio.Future[BotProcess] = asyncio.get_running_loop().create_future()
        line.setdefault(owner, deque()).append(waiting)
        self._give()
        try:
            return await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():  # it was given at the same moment
                self.release(owner, waiting.result())
            raise

    def release(self, owner: str, process: BotProcess) -> None:
        self._held[owner] -= 1
        if self._held[owner] == 0:
            del self._held[owner]
        self._idle.append(process)
        self._give()

    def waiting(self) -> int:
        return sum(len(line) for lines in (self._with_people, self._bots_only) for line in lines.values())

    def _give(self) -> None:
        """Give the idle processes to those whose turn it is."""
        while self._idle and (found := self._next()):
            owner, waiting = found
            self._held[owner] += 1
            waiting.set_result(self._idle.pop())

    def _next(self) -> tuple[str, asyncio.Future[BotProcess]] | None:
        for line in (self._with_people, self._bots_only):
            for owner in list(line):
                if self._held[owner] >= self._most:
                    continue
                while line[owner]:
                    waiting = line[owner].popleft()
                    if not waiting.done():
                        line.move_to_end(owner)
                        return owner, waiting
                del line[owner]
        return None
