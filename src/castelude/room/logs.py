"""The server's logs: what happened where, and never a card, a setup or a token."""

import contextlib
import logging
import sys
import traceback
from typing import Any

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

ABOUT_SOCKETS = ('%s - "WebSocket', "connection open", "connection closed")
"""Lines of the server for each WebSocket; they name tables that are not listed, and the metrics count them."""


def without_message(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Log an error as its type and its stack: its message and the values there may be secret."""
    found = event.pop("exc_info", None)
    if found is True:
        found = sys.exc_info()[1]
    if isinstance(found, tuple):
        found = found[1]
    if isinstance(found, BaseException):
        event["error"] = type(found).__qualname__
        frames = traceback.extract_tb(found.__traceback__)
        event["at"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    return event


def without_colours(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Leave out the second, coloured form of a message of the server."""
    event.pop("color_message", None)
    return event


class Lines(logging.StreamHandler[Any]):
    """Lines of the server's own loggers on standard output, in the format of all others; write errors are ignored."""

    def emit(self, record: logging.LogRecord) -> None:
        if not str(record.msg).startswith(ABOUT_SOCKETS):
            super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:
        pass


class Printer(structlog.PrintLogger):
    """Prints lines and ignores write errors: a full disk must not stop the room."""

    def msg(self, message: str) -> None:
        with contextlib.suppress(OSError):
            super().msg(message)

    log = debug = info = warn = warning = msg
    fatal = failure = err = error = critical = exception = msg


def set_up_logging(as_json: bool) -> None:
    """Log from level info on, in one format; database libraries only from warning on, as they repeat what is stored."""
    for library in ("aiosqlite", "asyncpg", "sqlalchemy"):
        logging.getLogger(library).setLevel(logging.WARNING)
    renderer = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    shared: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        without_message,
    ]
    lines = Lines(sys.stdout)
    lines.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.PositionalArgumentsFormatter(), *shared],
            processors=[without_colours, structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    server = logging.getLogger("uvicorn")
    server.handlers, server.propagate = [lines], False
    server.setLevel(logging.INFO)
    structlog.configure(
        processors=[*shared, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=lambda *_: Printer(),
    )
