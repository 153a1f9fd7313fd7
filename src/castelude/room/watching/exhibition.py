"""The exhibition: two masters of the house play one game after the other, the four games in turn.

They play slowly, in a process of their own, and rest while nobody looks (see `bots.seats`).
"""

from hashlib import sha256

from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.bots import LEVELS
from castelude.core.registry import all_games
from castelude.room.storage.room_state import keep_first, replace_state
from castelude.room.tables import commands as cmd
from castelude.room.tables.ids import id_from
from castelude.room.tables.moment import Who
from castelude.room.tables.service import HOUSE, TableService
from castelude.room.tables.table import CANCELLED, FINISHED, Table

NUMBER = "exhibition"
"""The key in the state of the room: the number of the game that is shown."""
SHOWN_MS = 120_000
"""For so long the end of a game is shown."""
MASTER = LEVELS[-1]


class Exhibition:
    """The game that is shown now, the same for all workers."""

    def __init__(self, engine: AsyncEngine, service: TableService) -> None:
        self._engine = engine
        self._service = service

    async def table(self) -> Table:
        """The game that is shown; a new one when the end of the last was shown long enough."""
        number = int(await keep_first(self._engine, NUMBER, "0"))
        table = await self._open(number)
        over = table.status in (FINISHED, CANCELLED) or table.outdated is not None
        if over and self._service.now() - table.changed_ms >= SHOWN_MS:
            await replace_state(self._engine, NUMBER, str(number), str(number + 1))
            return await self.table()
        return table

    async def _open(self, number: int) -> Table:
        """The table of this number with its bots. Each step is done once, whichever worker does it."""
        games = list(all_games().values())
        game = games[number % len(games)]
        settings = cmd.TableSettings(game.id, game.min_players, watch="everybody", starts="full")
        table = await self._service.create_exhibition(
            id_from(sha256(f"exhibition {number}".encode()).digest()), settings
        )
        if table.is_full():
            return table
        for seat in range(game.min_players):
            await self._service.command(table.id, Who(HOUSE, HOUSE), cmd.SeatBot(seat, MASTER), f"seat-{seat}")
        return await self._service.table(table.id)
