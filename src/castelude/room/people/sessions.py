"""Sessions: the token that knows somebody again, how long it lasts, and how it is ended. Tokens are stored hashed."""

import hashlib
import secrets
from collections.abc import Collection
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.people.accounts import PLAYER, Player, player_in
from castelude.room.storage import schema
from castelude.room.storage.database import reading

TOKEN_BYTES = 32
LONGEST_TOKEN = 200
ID_LENGTH = 16
DAY_MS = 86_400_000
NOTICE_MS = 3_600_000
ASKED_AT_ONCE = 500
BROWSERS = {"Edg/": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "Chrome/": "Chrome", "Safari/": "Safari"}
SYSTEMS = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS": "macOS"}
SYSTEMS |= {"Linux": "Linux"}


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def session_id(token: str) -> str:
    """The public name of a session: a part of a hash, of no use to who has not the token."""
    return token_hash(token)[:ID_LENGTH]


def device_of(agent: str) -> str:
    """Browser and system in two words, from a User-Agent header; empty for a program. Nothing more is kept of it."""
    browser = next((name for mark, name in BROWSERS.items() if mark in agent), "")
    system = next((name for mark, name in SYSTEMS.items() if mark in agent), "")
    return ", ".join(word for word in (browser, system) if word)


@dataclass(frozen=True)
class Session:
    """One session of a person. `id` names it and opens nothing."""

    id: str
    device: str
    created_ms: int
    seen_ms: int


class Sessions:
    """All sessions. One ends when it was not used for `idle_days`; an account's, `most_days` after signing in, too."""

    def __init__(self, engine: AsyncEngine, idle_days: int, most_days: int) -> None:
        self.engine = engine
        self.reading = reading(engine)
        self.idle_ms = idle_days * DAY_MS
        self.most_ms = most_days * DAY_MS

    async def open(self, player_id: str, now_ms: int, device: str = "") -> str:
        """A new session; the token is given out here and nowhere else."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        async with self.engine.begin() as connection:
            await connection.execute(
                schema.sessions.insert().values(
                    token_hash=token_hash(token),
                    player_id=player_id,
                    created_ms=now_ms,
                    seen_ms=now_ms,
                    device=device,
                )
            )
        return token

    async def find(self, token: str | None, now_ms: int) -> Player | None:
        """The player of a session token that is still good, or None."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        s = schema.sessions.c
        hashed = token_hash(token)
        query = sa.select(*PLAYER, s.seen_ms).join(schema.sessions)
        query = query.where(s.token_hash == hashed, self._good(now_ms))
        async with self.reading.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        if now_ms - row.seen_ms > NOTICE_MS:
            async with self.engine.begin() as connection:
                await connection.execute(schema.sessions.update().where(s.token_hash == hashed).values(seen_ms=now_ms))
        return player_in(row)

    async def of(self, player_id: str, now_ms: int) -> list[Session]:
        """The sessions of a player that are still good, the latest used first."""
        s = schema.sessions.c
        query = sa.select(s.token_hash, s.device, s.created_ms, s.seen_ms).join(schema.players)
        query = query.where(s.player_id == player_id, self._good(now_ms)).order_by(s.seen_ms.desc(), s.token_hash)
        async with self.reading.connect() as connection:
            rows = await connection.execute(query)
            return [Session(row.token_hash[:ID_LENGTH], row.device, row.created_ms, row.seen_ms) for row in rows]

    async def close(self, token: str) -> list[str]:
        """End the session of this token; answers the hashes of what was ended, for the connections that hang on it."""
        return await self._end(schema.sessions.c.token_hash == token_hash(token))

    async def close_one(self, player_id: str, session_id: str) -> list[str]:
        """End a session of this player by its id."""
        s = schema.sessions.c
        return await self._end(s.player_id == player_id, sa.func.substr(s.token_hash, 1, ID_LENGTH) == session_id)

    async def close_all(self, player_id: str) -> list[str]:
        """End every session of this player."""
        return await self._end(schema.sessions.c.player_id == player_id)

    async def close_others(self, player_id: str, token: str) -> list[str]:
        """End every session of this player but that of the token."""
        s = schema.sessions.c
        return await self._end(s.player_id == player_id, s.token_hash != token_hash(token))

    async def living(self, hashes: Collection[str], now_ms: int) -> set[str]:
        """Those of these sessions that are still good."""
        wanted, found = list(hashes), set()
        async with self.reading.connect() as connection:
            for start in range(0, len(wanted), ASKED_AT_ONCE):
                s = schema.sessions.c
                query = sa.select(s.token_hash).join(schema.players)
                query = query.where(s.token_hash.in_(wanted[start : start + ASKED_AT_ONCE]), self._good(now_ms))
                found |= set((await connection.execute(query)).scalars())
        return found

    async def sweep(self, now_ms: int) -> None:
        """Forget the sessions that nobody has used for too long."""
        await self._end(schema.sessions.c.seen_ms <= now_ms - self.idle_ms)

    def _good(self, now_ms: int) -> sa.ColumnElement[bool]:
        """A guest has no password to come back with, so only an account must sign in again."""
        s = schema.sessions.c
        young = sa.or_(schema.players.c.login.is_(None), s.created_ms > now_ms - self.most_ms)
        return sa.and_(s.seen_ms > now_ms - self.idle_ms, young)

    async def _end(self, *which: sa.ColumnElement[bool]) -> list[str]:
        async with self.engine.begin() as connection:
            query = schema.sessions.delete().where(*which).returning(schema.sessions.c.token_hash)
            return list((await connection.execute(query)).scalars())
