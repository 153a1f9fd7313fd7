"""OpenTelemetry: what a collector gets of requests and commands, and that it learns no names."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from castelude.cli import main
from castelude.room import traces
from tests.kit.push import PushService
from tests.kit.room import Person, until
from tests.kit.served import ServedRoom

TRACE = "0af7651916cd43dd8448eb211c80319c"
pytestmark = pytest.mark.slow


def spans(collector: PushService) -> list[Any]:
    """All spans that have arrived."""
    found = []
    for _, body in list(collector.got.get("v1/traces", [])):
        asked = ExportTraceServiceRequest()
        asked.ParseFromString(body)
        found += [one for part in asked.resource_spans for scope in part.scope_spans for one in scope.spans]
    return found


def test_a_collector_gets_requests_and_commands_without_names(tmp_path: Path) -> None:
    collector = PushService()
    collector.answers["v1/traces"] = 200
    room = ServedRoom(
        tmp_path,
        OTEL_EXPORTER_OTLP_ENDPOINT=collector.url,
        OTEL_BSP_SCHEDULE_DELAY="100",
        OTEL_EXPORTER_OTLP_COMPRESSION="none",
    )
    try:
        ann, ben = Person(room, "Annabella"), Person(room, "Benvenuto")
        table = ann.open_table()
        ben.command(table, "join")
        with ann.at(table) as live:
            live.synced()
            live.send(type="do", command_id="one", command={"kind": "ready", "ready": True})
            live.until(lambda message: message["type"] == "ack")
        names = ("POST /api/tables", "command", "store the event", "INSERT")
        until(lambda: set(names) <= {span.name for span in spans(collector)})
    finally:
        room.close()
        collector.close()
    found = spans(collector)
    (opened,) = (span for span in found if span.name == "POST /api/tables")
    below = {span.name for span in found if span.trace_id == opened.trace_id}
    assert "INSERT" in below
    (command,) = (span for span in found if span.name == "command")
    assert any(span.name == "store the event" and span.parent_span_id == command.span_id for span in found)
    sent = b"".join(body for _, body in collector.got["v1/traces"])
    cookies = [cookie.value for cookie in ann.http.cookies.jar]
    assert cookies
    for secret in ("Annabella", "Benvenuto", table, *cookies):
        assert secret is not None
        assert secret.encode() not in sent


@pytest.mark.parametrize("behind_a_proxy", [True, False])
def test_a_request_continues_the_trace_of_the_proxy(monkeypatch: pytest.MonkeyPatch, behind_a_proxy: bool) -> None:
    kept = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(kept))
    monkeypatch.setattr(traces, "_tracer", provider.get_tracer("test"))

    async def app(scope: Any, _: Any, send: Any) -> None:  # noqa: ANN401 ASGI
        scope["path_template"] = "/api/tables/{table_id}"
        await send({"type": "http.response.start", "status": 404})

    async def send(message: Any) -> None:  # noqa: ANN401 ASGI
        assert message["status"] == 404

    headers = [(b"traceparent", f"00-{TRACE}-b7ad6b7169203331-01".encode())]
    scope = {"type": "http", "method": "GET", "path": "/api/tables/secret", "headers": headers}
    asyncio.run(traces.traced(app, behind_a_proxy)(scope, None, send))  # type: ignore[arg-type]
    (span,) = kept.get_finished_spans()
    assert span.name == "GET /api/tables/{table_id}"
    assert dict(span.attributes or {})["http.response.status_code"] == 404
    assert span.context is not None
    assert (f"{span.context.trace_id:032x}" == TRACE) == behind_a_proxy


def test_wanted_traces_without_opentelemetry_are_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:4318")
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace", None)
    assert main(["serve"]) == 2
    assert "castelude[otel]" in capsys.readouterr().err
