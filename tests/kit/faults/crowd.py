"""A crowd of players at many tables, from many addresses, in a process of its own.

`python -m tests.kit.faults.crowd` reads orders, one JSON line each, and answers each with one. Eager players move as
soon as they may. Hasty ones say something at a steady pace whatever the room answers: a move, the same move again, a
question. Both come back when they are sent away. Every command is written down with what came of it.
"""

import asyncio
import contextlib
import itertools
import json
import random
import sys
import time
from collections import Counter
from typing import Any

import uvloop

from castelude.room.live.delta import patched_texts
from castelude.room.live.feed import next_offer
from tests.kit.faults.history import History, Operation
from tests.kit.reducer import number_of
from tests.kit.thin_socket import ThinSocket

Json = dict[str, Any]
ADDRESSES = 200
AT_ONCE = 20
TICK = 0.01
BACK_AFTER = (0.5, 2.0)
LOST = 1006
LAST_MOVES = 90.0
"""Seconds in which every table has its last move; one that has none by then is lost."""
words = itertools.count(1)


class Link(ThinSocket):
    """One connection of a player."""

    def __init__(self, player: "Player", port: int) -> None:
        super().__init__(port, f"/live/{player.table}", player.token)
        self.player = player
        self.code = LOST

    def opened(self) -> None:
        self.send({"type": "join", "after_seq": 0})

    def hear(self, message: Json, size: int) -> None:
        self.player.hear(message)

    def closed(self, code: int) -> None:
        self.code = code

    def connection_lost(self, exc: Exception | None) -> None:
        self.player.lost(self.code)


class Player:
    """A seat at a table: what it knows, and its one command under way."""

    def __init__(self, crowd: "Crowd", number: int, table: str, token: str) -> None:
        self.crowd = crowd
        self.address = f"127.0.1.{1 + number % ADDRESSES}"
        self.table = table
        self.token = token
        self.link: Link | None = None
        self.id = ""
        self.seq = 0
        self.offer: list[str] = []
        self.legal: list[str] = []
        self.asked: tuple[Json, Operation] | None = None
        self.joined = asyncio.Event()

    async def come(self) -> None:
        """Keep trying to connect."""
        loop = asyncio.get_running_loop()
        while self.link is None:
            try:
                _, self.link = await loop.create_connection(
                    lambda: Link(self, self.crowd.port), "127.0.0.1", self.crowd.port, local_addr=(self.address, 0)
                )
            except OSError:
                await asyncio.sleep(random.uniform(*BACK_AFTER))

    def lost(self, code: int) -> None:
        self.crowd.closed[code] += 1
        self.link = None
        self.legal = []
        self.joined.clear()
        wait = random.uniform(*BACK_AFTER)
        asyncio.get_running_loop().call_later(wait, lambda: self.crowd.spawn(self.come()))

    def say(self, message: Json) -> None:
        if self.link is not None and self.link.open:
            self.link.send(message)
            self.crowd.sent += 1

    # ---- what it hears ----

    def hear(self, message: Json) -> None:
        kind = message.get("type", "news")
        if kind == "welcome":
            self.id = message["you"]["id"]
        elif kind == "update":
            self.seq = message["seq"]
            self.legal = self.offer = message["legal"]["actions"] if message["legal"] else []
            self.joined.set()
            if self.asked is not None:
                self.say(self.asked[0])
        elif kind == "news":
            self.seq = number_of(message["events"][-1])
            self.legal = patched_texts(self.offer, message["legal"][1:]) if message.get("legal") else []
            self.offer = next_offer(self.offer, self.legal) if self.legal else self.offer
        elif kind == "explained":
            self.crowd.explained += 1
        elif kind == "refused":
            self.refused(message)
        elif kind == "ack" and self.asked is not None and message["command_id"] == self.asked[0]["command_id"]:
            self.settle().ok(message["seq"])
        if self.crowd.eager:
            self.act()

    def refused(self, message: Json) -> None:
        code = message["code"]
        self.crowd.refused[code] += 1
        wait = message["params"].get("wait_ms")
        if message["command_id"] is None:
            if wait is not None and not self.joined.is_set():
                later(wait, lambda: self.say({"type": "join", "after_seq": 0}))
        elif self.asked is not None and message["command_id"] == self.asked[0]["command_id"]:
            if wait is None:
                self.settle().fail(code)
            elif not self.crowd.hasty:
                asked = self.asked
                later(wait, lambda: self.say(asked[0]) if self.asked is asked else None)

    def settle(self) -> Operation:
        assert self.asked is not None
        _, operation = self.asked
        self.asked = None
        return operation

    # ---- what it does ----

    def act(self) -> None:
        """Move, if it is our turn and nothing is under way."""
        if self.legal and self.asked is None and self.joined.is_set():
            word = f"c{next(words)}"
            action = random.choice(self.legal)
            message = {"type": "act", "command_id": word, "expected_seq": self.seq, "action": action}
            self.asked = (message, self.crowd.history.invoke(self.table, self.id, word))
            self.say(message)

    def blurt(self) -> None:
        """Say something, whatever the room has said."""
        if self.asked is not None:
            self.say(self.asked[0])
        elif self.legal:
            self.act()
        elif self.joined.is_set():
            self.say({"type": "explain", "id": f"e{next(words)}", "action": "C5-C6"})


