"""Games in notebooks: the widget on both of its sides, and the example notebooks run from top to bottom."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from castelude import BadRequest, new_match
from castelude.notebook import FOLDER, WORDS, replay
from castelude.texts import LANGUAGES, say

NOTEBOOKS = Path(__file__).parents[2] / "docs" / "examples" / "notebooks"
FRONT = """
async ([script, values]) => {
  const model = {
    heard: {},
    get: (name) => values[name],
    set: (name, value) => { values[name] = value; },
    save_changes: () => model.heard['change:ply'](),
    on: (name, hear) => { model.heard[name] = hear; },
    off: (name) => { delete model.heard[name]; },
  };
  const widget = (await import('data:text/javascript,' + encodeURIComponent(script))).default;
  window.model = model;
  window.leave = widget.render({ model, el: document.body });
}
"""


@pytest.mark.parametrize("path", sorted(NOTEBOOKS.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path) -> None:
    run = "from nbclient.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", run, str(path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_kernel_draws_the_moment_that_is_asked_for() -> None:
    match = new_match("castel", 3, seed=7)
    match.playout(seed=1)
    shown = replay(match)
    assert (shown.ply, shown.last, shown.caption) == (len(match.actions), len(match.actions), match.actions[-1])
    assert shown.picture == match._repr_svg_()
    for asked, given in ((10**9, shown.last), (-1, 0), (3, 3)):
        shown.ply = asked
        assert shown.ply == given
    assert shown.picture == match.at_ply(3)._repr_svg_()
    match.undo()
    assert shown.last == len(match.record().actions) + 1  # a replay keeps the game as it was
    assert replay(match.record()).picture == replay(match).picture
    assert len({replay(match, lang=lang).picture for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_seat_sees_what_it_saw_and_one_that_is_not_there_is_refused() -> None:
    match = new_match("castellan", seed=7)
    pictures = {replay(match, seat).picture for seat in (None, 0, 1)}
    assert pictures == {match.game.picture(match.position, seat) for seat in (None, 0, 1)}
    with pytest.raises(BadRequest):
        replay(match, 2)


def test_slider_buttons_and_keys_change_the_moment(browser: Browser) -> None:
    values: dict[str, Any] = {"ply": 2, "last": 4, "picture": new_match("castello")._repr_svg_(), "caption": "B5-D5"}
    values["words"] = replay(new_match("castello"), lang="fr").words
    page = browser.new_page()
    page.evaluate(FRONT, [(FOLDER / "replay.js").read_text("utf-8"), values])
    called = {name: say(message, "fr") for name, message in WORDS.items()}
    slider, shown = page.get_by_role("slider", name=called["slider"]), page.locator("output")
    expect(shown).to_have_text("2 / 4  B5-D5")
    start, back, forward, end = (
        page.get_by_role("button", name=called[name]) for name in ("first", "back", "next", "last")
    )
    for part, ply in ((forward, 3), (end, 4), (forward, 4), (start, 0), (back, 0)):
        part.click()
        expect(slider).to_have_value(str(ply))
    page.evaluate("document.addEventListener('keydown', (event) => event.preventDefault())")  # as JupyterLab does
    slider.press("ArrowRight")
    expect(shown).to_have_text("1 / 4  B5-D5")
    assert page.evaluate(
        "document.querySelector('img').naturalWidth > 0 || document.querySelector('img').decode()"
    ) in (True, None)
    page.evaluate("window.leave()")
    assert page.evaluate("Object.keys(window.model.heard)") == []
    page.close()
