"""One WebSocket at one table: what its client asks, and who may. docs/room-protocol.md has the messages."""

import asyncio

import msgspec
import structlog
from litestar.exceptions import WebSocketDisconnect

from castelude.room.limits.buckets import Places
from castelude.room.live import messages
from castelude.room.live.handoff import ClientSocket
from castelude.room.live.messages import CloseCode
from castelude.room.live.sender import MOST_IMPATIENCE, Sender
from castelude.room.live.uvicorn_socket import ClientDisconnected
from castelude.room.people.accounts import Player
from castelude.room.people.sessions import token_hash
from castelude.room.refusal import Refusal
from castelude.room.storage.database import AWAY
from castelude.room.tables import commands, visible
from castelude.room.tables.decide import Who
from castelude.room.tables.service import SignedOut
from castelude.room.traces import span
from castelude.room.worker import Worker

MOST_BAD_MESSAGES = 20

log = structlog.get_logger()
_decoder: msgspec.json.Decoder[messages.SocketMessage] = msgspec.json.Decoder(messages.SocketMessage)


class Connection(Sender):
    """One person's connection to one table: it answers messages, and sends what is new."""

    def __init__(
        self, room: Worker, socket: ClientSocket, player: Player, token: str, table_id: str, places: Places
    ) -> None:
        self.token = token
        self.session = token_hash(token)
        super().__init__(room, socket, player, self.session, table_id)
        self.places = places
        self.bad_messages = 0
        self.rest_until = 0.0
        """The event loop's time until which the client was asked to wait."""

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

    # ---- reading ----

    async def receive(self, text: str) -> bool:
        """Handle a message; False to end the connection."""
        most = self.room.settings.frame_bytes
        if (4 * len(text) > most and len(text.encode()) > most) or self.bad_messages > MOST_BAD_MESSAGES:
            self.close_code = CloseCode.ABUSE
            return False
        try:
            if not self.rest_until or await self._wait_as_told():
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

    async def _wait_as_told(self) -> bool:
        """Delay a message that came too soon after a `busy` refusal; False when that has happened too often."""
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
        self.room.metrics.received(type(message))
        try:
            self._need_calm()
            if isinstance(message, messages.PingMessage):
                self._answer(messages.Pong(self.room.now()))
                return
            if isinstance(message, messages.PreviewMessage):  # waits in a queue of its own, for rendering processes
                await self._preview(message)
                return
            with self.room.admission.slot(self.player.id) as slot:
                if not slot.acquire_now():
                    await slot.acquire()
                await (self._act(message) if isinstance(message, messages.ActMessage) else self._dispatch(message))
        except Refusal as refusal:
            if refusal.code == "busy":
                self.rest_until = asyncio.get_running_loop().time() + int(refusal.params["wait_ms"]) / 1000
            self.room.metrics.refusals.labels(refusal.code).inc()
            command_id = getattr(message, "command_id", None) or getattr(message, "id", None)
            self._answer(_refused(command_id, refusal))

    async def _dispatch(self, message: messages.OtherRequest) -> None:
        match message:
            case messages.Hello():
                await self._join(message)
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
        table_id, session = self.viewer.table_id, self.session
        self._deciding = True
        try:
            with span("command"), self.room.metrics.commands.time():
                seq = await self.room.service.command(
                    table_id, who, command, command_id, expected_seq, session, shielded=False
                )
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


def _refused(command_id: str | None, refusal: Refusal) -> messages.Refused:
    return messages.Refused(command_id, refusal.code, refusal.clause, refusal.message, refusal.params, refusal.words())
