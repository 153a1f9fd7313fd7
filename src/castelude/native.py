"""Which form of the compiled modules (engines, and what the room does most) runs, and a guard against stale builds.

A module whose first line is MARKER is compiled by mypyc when the package is built. The build writes `_build.json`
beside this file, with the SHA-256 of every source that it compiled. If a source has changed since then, importing the
package raises `StaleBuild` with instructions, because the compiled module no longer matches the file. With
CASTELUDE_PURE=1 the sources run and the compiled modules are ignored.
"""

import hashlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import sys
import warnings
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

MARKER = "# castelude: compiled"
PACKAGE = Path(__file__).parent
BUILD_FILE = PACKAGE / "_build.json"
SUFFIXES = tuple(importlib.machinery.EXTENSION_SUFFIXES)


class StaleBuild(ImportError):
    """A compiled engine module does not match its source."""


class Uncompiled(RuntimeWarning):
    """The engines run uncompiled, and nobody has asked for that."""


def engine_sources(package: Path = PACKAGE) -> list[Path]:
    """The modules marked for compilation, in order of path."""
    found = []
    for path in sorted(package.rglob("*.py")):
        with path.open(encoding="utf-8") as file:
            if file.readline().rstrip() == MARKER:
                found.append(path)
    return found


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def compiled_modules(package: Path = PACKAGE) -> list[Path]:
    """The extension modules inside the package."""
    return sorted(path for path in package.rglob("*") if path.name.endswith(SUFFIXES))


def read_build() -> dict[str, Any]:
    """What the build wrote: `compiled`, `why` (when not), `mypyc` and the digests in `sources`."""
    if not BUILD_FILE.exists():
        return {"compiled": False, "why": "not-built", "sources": {}}
    data: dict[str, Any] = json.loads(BUILD_FILE.read_text(encoding="utf-8"))
    return data


def is_pure() -> bool:
    """Whether the caller asks for the uncompiled sources."""
    return os.environ.get("CASTELUDE_PURE", "") not in ("", "0")


def stale_sources() -> list[str]:
    """The sources whose compiled modules are out of date, as relative paths; empty when all match."""
    build = read_build()
    if not build["compiled"]:
        return [path.relative_to(PACKAGE).as_posix() for path in compiled_modules()]
    sources: dict[str, str] = build["sources"]
    return [name for name, sha in sources.items() if not (PACKAGE / name).exists() or digest(PACKAGE / name) != sha]


class _SourceFinder(importlib.abc.MetaPathFinder):
    """Finds the source of an engine module where a compiled one would be found first."""

    def __init__(self) -> None:
        self.paths = {
            ".".join(["castelude", *path.relative_to(PACKAGE).with_suffix("").parts]): path for path in engine_sources()
        }

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        source = self.paths.get(fullname)
        return importlib.util.spec_from_file_location(fullname, source) if source else None


def guard() -> None:
    """Refuse stale modules, or prefer the sources; called once, before any engine module is imported.

    Engines that could have been compiled and were not are worth a warning: they are about 30 times slower.
    """
    if is_pure():
        sys.meta_path.insert(0, _SourceFinder())
        return
    stale = stale_sources()
    if stale:
        names = ", ".join(stale[:3]) + (", …" if len(stale) > 3 else "")
        raise StaleBuild(
            f"the compiled engines do not match their sources ({names}): run `make build` to compile them again, "
            "or set CASTELUDE_PURE=1 to run the sources as they are"
        )
    if read_build()["compiled"] or read_build()["why"] == "asked":
        return
    warnings.warn(f"castelude runs {how()}", Uncompiled, stacklevel=3)


def how() -> str:
    """A short description of what is running, for `castelude --version`."""
    build = read_build()
    if is_pure():
        return "uncompiled, because CASTELUDE_PURE is set"
    if build["compiled"]:
        return f"compiled by mypyc {build['mypyc']}"
    if build["why"] == "no-compiler":
        return (
            "uncompiled, about 30 times slower: no C compiler was found when it was built; "
            "install gcc and the Python headers (python3-dev), then install castelude again"
        )
    if build["why"] == "asked":
        return "uncompiled, because CASTELUDE_BUILD=pure was set when it was built"
    return "uncompiled, about 30 times slower: run from sources that were never built; `make build` compiles them"
