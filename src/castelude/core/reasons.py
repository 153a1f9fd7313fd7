"""Why a value is wrong: a message id with what the message quotes, and the place inside the value."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from castelude.core.options import shown
from castelude.core.verdict import Param, Problem

Quote = Param | Callable[[Any], Param]


@dataclass(frozen=True)
class Where:
    """A place inside a value: its path, such as `cards[3].towers`; the value as a whole goes by the name `root`."""

    path: str = ""
    root: str = ""
    key: str = ""
    """The nearest key of an object on the way here."""
    number: int = 0
    """The place in the nearest list, from 1."""

    def __str__(self) -> str:
        return self.path or self.root

    def field(self, key: str) -> "Where":
        return Where(f"{self.path}.{key}" if self.path else key, self.root, key, self.number)

    def item(self, index: int, name: str | None = None) -> "Where":
        """An item of a list; its path shows the index, or a name that tells more."""
        return Where(f"{self.path}[{index if name is None else name}]", self.root, self.key, index + 1)


class Reason:
    """A message id and what the message quotes.

    `names` are facts that the shape supplies: every shape knows `value` (as shown to people), `where`, `key` and
    `number`; some know more, as their docstrings say. `quotes` are further parameters: constants, or functions of the
    value that is wrong.
    """

    def __init__(self, message: str, /, *names: str, **quotes: Quote) -> None:
        self.message = message
        self.names = names
        self.quotes = quotes

    def problem(self, value: object, where: Where, /, **facts: Param) -> Problem:
        """The problem of this value at this place."""
        params: dict[str, Param] = {}
        for name in self.names:
            params[name] = facts[name] if name in facts else _fact(name, value, where)
        for name, quote in self.quotes.items():
            params[name] = quote(value) if callable(quote) else quote
        return Problem(str(where), self.message, params)


def _fact(name: str, value: object, where: Where) -> Param:
    match name:
        case "value":
            return shown(value)
        case "where":
            return str(where)
        case "key":
            return where.key
        case "number":
            return where.number
    raise LookupError(f"there is no fact {name!r} to quote here")
