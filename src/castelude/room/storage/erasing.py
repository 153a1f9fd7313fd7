"""Taking out of the database what is no longer to be kept: names, lines of chat, tables, guests."""

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castelude.room.storage import schema
from castelude.room.storage.database import reading
from castelude.room.storage.event_codec import decode, encode
from castelude.room.storage.ratings import RatingStore
from castelude.room.storage.result_rows import sought
from castelude.room.storage.rewritten import Rewritten
from castelude.room.storage.room_state import put_state
from castelude.room.tables import events as ev

OVER = ("finished", "cancelled")
AT_ONCE = 100
TERMS = "terms "
"""Before the id of a table in `room_state`: a game that goes on, whose sealed terms have a name that is to go."""
SEALED = schema.events.c.data.contains('"terms":"{', autoescape=True)


class Eraser:
    """Rewrites what is stored. The log of a table keeps its numbers, its commands and its moves."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)
        self.rewritten = Rewritten(engine)

    async def replace_name(self, player: str, name: str) -> list[str]:
        """Put this name in place of every name a person went by, in events and chat; the tables that it concerns.

        The sealed terms of a deal name the players: they are taken out where the game is over, and with them the proof
        that it was dealt fairly. While a game goes on they stay, and `forget_terms` takes them out when it has ended.
        """
        e, t = schema.events.c, schema.tables.c
        mentions = e.data.contains(f'"player":"{player}"', autoescape=True)
        async with self.reading.connect() as connection:
            tables = set((await connection.execute(sa.select(e.table_id).where(mentions).distinct())).scalars())
            over = set(
                (await connection.execute(sa.select(t.id).where(t.id.in_(tables), t.status.in_(OVER)))).scalars()
            )
        async with self.engine.begin() as connection:
            await _rewrite(connection, sa.and_(e.table_id.in_(tables), mentions), player, name)
            await _rewrite(connection, sa.and_(e.table_id.in_(over), SEALED), player, name)
            going_on = sa.select(e.table_id).where(e.table_id.in_(tables - over), SEALED).distinct()
            for table_id in (await connection.execute(going_on)).scalars().all():
                await put_state(connection, f"{TERMS}{table_id}", "")
            chat = schema.chat
            await connection.execute(chat.update().where(chat.c.player_id == player).values(name=name))
            seats = schema.result_seats
            renamed = seats.update().where(seats.c.player_id == player)
            await connection.execute(renamed.values(name=name, sought=sought(name)))
            met = schema.played_with
            sat = sa.exists().where(
                seats.c.table_id == met.c.table_id, seats.c.seat == met.c.other, seats.c.player_id == player
            )
            await connection.execute(met.update().where(sat).values(sought=sought(name)))
            await self.rewritten.note(connection, tables)
        return sorted(tables)

    async def forget_terms(self, table_id: str | None = None) -> list[str]:
        """Take terms that name somebody who is gone out of games that have ended since, or out of this one."""
        e, s, t = schema.events.c, schema.room_state.c, schema.tables.c
        marked = s.key.startswith(TERMS) if table_id is None else s.key == f"{TERMS}{table_id}"
        async with self.reading.connect() as connection:
            waiting = [
                key.removeprefix(TERMS) for key in (await connection.execute(sa.select(s.key).where(marked))).scalars()
            ]
            if not waiting:
                return []
            going_on = t.id.in_(waiting) & t.status.not_in(OVER)
            still = set((await connection.execute(sa.select(t.id).where(going_on))).scalars())
        ended = [each for each in waiting if each not in still]
        async with self.engine.begin() as connection:
            await _rewrite(connection, sa.and_(e.table_id.in_(ended), SEALED), "", "")
            await connection.execute(schema.room_state.delete().where(s.key.in_([f"{TERMS}{each}" for each in ended])))
            await self.rewritten.note(connection, ended)
        return ended

    async def erase_person(self, player: str, name: str, now_ms: int) -> None:
        """Forget login, password, sessions and what was said; the row stays, as games refer to it.

        What others have reported of it goes, too; what the person has reported stays, without the person.
        """
        p = schema.players
        empty = {"login": None, "password_hash": None, "recovery_hash": None, "role": None, "seen_ms": None}
        async with self.engine.begin() as connection:
            for owned in (
                schema.sessions,
                schema.reserved_names,
                schema.sanctions,
                schema.pins,
                schema.attempts,
                schema.puzzle_tries,
                schema.devices,
                schema.quiet_hours,
                schema.mailboxes,
                schema.mailed_codes,
                schema.vacations,
                schema.tournament_players,
                schema.club_members,
                schema.studies,
                schema.seeks,
                schema.follows,
                schema.blocks,
                schema.invites,
            ):
                await connection.execute(owned.delete().where(owned.c.player_id == player))
            for column in (schema.follows.c.followed_id, schema.blocks.c.blocked_id, schema.invites.c.from_id):
                await connection.execute(sa.delete(column.table).where(column == player))
            await connection.execute(schema.chat.update().where(schema.chat.c.player_id == player).values(text=""))
            r = schema.reports
            said = sa.and_(r.c.player_id == player, r.c.kind.in_(("chat", "name", "person")))
            await connection.execute(r.delete().where(said))
            await connection.execute(r.update().where(r.c.reporter_id == player).values(reporter_id=""))
            planned = schema.tournaments.update().where(schema.tournaments.c.organiser == player)
            await connection.execute(planned.values(title=""))
            await connection.execute(p.update().where(p.c.id == player).values(name=name, erased_ms=now_ms, **empty))

    async def remove_line(self, table_id: str, number: int) -> bool:
        """Empty a line of chat; its number stays, so that no other line gets it."""
        c = schema.chat.c
        change = schema.chat.update().where(c.table_id == table_id, c.number == number).values(text="")
        async with self.engine.begin() as connection:
            await self.rewritten.note(connection, [table_id])
            return (await connection.execute(change)).rowcount == 1

    async def delete_table(self, table_id: str) -> bool:
        """Take a table out; rated games that ended after its game are counted again without it."""
        ratings = RatingStore(self.engine)
        async with ratings.alone() as connection:
            for game in await ratings.games(connection, [table_id]):
                ladder = (game.game, game.pace)
                again = await ratings.undo(connection, ladder, game.key)
                gone_with = {seat.player for seat in game.seats if seat.player is not None}
                await connection.execute(schema.rating_steps.delete().where(schema.rating_steps.c.table_id == table_id))
                people = {seat.player for one in await ratings.games(connection, again) for seat in one.seats}
                await ratings.refresh(connection, ladder, gone_with | {player for player in people if player})
                await ratings.done(connection, again)
                if again:
                    await connection.execute(schema.unrated.insert(), [{"table_id": one} for one in sorted(again)])
            await self.rewritten.note(connection, [table_id])
            gone = await connection.execute(schema.tables.delete().where(schema.tables.c.id == table_id))
            return gone.rowcount == 1

    # ---- what has been kept long enough ----

    async def empty_chat(self, before_ms: int) -> None:
        """Empty what was said before then, and forget what was reported before then: that repeats it."""
        c = schema.chat.c
        async with self.engine.begin() as connection:
            await connection.execute(schema.reports.delete().where(schema.reports.c.made_ms < before_ms))
            await connection.execute(schema.chat.update().where(c.at_ms < before_ms, c.text != "").values(text=""))

    async def idle_games(self, before_ms: int) -> list[str]:
        """Games under way in which nothing has happened since then."""
        t = schema.tables.c
        query = sa.select(t.id).where(t.status.in_(("running", "dealing")), t.changed_ms < before_ms).limit(AT_ONCE)
        async with self.reading.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def never_begun(self, before_ms: int) -> list[str]:
        """Tables that were closed before then without a game."""
        t, e = schema.tables.c, schema.events.c
        begun = sa.exists().where(e.table_id == t.id, e.data.contains('"kind":"started"'))
        query = sa.select(t.id).where(t.status == "cancelled", t.changed_ms < before_ms, ~begun).limit(AT_ONCE)
        async with self.reading.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def lost_guests(self, before_ms: int) -> list[str]:
        """Guests who came before then and can no longer come back, as their sessions have ended."""
        p, s = schema.players.c, schema.sessions.c
        query = sa.select(p.id).where(p.login.is_(None), p.erased_ms.is_(None), p.created_ms < before_ms)
        query = query.where(~sa.exists().where(s.player_id == p.id)).limit(AT_ONCE)
        async with self.reading.connect() as connection:
            return list((await connection.execute(query)).scalars())


async def _rewrite(connection: AsyncConnection, which: sa.ColumnElement[bool], player: str, name: str) -> None:
    e = schema.events.c
    for row in (await connection.execute(sa.select(e.table_id, e.seq, e.data).where(which))).all():
        changed = encode(_without(decode(row.data), player, name))
        key = sa.and_(e.table_id == row.table_id, e.seq == row.seq)
        await connection.execute(schema.events.update().where(key).values(data=changed))


def _without(event: ev.AnyEvent, player: str, name: str) -> ev.AnyEvent:
    change: dict[str, Any] = {}
    if isinstance(event, ev.Dealing | ev.Started):
        change = {"terms": ""}
    elif isinstance(event, ev.Seated | ev.Returned | ev.Adopted | ev.Renamed) and event.player == player:
        change = {"name": name}
    return msgspec.structs.replace(event, **change)
