"""The load generator of the room's bench: a process of its own that plays Castello at many tables over real sockets.

It reads orders, one JSON line each, and answers each with one: `connect` opens both seats of some tables, `play` plays
for some seconds, every move of a table waiting until the opponent has been told of the one before; `watch` lets people
look on at the first table.
"""

import asyncio
import json
import random
import sys
import time
from typing import Any

import uvloop

from castelude.room.live.delta import patched_texts
from castelude.room.live.feed import next_offer
from tests.kit.reducer import number_of
from tests.kit.thin_socket import ThinSocket

Json = dict[str, Any]
AT_ONCE = 25


class Seat(ThinSocket):
    """One seat's socket."""

    def __init__(self, table: "Table", number: int, port: int, token: str) -> None:
        super().__init__(port, f"/live/{table.id}", token)
        self.table = table
        self.number = number
        self.joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.offer: list[str] = []

    def connection_lost(self, exc: Exception | None) -> None:
        self.table.load.lost += 1

    def opened(self) -> None:
        self.send({"type": "join"})

    def hear(self, message: Json, size: int) -> None:
        kind = message.get("type", "news")
        if kind == "news":
            legal = message.get("legal")
            if legal is not None:
                actions = patched_texts(self.offer, legal[1:])
                self.offer = next_offer(self.offer, actions)
                self.table.turn = (self, actions)
            self.table.told(self, message["events"][-1], size)
        elif kind == "update":
            self.offer = message["legal"]["actions"] if message["legal"] else []
            if message["legal"]:
                self.table.turn = (self, self.offer)
            self.table.seq = message["seq"]
            if not self.joined.done():
                self.joined.set_result(None)
        elif kind == "refused":
            self.table.load.refused.append(message["detail"])


class Spectator(ThinSocket):
    """Somebody who looks on."""

    def __init__(self, load: "Load", table_id: str, token: str) -> None:
        super().__init__(load.port, f"/live/{table_id}", token)
        self.load = load
        self.joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_lost(self, exc: Exception | None) -> None:
        self.load.lost += 1

    def opened(self) -> None:
        self.send({"type": "join"})

    def hear(self, message: Json, size: int) -> None:
        if message.get("type") == "update" and not self.joined.done():
            self.joined.set_result(None)
        self.load.told += "events" in message


class Table:
    """A table and its two seats. The next move waits until both have been told of the last."""

    def __init__(self, load: "Load", table_id: str) -> None:
        self.load = load
        self.id = table_id
        self.seats: list[Seat] = []
        self.turn: tuple[Seat, list[str]] | None = None
        self.seq = 0
        self.sent_at = 0.0
        self.due = 0.0
        self.untold: set[int] = set()

    def act(self) -> None:
        if self.turn is None or self.untold or not self.load.playing:
            return
        seat, actions = self.turn
        self.turn = None
        self.untold = {0, 1}
        self.mover = seat.number
        self.sent_at = time.perf_counter()
        action = actions[self.load.rng.randrange(len(actions))]
        command = f"{seat.number}-{self.seq}"
        seat.send({"type": "act", "command_id": command, "expected_seq": self.seq, "action": action})

    def told(self, seat: Seat, event: Json | list[Any], size: int) -> None:
        self.seq = number_of(event)
        if isinstance(event, dict) or seat.number not in self.untold:
            return
        self.untold.discard(seat.number)
        if seat.number != self.mover and self.load.playing:
            self.load.delays.append(time.perf_counter() - self.sent_at)
            self.load.sizes.append(size)
        if not self.untold:
            self.go_on()

    def go_on(self) -> None:
        if self.turn is None:
            self.load.over += 1
        elif self.load.pause == 0:
            self.act()
        else:
            self.due += self.load.pause
            asyncio.get_running_loop().call_at(self.due, self.act)


class Load:
    """All tables of this run, and what was seen while playing."""

    def __init__(self, port: int, tables: list[tuple[str, list[str]]]) -> None:
        self.port = port
        self.plan = tables
        self.tables: list[Table] = []
        self.rng = random.Random(1)
        self.playing = False
        self.pause = 0.0
        self.lost = self.over = self.told = 0
        self.refused: list[str] = []
        self.delays: list[float] = []
        self.sizes: list[int] = []

    async def connect(self, count: int) -> Json:
        """Sit down at the tables up to this number, a few at a time."""
        loop = asyncio.get_running_loop()
        while len(self.tables) < count:
            seats = []
            for table_id, tokens in self.plan[len(self.tables) : min(count, len(self.tables) + AT_ONCE)]:
                table = Table(self, table_id)
                table.seats = [Seat(table, number, self.port, token) for number, token in enumerate(tokens)]
                self.tables.append(table)
                seats += table.seats
            for seat in seats:
                await loop.create_connection(lambda seat=seat: seat, "127.0.0.1", self.port)  # type: ignore[misc]
            await asyncio.gather(*(seat.joined for seat in seats))
        return {"sockets": 2 * len(self.tables)}

    async def watch(self, tokens: list[str]) -> Json:
        """Look on at the first table."""
        loop = asyncio.get_running_loop()
        spectators = [Spectator(self, self.plan[0][0], token) for token in tokens]
        for one in spectators:
            await loop.create_connection(lambda one=one: one, "127.0.0.1", self.port)  # type: ignore[misc]
        await asyncio.gather(*(one.joined for one in spectators))
        return {"spectators": len(spectators)}

    async def play(self, seconds: float, rate: float) -> Json:
        """Play at all tables: as fast as they answer, or so many moves a second in all."""
        self.delays, self.sizes, self.over, self.told = [], [], 0, 0
        self.pause = len(self.tables) / rate if rate else 0.0
        self.playing = True
        loop = asyncio.get_running_loop()
        begin, cpu = time.perf_counter(), time.process_time()
        for number, table in enumerate(self.tables):
            table.due = loop.time() + self.pause * number / len(self.tables)
            loop.call_at(table.due, table.act)
        await asyncio.sleep(seconds)
        self.playing = False
        taken, used = time.perf_counter() - begin, time.process_time() - cpu
        while any(table.untold for table in self.tables):
            await asyncio.sleep(0.01)
        return {
            "moves": len(self.delays),
            "seconds": taken,
            "load_cpu": used,
            "delays": sorted(self.delays),
            "sizes": sorted(self.sizes),
            "over": self.over,
            "told": self.told,
            "lost": self.lost,
            "refused": self.refused[:3],
        }


async def run() -> None:
    loop = asyncio.get_running_loop()
    plan = json.loads(sys.stdin.readline())
    load = Load(plan["port"], plan["tables"])
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        order = json.loads(line)
        if "connect" in order:
            answer = await load.connect(order["connect"])
        elif "watch" in order:
            answer = await load.watch(order["watch"])
        else:
            answer = await load.play(**order["play"])
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    uvloop.run(run())
