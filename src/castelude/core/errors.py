"""All errors that a caller's input can cause, grouped by what the caller can do about them.

Each error has the code of the referee protocol, a message id with parameters and, where a numbered rule is the
reason, its clause. `str(error)` is an English sentence.
"""

from typing import ClassVar

from castelude.core.verdict import Param, Verdict
from castelude.texts import DEFAULT_LANG, say


class CasteludeError(Exception):
    """Base of all errors that a caller's input can cause."""

    code: ClassVar[str] = "bad_request"

    def __init__(self, message: str, /, clause: str | None = None, **params: Param) -> None:
        super().__init__(message, params)
        self.message = message
        self.clause = clause
        self.params = params

    def words(self, lang: str = DEFAULT_LANG) -> str:
        """What went wrong, as a sentence in this language."""
        return say(self.message, lang, **self.params)

    def __str__(self) -> str:
        return self.words()


class BadJson(CasteludeError):
    """A line that is not JSON."""

    code = "bad_json"


class BadRequest(CasteludeError):
    """A request that the protocol does not have, or not in this form."""


class UnknownGame(CasteludeError):
    """A game that is not installed."""

    code = "unknown_game"


class BadPlayers(CasteludeError):
    """A number of players that the game does not have."""

    code = "bad_players"


class BadOptions(CasteludeError):
    """An option that the game does not have, or not with this value."""

    code = "bad_options"


class BadSetup(CasteludeError):
    """A setup from which no game can start; the clause says why."""

    code = "bad_setup"


class BadRecord(CasteludeError):
    """A record, or a game in human notation, that has a wrong shape or does not replay."""

    code = "bad_record"


class NoGame(CasteludeError):
    """A request about a game before there is one."""

    code = "no_game"


class BadFile(CasteludeError):
    """A file that cannot be read or written."""

    code = "bad_file"


class IllegalAction(CasteludeError):
    """An action that the rules refuse here; `verdict` says why."""

    code = "illegal_action"

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(verdict.message, clause=verdict.clause, **verdict.params)
        self.verdict = verdict
        self.number: int | None = None
        """Which of several actions was refused, from 1."""

    def words(self, lang: str = DEFAULT_LANG) -> str:
        reason = super().words(lang)
        return reason if self.number is None else say("error-action-number", lang, number=self.number, reason=reason)


class GameOver(IllegalAction):
    """An action after the end."""

    code = "game_over"
