"""The documentation site: built without the network, complete, and served at /docs under a strict policy."""

import base64
import hashlib
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import castelude
from castelude.room.http import documentation
from castelude.room.http.headers import PAGE_POLICY
from tests.kit import web
from tests.kit.browser import Visitor
from tests.kit.room import RunningRoom

ROOT = Path(__file__).parents[2]
SEARCH = 'input[name="query"]'
FOUND = '[data-md-component="search-result"] li a'


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built strictly: a link or a heading that leads nowhere fails."""
    folder = tmp_path_factory.mktemp("docs") / "site"
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture
def served(site: Path, room: RunningRoom, monkeypatch: pytest.MonkeyPatch) -> RunningRoom:
    monkeypatch.setattr(documentation, "SITE", site)
    return room


def test_every_page_of_the_sources_is_on_the_site(site: Path) -> None:
    pages = {path.relative_to(ROOT / "docs").with_suffix(".html") for path in (ROOT / "docs").rglob("*.md")}
    renamed = {page.with_name("index.html") if page.name == "README.html" else page for page in pages}
    assert renamed <= {path.relative_to(site) for path in site.rglob("*.html")}


def test_no_page_loads_anything_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text("utf-8")
        assert not re.search(r"<(?:script|img|iframe|source)[^>]*\ssrc=[\"']?(?:https?:)?//", text), page
        assert not re.search(r"<link[^>]*\shref=[\"']?(?:https?:)?//", text), page


def test_the_reference_has_every_public_name(site: Path) -> None:
    reference = "".join(page.read_text("utf-8") for page in (site / "api").glob("*.html"))
    names = set(castelude.__all__) - {"__version__"}
    assert {name for name in names if not re.search(rf'id="castelude\.(?:[\w.]+\.)?{name}"', reference)} == set()


def test_a_room_serves_it_with_the_policy_of_its_pages_and_hashes(served: RunningRoom) -> None:
    with web.Client(base_url=served.url) as http:
        first = http.get("/docs")
        assert (first.status_code, first.headers["location"]) == (302, "/docs/index.html")
        page = http.get("/docs/rules/castello.fr.html")
        policy = page.headers["content-security-policy"]
        scripts = re.findall(r"<script>(.*?)</script>", page.text, re.DOTALL)
        hashes = {f" 'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'" for text in scripts}
        assert hashes
        for digest in hashes:
            assert digest in policy
            policy = policy.replace(digest, "")
        assert policy == PAGE_POLICY
        for path in ("nothing", "api", "..%2Fapp.py", "%2e%2e/app.py", "%2Fetc%2Fpasswd", "a%00b"):
            assert http.get(f"/docs/{path}").status_code == 404, path


def test_a_room_without_it_says_how_to_build_it(
    room: RunningRoom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(documentation, "SITE", tmp_path / "nothing")
    answer = web.get(f"{room.url}/docs")
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/plain; charset=utf-8")
    assert "make docs" in answer.text


def search(page: Page) -> None:
    for word, where in (("courtisane", "spec/castel.fr.html"), ("new_match", "api/matches.html")):
        page.locator(SEARCH).clear()
        page.locator(SEARCH).press_sequentially(word)  # the page listens to keys
        expect(page.locator(FOUND).and_(page.locator(f'[href*="{where}"]')).first).to_be_attached()


def test_the_search_finds_words_of_both_languages(served: RunningRoom, visitor: Callable[..., Visitor]) -> None:
    """The visitor fails on any breach of the policy, which the browser reports in its console."""
    page = visitor("Ann").page
    page.goto(f"{served.url}/docs")
    search(page)


def test_the_search_works_in_pages_that_are_opened_as_files(browser: Browser, site: Path) -> None:
    page = browser.new_page()
    page.goto(f"{site.as_uri()}/index.html")
    search(page)
    page.close()
