"""Traces for OpenTelemetry where it is configured: requests, commands, and what they ask of the database.

Nothing here names a player, a table or a card: requests carry the pattern of their address, statements no values.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Awaitable, Callable, Iterator
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.refusal import Refusal
from castelude.version import __version__

if TYPE_CHECKING:
    from opentelemetry.context import Context
    from opentelemetry.trace import Span, SpanKind, Tracer

WHERE = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
"""The settings of OpenTelemetry, one of which says where traces go."""
PARENT = (b"traceparent", b"tracestate")
NOTHING = contextlib.nullcontext()
Application = Callable[[Any, Any, Any], Awaitable[None]]
"""An ASGI application."""
_tracer: Tracer | None = None


def is_wanted() -> bool:
    return any(os.environ.get(name) for name in WHERE)


def check_traces() -> None:
    """`Refusal` where traces are wanted and what sends them is not installed."""
    if is_wanted():
        try:
            import opentelemetry.exporter.otlp.proto.http.trace_exporter
            import opentelemetry.sdk.trace  # noqa: F401
        except ImportError as error:
            raise Refusal("malformed", "room-no-opentelemetry") from error


def begin() -> None:
    """Send traces from now on, from a thread of its own, if they are wanted; the rest is OpenTelemetry's settings."""
    global _tracer
    if not is_wanted():
        return
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    name = os.environ.get("OTEL_SERVICE_NAME", "castelude")
    provider = TracerProvider(resource=Resource.create({"service.name": name, "service.version": __version__}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    _tracer = provider.get_tracer("castelude", __version__)


def span(name: str) -> contextlib.AbstractContextManager[object]:
    """A part of a trace; nothing where there are none."""
    return NOTHING if _tracer is None else _begun(_tracer, name)


def _begun(
    tracer: Tracer, name: str, parent: Context | None = None, kind: SpanKind | None = None
) -> contextlib.AbstractContextManager[Span]:
    """A span without the words of errors, which may name somebody."""
    from opentelemetry.trace import SpanKind

    begun: contextlib.AbstractContextManager[Span] = tracer.start_as_current_span(
        name, parent, kind or SpanKind.INTERNAL, record_exception=False, set_status_on_exception=False
    )
    return begun


def traced(app: Application, trusts_parents: bool) -> Application:
    """The application with a trace for each request, which may be part of one that a proxy has begun."""
    tracer = _tracer
    if tracer is None:
        return app
    from opentelemetry.propagate import extract
    from opentelemetry.trace import SpanKind

    async def serve(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 ASGI
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        method = scope["method"]
        given = {key.decode(): value.decode("latin-1") for key, value in scope["headers"] if key in PARENT}
        parent = extract(given) if trusts_parents else None
        with _begun(tracer, method, parent, SpanKind.SERVER) as current:

            async def note(message: Any) -> None:  # noqa: ANN401 ASGI
                if message["type"] == "http.response.start":
                    current.set_attribute("http.response.status_code", message["status"])
                await send(message)

            await app(scope, receive, note)
            route = scope.get("path_template", "")
            current.update_name(f"{method} {route}".rstrip())
            current.set_attributes({"http.request.method": method, "http.route": route})

    return serve


def trace_statements(engine: AsyncEngine) -> None:
    """A part of the trace for each statement of a database."""
    tracer = _tracer
    if tracer is None:
        return
    from opentelemetry.trace import SpanKind

    system = engine.dialect.name

    def before(connection: sa.Connection, _: object, statement: str, *__: object) -> None:
        words = {"db.system.name": system, "db.query.text": statement}
        current = tracer.start_span(statement.split(None, 1)[0].upper(), kind=SpanKind.CLIENT, attributes=words)
        connection.info.setdefault("spans", []).append(current)

    def after(connection: sa.Connection, *_: object) -> None:
        for current in _open(connection):
            current.end()

    def failed(context: sa.engine.ExceptionContext) -> None:
        if context.connection is not None:
            after(context.connection)

    sa.event.listen(engine.sync_engine, "before_cursor_execute", before)
    sa.event.listen(engine.sync_engine, "after_cursor_execute", after)
    sa.event.listen(engine.sync_engine, "handle_error", failed)


def _open(connection: sa.Connection) -> Iterator[Any]:
    spans = connection.info.get("spans", [])
    while spans:
        yield spans.pop()
