"""What one client may ask for: of a worker, and of the whole room."""

from castelude.room.limits.buckets import Buckets, Clock, Counters
from castelude.room.limits.lines import Lines
from castelude.room.limits.room_quota import QuotaStore, RoomQuota
from castelude.room.settings import Settings

BOT_TABLES_PER_SECOND = 1 / 15
"""How fast a person's quota of tables with bots refills."""


class Limits:
    """The quotas of a worker."""

    def __init__(self, settings: Settings, now: Clock, quotas: QuotaStore) -> None:
        self._limit_this_worker(settings, now)
        self._limit_the_room(settings, now, quotas)

    def _limit_this_worker(self, settings: Settings, now: Clock) -> None:
        """What protects the worker itself: each worker of the room allows as much."""
        messages = settings.messages_per_second
        self.requests = Buckets(4 * settings.requests_per_second, settings.requests_per_second, now)
        self.messages = Buckets(4 * messages, messages, now)
        self.address_messages = Buckets(6 * messages, 5 * messages, now)
        self.address_chat = Buckets(24, 1.5, now)
        self.own_data = Buckets(3, 1 / 20, now)
        self.joins = Buckets(max(3, messages), messages / 10, now)
        self.offences = Buckets(max(1, 3 * messages / 20), messages / 200, now)
        self.player_sockets = Counters(settings.sockets_per_player)
        self.address_sockets = Counters(settings.sockets_per_address)

    def sweep(self) -> None:
        """Forget who has asked this worker for nothing of late: a little at a time."""
        for asked in (self.requests, self.messages, self.address_messages, self.joins, self.offences):
            asked.sweep()

    def _limit_the_room(self, settings: Settings, now: Clock, quotas: QuotaStore) -> None:
        """What protects other people, accounts and what all workers share: all workers together allow so much."""

        def quota(name: str, burst: int, per_second: float) -> RoomQuota:
            return RoomQuota(name, burst, per_second, now, quotas)

        self.bot_tables = quota("bot tables", settings.bot_tables, BOT_TABLES_PER_SECOND)
        self.address_bot_tables = quota("bot tables of address", 2 * settings.bot_tables, 2 * BOT_TABLES_PER_SECOND)
        self.new_tables = quota("new tables", 5 * settings.tables_per_minute, settings.tables_per_minute / 60)
        self.guests = quota("guests", 30, 0.5)
        self.sign_ins = quota("sign-ins", 10, 0.1)
        self.wrong_passwords = quota("wrong passwords", 20, 0.02)
        self.chat = quota("chat", 8, 0.5)
        self.new_tournaments = quota("tournaments", 12, 1 / 300)
        self.new_invites = quota("invitations to tables", 10, 1 / 20)
        self.new_seeks = quota("seeks", 20, 0.2)
        self.new_reports = quota("reports", 5, 1 / 60)
        self.letters = quota("letters", 3, 1 / 600)
        self.address_letters = quota("letters of address", 10, 1 / 300)
        self.hints = quota("hints", 6, 0.3)
        self.analyses = quota("analyses", 6, 0.1)
        self.address_analyses = quota("analyses of address", 12, 0.02)
        self.lines = quota("engine lines", 40, 0.5)
        self.address_lines = quota("engine lines of address", 80, 1.0)
        self.own_puzzles = quota("own puzzles", 6, 1 / 30)
        self.address_own_puzzles = quota("own puzzles of address", 12, 1 / 15)
        self.study_changes = quota("study changes", 60, 0.5)
        self.address_reports = quota("reports of address", 15, 1 / 20)
        self.opening = Lines()
        """Each person opens one table at a time, so that their open tables are counted rightly."""

    async def need_bot_table(self, player: str, household: str) -> None:
        """Refuse a person or an address that has started too many tables with bots of late."""
        await self.address_bot_tables.need_left(household, "room-bot-tables")
        await self.bot_tables.need(player, "room-bot-tables")
        await self.address_bot_tables.need(household, "room-bot-tables")
