"""The studies of a room: who may read and change them, and how many there may be."""

from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.people.accounts import Player
from castelude.room.refusal import Refusal
from castelude.room.storage.studies import StoredChapter, StoredStudy, StudyStore
from castelude.room.tables.ids import new_id
from castelude.room.visible_text import checked_title

MOST_STUDIES = 60
MOST_OF_GUEST = 6
MOST_CHAPTERS = 32
MOST_BYTES = 512 * 1024
"""The trees of all chapters of a study together."""


class Shelf:
    """Everybody reads what is shared with them, and changes their own. A change names the version it was made from."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.store = StudyStore(engine)

    async def readable(self, study: str, reader: str | None, with_trees: bool = False) -> StoredStudy:
        """A study, if this person may read it: their own, or one that is shared by its link."""
        found = await self.store.find(study, with_trees)
        if found is None or not (found.shared or found.player == reader):
            raise Refusal("not_found", "room-study-none")
        return found

    async def own(self, study: str, player: str) -> StoredStudy:
        """A study that this person may change."""
        found = await self.readable(study, player)
        if found.player != player:
            raise Refusal("not_allowed", "room-study-not-yours")
        return found

    async def need_place(self, player: Player) -> None:
        """Refuse somebody who keeps as many studies as they may."""
        most = MOST_OF_GUEST if player.login is None else MOST_STUDIES
        if await self.store.count(player.id) >= most:
            raise Refusal("conflict", "room-study-most", most=most)

    async def create(self, player: Player, name: str, shared: bool, now_ms: int) -> str:
        """A new study without chapters; its id."""
        await self.need_place(player)
        study = new_id()
        await self.store.create(study, player.id, checked_title(name), shared, now_ms)
        return study

    async def change(self, study: str, player: str, version: int, now_ms: int, name: str, shared: bool) -> None:
        await self.own(study, player)
        self._need(await self.store.change(study, version, now_ms, name=checked_title(name), shared=shared))

    async def add_chapter(self, study: str, player: str, version: int, now_ms: int, chapter: StoredChapter) -> int:
        """Add a chapter at the end; its number, which no chapter after it gets again."""
        found = await self.own(study, player)
        if len(found.chapters) >= MOST_CHAPTERS:
            raise Refusal("conflict", "room-study-chapters", most=MOST_CHAPTERS)
        number = max((known.number for known in found.chapters), default=0) + 1
        await self._put(found, version, now_ms, number, chapter)
        return number

    async def put_chapter(
        self, study: str, player: str, version: int, now_ms: int, number: int, chapter: StoredChapter
    ) -> None:
        """Replace a chapter."""
        found = await self.own(study, player)
        need_chapter(found, number)
        await self._put(found, version, now_ms, number, chapter)

    async def drop_chapter(self, study: str, player: str, version: int, now_ms: int, number: int) -> None:
        found = await self.own(study, player)
        need_chapter(found, number)
        if len(found.chapters) == 1:
            raise Refusal("conflict", "room-study-last")
        self._need(await self.store.drop_chapter(study, version, now_ms, number))

    async def delete(self, study: str, player: str) -> None:
        await self.own(study, player)
        await self.store.delete(study)

    async def _put(self, study: StoredStudy, version: int, now_ms: int, number: int, chapter: StoredChapter) -> None:
        others = sum(known.size for known in study.chapters if known.number != number)
        if others + chapter.size > MOST_BYTES:
            raise Refusal("conflict", "room-study-size", most=MOST_BYTES // 1024)
        stored = StoredChapter(number, checked_title(chapter.title), chapter.game, chapter.size, chapter.tree)
        self._need(await self.store.put_chapter(study.id, version, now_ms, stored))

    @staticmethod
    def _need(changed: bool) -> None:
        if not changed:
            raise Refusal("stale", "room-study-stale")


def need_chapter(study: StoredStudy, number: int) -> StoredChapter:
    """The chapter of this number, without its tree where that was not read."""
    for chapter in study.chapters:
        if chapter.number == number:
            return chapter
    raise Refusal("not_found", "room-study-no-chapter")
