"""What is stored of studies. Every change names the version that it was made from."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castelude.room.storage import schema
from castelude.room.storage.database import reading


@dataclass(frozen=True)
class StoredChapter:
    """A chapter; its tree is JSON, and stays unread where only the list of chapters is wanted."""

    number: int
    title: str
    game: str
    size: int
    tree: str | None = None


@dataclass(frozen=True)
class StoredStudy:
    """A study with its chapters in order."""

    id: str
    player: str
    owner: str
    name: str
    shared: bool
    version: int
    changed_ms: int
    chapters: list[StoredChapter]


class StudyStore:
    """Reads studies, and changes them if they still have the version that somebody has seen."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)

    async def of(self, player: str) -> list[StoredStudy]:
        """The studies of a person, the latest change first."""
        return await self._read(schema.studies.c.player_id == player)

    async def find(self, study: str, with_trees: bool = False) -> StoredStudy | None:
        found = await self._read(schema.studies.c.id == study, with_trees)
        return found[0] if found else None

    async def tree(self, study: str, number: int) -> str | None:
        """The tree of a chapter."""
        c = schema.chapters.c
        query = sa.select(c.tree).where(c.study_id == study, c.number == number)
        async with self.reading.connect() as connection:
            found: str | None = await connection.scalar(query)
            return found

    async def count(self, player: str) -> int:
        query = sa.select(sa.func.count()).select_from(schema.studies).where(schema.studies.c.player_id == player)
        async with self.reading.connect() as connection:
            return await connection.scalar(query) or 0

    async def create(self, study: str, player: str, name: str, shared: bool, now_ms: int) -> None:
        values = {"id": study, "player_id": player, "name": name, "shared": shared, "version": 1}
        async with self.engine.begin() as connection:
            await connection.execute(schema.studies.insert().values(**values, made_ms=now_ms, changed_ms=now_ms))

    async def change(self, study: str, version: int, now_ms: int, **values: object) -> bool:
        """Change name or sharing; whether the study still had this version."""
        async with self.engine.begin() as connection:
            return await _step(connection, study, version, now_ms, **values)

    async def put_chapter(self, study: str, version: int, now_ms: int, chapter: StoredChapter) -> bool:
        """Store a chapter in place of the one of its number, or as a new one; whether nobody was faster."""
        c = schema.chapters
        values = {"title": chapter.title, "game": chapter.game, "tree": chapter.tree}
        async with self.engine.begin() as connection:
            if not await _step(connection, study, version, now_ms):
                return False
            same = sa.and_(c.c.study_id == study, c.c.number == chapter.number)
            if (await connection.execute(c.update().where(same).values(**values))).rowcount == 0:
                await connection.execute(c.insert().values(study_id=study, number=chapter.number, **values))
        return True

    async def drop_chapter(self, study: str, version: int, now_ms: int, number: int) -> bool:
        c = schema.chapters
        async with self.engine.begin() as connection:
            if not await _step(connection, study, version, now_ms):
                return False
            await connection.execute(c.delete().where(c.c.study_id == study, c.c.number == number))
        return True

    async def adopt(self, guest: str, player: str) -> None:
        """Give the studies of a guest to the account that they have signed in to."""
        s = schema.studies
        async with self.engine.begin() as connection:
            await connection.execute(s.update().where(s.c.player_id == guest).values(player_id=player))

    async def retitle(self, study: str, name: str) -> bool:
        """Change the name, whichever version there is; whether there is such a study."""
        change = schema.studies.update().where(schema.studies.c.id == study).values(name=name)
        async with self.engine.begin() as connection:
            return (await connection.execute(change)).rowcount == 1

    async def delete(self, study: str) -> bool:
        """Whether there was such a study."""
        async with self.engine.begin() as connection:
            return (await connection.execute(schema.studies.delete().where(schema.studies.c.id == study))).rowcount == 1

    async def _read(self, which: sa.ColumnElement[bool], with_trees: bool = False) -> list[StoredStudy]:
        s, c, p = schema.studies.c, schema.chapters.c, schema.players.c
        studies = sa.select(schema.studies, p.name.label("owner")).join(schema.players).where(which)
        columns: list[sa.ColumnElement[object]] = [c.study_id, c.number, c.title, c.game]
        columns += [sa.func.length(c.tree).label("size"), *([c.tree] if with_trees else [])]
        chapters = sa.select(*columns).join(schema.studies).where(which).order_by(c.study_id, c.number)
        async with self.reading.connect() as connection:
            rows = (await connection.execute(studies.order_by(s.changed_ms.desc(), s.id))).all()
            within = (await connection.execute(chapters)).all()
        return [
            StoredStudy(
                row.id, row.player_id, row.owner, row.name, row.shared, row.version, row.changed_ms, _of(row.id, within)
            )
            for row in rows
        ]


def _of(study: str, rows: Sequence[Any]) -> list[StoredChapter]:
    return [
        StoredChapter(row.number, row.title, row.game, row.size, getattr(row, "tree", None))
        for row in rows
        if row.study_id == study
    ]


async def _step(connection: AsyncConnection, study: str, version: int, now_ms: int, **values: object) -> bool:
    """Go on to the next version, if this one is still the latest."""
    s = schema.studies
    change = s.update().where(s.c.id == study, s.c.version == version)
    change = change.values(version=version + 1, changed_ms=now_ms, **values)
    return (await connection.execute(change)).rowcount == 1
