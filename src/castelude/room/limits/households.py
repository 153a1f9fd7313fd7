"""From where people last came: many guests of one address are not many clients. Nothing of it is stored."""

from collections import OrderedDict
from collections.abc import Iterable

MOST_PEOPLE = 10_000


class Households:
    """The household of everybody who has asked this worker for something lately."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, str] = OrderedDict()

    def seen(self, player: str, household: str) -> None:
        self._of[player] = household
        self._of.move_to_end(player)
        if len(self._of) > MOST_PEOPLE:
            self._of.popitem(last=False)

    def of_first(self, people: Iterable[str], otherwise: str) -> str:
        """The household of the first of these people whose household is known."""
        return next((self._of[player] for player in people if player in self._of), otherwise)
