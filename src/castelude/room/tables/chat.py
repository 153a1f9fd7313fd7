"""Chat at a table."""

from castelude.room.refusal import Refusal
from castelude.room.tables.ports import Audience, ChatConflict, ChatLog, Person, Said
from castelude.room.tables.table import Table
from castelude.room.tables.uptime import Now
from castelude.room.visible_text import has_something_to_see, has_stacked_marks

TRIES = 8


class Chat:
    """Stores what people say, and wakes the viewers."""

    def __init__(self, lines: ChatLog, audience: Audience, now: Now) -> None:
        self._lines = lines
        self._audience = audience
        self._now = now

    async def say(self, table: Table, person: Person, text: str, command_id: str) -> None:
        """Add a line; a command that is sent again adds nothing.

        A player goes by the name of their seat. Those who share a device have several, and go by that of its owner.
        """
        text = " ".join(text.split())
        if not text.isprintable() or not has_something_to_see(text):
            raise Refusal("malformed", "room-chat-text")
        if has_stacked_marks(text):
            raise Refusal("malformed", "room-text-marks")
        seats = table.held_by(person.id)
        seat = seats[0] if seats else None
        names = {table.chairs[held].name for held in seats}
        name = (names.pop() if len(names) == 1 else None) or person.name
        own_id, account = f"{person.id}:{command_id}", person.login is not None
        line = Said(table.id, own_id, self._now(), person.id, name, text, seat, account)
        for _ in range(TRIES):
            try:
                await self._lines.say(line)
            except ChatConflict:
                continue
            self._audience.chatted(table.id)
            return
        raise Refusal("unavailable", "room-busy")
