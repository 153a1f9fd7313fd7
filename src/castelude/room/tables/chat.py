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
        """Add a line; a command that is sent again adds nothing. Who plays goes by the name they sat down with."""
        text = " ".join(text.split())
        if not text.isprintable() or not has_something_to_see(text):
            raise Refusal("malformed", "room-chat-text")
        if has_stacked_marks(text):
            raise Refusal("malformed", "room-text-marks")
        seat = next(iter(table.held_by(person.id)), None)
        name = person.name if seat is None else table.chairs[seat].name or person.name
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
