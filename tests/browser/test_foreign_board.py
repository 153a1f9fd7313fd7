"""A game of another package brings its own board and colours."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from castelude.scaffold import files_of
from tests.kit import elsewhere
from tests.kit.browser import Come
from tests.kit.pages.table import TablePage
from tests.kit.room import RunningRoom, new_sqlite

BOARD = elsewhere.PACKAGE.parent / "heaps_board.js"
DECLARED = """id = "pebbles"
    seat_colours = ("green", "violet")
    board_script = Path(__file__).with_name("board.js")
"""


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[RunningRoom]:
    """A room where a new game with a board is installed."""
    package = tmp_path / "pebbles"
    for path, text in files_of("pebbles").items():
        (package / path).parent.mkdir(parents=True, exist_ok=True)
        (package / path).write_text(text, "utf-8")
    module = package / "castelude_pebbles" / "__init__.py"
    text = module.read_text("utf-8").replace('id = "pebbles"\n', DECLARED)
    module.write_text(text.replace("import re\n", "import re\nfrom pathlib import Path\n", 1), "utf-8")
    module.with_name("board.js").write_bytes(BOARD.read_bytes())
    with monkeypatch.context() as patch:
        elsewhere.install(patch, tmp_path / "site", package)
        running = RunningRoom(new_sqlite(tmp_path), requests_per_second=1000)
        yield running
        running.close()
    elsewhere.forget()


def test_it_is_played_on_its_own_board_in_its_own_colours(visitor: Come) -> None:
    ada = visitor("Ada", reduced_motion="reduce")
    setup = {"heaps": [2, 1, 1], "first": 0}
    table = TablePage(ada)
    table.open(ada.person.open_table("pebbles", setup=setup, hotseat=True, start=True))
    board = ada.page.get_by_test_id("foreign")
    expect(board.get_by_role("button")).to_have_count(4)
    for seat, colour in enumerate(("green", "violet")):
        mark = ada.page.get_by_test_id(f"seat-{seat}").locator("svg").first
        expect(mark).to_have_attribute("style", re.compile(f"--seat-{colour}"))
    for action, left in (("a2", 2), ("b1", 1), ("c1", 0)):
        board.get_by_role("button", name=action).click()
        expect(board.get_by_role("button")).to_have_count(left)
    expect(table.end).to_be_visible()
    assert "export function mount" in ada.person.http.get("/boards/pebbles").text
    assert ada.person.http.get("/boards/castello").status_code == 404
