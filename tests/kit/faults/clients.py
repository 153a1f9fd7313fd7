"""People at tables, as careful as the browser client: they resend with the same id, resume after what they have, and
write down what they asked for and what they were told."""

import asyncio
import contextlib
import itertools
import json
import random
import time
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.kit.faults.history import History, Operation, Sight
from tests.kit.reducer import spelled_out

Json = dict[str, Any]
PATIENCE = 180.0
SILENCE = 20.0
GIVEN_UP = 0.05
LONGEST_WAIT = 0.4
LOST = (OSError, EOFError, TimeoutError, WebSocketException, InvalidHandshake)
words = itertools.count(1)


class Guest:
    """Somebody with a session."""

    def __init__(self, player: str, token: str) -> None:
        self.player = player
        self.token = token
        self.headers = {"Authorization": f"Bearer {token}"}


class Line:
    """One viewer's connection to one table, kept up by itself; any address will do each time."""

    def __init__(
        self, history: History, guest: Guest, table: str, addresses: Sequence[str], seed: int, name: str = ""
    ) -> None:
        self.history = history
        self.guest = guest
        self.table = table
        self.addresses = addresses
        self.rng = random.Random(seed)
        self.silence = SILENCE
        """Seconds without a word after which a message may be lost."""
        self.sight: Sight = history.sight(name or guest.player[:6], table)
        self.events: list[Json] = []
        self.summary: Json = {}
        self.waiting: dict[str, tuple[Json, asyncio.Future[Json]]] = {}
        self.news = asyncio.Event()
        self.resumed: list[float] = []
        """Seconds from each loss of a connection to the next update."""
        self.codes: list[int] = []
        """How connections were closed by the room."""
        self._socket: ClientConnection | None = None
        self._lost_at: float | None = None
        self._hop = False
        self._tries = 0
        self._task = asyncio.create_task(self._run())
        self._task.add_done_callback(lambda _: self.news.set())

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    # ---- the connection ----

    async def _run(self) -> None:
        while True:
            address = self.rng.choice(self.addresses).replace("http", "ws")
            try:
                async with connect(
                    f"{address}/live/{self.table}",
                    additional_headers=self.guest.headers,
                    compression=None,
                    open_timeout=5,
                    close_timeout=0.1,
                    ping_interval=None,
                ) as socket:
                    self._socket = socket
                    try:
                        await self._talk(socket)
                    finally:
                        self._socket = None
            except LOST:
                self._tries += 1
            if self._lost_at is None and not self._hop:
                self._lost_at = time.monotonic()
            self._hop = False
            await asyncio.sleep(self.rng.uniform(0, min(LONGEST_WAIT, 0.02 * 2**self._tries)))

    async def _talk(self, socket: ClientConnection) -> None:
        await self._send({"type": "join", "after_seq": self.sight.seq})
        silence = self.silence
        while not self._hop:
            try:
                async with asyncio.timeout(silence):
                    text = await socket.recv()
                silence = self.silence
            except TimeoutError:  # a message of ours or to us may be lost
                await self._send({"type": "join", "after_seq": self.sight.seq})
                silence = min(2 * silence, SILENCE)
                continue
            except WebSocketException:
                self.codes.append(socket.close_code or 1006)
                raise
            await self._hear(json.loads(text))

    async def _send(self, message: Json) -> None:
        socket = self._socket
        if socket is not None:
            with contextlib.suppress(*LOST):
                await socket.send(json.dumps(message))

    async def _hear(self, message: Json) -> None:
        kind = message.get("type", "news")
        if kind == "welcome":
            self.sight.welcomed(message["seq"])
            for waiting, _ in list(self.waiting.values()):
                await self._send(waiting)
        elif kind in ("update", "news"):
            self.summary = message["table"] if kind == "update" else self.summary
            before = self.sight.seq
            if not self.summary:  # the update that this joins on to is still on its way, or lost
                await self._send({"type": "join", "after_seq": before})
                return
            events = [spelled_out(event, self.summary) for event in message["events"]]
            after = message["after"] if kind == "update" else events[0]["seq"] - 1
            if not self.sight.update(after, message["seq"] if kind == "update" else events[-1]["seq"], events):
                await self._send({"type": "join", "after_seq": before})
                return
            self.events += [event for event in events if event["seq"] > before]
            self._tries = 0
            if self._lost_at is not None:
                self.resumed.append(time.monotonic() - self._lost_at)
                self._lost_at = None
            self.news.set()
        elif message.get("command_id") in self.waiting:
            answered = self.waiting[message["command_id"]][1]
            if not answered.done():
                answered.set_result(message)

    async def hop(self) -> None:
        """Leave of one's own accord and come back, at any worker."""
        self._hop = True
        if self._socket is not None:
            await self._socket.close()

    # ---- commands ----

    async def command(self, patience: float = PATIENCE, **message: Any) -> Operation:  # noqa: ANN401 JSON
        """Send a command until it is answered or the patience ends; the history has what came of it."""
        word = f"w{next(words)}"
        operation = self.history.invoke(self.table, self.guest.player, word)
        answered: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self.waiting[word] = ({**message, "command_id": word}, answered)
        try:
            async with asyncio.timeout(patience):
                await self._send(self.waiting[word][0])
                answer = await answered
        except TimeoutError:
            operation.unknown("no answer")
            return operation
        finally:
            del self.waiting[word]
        if answer["type"] == "ack":
            operation.ok(answer["seq"])
        elif answer["code"] == "unavailable":
            operation.unknown(answer["message"])
        else:
            operation.fail(answer["code"])
        return operation

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Wait until the events seen make something true; a line that has failed says why."""
        while not wanted():
            self.news.clear()
            await self.news.wait()
            if self._task.done():
                await self._task

    async def reach(self, seq: int) -> None:
        await self.until(lambda: self.sight.seq >= seq)


class Board:
    """A Castello game of two lonely pawns as a line has seen it: enough to always know a legal move."""

    SETUP: ClassVar[Json] = {"red": ["C5"], "black": ["S5"]}
    OPTIONS: ClassVar[Json] = {"repetition": 0, "quiet_limit": 0}
    STEPS = (("C5", "C6", "C4"), ("S5", "S6", "S4"))

    def __init__(self, line: Line) -> None:
        self.line = line
        self.places = ["C5", "S5"]
        self.turn = 0
        self.read = 0

    def look(self) -> None:
        for event in self.line.events[self.read :]:
            if event["kind"] == "acted":
                self.places[event["seat"]] = event["actions"][0].split("-")[1]
                self.turn = 1 - event["seat"]
        self.read = len(self.line.events)

    def moves(self) -> list[str]:
        """Two legal moves of the seat to decide, or one: along its column, out and home again."""
        home, *out = self.STEPS[self.turn]
        here = self.places[self.turn]
        return [f"{here}-{there}" for there in (out if here == home else [home])]


async def move(line: Line, seat: int, stop: asyncio.Event, pause: float, give_up: float = GIVEN_UP) -> None:
    """Play a seat of the lonely game; some commands are given up early."""
    board = Board(line)

    def mine() -> bool:
        board.look()
        return (board.turn == seat and bool(line.events)) or stop.is_set()

    while True:
        await line.until(mine)
        if stop.is_set():
            return
        seq = line.sight.seq
        action = line.rng.choice(board.moves())
        done = await line.command(_patience(line.rng, give_up), type="act", expected_seq=seq, action=action)
        await line.reach(done.seq or 0)
        await asyncio.sleep(line.rng.uniform(0, pause))


async def toggle(line: Line, stop: asyncio.Event, pause: float) -> None:
    """Say ready and not ready at an open table, out of turn and in everybody's way; now and then change the worker."""
    for ready in itertools.cycle((True, False)):
        if stop.is_set():
            return
        await line.command(_patience(line.rng, GIVEN_UP), type="do", command={"kind": "ready", "ready": ready})
        if line.rng.random() < 0.02:
            await line.hop()
        await asyncio.sleep(line.rng.uniform(0, pause))


def _patience(rng: random.Random, give_up: float) -> float:
    return rng.uniform(0, 0.1) if rng.random() < give_up else PATIENCE
