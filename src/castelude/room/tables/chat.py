"""Chat at a table."""

from castelude.room.refusal import Refusal
from castelude.room.tables.ports import Audience, ChatConflict, ChatLog, Person
from castelude.room.tables.uptime import Now

TRIES = 8


class Chat:
    """Stores what people say, and wakes the viewers."""

    def __init__(self, lines: ChatLog, audience: Audience, now: Now) -> None:
        self._lines = lines
        self._audience = audience
        self._now = now

    async def say(self, table_id: str, person: Person, text: str, command_id: str) -> None:
        """Add a line; a command that is sent again adds nothing."""
        text = " ".join(text.split())
        if not text or not text.isprintable():
            raise Refusal("malformed", "room-chat-text")
        for _ in range(TRIES):
            try:
                await self._lines.say(table_id, f"{person.id}:{command_id}", self._now(), person.id, person.name, text)
            except ChatConflict:
                continue
            self._audience.chatted(table_id)
            return
        raise Refusal("unavailable", "room-busy")
