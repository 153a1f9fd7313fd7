"""The film of a table: what others do is shown one action after the other, and can be shown again."""

from datetime import UTC, datetime, timedelta
from typing import Literal, NamedTuple

from playwright.sync_api import Locator, expect

from tests.kit.pages.table import TablePage
from tests.kit.room import until

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


TICK_MS = 50
"""Shorter than anything is shown for."""
MOST_TICKS = 400


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

    @property
    def left(self) -> int:
        """How many frames wait to be shown."""
        words = self.table.skip.inner_text() if self.table.skip.count() else ""
        return int("0" + "".join(filter(str.isdigit, words)))

    def wait_for(self, count: int, last: int) -> None:
        """The page has heard of so many frames: they wait to be shown, or it shows the last of them already."""
        until(lambda: self.left >= count or self.table.seq >= last)

    def stop_clock(self) -> None:
        """From now on no time passes on the page, unless it is played."""
        clock = self.table.page.clock
        clock.install()
        clock.pause_at(datetime.now(UTC) + timedelta(hours=1))

    def play(self, seq: int) -> list[list[Shown]]:
        """Let time pass until the page shows this event: what was new after each tick; then time goes on by itself."""
        ticks = []
        for _ in range(MOST_TICKS):
            shown = self.take()
            if shown[-1].seq == seq:
                break
            self.table.page.clock.run_for(TICK_MS)
            ticks.append(self.take()[1:])
        self.table.page.clock.resume()
        return ticks

    def expect_playing(self) -> None:
        expect(self.table.root).to_have_attribute("data-film", "playing")

    def expect_present(self) -> None:
        expect(self.table.root).not_to_have_attribute("data-film", "playing")


MOTION = """(most) => {
    window.moved_ = [];
    const note = (element, time) => {
        if (time > most) window.moved_.push([element.outerHTML.slice(0, 80), time].join(': '));
    };
    const look = () => {
        for (const { effect } of document.getAnimations()) note(effect.target, effect.getComputedTiming().endTime);
    };
    for (const begins of ['animationstart', 'transitionrun']) addEventListener(begins, look, true);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        note(this, options?.duration ?? options ?? 0);
        return animate.call(this, frames, options);
    };
}"""
UNSEEN_MS = 20
"""Shorter than anybody sees."""


class MotionWatcher:
    """Writes down everything on a page that is animated, from now on."""

    def __init__(self, table: TablePage) -> None:
        self.page = table.page
        self.page.evaluate(MOTION, UNSEEN_MS)

    def take(self) -> list[str]:
        found: list[str] = self.page.evaluate("() => window.moved_")
        return found


SIEGE = """() => {
    window.siege_ = [];
    window.columns_ = [];
    window.rewarded_ = 0;
    const find = (id) => document.querySelector(`[data-testid=${id}]`);
    new MutationObserver(() => {
        window.rewarded_ = Math.max(window.rewarded_, document.querySelectorAll('[data-testid=rewarded]').length);
        const [siege, count, column] = ['siege', 'siege-count', 'siege-column'].map(find);
        if (!siege) return;
        const frame = [Number(siege.dataset.fought), Number(count.dataset.defeated)];
        if (String(window.siege_.at(-1)) !== String(frame)) window.siege_.push(frame);
        if (column && window.columns_.at(-1) !== column.textContent) window.columns_.push(column.textContent);
    }).observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
}"""


class SiegeWatcher:
    """Writes down how far a siege is fought: fights decided, and enemies that all have defeated together."""

    def __init__(self, table: TablePage) -> None:
        self.page = table.page
        self.siege = self.page.get_by_test_id("siege")
        self.result = self.page.get_by_test_id("siege-result")
        self.page.evaluate(SIEGE)

    def take(self) -> list[tuple[int, int]]:
        """What was shown until the siege was over."""
        expect(self.siege).to_have_count(0)
        found: list[tuple[int, int]] = [(a, b) for a, b in self.page.evaluate("() => window.siege_.splice(0)")]
        return found

    @property
    def captions(self) -> list[str]:
        """What was said over the fights: how they are decided, then which column it is."""
        found: list[str] = self.page.evaluate("() => window.columns_")
        return found

    def expect_rewarded(self, lines: int) -> None:
        """It was shown what so many seats receive."""
        self.page.wait_for_function("(lines) => window.rewarded_ === lines", arg=lines)


CAUSES = """() => {
    window.causes_ = [];
    new MutationObserver(() => {
        const soldiers = document.querySelectorAll('[data-testid=castle] [data-card^=soldier]').length;
        const moment = document.querySelector('[data-testid=moment]')?.dataset.moment ?? null;
        const last = window.causes_.at(-1);
        if (last?.[0] !== soldiers || last?.[1] !== moment) window.causes_.push([soldiers, moment]);
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
}"""


class CauseWatcher:
    """Writes down how many soldiers stand in Castel's castle, and which moment is shown over it."""

    def __init__(self, table: TablePage) -> None:
        self.page = table.page
        self.page.evaluate(CAUSES)

    def take(self) -> list[tuple[int, str | None]]:
        found: list[tuple[int, str | None]] = [(a, b) for a, b in self.page.evaluate("() => window.causes_")]
        return found


CELL = 40
"""The side of a cell of Castello's board in its picture's units."""
WHOLE = """([frame, picture, wide]) => {
    const [around, shown] = [frame.getBoundingClientRect(), picture.getBoundingClientRect()];
    return around.width >= wide && shown.right <= around.right + 2 && shown.bottom <= around.bottom + 2;
}"""


ROLES: tuple[Literal["button", "link"], ...] = ("button", "link")


class EndScene:
    """The end of a game over its board."""

    def __init__(self, table: TablePage) -> None:
        self.person = table.person
        self.scene = table.page.get_by_test_id("end-scene")
        self.reason = self.scene.get_by_test_id("reason")
        self.moment = self.scene.get_by_test_id("best-moment")
        self.picture = self.moment.get_by_role("img")

    def expect(self, result: str) -> None:
        """It has ended so for this person: `victory`, `shared`, `defeat`, `draw` or `over`."""
        expect(self.scene).to_have_attribute("data-result", result)
        expect(self.scene.get_by_test_id("result")).to_have_text(self.person.say(f"web-result-{result}"))

    def expect_whole_picture(self, wide: int) -> None:
        """All of the best moment is shown, at least so many pixels wide."""
        frame = self.moment.get_by_test_id("best-picture")
        self.person.page.wait_for_function(
            WHOLE, arg=[frame.element_handle(), self.picture.first.element_handle(), wide]
        )

    def expect_files(self, files: int) -> None:
        """The picture shows a part of Castello's board that is so many cells wide."""
        box = self.picture.first.get_attribute("viewBox")
        assert box is not None
        assert float(box.split()[2]) == files * CELL, box

    def score(self, seat: int) -> Locator:
        return self.scene.get_by_test_id(f"score-{seat}")

    def next(self, message: str) -> Locator:
        """A way on from here: a button or a link."""
        words = self.person.say(message)
        ways = [self.scene.get_by_role(role, name=words, exact=True) for role in ROLES]
        return ways[0].or_(ways[1])

    def close(self) -> None:
        self.person.button("web-scene-close").click()
        expect(self.scene).to_have_count(0)
