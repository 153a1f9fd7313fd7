"""The server's logs: what happened where, and never a card, a setup or a token."""

import logging
import sys
import traceback

import structlog
from structlog.typing import EventDict, WrappedLogger


def tell_error(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """An error as its type and the lines of code it came through: its words and the values there may be secret."""
    found = event.pop("exc_info", None)
    if found is True:
        found = sys.exc_info()[1]
    if isinstance(found, BaseException):
        event["error"] = type(found).__qualname__
        frames = traceback.extract_tb(found.__traceback__)
        event["at"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    return event


def set_up_logging(as_json: bool) -> None:
    """Our own lines from info on; the database libraries, which repeat what is written, stay silent about it."""
    for library in ("aiosqlite", "asyncpg", "sqlalchemy"):
        logging.getLogger(library).setLevel(logging.WARNING)
    renderer = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            tell_error,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
