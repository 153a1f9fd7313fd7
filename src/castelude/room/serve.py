"""`castelude serve` and `castelude migrate`."""

import asyncio
import contextlib
import os
import signal
import sys
import tempfile
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import uvicorn

from castelude.room.live.uvicorn_http import Http
from castelude.room.live.uvicorn_socket import Socket
from castelude.room.logs import set_up_logging
from castelude.room.mail.smtp import check_mail
from castelude.room.refusal import Refusal
from castelude.room.settings import Settings, from_environment
from castelude.room.storage.database import is_sqlite, open_engine
from castelude.room.storage.versions import make_folder, migrate, named_errors, prepare
from castelude.room.traces import check_traces

MOST_WORKERS = 64
GRACE_SECONDS = 2
START_SECONDS = 60
CLIENT_KEEPS_SECONDS = 20
PROXY_KEEPS_SECONDS = 130
"""A connection without requests is closed after so long: later than by the other side, else a request can meet a closed
door. Programs keep theirs for 5 to 15 seconds, proxies for two minutes at most; browsers try again by themselves."""


def serve(host: str, port: int, workers: int, database: str | None) -> int:
    """Serve until stopped; connections are closed gracefully."""
    if not 1 <= workers <= MOST_WORKERS:
        raise Refusal("malformed", "room-workers", most=MOST_WORKERS)
    if not 0 < port < 65536:
        raise Refusal("malformed", "room-port", port=port)
    if database is not None:
        os.environ["CASTELUDE_DATABASE"] = database
    settings = from_environment()
    check_mail(settings)
    check_traces()
    set_up_logging(settings.log_json)
    _open_many_files()
    _need_root(settings)
    asyncio.run(_check_database(settings))
    reload = _Reload(workers)
    with _shared_metrics(settings, workers):
        uvicorn.run(
            "castelude.room.app:application",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            timeout_worker_healthcheck=START_SECONDS,
            **server_options(settings),
        )
    reload.begin_again()
    return 0


@contextlib.contextmanager
def _shared_metrics(settings: Settings, workers: int) -> Iterator[None]:
    """A folder in which several workers publish their metrics, while they serve."""
    if workers == 1 or settings.metrics_folder:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="castelude-metrics-", ignore_cleanup_errors=True) as folder:
        os.environ["CASTELUDE_METRICS_FOLDER"] = folder
        yield


class _Reload:
    """SIGHUP with one worker: stop gracefully and start again in the same process. Else uvicorn does it."""

    def __init__(self, workers: int) -> None:
        self.wanted = False
        if workers == 1 and hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self._ask)
            signal.signal(signal.SIGTERM, self._stop)

    def _ask(self, *_: object) -> None:
        self.wanted = True
        signal.raise_signal(signal.SIGTERM)

    def _stop(self, *_: object) -> None:
        """Uvicorn raises the signal again when it has shut down: then the program ends, or goes on to start again."""
        if not self.wanted:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            signal.raise_signal(signal.SIGTERM)

    def begin_again(self) -> None:
        if self.wanted:
            os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])


def _need_root(settings: Settings) -> None:
    """The client's addresses begin at the root of a host, so the room cannot live below a path."""
    if urlsplit(settings.public_url).path.strip("/"):
        raise Refusal("malformed", "room-sub-path", url=settings.public_url)


async def _check_database(settings: Settings) -> None:
    """What is wrong with the database is one clear line here, not a traceback in each worker."""
    engine = open_engine(settings.database)
    try:
        await prepare(engine)
    finally:
        await engine.dispose()


def _open_many_files() -> None:
    """Allow as many open files as the system permits; some systems start with a low limit."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):  # a system without a hard limit may refuse
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def server_options(settings: Settings) -> dict[str, Any]:
    """The options of uvicorn, for `castelude serve` and for tests."""
    return {
        "http": Http,
        "ws": Socket,
        "ws_max_size": settings.frame_bytes * 4,
        "ws_per_message_deflate": False,  # uvicorn's; `live.deflate` does it without contexts of 40 KB a socket
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "proxy_headers": bool(settings.public_url),
        "server_header": False,
        "access_log": False,
        "log_config": None,  # `set_up_logging` has given its loggers the room's format
        "log_level": "info",
        "timeout_graceful_shutdown": GRACE_SECONDS,
        "timeout_keep_alive": PROXY_KEEPS_SECONDS if settings.public_url else CLIENT_KEEPS_SECONDS,
    }


def migrate_database(database: str | None) -> None:
    """Bring the schema of a database up to date."""
    if database is not None:
        os.environ["CASTELUDE_DATABASE"] = database
    settings = from_environment()

    async def run() -> None:
        engine = open_engine(settings.database)
        try:
            with named_errors(engine):
                if is_sqlite(engine):
                    make_folder(engine)
                await migrate(engine)
        finally:
            await engine.dispose()

    asyncio.run(run())
