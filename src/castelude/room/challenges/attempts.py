"""Attempts at the daily challenge: one counts for each person, day and game, whichever worker is asked."""

import asyncio
import secrets

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.core.registry import all_games, get_game
from castelude.room.challenges.daily import OwnState, Task, derived, is_offered, may_compare, task_of
from castelude.room.refusal import Refusal
from castelude.room.storage.challenges import ChallengeStore
from castelude.room.tables import commands as cmd
from castelude.room.tables.ids import id_from, new_id
from castelude.room.tables.moment import Who
from castelude.room.tables.service import TableService
from castelude.room.tables.table import CANCELLED, FINISHED, Table

OVER = (FINISHED, CANCELLED)


class Challenges:
    """The challenges of a room, and what people have made of them."""

    def __init__(self, engine: AsyncEngine, service: TableService) -> None:
        self.store = ChallengeStore(engine)
        self._service = service

    async def task(self, day: str, game: str) -> Task:
        """What everybody plays. It is stored when it is first asked for, so that a new version changes nothing."""
        stored = await self.store.task(day, game)
        if stored is None:
            secret = await self.store.secret(secrets.token_hex(32))
            made = await asyncio.to_thread(task_of, secret, day, get_game(game))
            stored = await self.store.put_task(day, game, msgspec.json.encode(made).decode())
        return msgspec.json.decode(stored, type=Task)

    async def tasks(self, day: str) -> list[Task]:
        """The tasks of a day, one for each game."""
        stored = await self.store.tasks(day)
        return [
            msgspec.json.decode(stored[game], type=Task) if game in stored else await self.task(day, game)
            for game in all_games()
        ]

    async def own(self, day: str, game: str, player: str) -> tuple[OwnState, str | None]:
        """How far a person is, and the table of the attempt that counts."""
        found = await self.store.attempt(day, game, player)
        if found is None:
            return "new", None
        table_id, status = found
        return ("ended" if status in OVER else "running"), table_id

    async def begin(self, who: Who, day: str, today: str, game: str, practice: bool) -> Table:
        """The table of the attempt that counts, made once; or a new one to practise."""
        if not is_offered(day, today):
            raise Refusal("not_found", "room-daily-day")
        own, table_id = await self.own(day, game, who.player)
        if practice and not may_compare(day, today, own):
            raise Refusal("not_allowed", "room-daily-first")
        if not practice and own != "new":
            return await self._service.table(str(table_id))
        if not practice and day != today:
            raise Refusal("conflict", "room-daily-over")
        task = await self.task(day, game)
        if practice:
            return await self._open(new_id(), who, task, counts=False)
        secret = await self.store.secret(secrets.token_hex(32))
        wanted = id_from(bytes.fromhex(derived(secret, f"table:{day}:{game}:{who.player}")))
        table = await self._open(wanted, who, task, counts=True)
        await self.store.begin(day, game, who.player, wanted, self._service.now())
        return table

    async def _open(self, table_id: str, who: Who, task: Task, counts: bool) -> Table:
        """Everybody seated; the last to sit down starts the game. Each step is done once, however often it is asked."""
        table = await self._service.create_challenge(table_id, who.player, task.settings(counts), task.day, counts)
        steps: list[cmd.Command] = [cmd.Join(task.seat)]
        steps += [cmd.SeatBot(seat, task.level) for seat in range(task.players) if seat != task.seat]
        for number, step in enumerate(steps):
            await self._service.command(table.id, who, step, f"daily-{number}")
        return await self._service.table(table.id)

    async def may_see(self, table: Table, player: str | None, today: str) -> bool:
        """Whether somebody else may look at the replay of an attempt."""
        of = table.challenge
        if of is None or not of.counts or table.status != FINISHED:
            return False
        state = (await self.own(of.day, table.settings.game, player))[0] if player is not None else "new"
        return may_compare(of.day, today, state)
