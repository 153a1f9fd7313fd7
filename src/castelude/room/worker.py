"""Everything one worker of the room holds, and its background work."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any

import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.bots.analysis_queue import AnalysisStore
from castelude.room.bots.analyst import Analyst
from castelude.room.bots.seats import BotPool
from castelude.room.bots.watchers import Watchers
from castelude.room.challenges.attempts import Challenges
from castelude.room.clubs.clubs import Clubs
from castelude.room.explorer.explorer import Explorer
from castelude.room.limits.addresses import household_of, plain
from castelude.room.limits.admission import Admission
from castelude.room.limits.buckets import Buckets
from castelude.room.limits.households import Households
from castelude.room.limits.limits import Limits
from castelude.room.live.delayed import Delayed
from castelude.room.live.hub import Hub
from castelude.room.live.presence import HINT, Presence
from castelude.room.live.shared_views import SharedViews, pack_idle
from castelude.room.mail.addresses import Addresses
from castelude.room.mail.smtp import Mailer
from castelude.room.memory import give_back
from castelude.room.metrics import Metrics
from castelude.room.moderation.audit import Audit
from castelude.room.moderation.house import House
from castelude.room.moderation.reports import Reports
from castelude.room.moderation.sanctions import Sanctions
from castelude.room.notices.notifier import Notifier
from castelude.room.pairing.service import Pairing
from castelude.room.people.accounts import Identity, Player
from castelude.room.people.blocking import Blocking
from castelude.room.people.following import Following
from castelude.room.people.inviting import Inviting
from castelude.room.people.profiles import Profiles
from castelude.room.people.recovery import Recovery
from castelude.room.people.seen import Seen
from castelude.room.people.sessions import Sessions
from castelude.room.people.vacations import Vacations
from castelude.room.puzzles.desk import Desk
from castelude.room.ratings.ledger import Ledger
from castelude.room.refusal import Refusal
from castelude.room.rendering.pool import Renderers
from castelude.room.rest import Rest
from castelude.room.results.recompute import recompute
from castelude.room.retention import Housekeeping
from castelude.room.settings import Settings
from castelude.room.storage.database import AWAY, cause_of, is_sqlite, open_engine
from castelude.room.storage.erasing import Eraser
from castelude.room.storage.event_log import SqlEventLog, committer_for
from castelude.room.storage.explored import Explored
from castelude.room.storage.group_commit import Committer
from castelude.room.storage.listening import listen
from castelude.room.storage.queries import Store
from castelude.room.storage.quotas import QuotaStore
from castelude.room.storage.results import Results
from castelude.room.storage.room_state import RESTORED
from castelude.room.storage.tournaments import TournamentStore
from castelude.room.storage.versions import prepare
from castelude.room.studies.shelf import Shelf
from castelude.room.tables import commands as cmd
from castelude.room.tables.cache import TableCache
from castelude.room.tables.chat import Chat
from castelude.room.tables.decide import starts_bots
from castelude.room.tables.other_workers import OtherWorkers
from castelude.room.tables.service import TableService
from castelude.room.tables.table import Table
from castelude.room.tables.timekeeper import Timekeeper
from castelude.room.tables.uptime import Now, Uptime, system_now
from castelude.room.tournaments.director import Director
from castelude.room.traces import trace_statements
from castelude.room.watching.exhibition import Exhibition
from castelude.room.watching.live_tables import LiveTables

BEATS_OF_SILENCE = 2
"""The room was down when no worker has beaten for so many beats."""
BEATS_OF_LIFE = 4
"""A worker is dead when it has not beaten for so many beats."""
BURST_S = 10
"""A client may ask at once for the rendering of so many seconds."""
RESCUE_S = 10.0
RETENTION_S = 3600.0
IDLE_MS = 10_000
"""What viewers share of a table where nothing has happened for so long is packed."""
LOOK_S = 0.5
"""How often a worker looks for games whose time is up."""
BACKGROUND = "background"
log = structlog.get_logger()


class Worker(Limits):
    """One worker: its service, hub, bots and limits."""

    def __init__(
        self,
        settings: Settings,
        now: Now = system_now,
        committer: Callable[[AsyncEngine], Committer] = committer_for,
    ) -> None:
        self.settings = settings
        self.now = now
        self.engine: AsyncEngine = open_engine(settings.database)
        trace_statements(self.engine)
        self.quotas = QuotaStore(self.engine)
        super().__init__(settings, now, self.quotas)
        self.identity = Identity(self.engine)
        self.recovery = Recovery(self.engine)
        self.profiles = Profiles(self.engine)
        self.following = Following(self.engine)
        self.blocking = Blocking(self.engine)
        self.inviting = Inviting(self.engine)
        self.seen = Seen(self.engine)
        self.vacations = Vacations(self.engine, settings.vacation_days)
        self.sessions = Sessions(self.engine, settings.session_idle_days, settings.session_most_days)
        self.hub = Hub(on_people=self._people_changed)
        self.store = Store(self.engine)
        self.results = Results(self.engine)
        self.event_log = SqlEventLog(self.engine, committer)
        self.uptime = Uptime(self.store, now)
        self.cache = cache = TableCache(self.event_log, self.hub, SharedViews)
        self.service = TableService(cache, self.event_log, self.hub, self.uptime, now, on_change=self._table_changed)
        self.delayed = Delayed(self.event_log, now)
        self.challenges = Challenges(self.engine, self.service)
        self.puzzles = Desk(self.engine)
        self.pairing = Pairing(self.engine, self.service)
        self.shelf = Shelf(self.engine)
        mailer = Mailer(settings)
        self.addresses = Addresses(self.engine, mailer, now)
        self.notifier = Notifier(self.engine, settings, now, lambda tables: self.presence.people_at(tables), mailer)
        tell = self.notifier.game_begins
        self.tournaments = Director(TournamentStore(self.engine), self.service, settings.poll_ms, tell)
        self.clubs = Clubs(self.engine, self.tournaments, now)
        self.ledger = Ledger(self.engine)
        self._to_rate = asyncio.Event()
        self.sanctions = Sanctions(self.engine)
        self.reports = Reports(self.engine)
        self.audit = Audit(self.engine)
        self.house = House(self.engine)
        self.eraser = Eraser(self.engine)
        self.housekeeping = Housekeeping(settings, self.eraser, self.service, cache, self.hub)
        self.timekeeper = Timekeeper(self.service, self.store)
        self.other_workers = OtherWorkers(cache, self.event_log, self.hub)
        self.table_chat = Chat(self.store, self.hub, now)
        self.households = Households()
        self.bots = BotPool(
            self.service,
            self.store,
            Watchers(lambda table_id: bool(self.hub.people(table_id))),
            self.households,
            settings.bot_processes,
            settings.bot_ms,
            settings.bot_memory_mb,
        )
        budget = Buckets(BURST_S * settings.render_ms_per_second, settings.render_ms_per_second, now)
        self.renderers = Renderers(settings.render_processes, settings.bot_memory_mb, budget)
        self.presence = Presence(self.engine, self.hub, now, settings.beat_ms * BEATS_OF_LIFE)
        exhibition = Exhibition(self.engine, self.service) if settings.exhibitions else None
        self.live_tables = LiveTables(self.store, self.service, self.presence, exhibition)
        analyses = AnalysisStore(self.engine)
        self.analyst = Analyst(self.service, analyses, settings.bot_memory_mb, settings.poll_ms)
        self.explorer = Explorer(Explored(self.engine), self.service, settings.bot_memory_mb)
        self.admission = Admission(settings.under_way, now)
        self.metrics = Metrics(self.hub, self.admission, lambda: self.lag_s, self.bots.waiting, settings.metrics_folder)
        self.rest = Rest(self.hub.table_count, self._catch_up)
        for wake in (self.tournaments.wake, self.analyst.wake, self.pairing.wake.set):
            self.rest.on_end(wake)
        self._lineage = ""
        """The history of the database that this worker knows."""
        self.lag_s = 0.0
        """By how much the event loop was late the last time."""
        self._tasks: list[asyncio.Task[None]] = []
        self._brief_tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Migrate the database (SQLite) or check that it was migrated (PostgreSQL), and start the background loops."""
        await prepare(self.engine)
        self._lineage = await self.store.lineage()
        await self.sanctions.load(self.now())
        await self._pulse(all_gone=await self.presence.nobody())
        await self.presence.open()
        await self.identity.open()
        await self._tidy()
        self._spawn(self._beat())
        self._spawn(self._poll())
        self._spawn(self._rescue())
        self._spawn(self._forget_old())
        self._spawn(self._keep_time())
        self._spawn(self._fill_results())
        self._spawn(self._rate())
        self._spawn(self._notify())
        self._spawn(self.tournaments.run(self.rest.seconds))
        self._spawn(self.clubs.run(self.rest.seconds))
        self._spawn(self.pairing.run(lambda look: self._survive("pairing", look), self.rest.seconds))
        self._spawn(self.presence.run())
        if not is_sqlite(self.engine):
            self._spawn(listen(self.engine, self._receive_hint))
        self._spawn(self.analyst.run(self.rest.seconds))
        self._spawn(self.explorer.run(lambda work: self._survive("explorer", work)))
        await self.bots.resume()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._brief_tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._brief_tasks, return_exceptions=True)
        await self.notifier.close()
        await self.bots.close()
        await self.renderers.close()
        await self._survive("heartbeat", self._pulse())
        await self.presence.close()
        self.other_workers.close()
        self.metrics.publish()
        await self.event_log.close()
        await self.engine.dispose()

    def is_turned_away(self, address: str) -> bool:
        """Whether a WebSocket from this address would be refused; asked before anything is done for it."""
        if self.sanctions.of_address(plain(address)) is not None:
            return True
        return not self.requests.has(household_of(address)) or self.admission.would_refuse(household_of(address))

    def offended(self, session: str, household: str) -> None:
        """A connection was closed for abuse: its person has to wait, and its address pays with a second of requests."""
        self.offences.take(session)
        self.requests.charge(household, self.settings.requests_per_second)

    async def admit(self, table_id: str, player: Player, household: str, command: cmd.Command) -> cmd.Command:
        """What a person may ask of the table beside its own rules, with names as they will be shown; or a `Refusal`."""
        table = await self.service.latest(table_id)
        if starts_bots(table, command):
            await self.need_bot_table(player.id, household)
        comes = isinstance(command, cmd.Join) and not table.held_by(player.id)
        if comes and await self.blocking.has(table.host, player.id):
            raise Refusal("not_allowed", "room-not-welcome")
        if isinstance(command, cmd.Name) and command.name is not None:
            return cmd.Name(command.seat, await self.identity.checked_name(player.id, command.name))
        return command

    def _table_changed(self, table: Table) -> None:
        self.rest.stir()
        self.bots.consider(table)
        self.tournaments.table_changed(table)
        if table.outcome is not None:
            self.explorer.game_ended()
        if table.settings.rated and table.outcome is not None:
            self._to_rate.set()

    async def _rate(self) -> None:
        """Count rated games when they end here; now and then also what a worker that died has left."""
        while True:
            self._to_rate.clear()
            await self._survive("ratings", self._count_games())
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._to_rate.wait(), self.rest.seconds(RESCUE_S))

    async def _count_games(self) -> None:
        while await self.ledger.count():
            pass

    async def _notify(self) -> None:
        while True:
            await self._pause(self.settings.poll_ms / 1000)
            await self._survive("messages", self.notifier.look())

    def _people_changed(self, table_id: str) -> None:
        """The people of this worker at this table have changed."""
        self.presence.people_changed(table_id)
        if self.hub.here(table_id):
            task = asyncio.create_task(self._survive("bots", self.bots.people_came(table_id)))
            self._brief_tasks.add(task)
            task.add_done_callback(self._brief_tasks.discard)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background. The name of the task tells it from what clients ask for."""
        self._tasks.append(asyncio.create_task(work, name=BACKGROUND))

    async def _beat(self) -> None:
        beat_ms = usual_ms = self.settings.beat_ms
        while True:
            await self.rest.pause(beat_ms / 1000)
            await self._survive("heartbeat", self._pulse(beat_ms))
            beat_ms = round(1000 * self.rest.seconds(usual_ms / 1000))
            await self._survive("presence", self.presence.beat(beat_ms - usual_ms))
            self.metrics.publish()

    async def _pulse(self, beat_ms: int | None = None, all_gone: bool = False) -> None:
        """Beat, after so long. If all workers have left or are known to be dead, the room was down, however short."""
        await self.uptime.beat(0 if all_gone else (beat_ms or self.settings.beat_ms) * BEATS_OF_SILENCE)

    async def _poll(self) -> None:
        """Poll for changes by other workers: a hint may be lost."""
        while True:
            await self._pause(self.settings.poll_ms / 1000)
            await self._survive("poll", self.other_workers.poll(self.hub.tables()))
            await self._survive("sessions", self._close_signed_out())
            await self._survive("sanctions", self.sanctions.load(self.now()))
            await self._survive("presence", self.presence.look())
            await self._survive("presence", self.seen.store(self.now()))
            pack_idle(self.cache.next_few(), self.now() - IDLE_MS)

    async def _close_signed_out(self) -> None:
        """Close connections whose sessions were ended on another worker, or have expired."""
        held = self.hub.sessions()
        if held:
            self.hub.sign_out(held - await self.sessions.living(held, self.now()))

    async def _rescue(self) -> None:
        while True:
            await self._pause(RESCUE_S)
            await self._survive("bots", self.bots.rescue())
            await self._survive("lobby", self._tidy())
            await self._survive("metrics", self._measure())
            await give_back()

    async def _measure(self) -> None:
        """Count tables and bytes for the metrics."""
        self.metrics.measured(await self.store.count_tables(), await self.store.size())

    async def _fill_results(self) -> None:
        """Results of games that ended under a version that stored none."""

        async def fill() -> None:
            await recompute(self.engine, missing=True)

        await self._survive("results", fill())

    async def _forget_old(self) -> None:
        while True:
            await self._survive("retention", self.housekeeping.tidy(self.now()))
            await asyncio.sleep(RETENTION_S)

    async def _tidy(self) -> None:
        """Close tables that nobody comes to; forget sessions that nobody uses, and quotas that are full again."""
        hours, days = self.settings.listed_hours, self.settings.open_days
        await self.timekeeper.close_expired(hours, days, self.hub.people)
        await self.sessions.sweep(self.now())
        await self.quotas.sweep(self.now())
        await self.inviting.sweep()

    async def _keep_time(self) -> None:
        usual = min(self.settings.poll_ms / 1000, LOOK_S)
        while True:
            await self._sleep_and_measure(self.timekeeper.wait_s(usual, self.rest.seconds(usual)))
            await self._survive("backup", self._notice_another_history())
            await self._survive("clocks", self.timekeeper.look(ahead=self.rest.holds))

    async def _pause(self, usual: float) -> None:
        await self.rest.pause(self.rest.seconds(usual))

    async def _catch_up(self) -> None:
        """Look at what may have changed while this worker rested, before anything is answered."""
        await self._survive("backup", self._notice_another_history())
        await self._survive("sanctions", self.sanctions.load(self.now()))

    async def _sleep_and_measure(self, seconds: float) -> None:
        """Sleep, and note how much later than asked the event loop came back."""
        loop = asyncio.get_running_loop()
        due = loop.time() + seconds
        await self.rest.pause(seconds)
        self.lag_s = max(0.0, loop.time() - due)

    async def _notice_another_history(self) -> None:
        """When a backup or a replica takes over, forget everything; clients come back and get what is there."""
        lineage = await self.store.lineage()
        if lineage != self._lineage:
            await self._pulse()  # before anything is forgotten: if the database is away again, the next look is ours
            self._lineage = lineage
            self._spawn(self._fill_results())
            self.service.forget()
            self.cache.forget()
            self.delayed.forget()
            self.tournaments.forget()
            self.hub.send_away()
            log.info("database restored from a backup or failed over")

    def _receive_hint(self, hint: str) -> None:
        """Take a hint of any worker, our own included: a table, and what is new there."""
        table_id, _, what = hint.partition(" ")
        if what == HINT:
            self.presence.receive_hint(table_id)
        elif what != RESTORED:  # noticed by looking
            self.other_workers.receive_hints(hint)

    async def _survive(self, what: str, work: Coroutine[Any, Any, None]) -> None:
        """Run background work; log a failure and go on, as the database may be unavailable for a while."""
        try:
            await work
        except AWAY as error:
            self.metrics.failures.labels(what).inc()
            log.warning("background work failed", what=what, error=cause_of(error))
        except Exception:
            self.metrics.failures.labels(what).inc()
            log.exception("background work failed", what=what)
