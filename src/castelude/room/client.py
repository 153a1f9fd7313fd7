"""The browser client: one page for all its addresses, its files, and the headers that keep it to our own host."""

import mimetypes
from pathlib import Path

from litestar import Response, get

from castelude.core.refusal import Refusal

STATIC = Path(__file__).parent / "static"
POLICY = "; ".join(
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
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PAGES = ["/", "/lobby", "/new", "/profile", "/help", "/t/{name:str}", "/replay/{name:str}", "/rules/{name:str}"]
PAGES += ["/guide/{name:str}"]
ICONS = ["/icon.svg", "/icon-192.png", "/icon-512.png", "/manifest.webmanifest"]
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}
NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Castelude</title>
<p>The browser client has not been built. Run <code>make web</code> in the sources, or install a packed release.
The interface for programs works: <a href="/schema">/schema</a>.</p>
"""


def is_built() -> bool:
    return (STATIC / "index.html").is_file()


def _file(path: Path, caching: str) -> Response[bytes]:
    """A file of the client, or a `Refusal`."""
    if not path.is_file():
        raise Refusal("not_found", "room-not-found")
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Response(path.read_bytes(), media_type=kind, headers={"Cache-Control": caching})


@get(PAGES, media_type="text/html", include_in_schema=False, sync_to_thread=False)
def page(name: str = "") -> Response[bytes]:  # noqa: ARG001 the client reads its address itself
    """The client; which page it shows it finds in its own address."""
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": ASK_AGAIN}
    if not is_built():
        return Response(NOT_BUILT.encode(), media_type="text/html", headers=headers, status_code=503)
    return Response((STATIC / "index.html").read_bytes(), media_type="text/html", headers=headers)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(name: str) -> Response[bytes]:
    """Scripts and styles: their names change with their contents, so they may be kept for ever."""
    if Path(name).name != name or name.startswith("."):
        raise Refusal("not_found", "room-not-found")
    return _file(STATIC / "assets" / name, FOR_EVER)


def _icon(address: str) -> object:
    @get(address, include_in_schema=False, sync_to_thread=False, name=address)
    def icon() -> Response[bytes]:
        return _file(STATIC / address.removeprefix("/"), ASK_AGAIN)

    return icon


HANDLERS = [page, asset, *(_icon(address) for address in ICONS)]
