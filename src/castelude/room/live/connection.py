"""One WebSocket at one table. docs/room-protocol.md has the messages.

Only answers are queued for a viewer. Updates are rendered when the socket can take them, so a slow reader gets fewer
and larger updates and delays nobody else.
"""

import asyncio
from typing import Any, NoReturn

import msgspec
import structlog
from litestar.exceptions import WebSocketDisconnect

from castelude.room.limits.buckets import Places
from castelude.room.live import messages
from castelude.room.live.delayed import Eyes
from castelude.room.live.feed import Feed
from castelude.room.live.handoff import ClientSocket
from castelude.room.live.hub import Here, Viewer
from castelude.room.live.messages import PROTOCOL, CloseCode
from castelude.room.live.uvicorn_socket import ClientDisconnected
from castelude.room.people.accounts import Player
from castelude.room.people.sessions import token_hash
from castelude.room.refusal import Refusal
from castelude.room.storage.database import AWAY, cause_of
from castelude.room.tables import commands, visible
from castelude.room.tables.decide import Who
from castelude.room.tables.seats import mark_of
from castelude.room.tables.service import SignedOut
from castelude.room.tables.table import Table
from castelude.room.traces import span
from castelude.room.worker import Worker

MOST_ANSWERS = 64
MOST_BAD_MESSAGES = 20
MOST_IMPATIENCE = 2

log = structlog.get_logger()
_decoder: msgspec.json.Decoder[messages.SocketMessage] = msgspec.json.Decoder(messages.SocketMessage)
_encoder = msgspec.json.Encoder()


