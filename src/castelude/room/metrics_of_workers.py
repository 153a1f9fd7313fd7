"""The metrics of all workers of a machine as one: a scrape reaches any of them, and must not depend on which.

Each worker publishes its own in a folder that they share, every second and before it answers a scrape. What a scrape
has shown has been published, so counters never go backwards, even when a worker dies.
"""

import contextlib
import os
import secrets
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

LARGEST = {"castelude_loop_lag_seconds", "castelude_tables", "castelude_database_bytes"}
"""Gauges of which the largest counts: the others are summed up."""


class Family(msgspec.Struct):
    """A metric with its samples: name, labels and value."""

    name: str
    words: str
    kind: str
    samples: list[tuple[str, dict[str, str], float]]


class Published(msgspec.Struct):
    """What one worker has published."""

    pid: int
    families: list[Family]


class MetricsOfWorkers(Collector):
    """A folder with the metrics of each worker, and their sum."""

    def __init__(self, folder: Path, own: CollectorRegistry) -> None:
        self.folder = folder
        self.own = own
        self.path = folder / f"{os.getpid()}-{secrets.token_hex(4)}.json"
        self._sum = CollectorRegistry()
        self._sum.register(self)

    def publish(self) -> None:
        """Write this worker's metrics down; on a full disk the last ones stay."""
        families = [
            Family(
                metric.name,
                metric.documentation,
                metric.type,
                [(sample.name, sample.labels, sample.value) for sample in metric.samples],
            )
            for metric in self.own.collect()
        ]
        text = msgspec.json.encode(Published(os.getpid(), families))
        partial = self.path.with_suffix(".part")
        with contextlib.suppress(OSError):
            partial.write_bytes(text)
            partial.replace(self.path)

    def text(self) -> bytes:
        self.publish()
        return generate_latest(self._sum)

    def describe(self) -> Iterable[Metric]:
        return []

    def collect(self) -> Iterator[Metric]:
        """The metrics of all workers; dead ones have counted, too, but hold no connections."""
        metrics: dict[str, Metric] = {}
        values: dict[str, dict[tuple[str, tuple[tuple[str, str], ...]], float]] = {}
        for family in self._families():
            metrics.setdefault(family.name, Metric(family.name, family.words, family.kind))
            known = values.setdefault(family.name, {})
            for name, labels, value in family.samples:
                key = (name, tuple(labels.items()))
                known[key] = max(known.get(key, value), value) if name in LARGEST else known.get(key, 0.0) + value
        for family_name, metric in metrics.items():
            for (name, pairs), value in values[family_name].items():
                metric.add_sample(name, dict(pairs), value)
            yield metric

    def _families(self) -> Iterator[Family]:
        for path in sorted(self.folder.glob("*.json")):
            with contextlib.suppress(OSError, msgspec.DecodeError):
                published = msgspec.json.decode(path.read_bytes(), type=Published)
                lives = _lives(published.pid)
                yield from (family for family in published.families if lives or family.kind != "gauge")


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
