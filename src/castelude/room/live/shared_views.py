"""What the viewers of a table share: each part is made once an event for all who may see it, and so is its patch."""

from typing import Any

from castelude.room.live.delta import SAME, diff

Json = dict[str, Any]


class SharedView:
    """A part of a table as it was last told, and the patch that led there."""

    __slots__ = ("_after", "_patch", "seq", "value")

    def __init__(self) -> None:
        self.seq = 0
        self.value: Any = None
        self._after = 0
        self._patch: Json = {}

    def turn(self, seq: int, value: object, known: object) -> None:
        """Show this after the event; `known` is what those who have seen the face before it have of it now."""
        self._after = self.seq
        patch: Any = SAME if known is None else diff(known, value)
        self._patch = {} if patch is SAME else patch
        self.seq, self.value = seq, value

    def since(self, seq: int) -> Json | None:
        """The patch for who has seen the face after that event and not since, or None when it turned in between."""
        return self._patch if seq == self._after and seq > 0 else None


class SharedViews:
    """The faces of one table: what everybody sees, and what each seat sees (None: a spectator)."""

    __slots__ = ("common", "of_seat")

    def __init__(self) -> None:
        self.common = SharedView()
        self.of_seat: dict[int | None, SharedView] = {}
