"""What the score sheets of all games share: a header of tags, `[Game "Castello"]`, and the lines after it."""

import json
import re
from collections.abc import Mapping, Sequence

from castelude.core.errors import BadRecord
from castelude.core.options import shown
from castelude.core.record import JsonObject

TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')


def setup_text(setup: JsonObject) -> str:
    """A setup as a tag holds it: JSON without spaces, keys sorted."""
    return json.dumps(setup, separators=(",", ":"), sort_keys=True)


def write_tags(tags: Mapping[str, str]) -> list[str]:
    """The lines of the head, and an empty one after it."""
    escaped = {name: value.replace("\\", "\\\\").replace('"', '\\"') for name, value in tags.items()}
    return [*(f'[{name} "{value}"]' for name, value in escaped.items()), ""]


class Head:
    """The tags of a sheet, in any order, and the lines that follow with their numbers, empty ones left out."""

    def __init__(self, text: str, game: str, known: Sequence[str], clause: str | None) -> None:
        self.clause = clause
        self.tags: dict[str, str] = {}
        self.body: list[tuple[int, str]] = []
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.strip()
            if line.startswith("[") and not self.body:
                self._read_tag(line, known)
            elif line:
                self.body.append((number, line))
        if "Game" not in self.tags:
            raise self.bad("error-sheet-no-game", right=game)
        if self.tags["Game"] != game:
            raise self.bad("error-sheet-game", right=game, value=shown(self.tags["Game"]))

    def bad(self, message: str, **params: str | int) -> BadRecord:
        return BadRecord(message, clause=self.clause, **params)

    def _read_tag(self, line: str, known: Sequence[str]) -> None:
        match = TAG.fullmatch(line)
        if match is None:
            raise self.bad("error-sheet-tag", value=shown(line))
        if match[1] in self.tags:
            raise self.bad("error-sheet-tag-twice", value=match[1])
        if match[1] not in known:
            raise self.bad("error-sheet-tag-name", value=match[1], known=", ".join(known))
        self.tags[match[1]] = re.sub(r"\\(.)", r"\1", match[2])

    def players(self, least: int, most: int) -> int:
        """The number of seats in the tag Players."""
        value = self.tags.get("Players", "-")
        if not re.fullmatch("[1-9]", value) or not least <= int(value) <= most:
            raise self.bad("error-sheet-players", value=shown(value), least=least, most=most)
        return int(value)

    def setup(self, default: str | None = None) -> JsonObject:
        """The JSON in the tag Setup; the game checks what it says."""
        value = self.tags.get("Setup", default)
        if value is None:
            raise self.bad("error-sheet-no-setup")
        try:
            setup: JsonObject = json.loads(value)
        except (ValueError, RecursionError) as error:
            raise self.bad("error-sheet-setup", value=shown(value)) from error
        return setup

    def switch(self, tag: str) -> bool | str:
        """A tag that should say true or false; anything else is left to the check of options."""
        return {"true": True, "false": False}.get(self.tags[tag], self.tags[tag])

    def number(self, tag: str) -> int | str:
        """A tag that should hold a number; anything else is left to the check of options."""
        value = self.tags[tag]
        return int(value) if re.fullmatch("[0-9]{1,6}", value) else value
