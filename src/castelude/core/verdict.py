"""The answer to "may I?": a value, never an exception."""

from dataclasses import dataclass, field
from typing import TypeAlias

from castelude.texts import DEFAULT_LANG, say

Param: TypeAlias = str | int


@dataclass(frozen=True)
class Verdict:
    """Whether an action is legal, by which clause, and why, as a message id with parameters (see `texts`)."""

    legal: bool
    clause: str | None
    message: str
    params: dict[str, Param] = field(default_factory=dict)

    def words(self, lang: str = DEFAULT_LANG) -> str:
        """The reason in plain words."""
        return say(self.message, lang, **self.params)


@dataclass(frozen=True)
class Problem:
    """Something wrong with a file: where (a path such as `cards[3].towers`), and what, as a message id."""

    where: str
    message: str
    params: dict[str, Param] = field(default_factory=dict)

    def words(self, lang: str = DEFAULT_LANG) -> str:
        return f"{self.where}: {say(self.message, lang, **self.params)}"


@dataclass(frozen=True)
class LogLine:
    """Something that happened, as a message id.

    A parameter `seat` is a seat's number, and a card or a place goes by its id: the reader names them (`Game.named`).
    """

    message: str
    params: dict[str, Param] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        return {"id": self.message, "args": self.params}
