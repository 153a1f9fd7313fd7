"""What the modules of the commands share: how a command is added, and the types of its arguments."""

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from castelude.core.errors import BadRequest
from castelude.core.options import shown
from castelude.texts import LANGUAGES, language_of

Run = Callable[[argparse.Namespace], int]
BAD_INPUT = 2
"""The exit status for bad input."""
MOST_DIGITS = 100


class Commands:
    """The commands of a parser, or those under one command, such as `castelude editions check`."""

    def __init__(self, parser: argparse.ArgumentParser, *, required: bool = True) -> None:
        self._parts = parser.add_subparsers(title="commands", required=required, metavar="COMMAND")

    def add(self, name: str, run: Run, text: str, *parents: argparse.ArgumentParser) -> argparse.ArgumentParser:
        """A command that speaks the reader's language, and the function that carries it out."""
        return self.add_wordless(name, run, text, *parents, _language())

    def add_wordless(
        self, name: str, run: Run, text: str, *parents: argparse.ArgumentParser
    ) -> argparse.ArgumentParser:
        """A command without `--lang`."""
        command = self._parts.add_parser(name, help=text, description=text, parents=list(parents))
        command.set_defaults(run=run)
        return command

    def group(self, name: str, text: str, run: Run | None = None) -> "Commands":
        """A command with commands of its own; `run` is what it does without one of them."""
        if run is None:
            return Commands(self._parts.add_parser(name, help=text, description=text))
        return Commands(self.add(name, run, text), required=False)


def _language() -> argparse.ArgumentParser:
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument(
        "--lang", choices=LANGUAGES, default=language_of(), help="language of all texts (default: %(default)s)"
    )
    return common


def add_database(command: argparse.ArgumentParser) -> None:
    command.add_argument("--database", metavar="URL", help="the database (default: CASTELUDE_DATABASE)")


@contextmanager
def room_installed() -> Iterator[None]:
    """Imports of the room go in here: what is missing is named, with the way to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise BadRequest("error-room-missing", module=error.name or "?") from error


# ---- types of arguments ----


def natural(word: str) -> int:
    """A whole number, 0 or more."""
    if not word.isascii() or not word.isdigit() or len(word) > MOST_DIGITS:
        raise argparse.ArgumentTypeError(f"{shown(word)} is not a whole number, 0 or more")
    return int(word)


def positive(word: str) -> int:
    """A whole number, 1 or more."""
    number = natural(word)
    if number == 0:
        raise argparse.ArgumentTypeError("it must be 1 or more")
    return number


def seconds(word: str) -> float:
    """A number of seconds above 0."""
    try:
        number = float(word)
    except ValueError:
        number = 0.0
    if not 0 < number < 1e6:
        raise argparse.ArgumentTypeError(f"{shown(word)} is not a number of seconds above 0")
    return number
