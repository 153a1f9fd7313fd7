"""The server's logs: what happened where, and never a card, a setup or a token."""

import contextlib
import logging
import sys
import traceback

import structlog
from structlog.typing import EventDict, WrappedLogger


def without_message(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Log an error as its type and its stack: its message and the values there may be secret."""
    found = event.pop("exc_info", None)
    if found is True:
        found = sys.exc_info()[1]
    if isinstance(found, BaseException):
        event["error"] = type(found).__qualname__
        frames = traceback.extract_tb(found.__traceback__)
        event["at"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    return event


class Printer(structlog.PrintLogger):
    """Prints lines and ignores write errors: a full disk must not stop the room."""

    def msg(self, message: str) -> None:
        with contextlib.suppress(OSError):
            super().msg(message)

    log = debug = info = warn = warning = msg
    fatal = failure = err = error = critical = exception = msg


def set_up_logging(as_json: bool) -> None:
    """Log from level info on; database libraries only from warning on, as they repeat what is stored."""
    for library in ("aiosqlite", "asyncpg", "sqlalchemy"):
        logging.getLogger(library).setLevel(logging.WARNING)
    renderer = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            without_message,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=lambda *_: Printer(),
    )
