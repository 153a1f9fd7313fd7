"""What can be watched now: live tables, the most watched first, or the exhibition of the house."""

from litestar import get

from castelude.room.http.answers import ListedTable
from castelude.room.http.request import AnyRequest, player_of, worker_of
from castelude.room.http.table_access import seats_of
from castelude.room.tables import visible
from castelude.room.tables.deadlines import due_ms
from castelude.room.wire import Answer

MOST_SHOWN = 24


class WatchedTable(Answer):
    """A table that everybody may watch, and how many people look on."""

    table: ListedTable
    spectators: int


class Watching(Answer):
    """Live tables, the most watched first. The first is the table of the hour; `people`: whether people play there."""

    tables: list[WatchedTable]
    people: bool


@get("/api/watch", tags=["tables"])
async def watch(request: AnyRequest) -> Watching:
    """Up to 24 live tables that everybody may watch; when nobody plays in public, the exhibition of the house."""
    worker = worker_of(request)
    player = await player_of(request)
    shown, people = [], False
    for table, spectators in (await worker.live_tables.look())[:MOST_SHOWN]:
        listed: ListedTable = {**visible.summary(table), "mine": seats_of(table, player), "due": due_ms(table)}
        shown.append(WatchedTable(listed, spectators))
        people = people or not table.exhibition
        if table.exhibition:
            await worker.bots.looked_at(table)
    return Watching(shown, people)


HANDLERS = [watch]
