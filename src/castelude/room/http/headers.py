"""The headers that every answer has, whatever made it, and the counting of answers."""

from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import Message, Scope

from castelude.room.http.request import is_secure

PAGE_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
"""For the client's page: only our own files, no inline script or style, no frames."""
POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox"
"""For everything else, should somebody open it as a page: it may not do anything. Pictures carry their own style."""
ALWAYS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
EMBEDDED_POLICY = PAGE_POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
"""For pages that others may show in a frame: they only show, and there is nothing on them to be tricked into."""
EMBEDDED = "embedded"
"""The option of their handlers."""
STRICT_TRANSPORT = "max-age=31536000"


async def add_headers(message: Message, scope: Scope) -> None:
    """Before anything is sent: headers on every answer, errors of the framework included."""
    if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP:
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in ALWAYS.items():
        headers[name] = value
    if EMBEDDED in getattr(scope.get("route_handler"), "opt", {}):
        del headers["X-Frame-Options"]
        headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    headers.setdefault("Content-Security-Policy", POLICY)
    if scope["path"].startswith(("/api/", "/metrics", "/schema")):
        headers.setdefault("Cache-Control", "no-store")
    worker: Any = scope["litestar_app"].state.get("worker")
    if worker is not None:
        if is_secure(worker.settings):
            headers["Strict-Transport-Security"] = STRICT_TRANSPORT
        worker.metrics.requests.labels(scope["method"], str(message["status"])).inc()
