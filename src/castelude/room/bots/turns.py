"""Who gets a bot process next: games with people first, then households in turn, and within each its owners."""

import asyncio
from collections import Counter, OrderedDict, deque

from castelude.room.bots.process import BotProcess

Owners = OrderedDict[str, deque[asyncio.Future[BotProcess]]]
Line = OrderedDict[str, Owners]
"""Who waits: by household, then by owner; whoever was served last is at the end."""


class Turns:
    """The bot processes of a worker, shared fairly.

    No owner holds more than half of them. Everybody from one address together leaves one to others.
    """

    def __init__(self, processes: list[BotProcess]) -> None:
        self._idle = list(processes)
        """The latest last, so that no more processes run than are needed."""
        self._most = max(1, len(processes) // 2)
        self._most_of_household = max(1, len(processes) - 1)
        self._held: Counter[str] = Counter()
        self._held_by_household: Counter[str] = Counter()
        self._with_people: Line = OrderedDict()
        self._bots_only: Line = OrderedDict()

    async def acquire(self, household: str, owner: str, with_people: bool) -> BotProcess:
        """A process for this owner, when it is its turn; to be given back by `release`."""
        line = self._with_people if with_people else self._bots_only
        waiting: asyncio.Future[BotProcess] = asyncio.get_running_loop().create_future()
        line.setdefault(household, OrderedDict()).setdefault(owner, deque()).append(waiting)
        self._give()
        try:
            return await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():  # it was given at the same moment
                self.release(household, owner, waiting.result())
            raise

    def release(self, household: str, owner: str, process: BotProcess) -> None:
        for held, key in ((self._held, owner), (self._held_by_household, household)):
            held[key] -= 1
            if held[key] == 0:
                del held[key]
        self._idle.append(process)
        self._give()

    def waiting(self) -> int:
        """How many wait for a process."""
        lines = (self._with_people, self._bots_only)
        queues = [queue for line in lines for owners in line.values() for queue in owners.values()]
        return sum(not waiting.done() for queue in queues for waiting in queue)

    def busy(self) -> int:
        """How many processes are at work."""
        return self._held.total()

    def _give(self) -> None:
        """Give the idle processes to those whose turn it is."""
        while self._idle and (found := self._next()):
            household, owner, waiting = found
            self._held[owner] += 1
            self._held_by_household[household] += 1
            waiting.set_result(self._idle.pop())

    def _next(self) -> tuple[str, str, asyncio.Future[BotProcess]] | None:
        for line in (self._with_people, self._bots_only):
            for household in list(line):
                if self._held_by_household[household] >= self._most_of_household:
                    continue
                found = self._next_of(line[household])
                if found is not None:
                    line.move_to_end(household)
                    return (household, *found)
                if not line[household]:
                    del line[household]
        return None

    def _next_of(self, owners: Owners) -> tuple[str, asyncio.Future[BotProcess]] | None:
        for owner in list(owners):
            if self._held[owner] >= self._most:
                continue
            while owners[owner]:
                waiting = owners[owner].popleft()
                if not waiting.done():
                    owners.move_to_end(owner)
                    return owner, waiting
            del owners[owner]
        return None
