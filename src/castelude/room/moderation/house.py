"""The house rules that administrators set: who may register, invitations, and an announcement."""

import secrets
from dataclasses import dataclass
from typing import Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.people.recovery import code_hash, new_code
from castelude.room.refusal import Refusal
from castelude.room.storage.database import reading
from castelude.room.storage.room_state import get_state, put_state
from castelude.room.storage.schema import invitations

Registration = Literal["open", "invited", "closed"]
REGISTRATION, ANNOUNCEMENT = "registration", "announcement"


@dataclass(frozen=True)
class Invitation:
    """A code that lets so many people register; the code itself is not stored."""

    id: str
    made_ms: int
    uses: int
    note: str


class House:
    """What holds for the whole room."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)

    async def registration(self) -> Registration:
        async with self.reading.connect() as connection:
            found = await get_state(connection, REGISTRATION)
        return found if found in ("invited", "closed") else "open"  # type: ignore[return-value]

    async def announcement(self) -> str:
        async with self.reading.connect() as connection:
            return await get_state(connection, ANNOUNCEMENT) or ""

    async def put(self, key: str, value: str) -> None:
        async with self.engine.begin() as connection:
            await put_state(connection, key, value)

    # ---- invitations ----

    async def invite(self, uses: int, note: str, now_ms: int) -> str:
        """A new code; it is given out here and nowhere else."""
        code = new_code()
        row = {"id": secrets.token_hex(8), "code_hash": code_hash(code), "made_ms": now_ms}
        async with self.engine.begin() as connection:
            await connection.execute(invitations.insert().values(**row, uses=uses, note=note))
        return code

    async def invitations(self) -> list[Invitation]:
        i = invitations.c
        query = sa.select(i.id, i.made_ms, i.uses, i.note).where(i.uses > 0).order_by(i.made_ms.desc())
        async with self.reading.connect() as connection:
            return [Invitation(*row) for row in await connection.execute(query)]

    async def withdraw(self, invitation_id: str) -> None:
        async with self.engine.begin() as connection:
            gone = await connection.execute(invitations.delete().where(invitations.c.id == invitation_id))
        if gone.rowcount != 1:
            raise Refusal("not_found", "room-no-invitation")

    async def let_in(self, code: str | None) -> None:
        """Use up an invitation where one is needed; `Refusal` when nobody may register with this."""
        mode = await self.registration()
        if mode == "open":
            return
        i = invitations.c
        if mode == "invited" and code:
            change = invitations.update().where(i.code_hash == code_hash(code), i.uses > 0).values(uses=i.uses - 1)
            async with self.engine.begin() as connection:
                if (await connection.execute(change)).rowcount == 1:
                    return
        raise Refusal("not_allowed", f"room-registration-{mode}")

    async def give_back(self, code: str | None) -> None:
        """Registering failed after all: the invitation was not used."""
        if code and await self.registration() == "invited":
            i = invitations.c
            async with self.engine.begin() as connection:
                await connection.execute(
                    invitations.update().where(i.code_hash == code_hash(code)).values(uses=i.uses + 1)
                )
