# castelude: compiled
"""The texts of moves, written once: in games where a text depends on few things, they are remembered."""

from collections.abc import Callable
from typing import Any, Final, final

MOST_KEPT: Final = 65536


@final
class Wording:
    """Texts by a number that says all they depend on; each is written when it is first asked for.

    No more than MOST_KEPT are kept, so that games without end of texts do not fill the memory.
    """

    def __init__(self, write: Callable[[int], str]) -> None:
        self.write = write
        self.kept: dict[Any, str] = {}
        self.keys: dict[str, Any] = {}

    def __getitem__(self, key: int) -> str:
        text = self.kept.get(key)
        return self._written(key) if text is None else text

    def in_order(self, keys: list[Any]) -> list[str]:
        """The texts of these numbers, in plain string order."""
        kept = self.kept
        found: list[str] = []
        for key in keys:
            text = kept.get(key)
            found.append(self._written(key) if text is None else text)
        found.sort()
        return found

    def key_of(self, text: str) -> int | None:
        """The number whose text this is, as far as it is remembered."""
        return self.keys.get(text)

    def _written(self, key: int) -> str:
        if len(self.kept) >= MOST_KEPT:
            self.kept.clear()
            self.keys.clear()
        text = self.write(key)
        self.kept[key] = text
        self.keys[text] = key
        return text
