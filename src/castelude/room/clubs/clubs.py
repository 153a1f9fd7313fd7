"""Clubs: founding, joining by link, leaving, and opening the tournament of the week."""

import asyncio
import secrets

import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.clubs.weekly import Weekly, tournament_id
from castelude.room.refusal import Refusal
from castelude.room.rest import Waits
from castelude.room.storage.clubs import Club, ClubStore
from castelude.room.storage.database import AWAY, cause_of
from castelude.room.tables.ids import new_id
from castelude.room.tables.seats import mark_of
from castelude.room.tables.uptime import Now
from castelude.room.tournaments.director import Director
from castelude.room.tournaments.settings import check

MOST_MEMBERS = 100
MOST_CLUBS = 20
LOOK_S = 5.0
log = structlog.get_logger()


class Clubs:
    """The clubs of the room. Everything in them is for their members only."""

    def __init__(self, engine: AsyncEngine, director: Director, now: Now) -> None:
        self.store = ClubStore(engine)
        self._director = director
        self._now = now

    async def found(self, owner: str, name: str) -> Club:
        """A new club with one member."""
        await self._need_room_for(owner)
        club = Club(new_id(), name, new_id(), owner, None, None, self._now())
        await self.store.create(club, secrets.token_hex(32))
        return club

    async def club(self, club_id: str, member: str) -> Club:
        """A club, for one of its members; a `Refusal` to everybody else, the same whether there is such a club."""
        found = await self.store.find(club_id)
        if found is None or not await self.store.is_member(club_id, member):
            raise Refusal("not_found", "room-no-club")
        return found

    async def invited(self, club_id: str, code: str) -> Club:
        """A club, for somebody who has its link."""
        found = await self.store.find(club_id)
        if found is None or not secrets.compare_digest(found.code.encode(), code.encode()):
            raise Refusal("not_found", "room-club-link")
        return found

    async def join(self, club_id: str, code: str, player: str) -> Club:
        found = await self.invited(club_id, code)
        if not await self.store.is_member(club_id, player):
            await self._need_room_for(player)
            if not await self.store.join(club_id, player, self._now(), MOST_MEMBERS):
                raise Refusal("conflict", "room-club-full", most=MOST_MEMBERS)
        return found

    async def leave(self, club_id: str, player: str) -> None:
        """The club passes to whoever has been there longest; the last one to leave closes it."""
        await self.club(club_id, player)
        await self.store.leave(club_id, player)

    async def remove(self, club_id: str, owner: str, mark: str) -> None:
        """Take a member out; the link changes, so that they cannot come back by it."""
        await self._owned(club_id, owner)
        for member in await self.store.members(club_id):
            if mark_of(club_id, member["player_id"]) == mark and member["player_id"] != owner:
                await self.store.leave(club_id, member["player_id"])
                await self.store.change(club_id, code=new_id())
                return
        raise Refusal("not_found", "room-club-member")

    async def new_link(self, club_id: str, owner: str) -> None:
        await self._owned(club_id, owner)
        await self.store.change(club_id, code=new_id())

    async def set_weekly(self, club_id: str, owner: str, weekly: Weekly | None) -> None:
        """Play a tournament every week from now on, or none any more; one that is open already stays."""
        await self._owned(club_id, owner)
        if weekly is None:
            await self.store.change(club_id, weekly=None, next_ms=None)
            return
        check(weekly.settings(weekly.next_ms(self._now())), self._now())
        await self.store.change(club_id, weekly=msgspec.json.encode(weekly).decode(), next_ms=self._now())
        await self.look()

    async def close(self, club_id: str, owner: str) -> None:
        await self._owned(club_id, owner)
        await self.store.delete(club_id)

    async def leave_everywhere(self, player: str) -> None:
        for club in await self.store.of_player(player):
            await self.store.leave(club.id, player)

    async def run(self, waits: Waits) -> None:
        """Open tournaments when their weeks come; failures are logged."""
        while True:
            try:
                await self.look()
            except AWAY as error:
                log.warning("clubs wait for database", error=cause_of(error))
            except Exception:
                log.exception("clubs failed")
            await asyncio.sleep(waits(LOOK_S))

    async def look(self) -> None:
        """Open the next tournament of each club whose last one has begun. Any worker may do so; it is opened once."""
        now = self._now()
        for club, secret in await self.store.due(now):
            weekly = msgspec.json.decode(club.weekly or "", type=Weekly)
            starts = weekly.next_ms(now)
            week = tournament_id(club.id, secret, starts)
            try:
                made = await self._director.create(club.owner, club.name, weekly.settings(starts), False, week)
                await self.store.add_tournament(club.id, made.id)
            except Refusal as refusal:  # its game is no longer here
                log.warning("weekly tournament refused", club=club.id, why=refusal.message)
            await self.store.change(club.id, next_ms=starts)

    async def _owned(self, club_id: str, owner: str) -> Club:
        found = await self.club(club_id, owner)
        if found.owner != owner:
            raise Refusal("not_allowed", "room-club-owner")
        return found

    async def _need_room_for(self, player: str) -> None:
        if len(await self.store.of_player(player)) >= MOST_CLUBS:
            raise Refusal("conflict", "room-clubs-many", most=MOST_CLUBS)
