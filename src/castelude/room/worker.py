"""Everything one worker of the room holds; `background` has what it does by itself."""

from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.background import Background
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
from castelude.room.live.presence import Presence
from castelude.room.live.shared_views import SharedViews
from castelude.room.mail.addresses import Addresses
from castelude.room.mail.smtp import Mailer
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
from castelude.room.retention import Housekeeping
from castelude.room.settings import Settings
from castelude.room.storage.database import open_engine
from castelude.room.storage.erasing import OVER, Eraser
from castelude.room.storage.event_log import SqlEventLog, committer_for
from castelude.room.storage.explored import Explored
from castelude.room.storage.group_commit import Committer
from castelude.room.storage.queries import Store
from castelude.room.storage.quotas import QuotaStore
from castelude.room.storage.results import Results
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

BEATS_OF_LIFE = 4
"""A worker is dead when it has not beaten for so many beats."""
BURST_S = 10
"""A client may ask at once for the rendering of so many seconds."""


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
        self.sanctions = Sanctions(self.engine)
        self.reports = Reports(self.engine)
        self.audit = Audit(self.engine)
        self.house = House(self.engine)
        self.eraser = Eraser(self.engine)
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
        forget = self.renderers.forget
        self.housekeeping = Housekeeping(settings, self.eraser, self.service, cache, self.hub, forget)
        self.presence = Presence(self.engine, self.hub, now, settings.beat_ms * BEATS_OF_LIFE)
        exhibition = Exhibition(self.engine, self.service) if settings.exhibitions else None
        self.live_tables = LiveTables(self.store, self.service, self.presence, exhibition)
        analyses = AnalysisStore(self.engine)
        self.analyst = Analyst(self.service, analyses, settings.bot_memory_mb, settings.poll_ms)
        self.explorer = Explorer(Explored(self.engine), self.service, settings.bot_memory_mb, settings.explore_ms)
        self.admission = Admission(settings.under_way, now)
        self.metrics = Metrics(
            self.hub, self.admission, lambda: self.background.lag_s, self.bots.waiting, settings.metrics_folder
        )
        self.background = Background(self)
        self.rest = Rest(self.hub.table_count, self.background.catch_up)
        for wake in (self.tournaments.wake, self.analyst.wake, self.pairing.wake.set):
            self.rest.on_end(wake)

    async def open(self) -> None:
        """Migrate the database (SQLite) or check that it was migrated (PostgreSQL), and start the background loops."""
        await prepare(self.engine)
        await self.background.open()
        await self.bots.resume()

    async def close(self) -> None:
        await self.background.stop()
        await self.notifier.close()
        await self.bots.close()
        await self.renderers.close()
        await self.background.beat_once_more()
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
        if table.status in OVER:
            self.background.briefly("erased", self.housekeeping.game_over(table.id))
        if table.outcome is not None:
            self.explorer.game_ended()
        if table.settings.rated and table.outcome is not None:
            self.background.to_rate.set()

    def _people_changed(self, table_id: str) -> None:
        """The people of this worker at this table have changed."""
        self.presence.people_changed(table_id)
        if self.hub.here(table_id):
            self.background.briefly("bots", self.bots.people_came(table_id))
