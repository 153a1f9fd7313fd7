"""Two rooms that differ only in what one viewer cannot know, and everything the room would send to that viewer.

A connection runs here as it does in the server, on a socket that only writes down; the table lies in memory.
"""

import asyncio
import contextlib
import json
import pickle
from collections.abc import AsyncIterator, Iterable, Sequence
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from castelude.bots import Trail, look
from castelude.core.errors import CasteludeError
from castelude.core.foresight import foresee
from castelude.core.game import AnyGame
from castelude.core.match import Match
from castelude.core.position import Position
from castelude.room.limits.admission import Admission
from castelude.room.limits.buckets import Buckets, Places
from castelude.room.live.connection import Connection
from castelude.room.live.delayed import Delayed
from castelude.room.live.handoff import Receiver
from castelude.room.live.hub import Hub
from castelude.room.live.shared_views import views_of
from castelude.room.metrics import Metrics
from castelude.room.people.accounts import Player
from castelude.room.refusal import Refusal, refused_by_engine
from castelude.room.settings import Settings
from castelude.room.tables import commands, visible
from castelude.room.tables import events as ev
from castelude.room.tables.decide import Who, decide
from castelude.room.tables.ports import EventLog
from castelude.room.tables.table import Table
from tests.kit import GAMES
from tests.kit.domain import fold, moment, new_table

HIDING = [game for game in GAMES if game.hidden]
"""The games with secrets."""

NOW = 1_800_000_000_000
NONCE = "5" * 64
WATCHER = "watcher"
PLENTY = 10.0**9


class StartsAt:
    """A game whose first position is this one: so that a whole table lives in the world of the position."""

    def __init__(self, game: AnyGame, position: Position) -> None:
        self.real = game
        self.first = position

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 everything else is the game's own
        return getattr(self.real, name)

    def start(self, players: int, options: object, setup: object) -> Position:
        return self.first.copy()


def person(seat: int | None) -> str:
    return WATCHER if seat is None else f"player-{seat}"


def table_at(game: StartsAt, players: int, setup: dict[str, Any]) -> Table:
    """A running table whose game begins with this position; everybody sees the same seal."""
    table = new_table("t")
    begin: list[ev.AnyEvent] = [ev.Created(commands.TableSettings(game.id, players), person(0), NONCE)]
    begin += [ev.Seated(seat, person(seat), f"P{seat}") for seat in range(players)]
    for event in begin:
        fold(table, NOW, event)
    table.game = game  # type: ignore[assignment]
    fold(table, NOW, ev.Started(setup, NONCE, "{}", [None] * players, []))
    return table


class OneTable:
    """The table service with one table, in memory."""

    def __init__(self, table: Table, hub: Hub) -> None:
        self.held = table
        self.hub = hub
        self.lines: list[dict[str, Any]] = []

    async def table(self, _: str) -> Table:
        return self.held

    latest = table

    def known(self, _: str) -> Table:
        return self.held

    def thought_ms(self, _: Table, __: int) -> int:
        return 0

    async def command(
        self,
        _: str,
        who: Who,
        command: commands.Command,
        __: str,
        expected_seq: int | None = None,
        ___: str | None = None,
        shielded: bool = True,
    ) -> int:
        if isinstance(command, commands.Act) and expected_seq is not None and expected_seq < self.held.turned_seq:
            raise Refusal("stale", "room-stale", seq=self.held.seq)
        fold(self.held, NOW, decide(self.held, who, command, moment(NOW)))
        self.hub.changed(self.held.id)
        return self.held.seq

    async def say(self, table: Table, player: Player, text: str, __: str) -> None:
        seat = next(iter(table.held_by(player.id)), None)
        said = {"player_id": player.id, "name": player.name, "seat": seat, "account": False, "text": text}
        self.lines.append({"number": len(self.lines) + 1, "at": NOW, **said})
        self.hub.chatted(self.held.id)

    async def chat(self, _: str, after: int) -> list[dict[str, Any]]:
        return self.lines[after:]


class Socket:
    """A socket that hands over what the viewer sends and writes down every byte sent to the viewer."""

    address = household = "127.0.0.1"
    is_writable = True

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[str] = asyncio.Queue()
        self.sent: list[str] = []
        self.read = 0
        self.pongs: asyncio.Queue[None] = asyncio.Queue()

    def deliver_to(self, receiver: Receiver) -> None:
        self.receiver = receiver

    async def attend(self) -> None:
        while await self.receiver.receive(await self.inbox.get()):
            pass
        await self.receiver.close()

    async def send_texts(self, texts: Iterable[bytes]) -> None:
        self.write_texts(texts)

    def write_texts(self, texts: Iterable[bytes]) -> None:
        for text in map(bytes.decode, texts):
            if text == f'{{"type":"pong","now":{NOW}}}':
                self.pongs.put_nowait(None)
            else:
                self.sent.append(text)

    async def close(self, code: int) -> None:
        self.sent.append(f"closed {code}")


