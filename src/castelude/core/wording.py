"""The texts of moves, written once: in games where a text depends on few things, they are remembered."""

from collections.abc import Callable, Iterable
from typing import Final

MOST_KEPT: Final = 65536


class Wording(dict[int, str]):
    """Texts by a number that says all they depend on; each is written when it is first asked for.

    No more than MOST_KEPT are kept, so that games without end of texts do not fill the memory.
    """

    def __init__(self, write: Callable[[int], str]) -> None:
        super().__init__()
        self.write = write

    def __missing__(self, key: int) -> str:
        if len(self) >= MOST_KEPT:
            self.clear()
        text = self[key] = self.write(key)
        return text

    def in_order(self, keys: Iterable[int]) -> list[str]:
        """The texts of these numbers, in plain string order."""
        return sorted(map(self.__getitem__, keys))
