"""Carries out commands: decide, fold, append to the log, and only then show and acknowledge."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence

import msgspec
import structlog

from castelude.room.refusal import Refusal
from castelude.room.tables import commands as cmd
from castelude.room.tables import deadlines, dealing, rematch, seating
from castelude.room.tables import events as ev
from castelude.room.tables.cache import TableCache
from castelude.room.tables.decide import Decision, Moment, Who, concerns, decide
from castelude.room.tables.ids import new_id, new_nonce
from castelude.room.tables.ports import Audience, EventLog, NewTable, Person, Write, WriteResult
from castelude.room.tables.results import result_to_store
from castelude.room.tables.settings import check_settings
from castelude.room.tables.table import CANCELLED, FINISHED, OPEN, RUNNING, Table
from castelude.room.tables.uptime import Now, Uptime

CACHED_COMMANDS = 2000
HOUSE = "house"
"""The host of tables that the house itself opens; no person has this id."""
TRIES = 8
log = structlog.get_logger()


def _ignore(_: Table) -> None:
    """Nobody else wants to know."""


def is_listed(table: Table) -> bool:
    """Whether the lobby shows the table: by choice, or because everybody may watch its game. Exhibitions never."""
    if table.exhibition:
        return False
    return table.settings.listed or (table.settings.watch == "everybody" and table.status != OPEN)


def _nothing(_: Table) -> int:
    return 0


class SignedOut(Exception):
    """The session that asked has ended; nothing was done."""


class Order(msgspec.Struct, frozen=True):
    """Something to be done at a table, exactly once for its command id."""

    table_id: str
    player: str | None
    command_id: str
    choose: Callable[[Table], Decision | None]
    """The event to be stored, a `Refusal`, or None when nothing is left to do."""
    expected_seq: int | None = None
    session: str | None = None
    concerns: Callable[[Table], int] = _nothing
    """The latest event that must have been seen by whoever names an `expected_seq`."""

    def decide(self, table: Table) -> Decision | None:
        if self.expected_seq is not None and self.expected_seq < self.concerns(table):
            raise Refusal("stale", "room-stale", seq=table.seq)
        return self.choose(table)


class TableService:
    """Commands at all tables of the room, as this worker carries them out.

    `on_change` is called with a table after each event that this worker has stored.
    """

    def __init__(
        self,
        cache: TableCache,
        events: EventLog,
        audience: Audience,
        uptime: Uptime,
        now: Now,
        on_change: Callable[[Table], None] = _ignore,
        nonce: Callable[[], str] = new_nonce,
    ) -> None:
        self.now = now
        self.table = cache.table
        self.tables = cache.tables
        self.latest = cache.latest
        self.known = cache.known
        self.thought_ms = uptime.thought_ms
        self._cache = cache
        self._uptime = uptime
        self._events = events
        self._audience = audience
        self._on_change = on_change
        self._nonce = nonce
        self._done: OrderedDict[tuple[str, str], int] = OrderedDict()
        """The latest commands carried out here: one that is sent again is answered without asking the log."""

    async def create(self, host: Person, settings: cmd.TableSettings) -> Table:
        """A new table with this host."""
        return await self._create(new_id(), host.id, settings)

    async def create_challenge(
        self, table_id: str, host: str, settings: cmd.TableSettings, day: str, counts: bool
    ) -> Table:
        """The table of an attempt at a daily challenge; if there is one of that id, that one."""
        return await self._create(table_id, host, settings, challenge=ev.OfDay(day, counts))

    async def create_exhibition(self, table_id: str, settings: cmd.TableSettings) -> Table:
        """A table at which bots of the house will play; if there is one of that id, that one."""
        return await self._create(table_id, HOUSE, settings, exhibition=True)

    async def open_for_tournament(
        self, table_id: str, organiser: str, settings: cmd.TableSettings, tournament: str, seats: list[rematch.Sitting]
    ) -> None:
        """The table of a game of a tournament, everybody seated and the game begun; what is done already stays."""
        await self._create(table_id, organiser, settings, tournament=tournament)
        await self._seat_all(table_id, organiser, "tournament", seats)

    async def open_for(self, table_id: str, settings: cmd.TableSettings, seats: Sequence[ev.Seated]) -> None:
        """Open the table of this id for people who have agreed to play; the first of them is its host.

        Several workers may do this at the same time, and one may go on where another has died.
        """
        host = seats[0].player
        await self._create(table_id, host, settings)
        await self._seat_all(table_id, host, "paired", seats)

    async def command(
        self,
        table_id: str,
        who: Who,
        command: cmd.Command,
        command_id: str,
        expected_seq: int | None = None,
        session: str | None = None,
        shielded: bool = True,
    ) -> int:
        """Carry out a command exactly once and return its sequence number, or raise `Refusal`.

        With the hash of a session, nothing is done once that session has ended: `SignedOut`. A caller that nobody
        cancels before the worker ends need not be `shielded` (see `carry_out`), which costs a task.
        """
        if isinstance(command, cmd.Rematch):
            return await self._rematch(table_id, who, command, command_id)
        order = Order(
            table_id,
            who.player if who.bot_seat is None else None,
            f"{who.player}:{command_id}",
            lambda table: decide(table, who, command, self._moment(table)),
            expected_seq,
            session,
            lambda table: concerns(table, command),
        )
        seq = await (self.carry_out(order) if shielded else self._decide_and_write(order))
        if not isinstance(command, cmd.Act):
            await self._follow_up(table_id)
        return seq

    async def adopt(self, table_ids: list[str], guest: Person, account: Person) -> None:
        """Hand these tables of a guest over to the account that the guest has signed in to."""

        def hand_over(table: Table) -> Decision | None:
            event = seating.adopt(table, guest.id, account.id, account.name)
            return Decision(event) if event is not None else None

        for table_id in table_ids:
            await self.carry_out(Order(table_id, account.id, f"adopt:{guest.id}", hand_over))

    async def close_expired(self, table_id: str, seq: int) -> None:
        """Close a table that still waits for players and at which nothing has happened since this number."""

        def choose(table: Table) -> Decision | None:
            return Decision(ev.Closed("expired")) if table.status == OPEN and table.seq == seq else None

        await self.carry_out(Order(table_id, None, f"expired:{seq}", choose))

    async def close(self, table_id: str, why: cmd.ClosedWhy) -> None:
        """Close a table at which nothing is over yet: a game under way is cancelled."""

        def choose(table: Table) -> Decision | None:
            return None if table.status in (FINISHED, CANCELLED) else Decision(ev.Closed(why))

        await self.carry_out(Order(table_id, None, f"close:{why}", choose))

    async def rename(self, table_id: str, player: str, name: str) -> None:
        """Let a person who sits there go by another name."""

        def choose(table: Table) -> Decision | None:
            held = table.held_by(player)
            return Decision(ev.Renamed(player, name)) if held and table.chairs[held[0]].name != name else None

        await self.carry_out(Order(table_id, None, f"rename:{player}:{name}", choose))

    async def rename_before_start(self, table_id: str, player: str, name: str) -> None:
        """Let a person go by another name at a table that still waits; players on a shared device keep their names."""

        def choose(table: Table) -> Decision | None:
            held = [table.chairs[seat] for seat in table.held_by(player)]
            concerned = table.status == OPEN and not any(chair.named or chair.name == name for chair in held)
            return Decision(ev.Renamed(player, name)) if held and concerned else None

        await self.carry_out(Order(table_id, None, f"rename:{new_id()}", choose))

    async def send_on_vacation(self, table_id: str, player: str, from_ms: int, to_ms: int) -> None:
        """Let the clock of a person stand still at a table with days for each turn."""

        def choose(table: Table) -> Decision | None:
            concerned = table.status == RUNNING and table.clock.rule.kind == "days" and table.held_by(player)
            return Decision(ev.WentOnVacation(player, from_ms, to_ms)) if concerned else None

        await self.carry_out(Order(table_id, player, f"vacation:{from_ms}:{to_ms}", choose))

    async def do_what_is_due(self, table_id: str) -> int | None:
        """End a game whose time is up, deal one that has waited enough; else how much longer, or None."""
        table = await self.latest(table_id)

        def choose(current: Table) -> Decision | None:
            moment = self._moment(current)
            event = dealing.start_when_full(current) or dealing.deal_without_waiting(current, moment)
            event = event or deadlines.time_out(current, moment.thought_ms)
            return Decision(event) if event is not None else None

        await self.carry_out(Order(table_id, None, f"time:{max(table.turned_seq, table.seats_seq)}", choose))
        table = await self.latest(table_id)
        return deadlines.left_ms(table, self.now(), self._uptime.stopped(table))

    async def bot_trouble(self, table_id: str, seat: int, why: str, ply: int) -> None:
        event = Decision(ev.BotTrouble(seat, why))
        await self.carry_out(Order(table_id, None, f"trouble:{seat}:{ply}", lambda _: event))

    async def carry_out(self, order: Order) -> int:
        """Goes on to its end when the caller is cancelled: what is stored is also shown."""
        return await asyncio.shield(asyncio.create_task(self._decide_and_write(order)))

    # ---- one order ----

    def _moment(self, table: Table) -> Moment:
        now = self.now()
        return Moment(now, self.thought_ms(table, now), self._uptime.downtimes)

    async def _decide_and_write(self, order: Order) -> int:
        """Decide on what this worker knows; before a refusal, and after a conflict, on what the log says."""
        key = (order.table_id, order.command_id)
        sure = False
        async with self._cache.lock(order.table_id):
            if key in self._done:
                return self._done[key]
            for _ in range(TRIES):
                table = None if sure else self._cache.known(order.table_id)
                if table is None:
                    table, sure = await self._cache.read(order.table_id), True
                    done = await self._events.find_command(*key)
                    if done is not None:
                        return done
                try:
                    decision = order.decide(table)
                except Refusal:
                    if sure:
                        raise
                    sure = True
                    continue
                if decision is None:
                    return table.seq
                result = await self._write(table, order, decision)
                if result is WriteResult.SIGNED_OUT:
                    raise SignedOut
                if result is WriteResult.STORED:
                    self._remember(key, table.seq)
                    return table.seq
                sure = True
        raise Refusal("unavailable", "room-busy")

    async def _write(self, table: Table, order: Order, decision: Decision) -> WriteResult:
        """Fold the event, store it, and show it. Until it is stored nobody else gets hold of the table."""
        now = self.now()
        seats, was_finished = table.seated(), table.status == FINISHED
        self._cache.begin_write(table)
        try:
            happened = table.fold(table.seq + 1, now, decision.event, decision.played)
            moved = table.seated()
            write = Write(
                table.id,
                table.seq,
                now,
                order.player,
                decision.event,
                order.command_id,
                table.status,
                is_listed(table),
                table.waits_for_bot(),
                moved if moved != seats else None,
                order.session,
                deadlines.due_ms(table),
                *table.turn,
                result_to_store(table, was_finished, decision.event),
            )
            result = await self._events.append(write)
        finally:
            self._cache.end_write(table.id)
        if result is WriteResult.STORED:
            table.projection.add(table, happened)
            self._cache.keep(table)
            self._audience.changed(table.id)
            self._on_change(table)
        return result

    def forget(self) -> None:
        """Ask the log about every command from now on: it was replaced by another one."""
        self._done.clear()

    def _remember(self, key: tuple[str, str], seq: int) -> None:
        self._done[key] = seq
        while len(self._done) > CACHED_COMMANDS:
            self._done.popitem(last=False)

    # ---- new tables ----

    async def _create(
        self,
        table_id: str,
        host: str,
        settings: cmd.TableSettings,
        rematch_of: str | None = None,
        challenge: ev.OfDay | None = None,
        exhibition: bool = False,
        tournament: str | None = None,
    ) -> Table:
        """A new table; if there is one of that id, that one."""
        check_settings(settings)
        table = self._cache.new(table_id)
        event = ev.Created(settings, host, self._nonce(), rematch_of, challenge, exhibition, tournament)
        now = self.now()
        happened = table.fold(1, now, event)
        new = NewTable(table.id, event, table.status, table.game.rules_version, now, f"create:{table.id}")
        if not await self._events.create(new):
            return await self.table(table_id)
        table.projection.add(table, happened)
        self._cache.keep(table)
        log.info("table created", table=table.id, game=settings.game)
        return table

    # ---- what follows by itself ----

    async def _follow_up(self, table_id: str) -> None:
        """Start the game of a table that is full now; open the rematch that all have agreed to.

        Should the worker die before, the first is due at once, and the second done when anybody asks again.
        """
        table = await self.table(table_id)
        if dealing.starts_now(table):
            await self._start(table)
        elif rematch.is_agreed(table):
            await self._open_rematch(table)

    async def _start(self, table: Table) -> None:
        def choose(current: Table) -> Decision | None:
            event = dealing.start_when_full(current)
            return Decision(event) if event is not None else None

        await self.carry_out(Order(table.id, None, f"start:{table.seq}", choose))

    async def _rematch(self, table_id: str, who: Who, command: cmd.Rematch, command_id: str) -> int:
        """Ask for a rematch or agree to it. All who ask at the same time ask for the same one."""

        def choose(table: Table) -> Decision | None:
            event = rematch.want(table, who, command)
            return Decision(event) if event is not None else None

        seq = await self.carry_out(Order(table_id, who.player, f"{who.player}:{command_id}", choose))
        await self._follow_up(table_id)
        return seq

    async def _open_rematch(self, table: Table) -> None:
        """Open the next table once, everybody seated, and start it; whoever has asked is its host.

        Several workers may do this at the same time: each step is done once.
        """
        asker = table.chairs[table.requests["rematch"].event.seat].player or ""
        settings, seats = rematch.successor_settings(table), rematch.seats_again(table)
        successor = await self._create(rematch.successor_id(table), asker, settings, rematch_of=table.id)
        await self._seat_all(successor.id, asker, "rematch", seats)

        def announce(current: Table) -> Decision | None:
            return None if current.rematch is not None else Decision(ev.Rematched(successor.id))

        await self.carry_out(Order(table.id, None, "rematched", announce))

    async def _seat_all(self, table_id: str, host: str, why: str, seats: Sequence[rematch.Sitting]) -> None:
        """Seat everybody at a new table; the last to sit down starts the game."""
        for event in seats:
            seat = Decision(event)
            await self.carry_out(
                Order(table_id, host, f"{why}:{event.seat}", lambda _, seat=seat: seat)  # type: ignore[misc]
            )
        await self._follow_up(table_id)