class World:
    """One room as one viewer meets it."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.seat = seat
        self.socket = Socket()
        self.trail = Trail()
        hub = Hub()
        self.service = OneTable(table, hub)
        self.player = Player(person(seat), "V", None)
        room: Any = SimpleNamespace(
            settings=Settings(),
            service=self.service,
            table_chat=self.service,
            store=self.service,
            hub=hub,
            delayed=Delayed(cast(EventLog, self.service), lambda: NOW),
            metrics=METRICS,
            admission=Admission(1, lambda: NOW),
            messages=Buckets(PLENTY, 0, lambda: NOW),
            address_messages=Buckets(PLENTY, 0, lambda: NOW),
            joins=Buckets(PLENTY, 0, lambda: NOW),
            offences=Buckets(PLENTY, 0, lambda: NOW),
            chat=SimpleNamespace(need=self._one_of_plenty),
            address_chat=Buckets(PLENTY, 0, lambda: NOW),
            sessions=SimpleNamespace(find=self._find),
            sanctions=SimpleNamespace(of_person=self._no_sanction),
            blocking=SimpleNamespace(blocked_by=self._blocked_by_nobody),
            admit=self._admit,
            renderers=SimpleNamespace(make=self._preview),
            now=lambda: NOW,
        )
        socket: Any = self.socket
        self.connection = Connection(room, socket, self.player, "token", table.id, Places())

    async def _blocked_by_nobody(self, _: str) -> frozenset[str]:
        return frozenset()

    async def _preview(self, _: str, __: str, position: Position, action: str, **___: object) -> bytes:
        """What a rendering process makes of a preview, with the rules of this table."""
        try:
            return msgspec.json.encode(visible.preview(foresee(self.table.game, position, action)))
        except CasteludeError as error:
            raise refused_by_engine(error) from error

    async def _find(self, _: str, __: int) -> Player:
        return self.player

    def _no_sanction(self, _: str, __: str) -> None:
        """Nobody is muted here."""

    async def _one_of_plenty(self, _: str) -> int:
        return 1

    async def _admit(self, _: str, __: Player, ___: str, command: commands.Command) -> commands.Command:
        return command

    @property
    def table(self) -> Table:
        return self.service.held

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def view(self) -> str:
        return json.dumps(self.match.view(self.seat))

    @contextlib.asynccontextmanager
    async def connected(self) -> AsyncIterator[None]:
        self.connection.begin()
        running = asyncio.create_task(self.socket.attend())
        try:
            yield
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

    async def exchange(self, messages: Sequence[dict[str, Any]] = ()) -> list[str]:
        """Send these, and answer all that came since: by the second pong every update that was due has been sent."""
        for message in (*messages, {"type": "ping"}):
            self.socket.inbox.put_nowait(json.dumps(message))
        async with asyncio.timeout(20):
            await self.socket.pongs.get()
            self.socket.inbox.put_nowait('{"type":"ping"}')
            await self.socket.pongs.get()
        came = self.socket.sent[self.socket.read :]
        self.socket.read = len(self.socket.sent)
        return came

    async def watch(self, seat: int, command: commands.Command) -> list[str]:
        """Another seat decides, or is refused: what came of it here."""
        with contextlib.suppress(Refusal):
            await self.service.command("t", Who(person(seat), f"P{seat}"), command, "c")
        return await self.exchange()

    def over_http(self, picture: bool) -> list[str]:
        """What the pages and requests of this viewer are made of while the game runs."""
        table, seat = self.table, self.seat
        shown = [
            json.dumps(visible.summary(table)),
            json.dumps(visible.fairness(table)),
            str(visible.may_replay(table)),
        ]
        if picture:
            lately = views_of(table).lately(seat)
            shown += [table.game.picture(self.match.position, seat, lately, lang) for lang in ("en", "fr")]
        return shown

    def bot_question(self) -> bytes:
        """What the process of a bot in this seat, or of a hint for it, is told of the game."""
        assert self.seat is not None
        seen = look(self.table.game, self.match.position, self.seat, 3)
        return pickle.dumps((seen, self.trail.since(self.match, self.seat)))


METRICS = Metrics(Hub(), Admission(1, lambda: 0), lambda: 0.0, lambda: 0)
