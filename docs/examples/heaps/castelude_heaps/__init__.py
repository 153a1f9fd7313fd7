"""A game in a package of its own: heaps of stones, two seats, and whoever takes the last stone wins."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from castelude.core.clauses import ClauseBook
from castelude.core.errors import BadRecord, BadSetup
from castelude.core.forms import Form
from castelude.core.game import Game
from castelude.core.options import Option, OptionValue, shown
from castelude.core.position import NOBODY
from castelude.core.record import JsonObject, Record
from castelude.core.rng import Rng
from castelude.core.shape import Fields, Items, Reason, number, require
from castelude.core.verdict import LogLine, Verdict
from castelude.texts import DEFAULT_LANG, say
from castelude_heaps.position import MOST_IN_A_HEAP, HeapsPosition

FORM = re.compile(r"([a-z])([1-9])", re.ASCII)
CLAUSES = ClauseBook("heaps", ["HE-1.1", "HE-1.2", "HE-2.1", "HE-2.2", "HE-2.3"], rulings=[])


class Heaps(Game[HeapsPosition]):
    id = "heaps"
    min_players = 2
    max_players = 2
    options = (Option("heaps", 3, ranges=((1, 5),)),)
    hidden = False
    chance = False
    draws = False
    rules_version = 1
    clauses = CLAUSES
    forms = (Form("take", "{heap}{stones}"),)
    players_clause = "HE-1.1"
    options_clause = "HE-1.2"
    setup_clause = "HE-1.2"

    def deal(self, players: int, options: Mapping[str, OptionValue], rng: Rng) -> JsonObject:
        count = int(options["heaps"])
        return {"heaps": [1 + int(rng.below(MOST_IN_A_HEAP)) for _ in range(count)], "first": int(rng.below(2))}

    def start(self, players: int, options: Mapping[str, OptionValue], setup: object) -> HeapsPosition:
        count = int(options["heaps"])
        wrong = Reason("heaps-setup", value=shown(setup), heaps=count)
        heaps = Items(number(1, MOST_IN_A_HEAP, wrong), wrong, least=count, most=count)
        shape = Fields({"heaps": heaps, "first": number(0, 1, wrong)}, wrong, wrong, wrong)
        require(shape, setup, BadSetup, clause="HE-1.2")
        given: Any = setup
        return HeapsPosition(given["heaps"], given["first"])

    def text(self, position: HeapsPosition, move: int) -> str:
        heap, stones = divmod(move, 16)
        return f"{chr(ord('a') + heap)}{stones}"

    def find(self, position: HeapsPosition, text: str) -> int | None:
        return next((move for move in position.moves() if self.text(position, move) == text), None)

    def explain(self, position: HeapsPosition, text: str) -> Verdict:
        if position.actor() == NOBODY:
            return CLAUSES["HE-2.3"].refuse("over")
        found = FORM.fullmatch(text)
        if found is None:
            return CLAUSES["HE-2.1"].refuse("form", action=shown(text))
        heap, stones = found[1], int(found[2])
        if self.find(position, text) is None:
            return CLAUSES["HE-2.1"].refuse("too-many", heap=heap, stones=stones)
        return CLAUSES["HE-2.1"].allow("takes", heap=heap, stones=stones)

    def state(self, position: HeapsPosition) -> JsonObject:
        actor = int(position.actor())
        return {
            "players": 2,
            "heaps": {chr(ord("a") + heap): size for heap, size in enumerate(position.heaps)},
            "turn": position.turns + 1,
            "actor": None if actor == NOBODY else actor,
            "end": "empty" if actor == NOBODY else None,
            "winners": position.winners(),
            "scores": position.scores(),
        }

    def view(self, position: HeapsPosition, seat: int | None) -> JsonObject:
        return {**self.state(position), "seat": seat}

    def resample(self, position: HeapsPosition, seat: int | None, rng: Rng) -> HeapsPosition:
        return position.copy()

    def log(self, before: HeapsPosition, text: str, after: HeapsPosition, seat: int | None) -> list[LogLine]:
        return [LogLine("heaps-log", {"seat": int(before.actor()), "heap": text[0], "stones": int(text[1:])})]

    def drawing(self, position: HeapsPosition, seat: int | None, lang: str) -> str:
        heaps = [f"{chr(ord('a') + heap)} {'o' * size}" for heap, size in enumerate(position.heaps)]
        return "\n".join([say("heaps-drawing", lang, turn=position.turns + 1), *heaps])

    def picture(
        self, position: HeapsPosition, seat: int | None = None, lately: Sequence[str] = (), lang: str = DEFAULT_LANG
    ) -> str:
        rows = len(position.heaps)
        stones = [
            f'<circle cx="{52 + 30 * stone}" cy="{30 + 40 * heap}" r="12"/>'
            for heap, size in enumerate(position.heaps)
            for stone in range(size)
        ]
        names = [
            f'<text x="14" y="{36 + 40 * heap}" font-size="18">{chr(ord("a") + heap)}</text>' for heap in range(rows)
        ]
        size = f'viewBox="0 0 340 {20 + 40 * rows}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size} fill="#8d8778">{"".join(names + stones)}</svg>'

    def to_notation(self, record: Record) -> str:
        heaps = " ".join(str(size) for size in record.setup["heaps"])
        return f"heaps {heaps} first {record.setup['first']}\n{' '.join(record.actions)}\n"

    def from_notation(self, text: str) -> Record:
        found = re.fullmatch(r"heaps ([1-9 ]+) first ([01])\n([a-e1-9 ]*)\n?", text)
        if found is None:
            raise BadRecord("heaps-notation", value=shown(text))
        heaps = [int(size) for size in found[1].split()]
        setup = {"heaps": heaps, "first": int(found[2])}
        return Record(self.id, 2, self.check_options({"heaps": len(heaps)}), setup, found[3].split())


GAME = Heaps()
