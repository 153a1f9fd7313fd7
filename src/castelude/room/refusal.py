"""A request that the room refuses: a code for programs, a message id for people, a clause if a rule forbids it."""

from castelude.core.errors import CasteludeError
from castelude.core.verdict import Param
from castelude.texts import DEFAULT_LANG, say

# By what the caller can do: malformed, fix the client; stale, resync; illegal, choose again; not allowed, not yours.
STATUS = {
    "malformed": 400,
    "not_signed_in": 401,
    "not_allowed": 403,
    "not_found": 404,
    "stale": 409,
    "conflict": 409,
    "illegal_action": 422,
    "game_over": 422,
    "too_many": 429,
    "unavailable": 503,
    "busy": 503,
}

LONGEST_WORDS = 300
"""How much of a caller's own text an answer repeats."""


class Refusal(Exception):
    """Refused; nothing has changed."""

    def __init__(self, code: str, message: str, /, clause: str | None = None, **params: Param) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message
        self.clause = clause
        self.params = {key: value[:LONGEST_WORDS] if isinstance(value, str) else value for key, value in params.items()}

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)

    def words(self, lang: str = DEFAULT_LANG) -> str:
        return say(self.message, lang, **self.params)

    def __str__(self) -> str:
        return f"{self.code}: {self.words()}"


def refused_by_engine(error: CasteludeError) -> Refusal:
    """The refusal of an engine, with its clause."""
    return Refusal(error.code if error.code in STATUS else "malformed", error.message, error.clause, **error.params)
