"""What `make play` and `make test` install: pins that are complete, and no test tools for people who only play."""

import re
import subprocess
import tomllib
from importlib.metadata import requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.version import Version

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned(file: str) -> dict[str, str]:
    """The versions that a requirements file pins, without the files that it includes."""
    lines = (ROOT / file).read_text().split()
    return {normal(name): version for name, _, version in (line.partition("==") for line in lines) if version}


def needed(*roots: str) -> set[str]:
    """The distributions that these requirements bring, as the installed ones declare them."""
    found: set[tuple[str, frozenset[str]]] = set()
    waiting = [Requirement(text) for text in roots]
    while waiting:
        requirement = waiting.pop()
        key = (normal(requirement.name), frozenset(requirement.extras))
        if key in found:
            continue
        found.add(key)
        for text in requires(requirement.name) or ():
            further = Requirement(text)
            extras = [{"extra": extra} for extra in ("", *requirement.extras)]
            if further.marker is None or any(further.marker.evaluate(extra) for extra in extras):
                waiting.append(further)
    return {name for name, _ in found}


def test_playing_installs_what_the_room_and_the_build_need_and_nothing_else() -> None:
    room = PROJECT["project"]["optional-dependencies"]["room"]
    build = PROJECT["build-system"]["requires"]
    assert set(pinned("requirements-play.txt")) == needed(*PROJECT["project"]["dependencies"], *room, *build)


def test_the_tools_of_development_are_pinned_with_everything_they_need() -> None:
    everything = set(pinned("requirements-play.txt")) | set(pinned("requirements-dev.txt"))
    assert needed(*PROJECT["project"]["optional-dependencies"]["dev"]) <= everything


def test_the_tools_of_the_documentation_are_pinned_with_everything_they_need() -> None:
    files = ("requirements-play.txt", "requirements-dev.txt", "requirements-docs.txt")
    everything = {name for file in files for name in pinned(file)}
    assert needed(*PROJECT["project"]["optional-dependencies"]["docs"]) <= everything


def test_make_play_asks_for_no_tools_of_development() -> None:
    done = subprocess.run(
        ["make", "--dry-run", "--always-make", "play"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "requirements-play.txt" in done.stdout
    assert "requirements-dev" not in done.stdout
    assert "requirements-test" not in done.stdout


def test_compiled_modules_run_with_the_library_that_they_were_built_for() -> None:
    """Compiled modules take in C headers of librt: at run time it may be newer than at the build, never older."""
    at_build = next(r for text in PROJECT["build-system"]["requires"] if (r := Requirement(text)).name == "librt")
    at_run = next(r for text in PROJECT["project"]["dependencies"] if (r := Requirement(text)).name == "librt")
    version = pinned("requirements-play.txt")["librt"]
    assert str(at_build.specifier) == f"=={version}"
    [oldest] = [s.version for s in at_run.specifier if s.operator == ">="]
    assert Version(oldest) == Version(version)
    assert at_run.specifier.contains(version)
