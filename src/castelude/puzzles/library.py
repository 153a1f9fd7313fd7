"""The puzzles that come with the package, one file of JSON lines a game, and reading such files.

The first lines say how the puzzles were made: the plan with its seed, and the commit. docs/puzzles.md tells the rest.
"""

import functools
import importlib.resources
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from castelude.core.errors import BadFile
from castelude.puzzles.puzzle import Puzzle, read_puzzle

T = TypeVar("T")
NOTES = ("plan", "commit", "games")
"""Keys of the lines that say how a file was made."""


@functools.cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that come with the package; none for a game without."""
    place = importlib.resources.files("castelude.puzzles") / f"{game}.jsonl"
    if not place.is_file():
        return ()
    return tuple(_lines(place.read_text(encoding="utf-8"), read_puzzle))


@functools.cache
def by_id(game: str) -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in shipped(game)}


def read_puzzles(path: Path) -> list[Puzzle]:
    """The puzzles of a file that `castelude puzzles mine` wrote; `BadFile` for another."""
    return read_file(path, read_puzzle, BadFile("error-results-line", path=str(path)))


def read_file(path: Path, read: Callable[[dict[str, Any]], T], wrong: BadFile) -> list[T]:
    """The lines of a file without its notes; a last line that is not finished yet is left out."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile("error-file-read", path=str(path), reason=str(error)) from error
    try:
        return _lines(text[: text.rfind("\n") + 1], read)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise wrong from error


def notes(path: Path) -> list[dict[str, Any]]:
    """How the puzzles of a file were made: its plan, its commits and, last, the number of games."""
    text = path.read_text(encoding="utf-8")
    found = [json.loads(line) for line in text[: text.rfind("\n") + 1].splitlines()]
    played = [line for line in found if "games" in line]
    return [line for line in found if "plan" in line or "commit" in line] + played[-1:]


def write_puzzles(path: Path, how: list[dict[str, Any]], puzzles: list[Puzzle]) -> None:
    """A file of puzzles after the notes of how they were made."""
    lines = [*how, *(puzzle.to_json() for puzzle in puzzles)]
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadFile("error-file-write", path=str(path), reason=error.strerror or str(error)) from error


def _lines(text: str, read: Callable[[dict[str, Any]], T]) -> list[T]:
    found = [json.loads(line) for line in text.splitlines()]
    return [read(line) for line in found if not any(key in line for key in NOTES)]
