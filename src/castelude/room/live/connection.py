"""Live play over a WebSocket. docs/room-protocol.md has the messages.

Nothing queues up for a viewer but its own answers: an update is made from the table's log when the socket can take it,
so a slow reader gets fewer and larger updates and hurts nobody.
"""

import asyncio
from typing import Any, NoReturn

import msgspec
import structlog
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from castelude.core.errors import IllegalAction
from castelude.core.foresight import foresee
from castelude.room.limits.buckets import Places
from castelude.room.live import messages
from castelude.room.live.feed import Feed
from castelude.room.live.handoff import ClientSocket
from castelude.room.live.hub import Viewer
from castelude.room.people.accounts import Player
from castelude.room.people.sessions import token_hash
from castelude.room.refusal import Refusal, refused_by_engine
from castelude.room.storage.database import AWAY
from castelude.room.tables import commands, visible
from castelude.room.tables.decide import Who
from castelude.room.tables.service import SignedOut
from castelude.room.worker import Worker

PROTOCOL = 3
MOST_ANSWERS = 64
CLOSE_UNKNOWN, CLOSE_FORBIDDEN, CLOSE_TOO_MANY, CLOSE_ABUSE, CLOSE_SLOW = 4401, 4403, 4429, 4400, 4408
CLOSE_TROUBLE, CLOSE_AGAIN = 1011, 1013
MOST_BAD_MESSAGES = 20
MOST_IMPATIENCE = 2

log = structlog.get_logger()
_decoder: msgspec.json.Decoder[messages.SocketMessage] = msgspec.json.Decoder(messages.SocketMessage)
_encoder = msgspec.json.Encoder()
Json = dict[str, Any]


