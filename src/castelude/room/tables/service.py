"""The table service: finds a table, asks what a command leads to, stores it, and only then says yes."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable

import structlog

from castelude.room.live.hub import Hub
from castelude.room.people.accounts import Player
from castelude.room.refusal import Refusal
from castelude.room.storage.database import AWAY
from castelude.room.storage.event_log import Outcome, Write, seats_of, waits_for_bot
from castelude.room.storage.group_commit import Writer
from castelude.room.storage.queries import Conflict, Store, Stored
from castelude.room.tables import commands as cmd
from castelude.room.tables import events as ev
from castelude.room.tables.decide import Moment, Who, check_settings, decide
from castelude.room.tables.table import CANCELLED, FINISHED, Table

ID_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 20
CACHED_TABLES = 500
CACHED_COMMANDS = 2000
TRIES = 8
LONGEST_COMMAND_ID = 64

Now = Callable[[], int]
log = structlog.get_logger()


def system_now() -> int:
    """The server's time in milliseconds."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """An id that nobody guesses: a table reached by its link alone is found by nobody else."""
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(ID_LENGTH))


class SignedOut(Exception):
    """The session that asked has ended; nothing was done."""


class TableService:
    """All tables of the room, as this worker sees them."""

    def __init__(self, store: Store, hub: Hub, now: Now = system_now) -> None:
        self.store = store
        self.writer = Writer(store.engine)
        self.hub = hub
        self.now = now
        self.on_change: Callable[[Table], None] = lambda _: None
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._behind: dict[str, int] = {}
        """The numbers that tables of ours have reached elsewhere."""
        self._unread: set[str] = set()
        self._catching_up: asyncio.Task[None] | None = None
        self._writing: dict[str, int] = {}
        """The numbers of the events that are being written."""
        self._locks: dict[str, asyncio.Lock] = {}
        self._downtimes: list[tuple[int, int]] = []
        self._polled: dict[str, tuple[int, int]] = {}
        self._done: OrderedDict[tuple[str, str], int] = OrderedDict()
        """The commands carried out here of late: one that is sent again is answered without a look into the log."""

    async def close(self) -> None:
        """Give back the connections that are held for this worker's events."""
        if self._catching_up is not None:
            self._catching_up.cancel()
        await self.writer.committer.close()
        await self.store.close()

    # ---- reading ----

    async def table(self, table_id: str) -> Table:
        """The table as the log has it now, from the cache and what came since; `Refusal` when there is none."""
        async with self._lock(table_id):
            return await self._read(table_id)

    async def latest(self, table_id: str) -> Table:
        """The table with everything this worker has written or heard of; reads only what it has not."""
        table = self._known(table_id)
        if table is not None:
            return table
        async with self._lock(table_id):
            return self._known(table_id) or await self._read(table_id)

    def _known(self, table_id: str) -> Table | None:
        return None if table_id in self._behind else self._tables.get(table_id)

    async def _read(self, table_id: str) -> Table:
        if len(table_id) > ID_LENGTH or not table_id.isalnum():
            raise Refusal("not_found", "room-no-table")
        table = self._tables.get(table_id) or Table(table_id)
        self._behind.pop(table_id, None)
        news = await self.store.events(table_id, table.seq)
        for stored in news:
            table.fold(stored.seq, stored.at_ms, stored.event)
        if table.seq == 0:
            raise Refusal("not_found", "room-no-table")
        self._keep(table)
        if news:
            self.hub.changed(table_id)
        return table

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while len(self._tables) > CACHED_TABLES + self.hub.table_count():
            self._tables.popitem(last=False)

    def _lock(self, table_id: str) -> asyncio.Lock:
        if len(self._locks) > 4 * CACHED_TABLES:
            self._locks = {key: lock for key, lock in self._locks.items() if lock.locked()}
        return self._locks.setdefault(table_id, asyncio.Lock())

    def thought_ms(self, table: Table, now_ms: int) -> int:
        """How long the seat to decide has been thinking, without the time the server was down."""
        since = table.clock.since_ms
        if since is None:
            return 0
        down = sum(max(0, min(end, now_ms) - max(start, since)) for start, end in self._downtimes)
        return max(0, now_ms - since - down)

    # ---- writing ----

    async def create(self, player: Player, settings: cmd.TableSettings, rematch_of: str | None = None) -> Table:
        """A new table with this player as its host."""
        check_settings(settings)
        table = Table(new_id())
        first = ev.Created(settings, player.id, rematch_of)
        now = self.now()
        table.fold(1, now, first)
        await self.store.create(table, now, player.id, first, f"create:{table.id}")
        self._tables[table.id] = table
        log.info("table created", table=table.id, game=settings.game)
        return table

    async def command(
        self,
        table_id: str,
        who: Who,
        command: cmd.Command,
        command_id: str,
        expected_seq: int | None = None,
        session: str | None = None,
    ) -> int:
        """Carry out a command exactly once; answers its sequence number, or raises `Refusal`.

        With the hash of a session, nothing is done once that session has ended: `SignedOut`.
        """
        if isinstance(command, cmd.Rematch):
            return await self._rematch(table_id, who, command_id)
        return await self._carry_out(
            table_id,
            who.player if who.bot_seat is None else None,
            f"{who.player}:{command_id}",
            lambda table: decide(table, who, command, self._moment(table)),
            expected_seq if isinstance(command, cmd.Act) else None,
            session,
        )

    def _moment(self, table: Table) -> Moment:
        now = self.now()
        return Moment(now, self.thought_ms(table, now))

    async def _carry_out(
        self,
        table_id: str,
        player: str | None,
        command_id: str,
        choose: Callable[[Table], ev.AnyEvent],
        expected_seq: int | None = None,
        session: str | None = None,
    ) -> int:
        """Goes on to its end when the one who asked has gone: what is written is also shown."""
        work = self._decide_and_write(table_id, player, command_id, choose, expected_seq, session)
        return await asyncio.shield(asyncio.create_task(work))

    async def _decide_and_write(
        self,
        table_id: str,
        player: str | None,
        command_id: str,
        choose: Callable[[Table], ev.AnyEvent],
        expected_seq: int | None,
        session: str | None,
    ) -> int:
        """Decide on what we know; before a refusal, and after a conflict, on what the log says."""
        sure = False
        async with self._lock(table_id):
            if (table_id, command_id) in self._done:
                return self._done[table_id, command_id]
            for _ in range(TRIES):
                table = None if sure else self._known(table_id)
                if table is None:
                    table, sure = await self._read(table_id), True
                    done = await self.store.find_command(table_id, command_id)
                    if done is not None:
                        return done
                try:
                    if expected_seq is not None and expected_seq < table.turned_seq:
                        raise Refusal("stale", "room-stale", seq=table.seq)
                    event = choose(table)
                except Refusal:
                    if sure:
                        raise
                    sure = True
                    continue
                outcome = await self._write(table, player, event, command_id, session)
                if outcome is Outcome.SIGNED_OUT:
                    raise SignedOut
                if outcome is Outcome.STORED:
                    self._remember(table, command_id)
                    self._show(table)
                    return table.seq
                sure = True
        raise Refusal("unavailable", "room-busy")

    async def _write(
        self, table: Table, player: str | None, event: ev.AnyEvent, command_id: str, session: str | None
    ) -> Outcome:
        """Fold the event and have it written. The table is not known again before `_show`: the log may say no."""
        now = self.now()
        seats = seats_of(table)
        self._tables.pop(table.id, None)
        table.fold(table.seq + 1, now, event)
        moved = seats_of(table) if seats_of(table) != seats else None
        bot = waits_for_bot(table)
        write = Write(table.id, table.seq, now, player, event, command_id, table.status, bot, moved, session)
        self._writing[table.id] = table.seq
        try:
            return await self.writer.write(write)
        finally:
            del self._writing[table.id]

    def _remember(self, table: Table, command_id: str) -> None:
        self._done[table.id, command_id] = table.seq
        while len(self._done) > CACHED_COMMANDS:
            self._done.popitem(last=False)

    def _show(self, table: Table) -> None:
        """Tell everybody who looks on, and the bots, after the commit."""
        self._keep(table)
        self.hub.changed(table.id)
        self.on_change(table)

    async def _rematch(self, table_id: str, who: Who, command_id: str) -> int:
        """Open the next table once, seats moved on by one, everybody seated; the first to ask is its host."""
        table = await self.table(table_id)
        if table.status not in (FINISHED, CANCELLED):
            raise Refusal("conflict", "room-table-running")
        if not table.seats_of(who.player):
            raise Refusal("not_allowed", "room-no-seat")
        if table.rematch is not None:
            return table.seq
        successor = await self.create(Player(who.player, who.name, None), table.settings, rematch_of=table_id)
        for event in _seat_again(table):
            await self._carry_out(successor.id, who.player, f"rematch:{event.seat}", lambda _, event=event: event)  # type: ignore[misc]

        def announce(current: Table) -> ev.AnyEvent:
            if current.rematch is not None:
                raise Refusal("conflict", "room-rematch-there")
            return ev.Rematched(successor.id)

        try:
            return await self._carry_out(table_id, who.player, f"{who.player}:{command_id}", announce)
        except Refusal as refusal:
            if refusal.message == "room-rematch-there":
                return (await self.table(table_id)).seq
            raise

    async def adopt(self, guest: Player, account: Player) -> None:
        """Hand every table of a guest over to the account it has signed in to."""
        for table_id in await self.store.tables_of(guest.id, None, 10_000):
            event = ev.Adopted(guest.id, account.id, account.name)
            await self._carry_out(table_id, account.id, f"adopt:{guest.id}", lambda _, event=event: event)  # type: ignore[misc]

    async def bot_trouble(self, table_id: str, seat: int, why: str, ply: int) -> None:
        await self._carry_out(table_id, None, f"trouble:{seat}:{ply}", lambda _: ev.BotTrouble(seat, why))

    async def say(self, table_id: str, player: Player, text: str, command_id: str) -> None:
        """A line of chat at a table."""
        text = " ".join(text.split())
        if not text or not text.isprintable():
            raise Refusal("malformed", "room-chat-text")
        for _ in range(TRIES):
            try:
                await self.store.say(table_id, f"{player.id}:{command_id}", self.now(), player.id, player.name, text)
            except Conflict:
                continue
            self.hub.chatted(table_id)
            return
        raise Refusal("unavailable", "room-busy")

    # ---- time ----

    async def beat(self, gap_ms: int) -> None:
        """Keep the server's pulse, and learn of times when no worker was alive."""
        await self.store.beat(self.now(), gap_ms)
        self._downtimes = await self.store.downtimes()

    # ---- what others write ----

    def receive_hints(self, hints: str) -> None:
        """Take hints of another worker (or our own, come back): tables and the numbers of their latest events."""
        for hint in hints.split(","):
            table_id, _, what = hint.partition(" ")
            if what == "chat":
                self.hub.chatted(table_id)
            elif what.isdigit():
                self._suspect(table_id, int(what))

    def _suspect(self, table_id: str, seq: int) -> None:
        """A table has reached this number: if we are not there and not writing that very event, we must read."""
        known = self._writing.get(table_id)
        if known is None:
            known = self._tables[table_id].seq if table_id in self._tables else None
        if known is None:
            self.hub.changed(table_id)
        elif known < seq:
            self._behind[table_id] = seq
            self._unread.add(table_id)
            if self._catching_up is None:
                self._catching_up = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        """Read what others have written, at all these tables together, and wake those who look on."""
        try:
            while self._unread:
                unread, self._unread = self._unread, set()
                cached = {table_id: self._tables[table_id].seq for table_id in unread if table_id in self._tables}
                try:
                    for table_id, news in (await self.store.events_of(cached)).items():
                        self._take_in(table_id, news)
                except AWAY as error:  # each viewer finds out alone
                    log.warning("database away", error=type(error).__name__)
                for table_id in unread:
                    self.hub.changed(table_id)
        finally:
            self._catching_up = None

    def _take_in(self, table_id: str, news: list[Stored]) -> None:
        """Fold events of the log, unless somebody is at work on this table: then that one reads for itself."""
        table = self._tables.get(table_id)
        if table is None or self._lock(table_id).locked():
            return
        for stored in news:
            if stored.seq > table.seq:
                table.fold(stored.seq, stored.at_ms, stored.event)
        if table.seq >= self._behind.get(table_id, 0):
            self._behind.pop(table_id, None)

    async def refresh(self, table_ids: Iterable[str]) -> None:
        """Wake the viewers of tables that other workers have changed since the last look."""
        wanted = list(table_ids)
        found = await self.store.versions(wanted) if wanted else {}
        for table_id, (seq, lines) in found.items():
            known = self._polled.get(table_id)
            if known is None or known[0] != seq:
                self._suspect(table_id, seq)
            if known is None or known[1] != lines:
                self.hub.chatted(table_id)
        self._polled = found


def _seat_again(table: Table) -> list[ev.Seated | ev.BotSeated]:
    """Everybody one seat further, so that the beginning goes round."""
    events: list[ev.Seated | ev.BotSeated] = []
    for seat, chair in enumerate(table.chairs):
        moved = (seat + 1) % len(table.chairs)
        if chair.level is not None:
            events.append(ev.BotSeated(moved, chair.level))
        elif chair.player is not None and chair.name is not None and not chair.away:
            events.append(ev.Seated(moved, chair.player, chair.name))
    return events
