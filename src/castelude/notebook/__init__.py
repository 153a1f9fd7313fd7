"""Games in notebooks: a replay with a slider, for Jupyter and VS Code (extra `notebook`).

    >>> from castelude import new_match
    >>> from castelude.notebook import replay
    >>> match = new_match("castel", 3, seed=7)
    >>> match.playout(seed=1)
    >>> replay(match)  # the last line of a cell shows it

A match alone shows its picture; that needs no extra.
"""

from pathlib import Path
from typing import Any

import anywidget
import traitlets

from castelude.core.match import Match
from castelude.core.record import Record
from castelude.core.start import load_match
from castelude.texts import DEFAULT_LANG, say

__all__ = ["Replay", "replay"]

FOLDER = Path(__file__).parent
WORDS = {
    "first": "web-replay-first",
    "back": "web-replay-back",
    "slider": "web-replay-slider",
    "next": "web-replay-next",
    "last": "web-replay-last",
}
"""What the page calls the slider and the buttons, by the message that says it."""


class Replay(anywidget.AnyWidget):
    """A game that can be looked at action by action: a slider, buttons and the arrow keys change `ply`.

    Pictures are drawn by the kernel when they are asked for, so a long game costs no more than a short one.
    """

    _esm = FOLDER / "replay.js"
    _css = FOLDER / "replay.css"
    ply = traitlets.Int(0).tag(sync=True)
    """How many actions have been played in the picture; a number that is too small or too large becomes the nearest."""
    last = traitlets.Int(0).tag(sync=True)
    picture = traitlets.Unicode("").tag(sync=True)
    """The position after `ply` actions, as SVG."""
    caption = traitlets.Unicode("").tag(sync=True)
    words = traitlets.Dict(key_trait=traitlets.Unicode(), value_trait=traitlets.Unicode()).tag(sync=True)
    """What the slider and the buttons are called."""

    def __init__(self, game: Match | Record, seat: int | None = None, lang: str = DEFAULT_LANG) -> None:
        """`seat` sees what it saw in the game (None: a spectator)."""
        match = load_match(game) if isinstance(game, Record) else game.copy()
        match.view(seat)  # a seat that is not there is refused now, not when the slider moves
        self._match, self._seat, self._lang = match, seat, lang
        words = {name: say(message, lang) for name, message in WORDS.items()}
        super().__init__(last=len(match.actions), ply=len(match.actions), words=words)
        self._show()

    @traitlets.validate("ply")
    def _within(self, proposal: Any) -> int:  # noqa: ANN401 of traitlets
        return min(max(int(proposal["value"]), 0), len(self._match.actions))

    @traitlets.observe("ply")
    def _moved(self, _: object) -> None:
        self._show()

    def _show(self) -> None:
        moment = self._match.at_ply(self.ply)
        self.picture = moment.game.picture(moment.position, self._seat, moment.lately(), self._lang)
        self.caption = moment.actions[-1] if moment.actions else ""


def replay(game: Match | Record, seat: int | None = None, lang: str = DEFAULT_LANG) -> Replay:
    """A widget that shows a game action by action, from its end; `BadRequest` for a seat that is not there."""
    return Replay(game, seat, lang)
