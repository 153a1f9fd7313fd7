"""What a connection sends: answers to its client, and what is new at its table.

Only answers are queued for a viewer. Updates are rendered when the socket can take them, so a slow reader gets fewer
and larger updates and delays nobody else.
"""

import asyncio
from typing import Any, NoReturn

import msgspec
import structlog
from litestar.exceptions import WebSocketDisconnect

from castelude.room.live import messages
from castelude.room.live.deflate import Whole, Words
from castelude.room.live.delayed import Eyes
from castelude.room.live.feed import Feed
from castelude.room.live.handoff import ClientSocket
from castelude.room.live.hub import Here, Viewer
from castelude.room.live.messages import PROTOCOL, CloseCode
from castelude.room.live.uvicorn_socket import ClientDisconnected
from castelude.room.people.accounts import Player
from castelude.room.storage.database import AWAY, cause_of
from castelude.room.tables import visible
from castelude.room.tables.seats import mark_of
from castelude.room.tables.table import Table
from castelude.room.worker import Worker

MOST_ANSWERS = 64
MOST_IMPATIENCE = 2

log = structlog.get_logger()
_encoder = msgspec.json.Encoder()


def text_of(message: messages.ServerMessage | messages.Hello) -> bytes:
    """A message as it is sent, marked where it is not compressed like others."""
    text = _encoder.encode(message)
    if isinstance(message, messages.Chat | messages.Presence):
        return Words(text)
    return Whole(text) if isinstance(message, messages.Update) else text


class Sender:
    """The way to one viewer of one table. What has to be waited for is sent by a task, anything else at once."""

    def __init__(self, room: Worker, socket: ClientSocket, player: Player, session: str, table_id: str) -> None:
        self.room = room
        self.socket = socket
        self.household = socket.household
        self.player = player
        account = player.login is not None
        self.viewer = Viewer(table_id, player.id, player.name, session, self._wake, account)
        self.answers: list[messages.TypedMessage | messages.Hello] = []
        """What is sent next; the answer to `Hello` is made when its turn comes."""
        self.joined = False
        self.feed = Feed(player.id)
        self.chat_number = 0
        self.blocked: frozenset[str] = frozenset()
        """Those whose lines of chat this person does not want to read."""
        self.people: list[Here] = []
        self.impatience = 0
        """How often in a row the client has not waited though it was asked to."""
        self.close_code = 1000
        self._deciding = False
        """Whether a command of this client is being carried out: its answer and the news go out together."""
        self._writing: asyncio.Task[None] | None = None
        self._eyes = Eyes(room.delayed, self.viewer)

    async def _close_socket(self) -> None:
        if self.close_code in (CloseCode.ABUSE, CloseCode.TOO_SLOW) or self.impatience > MOST_IMPATIENCE:
            self.room.offended(self.viewer.session, self.household)
        try:
            await self.socket.close(self.close_code)
        except (RuntimeError, WebSocketDisconnect, ClientDisconnected):
            log.debug("client disconnected")

    def _answer(self, message: messages.TypedMessage | messages.Hello) -> None:
        """Queue an answer; a client that sends and does not read is disconnected."""
        if len(self.answers) >= MOST_ANSWERS:
            self.close_code = CloseCode.TOO_SLOW
            raise WebSocketDisconnect(detail="does not read")
        self.answers.append(message)
        self._wake()

    def _wake(self) -> None:
        if self._writing is None and not self._deciding and self._has_news() and not self._write_now():
            self._writing = asyncio.create_task(self._write())

    def _has_news(self) -> bool:
        viewer = self.viewer
        news = viewer.new_events or viewer.new_chat or viewer.new_people
        return viewer.signed_out or viewer.sent_away or bool(self.answers) or (self.joined and news)

    def _write_now(self) -> bool:
        """Send answers and updates if nothing has to be waited for, as nearly always; False: a task has to do it."""
        table = None
        if not self.socket.is_writable or any(isinstance(answer, messages.Hello) for answer in self.answers):
            return False
        viewer = self.viewer
        if viewer.signed_out or viewer.sent_away or (self.joined and viewer.new_chat):
            return False
        if self.joined and viewer.new_events:
            table = self.room.service.known(viewer.table_id)
            if table is None or visible.is_delayed(table, self.player.id) or not visible.may_see(table, self.player.id):
                return False
            viewer.new_events = False
        try:
            answers, self.answers = self.answers, []
            due = [*self._changes(table), *answers] if self.joined else answers
            if due:
                self.socket.write_texts(map(text_of, due))
        except (ClientDisconnected, WebSocketDisconnect):
            log.debug("client disconnected")
        except Exception:
            log.exception("update failed", table=viewer.table_id)
            self.close_code = CloseCode.SERVER_ERROR
            self._writing = asyncio.create_task(self._close_socket())
        return True

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
        table = None
        if viewer.new_events:
            viewer.new_events = False
            table = await self._seen_table()
        due += self._changes(table)
        if viewer.new_chat:
            viewer.new_chat = False
            lines = await self.room.store.chat(viewer.table_id, self.chat_number)
            if lines:
                self.chat_number = lines[-1]["number"]
                shown_lines = [self._line(line) for line in lines if line["player_id"] not in self.blocked]
                if shown_lines:
                    due.append(messages.Chat(shown_lines))

    def _changes(self, table: Table | None) -> list[messages.ServerMessage]:
        """What is new at the table, if it has to be looked at, and who has come and gone."""
        viewer = self.viewer
        found: list[messages.ServerMessage] = []
        if table is not None:
            news = self._news(table)
            if news is not None:
                found.append(news)
        if viewer.new_people:
            viewer.new_people = False
            people = self.room.hub.people(viewer.table_id)
            if people != self.people:
                self.people = people
                shown = [messages.PersonHere(self._mark(each.player), each.name, each.account) for each in people]
                found.append(messages.Presence(shown))
        return found

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

    def _news(self, table: Table) -> messages.ServerMessage | None:
        """What is new for this viewer since the last update, or a snapshot after joining."""
        if not visible.may_see(table, self.player.id):
            self.close_code = CloseCode.FORBIDDEN
            raise WebSocketDisconnect(detail="may no longer watch")
        self.viewer.plays = bool(table.seats_of(self.player.id))
        thought = self.room.service.thought_ms(table, self.room.delayed.now(table)) if table.clock.counts else 0
        return self.feed.news(table, thought)

    async def _seen_table(self) -> Table:
        return await self._eyes.seen(await self.room.service.latest(self.viewer.table_id))

    async def _send(self, sent: list[messages.ServerMessage]) -> None:
        if not sent:
            return
        try:
            await self.socket.send_texts(map(text_of, sent))
        except ClientDisconnected:
            raise WebSocketDisconnect(detail="gone") from None
        except TimeoutError:
            self.close_code = CloseCode.TOO_SLOW
            raise WebSocketDisconnect(detail="does not read") from None

    def _database_away(self, error: Exception) -> None:
        log.warning("database unavailable", table=self.viewer.table_id, error=cause_of(error))
        self.close_code = CloseCode.TRY_AGAIN_LATER

    def _signed_out(self) -> NoReturn:
        self.close_code = CloseCode.SIGNED_OUT
        raise WebSocketDisconnect(detail="signed out")
