"""The packed artefact: what `pip install` gives, with a C compiler and without."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from castelude import native
from tests.kit.wheels import not_compiled

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
COMPILED = ("core/bits.py", "core/rng.py")
"""What is compiled of the sources here; all of them take minutes (`make dist-check` looks at a wheel with them)."""


def build_wheel(folder: Path, **environment: str) -> tuple[Path, str]:
    """A wheel built from a clean copy of the sources, few of them compiled, and what the build said."""
    source = folder / "source"
    source.mkdir()
    for name in ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE"):
        path = ROOT / name
        ignore = shutil.ignore_patterns("*.so", "_build.json", "__pycache__", "*.egg-info")
        shutil.copytree(path, source / name, ignore=ignore) if path.is_dir() else shutil.copy(path, source / name)
    package = source / "src" / "castelude"
    for path in native.engine_sources(package):
        if path.relative_to(package).as_posix() not in COMPILED:
            path.write_text(path.read_text("utf-8").removeprefix(native.MARKER), "utf-8")
    command = [sys.executable, "-m", "pip", "wheel", "--verbose", "--no-build-isolation", "--no-deps"]
    done = subprocess.run(
        [*command, "--disable-pip-version-check", "--wheel-dir", str(folder), str(source)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return next(folder.glob("*.whl")), done.stdout + done.stderr


def run_from(wheel: Path, folder: Path, *argv: str) -> str:
    """Run the command from the unpacked wheel, away from the source tree."""
    site = folder / "site"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    done = subprocess.run(
        [sys.executable, "-m", "castelude", *argv],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_a_wheel_is_compiled_and_complete(tmp_path: Path) -> None:
    wheel, _ = build_wheel(tmp_path, CASTELUDE_BUILD="compiled")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        build = json.loads(archive.read("castelude/_build.json"))
    assert build["compiled"]
    assert "castelude/py.typed" in names
    assert not_compiled(names, COMPILED) == []
    for data in [*native.PACKAGE.rglob("*.ftl"), *native.PACKAGE.rglob("games/*/*.json")]:
        assert f"castelude/{data.relative_to(native.PACKAGE).as_posix()}" in names
    assert "compiled by mypyc" in run_from(wheel, tmp_path, "--version")
    assert "CO-4.3" in run_from(wheel, tmp_path, "rules", "castello", "CO-4.3")


def test_without_a_compiler_the_package_is_uncompiled_and_says_so(tmp_path: Path) -> None:
    missing = str(tmp_path / "no-such-compiler")
    wheel, words = build_wheel(tmp_path, CC=missing, CASTELUDE_BUILD="auto")
    assert "NOTE: no working C compiler" in words
    assert wheel.name.endswith("-none-any.whl")
    assert "no C compiler was found" in run_from(wheel, tmp_path, "--version")
    assert "castello" in run_from(wheel, tmp_path, "games")


@pytest.mark.parametrize("wish", ["compiled", "often"])
def test_a_build_that_must_compile_fails_without_a_compiler(wish: str, tmp_path: Path) -> None:
    environment = {**os.environ, "CASTELUDE_BUILD": wish, "CC": str(tmp_path / "nothing")}
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build", "--build-base", str(tmp_path)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "C compiler" in done.stderr or "CASTELUDE_BUILD is 'often'" in done.stderr


def test_the_source_archive_contains_the_client_so_that_installing_needs_no_npm(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True)
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    static = native.PACKAGE / "room" / "static"
    client = {path.relative_to(ROOT).as_posix() for path in static.rglob("*") if path.is_file()}
    assert "src/castelude/room/static/index.html" in client
    assert client <= names
    site = {
        path.relative_to(ROOT).as_posix() for path in (native.PACKAGE / "room" / "site").rglob("*") if path.is_file()
    }
    assert site <= names  # `make dist` builds it first
    assert {"web/package-lock.json", "src/castelude/room/storage/migrations/versions/0001_first.py"} <= names
    built = [name for name in names if name.endswith((".so", "_build.json")) or "node_modules" in name]
    assert not built
