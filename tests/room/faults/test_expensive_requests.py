"""A1: requests that cost much, sent as fast as the limit of requests allows, keep nobody else waiting."""

import asyncio
import contextlib
import itertools
import json
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from castelude import new_match
from tests.kit.faults.campaign import post
from tests.kit.faults.clients import Guest, Json
from tests.kit.faults.evening import LIMITS, Evening, evening
from tests.kit.faults.scale import scale
from tests.kit.soak import report, scaled

pytestmark = pytest.mark.slow
A_SECOND = 28
FILM = 50
PATIENCE_S = 300
KINDS = ("position", "replay", "record", "export", "picture", "card", "hint", "preview")
GAMES = {"hint": ("castello", 2), "preview": ("castellan", 2)}
"""What a stranger plays alone, to ask for hints and previews."""
Ask = Callable[[], Awaitable[int]]
"""Asks once; how that was answered."""


def films() -> Iterator[Json]:
    """The longest films of whole games of Castellan, all different."""
    for seed in itertools.count(3):
        match = new_match("castellan", 4, seed=seed)
        match.playout(seed, 500)
        for seat in range(4):
            yield {
                "players": 4,
                "setup": match.record().setup,
                "actions": match.actions,
                "seat": seat,
                "since": max(0, len(match.actions) - FILM),
            }


def strangers(room: Evening) -> list[Guest]:
    """Those who ask: a hint keeps a bot process busy for a second, and a person gets six at once."""
    return room.strangers[: scaled(2, 8)]


async def alone(room: Evening, what: str) -> list[str]:
    """Each stranger's own table, on a shared device."""
    game, players = GAMES[what]
    body = {"settings": {"game": game, "players": players}, "hotseat": True, "start": True}
    return [(await post(room.url, guest, "/api/tables", body))["id"] for guest in strangers(room)]


class Asking:
    """A stranger's connection from another address, which asks what actions would lead to."""

    def __init__(self, socket: ClientConnection, action: str) -> None:
        self._socket = socket
        self._action = action
        self._waiting: dict[str, asyncio.Future[int]] = {}
        self._hearing = asyncio.create_task(self._hear())

    async def ask(self) -> int:
        number = str(len(self._waiting))
        self._waiting[number] = asyncio.get_running_loop().create_future()
        await self._socket.send(json.dumps({"type": "preview", "id": number, "action": self._action}))
        return await self._waiting[number]

    async def _hear(self) -> None:
        codes = {"too_many": 429, "busy": 503}
        async for text in self._socket:
            message = json.loads(text)
            kind = message.get("type")
            if kind in ("previewed", "refused"):
                answered = self._waiting[str(message.get("id") or message.get("command_id"))]
                answered.set_result(200 if kind == "previewed" else codes[message["code"]])


@contextlib.asynccontextmanager
async def previews(room: Evening, address: str) -> AsyncIterator[Ask]:
    """Asks from the connections of all strangers in turn."""
    tables = await alone(room, "preview")
    async with contextlib.AsyncExitStack() as held:
        asking = []
        for guest, table in zip(strangers(room), tables, strict=True):
            url = f"{room.url.replace('http', 'ws')}/live/{table}"
            connecting = connect(url, additional_headers=guest.headers, local_addr=(address, 0))
            socket = await held.enter_async_context(connecting)
            await socket.send(json.dumps({"type": "join", "after_seq": 0}))
            while not (legal := json.loads(await socket.recv()).get("legal")):
                pass
            asking.append(Asking(socket, legal["actions"][0]))
        turns = itertools.cycle(asking)
        yield lambda: next(turns).ask()
    for guest, table in zip(strangers(room), tables, strict=True):  # what its cards were may be checked then
        resign = {"command_id": "end", "command": {"kind": "resign"}}
        await post(room.url, guest, f"/api/tables/{table}/commands", resign)


@contextlib.asynccontextmanager
async def requests(room: Evening, what: str, address: str) -> AsyncIterator[Ask]:
    """Asks over HTTP."""
    table, film = f"/api/tables/{room.tables[0]}", films()
    own = await alone(room, what) if what == "hint" else []
    turns = itertools.cycle(zip(own, room.strangers, strict=False))
    transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=50))
    async with httpx.AsyncClient(base_url=room.url, transport=transport, timeout=PATIENCE_S) as http:

        def hint() -> Awaitable[httpx.Response]:
            where, guest = next(turns)
            return http.post(f"/api/tables/{where}/hint", headers=guest.headers)

        asks: dict[str, Callable[[], Awaitable[httpx.Response]]] = {
            "position": lambda: http.post("/api/games/castellan/position", json=next(film)),
            "replay": lambda: http.get(f"{table}/replay"),
            "record": lambda: http.get(f"{table}/record"),
            "export": lambda: http.get(f"{table}/export", params={"form": "svg"}),
            "picture": lambda: http.get(f"{table}/picture"),
            "card": lambda: http.get(f"{table}/card"),
            "hint": hint,
        }

        async def ask() -> int:
            return (await asks[what]()).status_code

        yield ask


async def attack(ask: Ask, until: asyncio.Event) -> Counter[int]:
    """Ask as often as an address may, without waiting for answers; how they were answered."""
    answers: Counter[int] = Counter()
    under_way: set[asyncio.Task[None]] = set()

    async def one() -> None:
        answers[await ask()] += 1

    while not until.is_set():
        task = asyncio.create_task(one())
        under_way.add(task)
        task.add_done_callback(under_way.discard)
        await asyncio.sleep(1 / A_SECOND)
    await asyncio.gather(*under_way)
    return answers


def test_a1_expensive_requests_keep_nobody_waiting(sqlite: str, tmp_path: Path) -> None:
    """One kind after the other, each from an address that has all of its quotas left."""

    async def run_it() -> None:
        async with evening(sqlite, tmp_path, LIMITS) as room:
            for number, what in enumerate(KINDS):
                quiet = await room.play(scale().flood)
                stop, address = asyncio.Event(), f"127.0.1.{number}"
                async with previews(room, address) if what == "preview" else requests(room, what, address) as ask:
                    attacking = asyncio.create_task(attack(ask, stop))
                    loud = await room.play(scale().flood)
                    stop.set()
                    answers = await attacking
                assert set(answers) <= {200, 429, 503}, (what, answers)
                assert answers[200] > 0, (what, answers)
                report(f"expensive requests, {what}", {"answers": dict(answers), "quiet": quiet, "under attack": loud})

    asyncio.run(run_it())
