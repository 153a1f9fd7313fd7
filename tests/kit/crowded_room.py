"""A room full of people: many running tables in one database."""

import asyncio
import secrets

from castelude.room.people.accounts import Player
from castelude.room.people.sessions import token_hash
from castelude.room.storage import schema
from castelude.room.storage.database import open_engine
from castelude.room.storage.versions import migrate
from castelude.room.tables import commands as cmd
from castelude.room.tables.decide import Who
from castelude.room.tables.uptime import system_now
from tests.kit.domain import OneWorker

OPTIONS = {"quiet_limit": 1000}
SETTINGS = cmd.TableSettings("castello", 2, options=OPTIONS)


async def fill(database: str, count: int, settings: cmd.TableSettings = SETTINGS) -> list[tuple[str, list[str]]]:
    """Running tables of two people each in an empty database: their ids, and the people's tokens."""
    engine = open_engine(database)
    await migrate(engine)
    people = [(secrets.token_hex(16), secrets.token_urlsafe(32)) for _ in range(2 * count)]
    async with engine.begin() as connection:
        rows = [{"id": player, "name": f"P{number}", "created_ms": 0} for number, (player, _) in enumerate(people)]
        await connection.execute(schema.players.insert(), rows)
        begun = {"created_ms": system_now(), "seen_ms": system_now(), "device": ""}
        sessions = [{"token_hash": token_hash(token), "player_id": player, **begun} for player, token in people]
        await connection.execute(schema.sessions.insert(), sessions)
    worker = OneWorker(engine)
    service = worker.service

    async def begin(number: int) -> tuple[str, list[str]]:
        (ann, one), (bob, two) = people[2 * number : 2 * number + 2]
        table_id = (await service.create(Player(ann, "P", None), settings)).id
        commands: list[tuple[str, cmd.Command]] = [
            (ann, cmd.Join(0)),
            (bob, cmd.Join(1)),
            (bob, cmd.Ready()),
            (ann, cmd.Start()),
        ]
        for step, (player, command) in enumerate(commands):
            await service.command(table_id, Who(player, "P"), command, f"c{step}")
        return table_id, [one, two]

    tables = [await begin(0)]
    for first in range(1, count, 50):
        tables += await asyncio.gather(*(begin(number) for number in range(first, min(count, first + 50))))
    await worker.close()
    await engine.dispose()
    return tables
