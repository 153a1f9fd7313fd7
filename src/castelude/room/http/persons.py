"""Other people as a request names them: by name, or as somebody at a table."""

from typing import Annotated

import msgspec

from castelude.room.http.request import AnyRequest, worker_of
from castelude.room.http.table_access import visible_table
from castelude.room.people.accounts import Player
from castelude.room.refusal import Refusal
from castelude.room.tables.commands import Strict
from castelude.room.tables.seats import mark_of


class Whom(Strict):
    """Somebody: an account by its `name`, or whoever has the mark `who` at a table, also in its chat."""

    name: Annotated[str, msgspec.Meta(max_length=60)] | None = None
    table: Annotated[str, msgspec.Meta(max_length=32)] | None = None
    who: Annotated[str, msgspec.Meta(max_length=12)] | None = None


async def person_meant(request: AnyRequest, asker: Player, whom: Whom) -> Player:
    """The person that is meant; a `Refusal` when there is nobody, or when it is the one who asks."""
    worker = worker_of(request)
    if whom.name is not None:
        found = (await worker.profiles.find(whom.name, asker.id)).id
    elif whom.table is not None and whom.who is not None:
        table = await visible_table(request, whom.table, asker)
        people = {chair.player for chair in table.chairs if chair.player is not None}
        people |= {line["player_id"] for line in await worker.store.chat(table.id, 0)}
        found = next((each for each in people if mark_of(table.id, each) == whom.who), "")
    else:
        raise Refusal("malformed", "room-whom")
    if found == asker.id:
        raise Refusal("not_allowed", "room-yourself")
    return await worker.identity.find(found)
