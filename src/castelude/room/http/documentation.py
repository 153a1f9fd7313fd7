"""The documentation site at /docs, where `make docs` has built it. Its pages have a policy of their own."""

import base64
import functools
import hashlib
import re
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect

from castelude.room.http.headers import PAGE_POLICY
from castelude.room.http.request import AnyRequest
from castelude.room.http.static_files import ASK_AGAIN, WORKER_POLICY, file_answer

SITE = Path(__file__).parents[1] / "site"
FIRST_PAGE = "/docs/index.html"
NOT_BUILT = "The documentation has not been built: run `make docs` in the sources, or install a packed release.\n"
INLINE_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)


@functools.lru_cache(maxsize=512)
def _policy(page: Path, _changed_ns: int) -> str:
    """The policy of the client's pages, with the hashes of the page's own inline scripts."""
    hashes = {
        base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
        for script in INLINE_SCRIPT.findall(page.read_text("utf-8"))
    }
    allowed = " ".join(["script-src 'self'", *(f"'sha256-{digest}'" for digest in sorted(hashes))])
    return PAGE_POLICY.replace("script-src 'self'", allowed)


@get("/docs", include_in_schema=False, sync_to_thread=False)
def first_page() -> Response[str] | Redirect:
    """The way to the first page, or one sentence that says how to build the site."""
    if not (SITE / "index.html").is_file():
        return Response(NOT_BUILT, media_type="text/plain", status_code=404)
    return Redirect(FIRST_PAGE)


@get("/docs/{path:path}", include_in_schema=False, sync_to_thread=False)
def documentation(request: AnyRequest, path: FromPath[Path]) -> Response[bytes]:
    """A page or a file of the site; they keep their names when they change, so that browsers ask again."""
    name = str(path).lstrip("/")
    if "\0" in name or not (file := (SITE / name).resolve()).is_relative_to(SITE.resolve()) or not file.is_file():
        raise NotFoundException
    answer = file_answer(request, file, ASK_AGAIN)
    if file.suffix == ".html":
        answer.headers["Content-Security-Policy"] = _policy(file, file.stat().st_mtime_ns)
    elif file.suffix == ".js":  # the search is a worker
        answer.headers["Content-Security-Policy"] = WORKER_POLICY
    return answer


HANDLERS: list[HTTPRouteHandler] = [first_page, documentation]
