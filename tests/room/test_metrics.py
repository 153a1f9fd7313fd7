"""B7: what the dashboard and the alerts name exists, every metric is shown, and workers are added up."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml
from prometheus_client import CollectorRegistry, Counter, Gauge

from castelude.room.metrics_of_workers import MetricsOfWorkers
from tests.kit import web
from tests.kit.room import RoomMaker

pytestmark = pytest.mark.slow

PACKAGING = Path(__file__).parents[2] / "packaging"
NAME = re.compile(r"\bcastelude_[a-z_]+")


def dashboard() -> list[str]:
    panels = json.loads((PACKAGING / "grafana" / "castelude.json").read_text())["panels"]
    return [target["expr"] for panel in panels for target in panel["targets"]]


def alerts() -> list[str]:
    groups = yaml.safe_load((PACKAGING / "prometheus" / "alerts.yml").read_text())["groups"]
    return [rule["expr"] for group in groups for rule in group["rules"]]


def samples(kinds: dict[str, str]) -> set[str]:
    """The names under which Prometheus stores these metrics."""
    parts = {"histogram": ("_bucket", "_sum", "_count")}
    return {name + part for name, kind in kinds.items() for part in parts.get(kind, ("",))}


@pytest.mark.parametrize("expressions", [dashboard, alerts])
def test_the_dashboard_and_the_alerts_name_metrics_that_exist(
    expressions: Callable[[], list[str]], make_room: RoomMaker
) -> None:
    text = web.get(f"{make_room().url}/metrics").text
    kinds = dict(re.findall(r"^# TYPE (castelude_\w+) (\w+)$", text, re.MULTILINE))
    named = {name for expression in expressions() for name in NAME.findall(expression)}
    assert named <= samples(kinds)
    if expressions is dashboard:
        assert all(any(name.startswith(kind) for name in named) for kind in kinds), "the dashboard lacks a metric"


def test_workers_are_added_up_and_dead_ones_hold_nothing(tmp_path: Path) -> None:
    workers = []
    for count in (3, 4):
        registry = CollectorRegistry()
        Counter("castelude_refusals", "", ["code"], registry=registry).labels("busy").inc(count)
        Gauge("castelude_viewers", "", registry=registry).set(count)
        Gauge("castelude_loop_lag_seconds", "", registry=registry).set(count)
        workers.append(MetricsOfWorkers(tmp_path, registry))
    workers[0].publish()
    text = workers[1].text().decode()
    assert 'castelude_refusals_total{code="busy"} 7.0' in text
    assert "castelude_viewers 7.0" in text
    assert "castelude_loop_lag_seconds 4.0" in text
    gone = re.sub(r'"pid":\d+', '"pid":999999999', workers[0].path.read_text())
    workers[0].path.write_text(gone)
    text = workers[1].text().decode()
    assert 'castelude_refusals_total{code="busy"} 7.0' in text
    assert "castelude_viewers 4.0" in text