class Connection:
    """One person's connection to one table: what the peer sends is heard, a task writes while there is news."""

    def __init__(self, room: Worker, peer: ClientSocket, player: Player, token: str, table_id: str, places: Places) -> None:
        self.room = room
        self.places = places
        self.peer = peer
        self.player = player
        self.token = token
        self.session = token_hash(token)
        self.viewer = Viewer(table_id, player.id, player.name, self.session, self._wake)
        self.answers: list[Json] = []
        self.joined = False
        self.told = Feed(player.id)
        self.chat_number = 0
        self.people: list[str] = []
        self.address = peer.address
        self.bad_messages = 0
        self.rest_until = 0.0
        """The time of the loop until which the client was told to wait."""
        self.impatience = 0
        self.close_code = 1000
        self._writing: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Hear and tell from now on, until the client leaves or must be sent away."""
        self.room.hub.enter(self.viewer)
        self.peer.listen(self)

    async def over(self) -> None:
        with self.places:
            self.room.hub.leave(self.viewer)
            self.joined = False
            if self._writing is not None:
                self._writing.cancel()
            await self._close()

    async def _close(self) -> None:
        if self.close_code in (CLOSE_ABUSE, CLOSE_SLOW) or self.impatience > MOST_IMPATIENCE:
            self.room.offended(self.session, self.address)
        try:
            await self.peer.close(self.close_code)
        except (RuntimeError, WebSocketDisconnect, ClientDisconnected):
            log.debug("socket was closed by the client")

    # ---- reading ----

    async def hear(self, text: str) -> bool:
        """Deal with a message; False when this was the last one to be heard."""
        if len(text.encode()) > self.room.settings.frame_bytes or self.bad_messages > MOST_BAD_MESSAGES:
            self.close_code = CLOSE_ABUSE
            return False
        try:
            if await self._patient():
                await self._handle(text)
                return True
            self.close_code = CLOSE_AGAIN
        except (WebSocketDisconnect, ClientDisconnected):
            log.debug("a client has gone")
        except AWAY as error:
            self._database_away(error)
        except Exception:
            self.close_code = CLOSE_TROUBLE
            log.exception("a connection failed", table=self.viewer.table_id)
        return False

    def _database_away(self, error: Exception) -> None:
        log.warning("database away", table=self.viewer.table_id, error=type(error).__name__)
        self.close_code = CLOSE_AGAIN

    async def _patient(self) -> bool:
        """Let a message that came too soon after "not now" wait; False when that has happened too often."""
        if self.rest_until:
            too_soon = self.rest_until - asyncio.get_running_loop().time()
            self.impatience = self.impatience + 1 if too_soon > 0 else 0
            await asyncio.sleep(too_soon)
            self.rest_until = 0.0
        return self.impatience <= MOST_IMPATIENCE

    async def _handle(self, text: str) -> None:
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self.bad_messages += 1
            refusal = Refusal("malformed", "room-malformed", reason=str(error))
            self._answer({"type": "refused", "command_id": None, **refusal.to_json()})
            return
        kind = type(message).__struct_config__.tag
        self.room.metrics.heard(str(kind))
        command_id = getattr(message, "command_id", None) or getattr(message, "id", None)
        try:
            self._need_calm()
            if kind == "ping":
                self._answer({"type": "pong", "now": self.room.now()})
                return
            with self.room.admission.turn(self.player.id) as turn:
                await turn.come()
                await getattr(self, f"_on_{kind}")(message)
        except Refusal as refusal:
            if refusal.code == "busy":
                self.rest_until = asyncio.get_running_loop().time() + int(refusal.params["wait_ms"]) / 1000
            self.room.metrics.refusals.labels(refusal.code).inc()
            self._answer({"type": "refused", "command_id": command_id, **refusal.to_json()})

    def _need_calm(self) -> None:
        """A client that goes on sending too fast is sent away in the end."""
        try:
            self.room.messages.need(self.player.id)
            self.room.address_messages.need(self.address)
        except Refusal:
            self.bad_messages += 1
            raise

    async def _on_join(self, message: messages.Hello) -> None:
        self.room.joins.need(self.player.id)
        await self._still_signed_in()
        table = await self.room.service.table(self.viewer.table_id)
        if not visible.may_see(table, self.player.id):
            raise Refusal("not_allowed", "room-no-watching")
        self._answer({"type": "welcome", "after": message.after_seq})

    async def _on_act(self, message: messages.ActMessage) -> None:
        """Decide in the game; that the session still lasts is checked where the decision is written."""
        try:
            await self._command(commands.Act(message.action), message.command_id, message.expected_seq)
        except Refusal:
            await self._still_signed_in()
            raise

    async def _on_do(self, message: messages.DoMessage) -> None:
        await self._still_signed_in()
        await self._command(message.command, message.command_id, message.expected_seq)

    async def _command(self, command: commands.Command, command_id: str, expected_seq: int | None) -> None:
        who = Who(self.player.id, self.player.name)
        command_at = self.room.service.command
        with self.room.metrics.commands.time():
            try:
                seq = await command_at(self.viewer.table_id, who, command, command_id, expected_seq, self.session)
            except SignedOut:
                self._signed_out()
        self._answer({"type": "ack", "command_id": command_id, "seq": seq})

    async def _still_signed_in(self) -> None:
        """A person who has logged out elsewhere stops asking and acting at once."""
        player = await self.room.sessions.find(self.token, self.room.now())
        if player is None:
            self._signed_out()
        if player.name != self.player.name:
            self.viewer.name = player.name
            self.room.hub.gathered(self.viewer.table_id)
        self.player = player

    def _signed_out(self) -> NoReturn:
        self.close_code = CLOSE_UNKNOWN
        raise WebSocketDisconnect(detail="signed out")

    async def _on_explain(self, message: messages.ExplainMessage) -> None:
        """Why, or why not: for who is to decide, and for everybody in a game without secrets."""
        table = await self.room.service.latest(self.viewer.table_id)
        if table.match is None or not visible.may_see(table, self.player.id):
            raise Refusal("conflict", "room-table-open")
        if table.game.hidden and table.actor() not in table.seats_of(self.player.id):
            raise Refusal("not_allowed", "room-not-your-turn")
        verdict = table.match.explain(message.action)
        self._answer({"type": "explained", "id": message.id, **visible.verdict(verdict)})

    async def _on_preview(self, message: messages.PreviewMessage) -> None:
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
        self._answer({"type": "previewed", "id": message.id, **visible.foresight(seen)})

    async def _on_chat(self, message: messages.ChatMessage) -> None:
        await self._still_signed_in()
        table = await self.room.service.table(self.viewer.table_id)
        if not visible.may_see(table, self.player.id):
            raise Refusal("not_allowed", "room-no-watching")
        self.room.chat.need(self.player.id)
        await self.room.service.say(table.id, self.player, message.text, message.command_id)
        self._answer({"type": "ack", "command_id": message.command_id, "seq": table.seq})

    def _answer(self, message: Json) -> None:
        """Put an answer out; a client that sends and does not read is sent away."""
        if len(self.answers) >= MOST_ANSWERS:
            self.close_code = CLOSE_SLOW
            raise WebSocketDisconnect(detail="does not read")
        self.answers.append(message)
        self._wake()

    # ---- writing ----

    def _wake(self) -> None:
        if self._writing is None and self._has_news():
            self._writing = asyncio.create_task(self._write())

    def _has_news(self) -> bool:
        viewer = self.viewer
        news = viewer.moved or viewer.talked or viewer.gathered
        return viewer.signed_out or bool(self.answers) or (self.joined and news)

    async def _write(self) -> None:
        """Send answers and what is new until there is nothing more."""
        try:
            while self._has_news():
                if self.viewer.signed_out:
                    self._signed_out()
                while self.answers:
                    message = self.answers.pop(0)
                    await (self._greet(message["after"]) if message["type"] == "welcome" else self._send(message))
                if self.joined:
                    await self._tell_news()
        except WebSocketDisconnect:
            await self._close()
        except AWAY as error:
            self._database_away(error)
            await self._close()
        except Exception:
            log.exception("a viewer could not be told", table=self.viewer.table_id)
            self.close_code = CLOSE_TROUBLE
            await self._close()
        finally:
            self._writing = None

    async def _greet(self, after_seq: int) -> None:
        """Begin anew after what the client has; the writer says so itself, so that no number follows a higher one."""
        table = await self.room.service.latest(self.viewer.table_id)
        self.joined = True
        self.told.start(min(after_seq, table.seq))
        self.chat_number = 0
        self.people = []
        self.viewer.moved = self.viewer.talked = self.viewer.gathered = True
        self.room.hub.join(self.viewer)
        you = {"id": self.player.id, "name": self.player.name}
        await self._send({"type": "welcome", "protocol": PROTOCOL, "you": you, "seq": table.seq})

    async def _tell_news(self) -> None:
        viewer = self.viewer
        if viewer.moved:
            viewer.moved = False
            await self._update()
        if viewer.gathered:
            viewer.gathered = False
            people = self.room.hub.people(viewer.table_id)
            if people != self.people:
                self.people = people
                await self._send({"type": "presence", "people": people})
        if viewer.talked:
            viewer.talked = False
            lines = await self.room.service.store.chat(viewer.table_id, self.chat_number)
            if lines:
                self.chat_number = lines[-1]["number"]
                await self._send({"type": "chat", "lines": lines})

    async def _update(self) -> None:
        """Send what is new for this viewer since the last update; after joining, the table as a whole."""
        service = self.room.service
        table = await service.latest(self.viewer.table_id)
        if not visible.may_see(table, self.player.id):
            self.close_code = CLOSE_FORBIDDEN
            raise WebSocketDisconnect(detail="may no longer watch")
        news = self.told.news(table, service.thought_ms(table, self.room.now()))
        if news is not None:
            await self._send(news)

    async def _send(self, message: Json) -> None:
        text = _encoder.encode(message).decode()
        try:
            await self.peer.send_text(text)
        except ClientDisconnected:
            raise WebSocketDisconnect(detail="gone") from None
        except TimeoutError:
            self.close_code = CLOSE_SLOW
            raise WebSocketDisconnect(detail="does not read") from None