def later(wait_ms: int, work: Any) -> None:  # noqa: ANN401 any callable
    asyncio.get_running_loop().call_later(wait_ms / 1000, work)


class Crowd:
    """All players, and what was counted in the present phase."""

    def __init__(self, port: int, tables: list[tuple[str, list[str]]]) -> None:
        self.port = port
        self.history = History()
        self.eager = self.hasty = False
        self.sent = self.explained = 0
        self.refused: Counter[str] = Counter()
        self.closed: Counter[int] = Counter()
        seats = [(table, token) for table, tokens in tables for token in tokens]
        self.players = [Player(self, number, *seat) for number, seat in enumerate(seats)]
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Any) -> None:  # noqa: ANN401 a coroutine
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def come(self) -> Json:
        """Everybody sits down, a few at a time."""
        for first in range(0, len(self.players), AT_ONCE):
            group = self.players[first : first + AT_ONCE]
            await asyncio.gather(*(player.come() for player in group))
            await asyncio.gather(*(player.joined.wait() for player in group))
        return {"players": len(self.players)}

    async def play(self, seconds: float, rate: float, tables: int) -> Json:
        """The first tables play so long: eagerly without a rate, else hastily, saying so much a second in all."""
        players = self.players[: 2 * tables]
        known = len(self.history.operations)
        self.sent, self.explained, self.refused, self.closed = 0, 0, Counter(), Counter()
        self.eager, self.hasty = not rate, bool(rate)
        began, used = time.monotonic(), time.process_time()
        if self.eager:
            for player in players:
                player.act()
        due = 0
        turns = itertools.cycle(players)
        while (passed := time.monotonic() - began) < seconds:
            while due < passed * rate:
                next(turns).blurt()
                due += 1
            await asyncio.sleep(TICK)
        self.eager = self.hasty = False
        asked = self.history.operations[known:]
        times = sorted(each.ended - each.began for each in asked if each.end == "ok")
        return {
            "seconds": time.monotonic() - began,
            "said": self.sent,
            "wanted": due,
            "acknowledged": len(times),
            "explained": self.explained,
            "refused": dict(self.refused),
            "closed": {str(code): count for code, count in self.closed.items()},
            "own processor": round(time.process_time() - used, 2),
            "times": times,
        }

    async def finish(self) -> Json:
        """Everybody is back; what is under way ends; every table has one more move."""
        self.eager = self.hasty = False
        for player in self.players:
            await player.joined.wait()
            if player.asked is not None:
                player.say(player.asked[0])
        while any(player.asked for player in self.players):
            await asyncio.sleep(TICK)
        pairs = [self.players[first : first + 2] for first in range(0, len(self.players), 2)]
        moved = 0
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_MOVES):
                for pair in pairs:
                    await self.one_more_move(pair)
                    moved += 1
        fields = [
            (each.table, each.command_id, each.began, each.end, each.ended, each.seq, each.why)
            for each in self.history.operations
        ]
        return {"moved": moved, "operations": fields}

    async def one_more_move(self, pair: list[Player]) -> None:
        """Wait until one of them has moved: the news that it is somebody's turn may come after the acknowledgement."""
        known = len(self.history.operations)
        while not any(each.end == "ok" and each.table == pair[0].table for each in self.history.operations[known:]):
            for player in pair:
                player.act()
            while any(player.asked for player in pair):
                await asyncio.sleep(TICK / 10)
            await asyncio.sleep(TICK / 10)


async def run() -> None:
    loop = asyncio.get_running_loop()
    plan = json.loads(sys.stdin.readline())
    crowd = Crowd(plan["port"], plan["tables"])
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        order = json.loads(line)
        if "play" in order:
            answer = await crowd.play(**order["play"])
        else:
            answer = await (crowd.come() if "come" in order else crowd.finish())
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    uvloop.run(run())
