"""What the room forgets by itself: guests who cannot come back, old chat, games that nobody goes on with."""

from collections.abc import Callable

from castelude.room.refusal import Refusal
from castelude.room.settings import Settings
from castelude.room.storage.erasing import Eraser
from castelude.room.tables import commands
from castelude.room.tables.cache import TableCache
from castelude.room.tables.decide import Who
from castelude.room.tables.ports import Audience
from castelude.room.tables.service import TableService
from castelude.texts import DEFAULT_LANG, say

DAY_MS = 86_400_000


class Housekeeping:
    """Erases people, and what has been kept long enough, also from what this worker remembers."""

    def __init__(
        self,
        settings: Settings,
        eraser: Eraser,
        service: TableService,
        cache: TableCache,
        audience: Audience,
        forget_answers: Callable[[], None],
    ) -> None:
        self._settings = settings
        self._eraser = eraser
        self._service = service
        self._cache = cache
        self._audience = audience
        self._forget_answers = forget_answers

    async def rename_everywhere(self, player: str, name: str, tables: list[str]) -> None:
        """Let a person go by this name at all tables, in the past as well."""
        for table_id in tables:
            await self._service.rename(table_id, player, name)
        self._read_again(await self._eraser.replace_name(player, name))

    def _read_again(self, tables: list[str]) -> None:
        """What is remembered of these tables here is no longer true."""
        if tables:
            self._forget_answers()
        for table_id in tables:
            self._cache.drop(table_id)
            self._audience.send_away(table_id)

    async def hear_others(self) -> None:
        """Take in what other workers have erased or rewritten."""
        self._read_again(await self._eraser.rewritten.news())

    async def game_over(self, table_id: str) -> None:
        """A game has ended: now its terms need no longer name those who are gone."""
        self._read_again(await self._eraser.forget_terms(table_id))

    async def leave_everywhere(self, player: str, name: str, tables: list[str], command_id: str) -> None:
        """Let a person leave all tables, as if they had done it themselves; the others go on by the rules for that."""
        for table_id in tables:
            try:
                await self._service.command(table_id, Who(player, name), commands.Leave(), command_id)
            except Refusal:  # it is over, or the seat was left before
                continue

    async def erase(self, player: str, lang: str, tables: list[str], now_ms: int) -> None:
        """Delete a person: games stay, name, chat and account go.

        The account goes last: should this worker die before, it can be deleted again.
        """
        name = say("room-former", lang)
        await self.rename_everywhere(player, name, tables)
        await self._eraser.erase_person(player, name, now_ms)

    async def delete_table(self, table_id: str) -> bool:
        gone = await self._eraser.delete_table(table_id)
        self._read_again([table_id])
        return gone

    async def tidy(self, now_ms: int) -> None:
        """Apply the retention settings."""
        settings = self._settings
        await self._eraser.rewritten.sweep()
        self._read_again(await self._eraser.forget_terms())
        await self._eraser.empty_chat(now_ms - settings.chat_days * DAY_MS)
        abandoned = now_ms - settings.abandoned_days * DAY_MS
        for table_id in await self._eraser.idle_games(abandoned):
            await self._service.close(table_id, "expired")
        for table_id in await self._eraser.never_begun(abandoned):
            await self.delete_table(table_id)
        for player in await self._eraser.lost_guests(now_ms - settings.guest_days * DAY_MS):
            await self.erase(player, DEFAULT_LANG, [], now_ms)
