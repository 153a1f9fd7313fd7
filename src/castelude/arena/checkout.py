"""A contestant of another checkout of the project, to compare a bot with what it was: `from:FOLDER:CONTESTANT`.

It plays in a process of its own, with the package in `FOLDER/src`, where that has to be built. It is told the record of
the game, as our own bots are, and deals again what its seat cannot know.
"""

import os
import sys
from pathlib import Path

from castelude.arena.playing import Forfeit
from castelude.arena.program import Program
from castelude.core.errors import BadRequest
from castelude.core.match import Match
from castelude.core.options import shown

# What that process runs; it may use only what every checkout has.
WORKER = """
import json, sys
from castelude.arena.contestants import open_contestant
from castelude.core.record import read_record
from castelude.core.start import load_match
for line in sys.stdin:
    asked, answer = json.loads(line), {"ok": True}
    if asked["cmd"] == "quit":
        break
    if asked["cmd"] == "new":
        match, seat = load_match(read_record(asked["record"]), manual_chance=True), asked["seat"]
        player = open_contestant(match.game, sys.argv[1], match.players, 10.0)
        player.begin(match, seat)
    elif asked["cmd"] == "act":
        for action in asked["actions"]:
            match.apply(action)
        answer["action"] = player.act(match, seat, asked["seed"])
    print(json.dumps(answer), flush=True)
"""


def find_checkout(words: str) -> tuple[Path, str]:
    """The folder with the package, and the contestant there, of `FOLDER:CONTESTANT`; `BadRequest` if it is none."""
    folder, _, contestant = words.partition(":")
    source = Path(folder).absolute() / "src"
    if not contestant or not (source / "castelude").is_dir():
        raise BadRequest("error-checkout", words=shown(words))
    return source, contestant


class Checkout(Program):
    """One seat of one game, played by the code of another checkout."""

    def __init__(self, source: Path, words: str, answer_s: float) -> None:
        super().__init__([sys.executable, "-c", WORKER, words], answer_s, {**os.environ, "PYTHONPATH": str(source)})
        self._told = 0

    def begin(self, match: Match, seat: int) -> None:
        self._told = len(match.actions)
        self._ask({"cmd": "new", "record": match.record().to_json(), "seat": seat})

    def act(self, match: Match, seat: int, seed: int) -> str:
        actions, self._told = match.actions[self._told :], len(match.actions)
        action = self._ask({"cmd": "act", "actions": actions, "seed": seed}).get("action")
        if not isinstance(action, str):
            raise Forfeit(f"no action in its answer: {shown(action)}")
        return action
