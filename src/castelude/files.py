"""Reads and writes files that people name; every failure is a `BadFile` with one clear sentence."""

import json
import sys
from pathlib import Path
from typing import Any

from castelude.core.errors import BadFile
from castelude.core.match import Match
from castelude.core.record import read_record
from castelude.core.start import load_match


def read_text(path: Path) -> str:
    """The text of a file; `-` is standard input."""
    try:
        return sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise BadFile("error-file-missing", path=str(path)) from error
    except UnicodeDecodeError as error:
        raise BadFile("error-file-utf8", path=str(path)) from error
    except OSError as error:
        raise BadFile("error-file-read", path=str(path), reason=error.strerror or str(error)) from error


def read_json(path: Path) -> Any:  # noqa: ANN401 JSON is anything
    """The JSON value of a file."""
    try:
        return json.loads(read_text(path))
    except (ValueError, RecursionError) as error:
        raise BadFile("error-file-json", path=str(path), reason=str(error)) from error


def read_match(path: Path) -> Match:
    """The game of a record file, replayed and checked."""
    return load_match(read_record(read_json(path)))


def write_text(path: Path | None, text: str, private: bool = False) -> None:
    """Write a text to a file, whole or not at all; without a path, to standard output.

    A private file can be read by its owner alone, whatever the umask.
    """
    if path is None or str(path) == "-":
        sys.stdout.write(text)
        return
    draft = path.with_name(path.name + ".part")
    try:
        if private:
            draft.unlink(missing_ok=True)
            draft.touch(0o600, exist_ok=False)
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise BadFile("error-file-write", path=str(path), reason=error.strerror or str(error)) from error
