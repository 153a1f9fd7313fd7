"""The results file of a campaign: JSON lines, the plan first and then a line for each game, so that it can go on.

A line that was cut off when a run was ended is dropped; the game is played again.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TextIO

from castelude.arena.fixtures import Outcome
from castelude.core.errors import BadFile
from castelude.core.record import JsonObject


class Results:
    """Outcomes so far, on disk when a path is given. `plan` says what is being played; another plan is refused."""

    def __init__(self, path: Path | None, plan: Mapping[str, object]) -> None:
        self.outcomes: list[Outcome] = []
        self._file: TextIO | None = None
        if path is None:
            return
        lines = self._read(path)
        plan = json.loads(json.dumps(plan))
        if lines and lines[0] != {"plan": plan}:
            raise BadFile("error-results-plan", path=str(path))
        try:
            self.outcomes = [_outcome(line) for line in lines[1:]]
            self._file = path.open("w", encoding="utf-8")
        except (KeyError, TypeError) as error:
            raise BadFile("error-results-line", path=str(path)) from error
        except OSError as error:
            raise BadFile("error-file-write", path=str(path), reason=error.strerror or str(error)) from error
        self._write({"plan": plan})
        for outcome in self.outcomes:
            self._write(outcome.to_json())

    def add(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)
        self._write(outcome.to_json())

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def _write(self, line: Mapping[str, object]) -> None:
        if self._file is not None:
            self._file.write(json.dumps(line) + "\n")
            self._file.flush()

    def _read(self, path: Path) -> list[JsonObject]:
        if not path.exists():
            return []
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadFile("error-file-read", path=str(path), reason=str(error)) from error
        whole = text[: text.rfind("\n") + 1]
        try:
            return [json.loads(line) for line in whole.splitlines()]
        except ValueError as error:
            raise BadFile("error-results-line", path=str(path)) from error


def _outcome(line: JsonObject) -> Outcome:
    lists = {key: tuple(line[key]) for key in ("seats", "shares", "scores")}
    return Outcome(**{**line, **lists})
