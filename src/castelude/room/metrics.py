"""Metrics for Prometheus. Nothing here names a player, a table or a card."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from castelude.room.limits.admission import Admission
from castelude.room.live.hub import Hub


class Metrics:
    """The metrics of one worker."""

    def __init__(self, hub: Hub, admission: Admission, lag_s: Callable[[], float]) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "castelude_http_requests", "HTTP requests", ["method", "status"], registry=self.registry
        )
        self.messages = Counter("castelude_socket_messages", "Messages from sockets", ["kind"], registry=self.registry)
        self.refusals = Counter("castelude_refusals", "Requests turned down", ["code"], registry=self.registry)
        self.commands = Histogram("castelude_command_seconds", "Time to carry out a command", registry=self.registry)
        self._of_kind: dict[str, Counter] = {}
        viewers = Gauge("castelude_viewers", "Open connections", registry=self.registry)
        viewers.set_function(hub.count)
        under_way = Gauge("castelude_under_way", "Commands and requests being worked on", registry=self.registry)
        under_way.set_function(lambda: admission.under_way)

        lag = Gauge("castelude_loop_lag_seconds", "Delay of the event loop", registry=self.registry)
        lag.set_function(lag_s)

    def received(self, kind: str) -> None:
        """Count a message from a socket."""
        counter = self._of_kind.get(kind)
        if counter is None:
            counter = self._of_kind[kind] = self.messages.labels(kind)
        counter.inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
