"""Mutes and bans, of people and of addresses. Each worker knows them all, so that asking costs nothing."""

import ipaddress
import secrets
from dataclasses import dataclass
from typing import Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.refusal import Refusal
from castelude.room.storage.database import reading
from castelude.room.storage.schema import players, sanctions

SanctionKind = Literal["mute", "ban"]
HOUR_MS = 3_600_000


@dataclass(frozen=True)
class Sanction:
    """A mute or a ban of a person, or a ban of an address or network; without `until_ms` it lasts."""

    id: str
    kind: SanctionKind
    player_id: str | None
    name: str | None
    address: str | None
    reason: str
    made_ms: int
    until_ms: int | None

    def refusal(self, now_ms: int) -> Refusal:
        hours = 0 if self.until_ms is None else max(1, -(-(self.until_ms - now_ms) // HOUR_MS))
        return Refusal("not_allowed", f"room-{self.kind}", reason=self.reason or "–", hours=hours)


class Sanctions:
    """All sanctions in force, as this worker has read them last."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)
        self.all: list[Sanction] = []
        self._people: dict[tuple[str, str], Sanction] = {}
        self._networks: list[tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, Sanction]] = []

    async def load(self, now_ms: int) -> None:
        """Read what is in force; what has run out is deleted."""
        s = sanctions.c
        query = sa.select(*s, players.c.name).outerjoin(players).order_by(s.made_ms.desc())
        async with self.reading.connect() as connection:
            found = [Sanction(**row) for row in (await connection.execute(query)).mappings()]
        if any(each.until_ms is not None and each.until_ms <= now_ms for each in found):
            async with self.engine.begin() as connection:
                await connection.execute(sanctions.delete().where(s.until_ms <= now_ms))
        self.all = [each for each in found if each.until_ms is None or each.until_ms > now_ms]
        self._people = {(each.kind, each.player_id): each for each in self.all if each.player_id is not None}
        self._networks = [(ipaddress.ip_network(each.address), each) for each in self.all if each.address]

    async def add(
        self,
        kind: SanctionKind,
        player_id: str | None,
        address: str | None,
        reason: str,
        until_ms: int | None,
        now: int,
    ) -> None:
        """Mute or ban from now on; an earlier sanction of the same kind is replaced."""
        s = sanctions.c
        address = None if address is None else clean_address(address)
        same = sa.and_(s.kind == kind, s.player_id == player_id if player_id else s.address == address)
        row = {"id": secrets.token_hex(8), "kind": kind, "player_id": player_id, "address": address}
        async with self.engine.begin() as connection:
            await connection.execute(sanctions.delete().where(same))
            await connection.execute(sanctions.insert().values(**row, reason=reason, made_ms=now, until_ms=until_ms))
        await self.load(now)

    async def lift(self, sanction_id: str, now_ms: int) -> Sanction:
        """End a sanction before its time."""
        found = next((each for each in self.all if each.id == sanction_id), None)
        if found is None:
            raise Refusal("not_found", "room-no-sanction")
        async with self.engine.begin() as connection:
            await connection.execute(sanctions.delete().where(sanctions.c.id == sanction_id))
        await self.load(now_ms)
        return found

    def of_person(self, kind: SanctionKind, player_id: str) -> Sanction | None:
        return self._people.get((kind, player_id))

    def of_address(self, address: str) -> Sanction | None:
        """The ban of this address, if there is one."""
        if not self._networks:
            return None
        try:
            given = ipaddress.ip_address(address)
        except ValueError:
            return None
        return next((ban for network, ban in self._networks if given in network), None)


def clean_address(text: str) -> str:
    """An address or a network in its usual form; else a `Refusal`."""
    try:
        return str(ipaddress.ip_network(text.strip(), strict=False))
    except ValueError as error:
        raise Refusal("malformed", "room-address", address=text) from error