class Connection:
    """One person's connection to one table: it answers messages, and a task sends updates while there are any."""

    def __init__(
        self, room: Worker, socket: ClientSocket, player: Player, token: str, table_id: str, places: Places
    ) -> None:
        self.room = room
        self.places = places
        self.socket = socket
        self.player = player
        self.token = token
        self.session = token_hash(token)
        account = player.login is not None
        self.viewer = Viewer(table_id, player.id, player.name, self.session, self._wake, account)
        self.answers: list[messages.TypedMessage | messages.Hello] = []
        """What is sent next; the answer to `Hello` is made when its turn comes."""
        self.joined = False
        self.feed = Feed(player.id)
        self.chat_number = 0
        self.blocked: frozenset[str] = frozenset()
        """Those whose lines of chat this person does not want to read."""
        self.people: list[Here] = []
        self.household = socket.household
        self.bad_messages = 0
        self.rest_until = 0.0
        """The event loop's time until which the client was asked to wait."""
        self.impatience = 0
        self.close_code = 1000
        self._deciding = False
        """Whether a command of this client is being carried out: its answer and the news go out together."""
        self._writing: asyncio.Task[None] | None = None
        self._eyes = Eyes(room.delayed, self.viewer)

    def begin(self) -> None:
        """Receive messages and send updates from now on, until the client leaves or has to go."""
        self.room.hub.enter(self.viewer)
        self.socket.deliver_to(self)

    async def close(self) -> None:
        with self.places:
            self.room.hub.leave(self.viewer)
            self.joined = False
            self._eyes.close()
            if self._writing is not None:
                self._writing.cancel()
            await self._close_socket()

    async def _close_socket(self) -> None:
        if self.close_code in (CloseCode.ABUSE, CloseCode.TOO_SLOW) or self.impatience > MOST_IMPATIENCE:
            self.room.offended(self.session, self.household)
        try:
            await self.socket.close(self.close_code)
        except (RuntimeError, WebSocketDisconnect, ClientDisconnected):
            log.debug("client disconnected")

    # ---- reading ----

    async def receive(self, text: str) -> bool:
        """Handle a message; False to end the connection."""
        if len(text.encode()) > self.room.settings.frame_bytes or self.bad_messages > MOST_BAD_MESSAGES:
            self.close_code = CloseCode.ABUSE
            return False
        try:
            if await self._wait_as_told():
                await self._handle(text)
                return True
            self.close_code = CloseCode.TRY_AGAIN_LATER
        except (WebSocketDisconnect, ClientDisconnected):
            log.debug("client disconnected")
        except AWAY as error:
            self._database_away(error)
        except Exception:
            self.close_code = CloseCode.SERVER_ERROR
            log.exception("connection failed", table=self.viewer.table_id)
        return False

    def _database_away(self, error: Exception) -> None:
        log.warning("database unavailable", table=self.viewer.table_id, error=cause_of(error))
        self.close_code = CloseCode.TRY_AGAIN_LATER

    async def _wait_as_told(self) -> bool:
        """Delay a message that came too soon after a `busy` refusal; False when that has happened too often."""
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
            self._answer(_refused(None, refusal))
            return
        kind = type(message).__struct_config__.tag
        self.room.metrics.received(str(kind))
        command_id = getattr(message, "command_id", None) or getattr(message, "id", None)
        try:
            self._need_calm()
            if isinstance(message, messages.PingMessage):
                self._answer(messages.Pong(self.room.now()))
                return
            if isinstance(message, messages.PreviewMessage):  # waits in a queue of its own, for rendering processes
                await self._preview(message)
                return
            with self.room.admission.slot(self.player.id) as slot:
                await slot.acquire()
                await self._dispatch(message)
        except Refusal as refusal:
            if refusal.code == "busy":
                self.rest_until = asyncio.get_running_loop().time() + int(refusal.params["wait_ms"]) / 1000
            self.room.metrics.refusals.labels(refusal.code).inc()
            self._answer(_refused(command_id, refusal))

    async def _dispatch(self, message: messages.Request) -> None:
        match message:
            case messages.Hello():
                await self._join(message)
            case messages.ActMessage():
                await self._act(message)
            case messages.DoMessage():
                await self._do(message)
            case messages.ExplainMessage():
                await self._explain(message)
            case messages.ChatMessage():
                await self._chat(message)

    def _need_calm(self) -> None:
        """Refuse messages that come too fast; a client that goes on like that is disconnected in the end."""
        try:
            self.room.messages.need(self.player.id)
            self.room.address_messages.need(self.household)
        except Refusal:
            self.bad_messages += 1
            raise

    async def _join(self, message: messages.Hello) -> None:
        self.room.joins.need(self.player.id)
        await self._still_signed_in()
        table = await self.room.service.table(self.viewer.table_id)
        if not visible.may_see(table, self.player.id):
            raise Refusal("not_allowed", "room-no-watching")
        self._answer(message)

    async def _act(self, message: messages.ActMessage) -> None:
        """Make a decision in the game; storage checks in the same transaction that the session has not ended."""
        try:
            await self._command(commands.Act(message.action), message.command_id, message.expected_seq)
        except Refusal:
            await self._still_signed_in()
            raise

    async def _do(self, message: messages.DoMessage) -> None:
        await self._still_signed_in()
        command = await self.room.admit(self.viewer.table_id, self.player, self.household, message.command)
        await self._command(command, message.command_id, message.expected_seq)

    async def _command(self, command: commands.Command, command_id: str, expected_seq: int | None) -> None:
        who = Who(self.player.id, self.player.name, account=self.player.login is not None)
        command_at = self.room.service.command
        self._deciding = True
        try:
            with span("command"), self.room.metrics.commands.time():
                seq = await command_at(self.viewer.table_id, who, command, command_id, expected_seq, self.session)
        except SignedOut:
            self._signed_out()
        finally:
            self._deciding = False
        self._answer(messages.Ack(command_id, seq))

    async def _still_signed_in(self) -> None:
        """Stop a person who has signed out elsewhere."""
        player = await self.room.sessions.find(self.token, self.room.now())
        if player is None:
            self._signed_out()
        if player.name != self.player.name:
            self.viewer.name = player.name
            self.room.hub.people_changed(self.viewer.table_id)
        self.player = player

    def _signed_out(self) -> NoReturn:
        self.close_code = CloseCode.SIGNED_OUT
        raise WebSocketDisconnect(detail="signed out")

    async def _explain(self, message: messages.ExplainMessage) -> None:
        """Why an action is legal, or why not: for the seat to decide, and for everybody in a game without secrets."""
        table = await self.room.service.latest(self.viewer.table_id)
        if table.match is None or not visible.may_see(table, self.player.id):
            raise Refusal("conflict", "room-table-open")
        if table.game.hidden and table.actor() not in table.seats_of(self.player.id):
            raise Refusal("not_allowed", "room-not-your-turn")
        verdict = table.match.explain(message.action)
        self._answer(messages.Explained(message.id, **visible.verdict(verdict)))

    async def _preview(self, message: messages.PreviewMessage) -> None:
        """What a legal action would lead to, for the seat to decide."""
        table = await self.room.service.table(self.viewer.table_id)
        if table.match is None:
            raise Refusal("conflict", "room-table-open")
        if table.actor() not in table.seats_of(self.player.id):
            raise Refusal("not_allowed", "room-not-your-turn")
        made = await self.room.renderers.make(
            self.household, "preview", game=table.game.id, position=table.match.position.copy(), action=message.action
        )
        self._answer(messages.Previewed(message.id, **msgspec.json.decode(made)))

    async def _chat(self, message: messages.ChatMessage) -> None:
        await self._still_signed_in()
        table = await self.room.service.table(self.viewer.table_id)
        if not visible.may_see(table, self.player.id):
            raise Refusal("not_allowed", "room-no-watching")
        mute = self.room.sanctions.of_person("mute", self.player.id)
        if mute is not None:
            raise mute.refusal(self.room.now())
        self.room.address_chat.need(self.household)
        await self.room.chat.need(self.player.id)
        await self.room.table_chat.say(table, self.player, message.text, message.command_id)
        self._answer(messages.Ack(message.command_id, table.seq))

    def _answer(self, message: messages.TypedMessage | messages.Hello) -> None:
        """Queue an answer; a client that sends and does not read is disconnected."""
        if len(self.answers) >= MOST_ANSWERS:
            self.close_code = CloseCode.TOO_SLOW
            raise WebSocketDisconnect(detail="does not read")
        self.answers.append(message)
        self._wake()

    # ---- writing ----

    def _wake(self) -> None:
        if self._writing is None and not self._deciding and self._has_news():
            self._writing = asyncio.create_task(self._write())

    def _has_news(self) -> bool:
        viewer = self.viewer
        news = viewer.new_events or viewer.new_chat or viewer.new_people
        return viewer.signed_out or viewer.sent_away or bool(self.answers) or (self.joined and news)

    async def _write(self) -> None:
        """Send answers and updates until there are none left."""
        try:
            while self._has_news():
                if self.viewer.signed_out:
                    self._signed_out()
                if self.viewer.sent_away:
                    self.close_code = CloseCode.TRY_AGAIN_LATER
                    raise WebSocketDisconnect(detail="begin again")
                await self._send_due()
        except WebSocketDisconnect:
            await self._close_socket()
        except AWAY as error:
            self._database_away(error)
            await self._close_socket()
        except Exception:
            log.exception("update failed", table=self.viewer.table_id)
            self.close_code = CloseCode.SERVER_ERROR
            await self._close_socket()
        finally:
            self._writing = None

    async def _send_due(self) -> None:
        """Send what is due with one write; what was ready before something failed is sent, too."""
        due: list[messages.ServerMessage] = []
        try:
            await self._gather(due)
        finally:
            await self._send(due)

    async def _gather(self, due: list[messages.ServerMessage]) -> None:
        """Add what is new, the answers that are due, and what is new to somebody who was let in by one of them.

        An answer that is added while the news are gathered waits for the next turn: its own news come before it.
        """
        answers, self.answers = self.answers, []
        await self._gather_news(due)
        for message in answers:
            due.append(await self._welcome(message.after_seq) if isinstance(message, messages.Hello) else message)
        await self._gather_news(due)

    async def _gather_news(self, due: list[messages.ServerMessage]) -> None:
        viewer = self.viewer
        if not self.joined:
            return
        if viewer.new_events:
            viewer.new_events = False
            news = await self._news()
            if news is not None:
                due.append(news)
        if viewer.new_people:
            viewer.new_people = False
            people = self.room.hub.people(viewer.table_id)
            if people != self.people:
                self.people = people
                shown = [messages.PersonHere(self._mark(each.player), each.name, each.account) for each in people]
                due.append(messages.Presence(shown))
        if viewer.new_chat:
            viewer.new_chat = False
            lines = await self.room.store.chat(viewer.table_id, self.chat_number)
            if lines:
                self.chat_number = lines[-1]["number"]
                shown_lines = [self._line(line) for line in lines if line["player_id"] not in self.blocked]
                if shown_lines:
                    due.append(messages.Chat(shown_lines))

    def _line(self, line: dict[str, Any]) -> messages.ChatLine:
        shown = {key: value for key, value in line.items() if key != "player_id"}
        return messages.ChatLine(who=self._mark(line["player_id"]), **shown)

    def _mark(self, player: str) -> str:
        return mark_of(self.viewer.table_id, player)

    async def _welcome(self, after_seq: int) -> messages.Welcome:
        """Start again after what the client has. The writing task does it, so that sequence numbers never go back."""
        table = await self._seen_table()
        self.blocked = await self.room.blocking.blocked_by(self.player.id)
        self.joined = True
        self.feed.start(min(after_seq, table.seq))
        self.chat_number = 0
        self.people = []
        self.viewer.new_events = self.viewer.new_chat = self.viewer.new_people = True
        self.room.hub.join(self.viewer)
        you = messages.Identity(self.player.id, self.player.name)
        return messages.Welcome(PROTOCOL, you, table.seq)

    async def _news(self) -> messages.ServerMessage | None:
        """What is new for this viewer since the last update, or a snapshot after joining."""
        table = await self._seen_table()
        if not visible.may_see(table, self.player.id):
            self.close_code = CloseCode.FORBIDDEN
            raise WebSocketDisconnect(detail="may no longer watch")
        self.viewer.plays = bool(table.seats_of(self.player.id))
        return self.feed.news(table, self.room.service.thought_ms(table, self.room.delayed.now(table)))

    async def _seen_table(self) -> Table:
        return await self._eyes.seen(await self.room.service.latest(self.viewer.table_id))

    async def _send(self, sent: list[messages.ServerMessage]) -> None:
        if not sent:
            return
        try:
            await self.socket.send_texts(map(_encoder.encode, sent))
        except ClientDisconnected:
            raise WebSocketDisconnect(detail="gone") from None
        except TimeoutError:
            self.close_code = CloseCode.TOO_SLOW
            raise WebSocketDisconnect(detail="does not read") from None


def _refused(command_id: str | None, refusal: Refusal) -> messages.Refused:
    return messages.Refused(command_id, refusal.code, refusal.clause, refusal.message, refusal.params, refusal.words())
