"""Live play over a WebSocket. docs/room-protocol.md has the messages.

Nothing queues up for a viewer but its own answers: an update is made from the table's log when the socket can take it,
so a slow reader gets fewer and larger updates and hurts nobody.
"""

import asyncio
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from castelude.core.errors import IllegalAction
from castelude.core.foresight import foresee
from castelude.core.refusal import Refusal, refused_by_engine
from castelude.room import views, wire
from castelude.room.decide import Who
from castelude.room.hub import Viewer
from castelude.room.identity import Player
from castelude.room.room import Room
from castelude.room.sessions import token_hash

PROTOCOL = 1
SEND_SECONDS = 15
MOST_ANSWERS = 64
CLOSE_UNKNOWN, CLOSE_FORBIDDEN, CLOSE_TOO_MANY, CLOSE_ABUSE, CLOSE_SLOW = 4401, 4403, 4429, 4400, 4408
CLOSE_GONE, CLOSE_TROUBLE = 1000, 1011
MOST_BAD_MESSAGES = 20

log = structlog.get_logger()
_decoder: msgspec.json.Decoder[wire.SocketMessage] = msgspec.json.Decoder(wire.SocketMessage)
_encoder = msgspec.json.Encoder()
Json = dict[str, Any]


class Connection:
    """One person's connection to one table."""

    def __init__(self, room: Room, socket: WebSocket[Any, Any, Any], player: Player, token: str, table_id: str) -> None:
        self.room = room
        self.socket = socket
        self.player = player
        self.token = token
        self.viewer = Viewer(table_id, player.id, player.name, token_hash(token))
        self.answers: asyncio.Queue[Json] = asyncio.Queue(MOST_ANSWERS)
        self.joined = False
        self.seq = 0
        self.chat_number = 0
        self.people: list[str] = []
        self.bad_messages = 0
        self.close_code = CLOSE_GONE

    async def run(self) -> None:
        """Read and write until the client leaves or must be sent away."""
        self.room.hub.enter(self.viewer)
        tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except WebSocketDisconnect:
            if self.close_code == CLOSE_GONE:
                return
        except TimeoutError:
            self.close_code = CLOSE_SLOW
        except Exception:
            self.close_code = CLOSE_TROUBLE
            log.exception("connection failed", table=self.viewer.table_id)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.room.hub.leave(self.viewer)
        try:
            await self.socket.close(self.close_code)
        except (RuntimeError, WebSocketDisconnect):
            log.debug("socket was closed by the client")

    # ---- reading ----

    async def _read(self) -> None:
        while True:
            text = await self.socket.receive_text()
            if len(text) > self.room.settings.frame_bytes or self.bad_messages > MOST_BAD_MESSAGES:
                self.close_code = CLOSE_ABUSE
                return
            await self._handle(text)

    async def _handle(self, text: str) -> None:
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self.bad_messages += 1
            refusal = Refusal("malformed", "room-malformed", reason=str(error))
            self._answer({"type": "refused", "command_id": None, **refusal.to_json()})
            return
        kind = type(message).__struct_config__.tag
        self.room.metrics.messages.labels(kind).inc()
        command_id = getattr(message, "command_id", None) or getattr(message, "id", None)
        try:
            self._need_calm()
            await self._still_signed_in()
            await getattr(self, f"_on_{kind}")(message)
        except Refusal as refusal:
            self.room.metrics.refusals.labels(refusal.code).inc()
            self._answer({"type": "refused", "command_id": command_id, **refusal.to_json()})

    def _need_calm(self) -> None:
        """A client that goes on sending too fast is sent away in the end."""
        if not self.room.messages.take(self.player.id):
            self.bad_messages += 1
            raise Refusal("too_many", "room-too-many")

    async def _on_join(self, message: wire.Hello) -> None:
        table = await self.room.service.table(self.viewer.table_id)
        if not views.may_see(table, self.player.id):
            raise Refusal("not_allowed", "room-no-watching")
        self.joined = True
        self.seq = min(message.after_seq, table.seq)
        self.chat_number = 0
        self._answer(
            {
                "type": "welcome",
                "protocol": PROTOCOL,
                "you": {"id": self.player.id, "name": self.player.name},
                "seq": table.seq,
            }
        )
        self._answer({"type": "sync"})

    async def _on_act(self, message: wire.ActMessage) -> None:
        await self._command(wire.Act(message.action), message.command_id, message.expected_seq)

    async def _on_do(self, message: wire.DoMessage) -> None:
        await self._command(message.command, message.command_id, message.expected_seq)

    async def _command(self, command: wire.Command, command_id: str, expected_seq: int | None) -> None:
        who = Who(self.player.id, self.player.name)
        with self.room.metrics.commands.time():
            seq = await self.room.service.command(self.viewer.table_id, who, command, command_id, expected_seq)
        self._answer({"type": "ack", "command_id": command_id, "seq": seq})

    async def _still_signed_in(self) -> None:
        """A person who has logged out elsewhere stops asking and acting at once."""
        player = await self.room.sessions.find(self.token, self.room.now())
        if player is None:
            self.close_code = CLOSE_UNKNOWN
            raise WebSocketDisconnect(detail="signed out")
        self.player = player
        self.viewer.name = player.name

    async def _on_explain(self, message: wire.ExplainMessage) -> None:
        """Why, or why not: for who is to decide, and for everybody in a game without secrets."""
        table = await self.room.service.table(self.viewer.table_id)
        if table.match is None or not views.may_see(table, self.player.id):
            raise Refusal("conflict", "room-table-open")
        if table.game.hidden and table.actor() not in table.seats_of(self.player.id):
            raise Refusal("not_allowed", "room-not-your-turn")
        verdict = table.match.explain(message.action)
        self._answer({"type": "explained", "id": message.id, **views.verdict(verdict)})

    async def _on_preview(self, message: wire.PreviewMessage) -> None:
        """What a legal action would lead to, for who is to decide."""
        table = await self.room.service.table(self.viewer.table_id)
        if table.match is None:
            raise Refusal("conflict", "room-table-open")
        if table.actor() not in table.seats_of(self.player.id):
            raise Refusal("not_allowed", "room-not-your-turn")
        try:
            seen = foresee(table.game, table.match.position, message.action)
        except IllegalAction as error:
            raise refused_by_engine(error) from error
        self._answer({"type": "previewed", "id": message.id, **views.foresight(seen)})

    async def _on_chat(self, message: wire.ChatMessage) -> None:
        table = await self.room.service.table(self.viewer.table_id)
        if not views.may_see(table, self.player.id):
            raise Refusal("not_allowed", "room-no-watching")
        self.room.chat.need(self.player.id)
        await self.room.service.say(table.id, self.player, message.text, message.command_id)
        self._answer({"type": "ack", "command_id": message.command_id, "seq": table.seq})

    async def _on_ping(self, _: wire.PingMessage) -> None:
        self._answer({"type": "pong", "now": self.room.now()})

    def _answer(self, message: Json) -> None:
        """Put an answer out; a client that sends and does not read is sent away."""
        try:
            self.answers.put_nowait(message)
        except asyncio.QueueFull:
            self.close_code = CLOSE_SLOW
            raise WebSocketDisconnect(detail="does not read") from None

    # ---- writing ----

    async def _write(self) -> None:
        waking = asyncio.create_task(self.viewer.wake.wait())
        answering = asyncio.create_task(self.answers.get())
        try:
            while True:
                await asyncio.wait({waking, answering}, return_when=asyncio.FIRST_COMPLETED)
                if answering.done():
                    message = answering.result()
                    answering = asyncio.create_task(self.answers.get())
                    if message["type"] == "sync":
                        await self._update(first=True)
                    else:
                        await self._send(message)
                if waking.done():
                    self.viewer.wake.clear()
                    waking = asyncio.create_task(self.viewer.wake.wait())
                    if self.viewer.signed_out:
                        self.close_code = CLOSE_UNKNOWN
                        return
                    if self.joined:
                        await self._update()
        finally:
            waking.cancel()
            answering.cancel()

    async def _update(self, first: bool = False) -> None:
        """Send what is new for this viewer since the last update."""
        room = self.room
        table = await room.service.table(self.viewer.table_id)
        if not views.may_see(table, self.player.id):
            self.close_code = CLOSE_FORBIDDEN
            raise WebSocketDisconnect(detail="may no longer watch")
        if first or table.seq > self.seq:
            now = room.now()
            update = {
                "type": "update",
                "after": self.seq,
                "seq": table.seq,
                "events": views.entries_after(table, self.player.id, self.seq),
                **views.snapshot(table, self.player.id, now, room.service.thought_ms(table, now)),
            }
            self.seq = table.seq
            await self._send(update)
        people = sorted({viewer.name for viewer in room.hub.present(table.id)})
        if people != self.people:
            self.people = people
            await self._send({"type": "presence", "people": people})
        lines = await room.service.store.chat(table.id, self.chat_number)
        if lines:
            self.chat_number = lines[-1]["number"]
            await self._send({"type": "chat", "lines": lines})

    async def _send(self, message: Json) -> None:
        async with asyncio.timeout(SEND_SECONDS):
            await self.socket.send_text(_encoder.encode(message).decode())
