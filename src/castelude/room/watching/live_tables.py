"""Tables that everybody may watch now, those with most spectators first, and the one to show on the home page."""

from typing import NamedTuple

from castelude.room.live.presence import Presence
from castelude.room.storage.queries import Store
from castelude.room.tables.service import TableService
from castelude.room.tables.table import Table
from castelude.room.watching.exhibition import Exhibition

LIVE_MS = 15 * 60_000
"""A table at which nothing has happened for so long is not live."""
KEPT_MS = 2000
"""For so long everybody gets the same answer."""
MOST_READ = 100


class Watched(NamedTuple):
    """A table and how many people look on."""

    table: Table
    spectators: int


class LiveTables:
    """What this worker answers to those who look for something to watch."""

    def __init__(self, store: Store, service: TableService, presence: Presence, exhibition: Exhibition | None) -> None:
        self._store = store
        self._service = service
        self._presence = presence
        self._exhibition = exhibition
        self._found: list[Watched] = []
        self._found_ms: int | None = None

    async def look(self) -> list[Watched]:
        """Live tables of people, the most watched first; when there are none, the exhibition."""
        now = self._service.now()
        if self._found_ms is None or not 0 <= now - self._found_ms < KEPT_MS:
            self._found = await self._with_spectators(await self._of_people(now) or await self._of_house())
            self._found_ms = now
        return self._found

    async def _of_people(self, now: int) -> list[Table]:
        versions = await self._store.list_tables("running", None, MOST_READ)
        return [
            table
            for table in await self._service.tables(versions)
            if table.status == "running"
            and table.outdated is None
            and table.settings.watch != "nobody"
            and table.seated()
            and now - table.changed_ms < LIVE_MS
        ]

    async def _of_house(self) -> list[Table]:
        return [] if self._exhibition is None else [await self._exhibition.table()]

    async def _with_spectators(self, tables: list[Table]) -> list[Watched]:
        people = await self._presence.people_at([table.id for table in tables])
        found = [Watched(table, len(people[table.id] - set(table.seated().values()))) for table in tables]
        return sorted(found, key=lambda each: (-each.spectators, -each.table.changed_ms))
