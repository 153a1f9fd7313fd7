"""The film of a table: what others do is shown one action after the other, and can be shown again."""

from typing import NamedTuple

from playwright.sync_api import expect

from tests.kit.pages.table import TablePage

RECORD = """(root) => {
    window.frames_ = [];
    const look = () => {
        const told = document.querySelector('[data-testid=told]').textContent;
        const frame = { seq: Number(root.dataset.seq), told };
        const last = window.frames_.at(-1);
        if (last?.seq !== frame.seq) window.frames_.push(frame);
        else last.told = told;
    };
    look();
    new MutationObserver(look).observe(root, { attributes: true, childList: true, characterData: true, subtree: true });
}"""


class Shown(NamedTuple):
    """A frame that the page has shown: up to which event, and its sentence."""

    seq: int
    told: str


class FilmWatcher:
    """Writes down every frame that a page shows, from now on."""

    def __init__(self, page: TablePage) -> None:
        self.table = page
        page.page.evaluate(RECORD, page.root.element_handle())

    def take(self) -> list[Shown]:
        """The frames so far; begin again with the one that is shown now."""
        frames = self.table.page.evaluate("() => window.frames_.splice(0, window.frames_.length - 1)")
        last = self.table.page.evaluate("() => window.frames_[0]")
        return [Shown(**frame) for frame in (*frames, last)]

    def until(self, seq: int) -> list[Shown]:
        """The frames after the one that is shown now, up to the one of this event."""
        self.table.page.wait_for_function("(seq) => window.frames_.slice(1).some((f) => f.seq === seq)", arg=seq)
        return self.take()[1:]

    def expect_playing(self) -> None:
        expect(self.table.root).to_have_attribute("data-film", "playing")

    def expect_present(self) -> None:
        expect(self.table.root).not_to_have_attribute("data-film", "playing")
