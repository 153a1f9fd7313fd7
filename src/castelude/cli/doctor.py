"""`castelude doctor`: what is installed here, and what is not."""

import argparse
import importlib.metadata
import platform
import re
import sys
from collections.abc import Iterator

from castelude import native
from castelude.cli.commands import Commands
from castelude.core.registry import all_games
from castelude.texts import LANGUAGES, say
from castelude.version import __version__

REQUIREMENT = re.compile(r"([\w.-]+).*extra == ['\"]([\w-]+)['\"]")
CLIENT = native.PACKAGE / "room" / "static" / "index.html"


def add_to(commands: Commands) -> None:
    commands.add("doctor", doctor, "say what is installed, and what is not")


def doctor(args: argparse.Namespace) -> int:
    """Say what is installed, in lines that can be pasted into a report."""
    print(f"castelude {__version__} ({native.how()})")
    print(f"Python {platform.python_version()}, {platform.system()} {platform.machine()}, {sys.prefix}")
    print(say("doctor-games", args.lang, games=", ".join(all_games())))
    print(say("doctor-languages", args.lang, languages=", ".join(LANGUAGES)))
    print(say("doctor-client" if CLIENT.exists() else "doctor-no-client", args.lang))
    for extra, packages in extras().items():
        missing = [name for name in packages if version_of(name) is None]
        if missing:
            print(say("doctor-extra-missing", args.lang, extra=extra, missing=", ".join(missing)))
        else:
            found = ", ".join(f"{name} {version_of(name)}" for name in packages)
            print(say("doctor-extra", args.lang, extra=extra, packages=found))
    return 0


def extras() -> dict[str, list[str]]:
    """The packages of each extra, from the metadata of this installation; development left out."""
    found: dict[str, list[str]] = {}
    for name, extra in _optional():
        if extra != "dev":
            found.setdefault(extra, []).append(name)
    return found


def _optional() -> Iterator[tuple[str, str]]:
    try:
        lines = importlib.metadata.requires("castelude") or []
    except importlib.metadata.PackageNotFoundError:  # run from sources that are not installed
        lines = []
    for line in lines:
        match = REQUIREMENT.match(line)
        if match and not ("sys_platform != 'win32'" in line and sys.platform == "win32"):
            yield match[1], match[2]


def version_of(package: str) -> str | None:
    """The version of a package that is installed, or None."""
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None
