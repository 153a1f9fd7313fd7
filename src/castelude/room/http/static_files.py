"""The browser client: the app shell for all its pages, and its files. `headers` has the policy that goes with them."""

import functools
import gzip
import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from castelude.room.http.headers import PAGE_POLICY
from castelude.room.http.request import AnyRequest
from castelude.room.refusal import Refusal

STATIC = Path(__file__).parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PAGES = {
    "home": "/",
    "lobby": "/lobby",
    "watch": "/watch",
    "newTable": "/new",
    "pair": "/pair",
    "games": "/games",
    "ladder": "/ladder",
    "daily": "/daily",
    "challenge": "/daily/{name}",
    "puzzles": "/puzzles",
    "puzzle": "/puzzles/{name}",
    "clubs": "/clubs",
    "club": "/clubs/{name}",
    "tournaments": "/tournaments",
    "tournament": "/tournaments/{name}",
    "profile": "/profile",
    "people": "/people",
    "person": "/people/{name}",
    "help": "/help",
    "credits": "/credits",
    "admin": "/admin",
    "table": "/t/{name}",
    "replay": "/replay/{name}",
    "rules": "/rules/{name}",
    "guide": "/guide/{name}",
    "print": "/print/{name}",
    "analysis": "/analysis/{name}",
    "editor": "/editor/{name}",
    "studies": "/studies",
    "study": "/study/{name}",
}
"""The addresses of the client's pages by the names of their components (`web/src/pages`).

Its router has them from here (`make types`), so that both sides agree.
"""
SHARED = {"table", "replay", "study", "puzzle"}
"""Pages whose links are shared; `share` serves them with what chats show of them."""
ICONS = ["/icon.svg", "/icon-192.png", "/icon-512.png", "/manifest.webmanifest"]
WORKER = "/sw.js"
WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'"
"""The worker only asks the room and shows its icon with messages; it lies at the root, as it speaks for all pages."""
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}
NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Castelude</title>
<p>The browser client has not been built. Run <code>make web</code> in the sources, or install a packed release.
The interface for programs works: <a href="/schema">/schema</a>.</p>
"""


def is_built() -> bool:
    return (STATIC / "index.html").is_file()


@functools.lru_cache(maxsize=512)
def _packed(path: Path, _changed_ns: int) -> bytes:
    return gzip.compress(path.read_bytes(), mtime=0)


def file_answer(request: AnyRequest, path: Path, caching: str) -> Response[bytes]:
    """A file that comes with the package, compressed for browsers that accept that, or a `Refusal`."""
    if not path.is_file():
        raise Refusal("not_found", "room-not-found")
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    if path.suffix == ".png" or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(path.read_bytes(), media_type=kind, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(_packed(path, path.stat().st_mtime_ns), media_type=kind, headers=headers)


@get(
    [path.replace("{name}", "{name:str}") for name, path in PAGES.items() if name not in SHARED],
    media_type="text/html",
    include_in_schema=False,
    sync_to_thread=False,
)
def page() -> Response[bytes]:
    """The app shell; the client's router reads the address."""
    return shell()


def lost_page(request: AnyRequest) -> Response[bytes] | None:
    """The app shell with status 404 for browsers; None for API clients."""
    if request.method != "GET" or "text/html" not in request.headers.get("accept", ""):
        return None
    return shell(status=404)


def shell(head: str = "", status: int = 200, policy: str = PAGE_POLICY) -> Response[bytes]:
    """The app shell, with further tags in its head."""
    headers = {"Content-Security-Policy": policy, "Cache-Control": ASK_AGAIN}
    if not is_built():
        return Response(NOT_BUILT.encode(), media_type="text/html", headers=headers, status_code=503)
    page = (STATIC / "index.html").read_text(encoding="utf-8").replace("</head>", f"{head}</head>", 1)
    return Response(page.encode(), media_type="text/html", headers=headers, status_code=status)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """Scripts and styles: their names change with their contents, so browsers may cache them for ever."""
    if Path(name).name != name or name.startswith("."):
        raise Refusal("not_found", "room-not-found")
    return file_answer(request, STATIC / "assets" / name, FOR_EVER)


def _icon(address: str) -> HTTPRouteHandler:
    @get(address, include_in_schema=False, sync_to_thread=False)
    def icon(request: AnyRequest) -> Response[bytes]:
        return file_answer(request, STATIC / address.removeprefix("/"), ASK_AGAIN)

    return icon


@get(WORKER, include_in_schema=False, sync_to_thread=False)
def service_worker(request: AnyRequest) -> Response[bytes]:
    """The script that receives push messages, and keeps what was seen last."""
    answer = file_answer(request, STATIC / WORKER.removeprefix("/"), ASK_AGAIN)
    answer.headers["Content-Security-Policy"] = WORKER_POLICY
    return answer


HANDLERS: list[HTTPRouteHandler] = [page, asset, service_worker, *(_icon(address) for address in ICONS)]
