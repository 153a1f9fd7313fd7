"""The results file of a campaign, as JSON lines: the plan, then one line per game, so that a stopped run can go on.

A line before the games names the commit of the project that played them, where it is known. A last
line that was cut off is dropped; its game is played again.
"""

import functools
import json
import os
import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Generic, TextIO, TypeVar

from castelude.arena.fixtures import Outcome
from castelude.core.errors import BadFile
from castelude.core.record import JsonObject

T = TypeVar("T")
COMMIT = "commit"


@functools.cache
def commit() -> str | None:
    """The commit of the checkout that runs, or what CASTELUDE_COMMIT says of a copy of one; None: not known."""
    given = os.environ.get("CASTELUDE_COMMIT")
    if given:
        return given
    folder = Path(__file__).parent
    command = ["git", "-C", str(folder), "rev-parse", "--short=12", "HEAD"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip()


class Lines(Generic[T]):
    """What was found so far, on disk when a path is given: the plan it belongs to, then one JSON object per line.

    A file with another plan, or with lines that `read` does not understand, is refused and left as it is.
    """

    def __init__(self, path: Path | None, plan: Mapping[str, object], read: Callable[[JsonObject], T]) -> None:
        self.found: list[T] = []
        self._file: TextIO | None = None
        self._commit: str | None = None
        if path is None:
            return
        lines = _read(path)
        plan = json.loads(json.dumps(plan))
        if lines and lines[0].get("plan") != plan:
            raise BadFile("error-results-plan", path=str(path))
        commits = [line[COMMIT] for line in lines if COMMIT in line]
        self._commit = commits[-1] if commits else None
        try:
            self.found = [read(line) for line in lines[1:] if COMMIT not in line]
            self._file = path.open("w", encoding="utf-8")
        except (KeyError, TypeError) as error:
            raise BadFile("error-results-line", path=str(path)) from error
        except OSError as error:
            raise BadFile("error-file-write", path=str(path), reason=error.strerror or str(error)) from error
        for line in [{"plan": plan}, *lines[1:]]:
            self._write(line)

    def add(self, one: T, line: JsonObject) -> None:
        self.found.append(one)
        if self._file is not None and self._commit != (now := commit()):
            self._commit = now
            self._write({COMMIT: now})
        self._write(line)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def _write(self, line: JsonObject) -> None:
        if self._file is not None:
            self._file.write(json.dumps(line) + "\n")
            self._file.flush()


class Results:
    """Outcomes so far. `plan` says what is being played."""

    def __init__(self, path: Path | None, plan: Mapping[str, object]) -> None:
        self._lines = Lines(path, plan, _outcome)
        self.outcomes = self._lines.found

    def add(self, outcome: Outcome) -> None:
        self._lines.add(outcome, outcome.to_json())

    def close(self) -> None:
        self._lines.close()


def _read(path: Path) -> list[JsonObject]:
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
