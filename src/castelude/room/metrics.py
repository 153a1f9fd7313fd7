"""Metrics for Prometheus. Nothing here names a player, a table or a card."""

from collections.abc import Callable
from pathlib import Path

import msgspec
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest

from castelude.room.limits.admission import Admission
from castelude.room.live.hub import Hub
from castelude.room.metrics_of_workers import MetricsOfWorkers

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """The metrics of one worker; with a folder that it shares with others, the text is that of all of them."""

    def __init__(
        self,
        hub: Hub,
        admission: Admission,
        lag_s: Callable[[], float],
        bots_waiting: Callable[[], int],
        folder: str = "",
    ) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "castelude_http_requests", "HTTP requests", ["method", "status"], registry=self.registry
        )
        self.messages = Counter("castelude_socket_messages", "Messages from sockets", ["kind"], registry=self.registry)
        self.refusals = Counter("castelude_refusals", "Requests turned down", ["code"], registry=self.registry)
        self.commands = Histogram("castelude_command_seconds", "Time to carry out a command", registry=self.registry)
        self.failures = Counter(
            "castelude_background_failures", "Background work that failed", ["what"], registry=self.registry
        )
        self._of_kind: dict[type[msgspec.Struct], Counter] = {}
        self._gauge("castelude_workers", "Workers of this machine that serve", lambda: 1)
        self._gauge("castelude_viewers", "Open connections", hub.count)
        self._gauge("castelude_under_way", "Commands and requests being worked on", lambda: admission.under_way)
        self._gauge("castelude_bots_waiting", "Moves of bots that wait for a process", bots_waiting)
        self._gauge("castelude_loop_lag_seconds", "Delay of the event loop; of the latest worker", lag_s)
        self.tables = Gauge("castelude_tables", "Tables in the database", ["status"], registry=self.registry)
        self.database_bytes = Gauge("castelude_database_bytes", "Size of the database", registry=self.registry)
        self._all = MetricsOfWorkers(Path(folder), self.registry) if folder else None

    def _gauge(self, name: str, words: str, value: Callable[[], float]) -> None:
        Gauge(name, words, registry=self.registry).set_function(value)

    def received(self, kind: type[msgspec.Struct]) -> None:
        """Count a message of this kind from a socket."""
        counter = self._of_kind.get(kind)
        if counter is None:
            counter = self._of_kind[kind] = self.messages.labels(str(kind.__struct_config__.tag))
        counter.inc()

    def measured(self, tables: dict[str, int], database_bytes: int) -> None:
        """Take in what the database holds."""
        for status, count in tables.items():
            self.tables.labels(status).set(count)
        self.database_bytes.set(database_bytes)

    def publish(self) -> None:
        """Let the other workers of this machine know."""
        if self._all is not None:
            self._all.publish()

    def text(self) -> bytes:
        if self._all is None:
            return generate_latest(self.registry)
        return self._all.text()
