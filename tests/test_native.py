"""Compiled or not: never a stale module, always a word on what runs."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from castelude import native

pytestmark = pytest.mark.slow

ENGINE = "games/castello/position.py"


def run(code: str, package: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run code against a copy of the package."""
    variables = {**os.environ, "PYTHONPATH": str(package.parent), **environment}
    return subprocess.run([sys.executable, "-c", code], env=variables, capture_output=True, text=True, check=False)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package as it was built, in another place."""
    package = tmp_path / "src" / "castelude"
    shutil.copytree(native.PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    for shared in native.PACKAGE.parent.glob("castelude__mypyc*"):
        shutil.copy(shared, package.parent)
    return package


def test_these_tests_run_compiled_engines() -> None:
    if native.is_pure():
        pytest.fail("the tests must run the compiled engines: unset CASTELUDE_PURE")
    assert native.how().startswith("compiled by mypyc")
    for source in native.engine_sources():
        name = ".".join(["castelude", *source.relative_to(native.PACKAGE).with_suffix("").parts])
        module = __import__(name, fromlist=["x"])
        assert str(module.__file__).endswith(native.SUFFIXES), name


def test_a_changed_source_stops_the_program(copy: Path) -> None:
    assert run("import castelude", copy).returncode == 0
    source = copy / ENGINE
    source.write_text(source.read_text("utf-8") + "\n# changed\n", encoding="utf-8")
    done = run("import castelude", copy)
    assert done.returncode == 1
    assert ENGINE in done.stderr
    assert "make build" in done.stderr
    assert run("import castelude", copy, CASTELUDE_PURE="1").returncode == 0


def test_a_removed_source_stops_the_program(copy: Path) -> None:
    (copy / ENGINE).unlink()
    assert "make build" in run("import castelude", copy).stderr


def test_compiled_modules_without_a_word_about_them_stop_the_program(copy: Path) -> None:
    (copy / "_build.json").unlink()
    assert "make build" in run("import castelude", copy).stderr


def test_the_sources_run_when_nothing_was_compiled(copy: Path) -> None:
    for path in native.compiled_modules(copy):
        path.unlink()
    (copy / "_build.json").write_text(json.dumps({"compiled": False, "why": "no-compiler", "sources": {}}))
    code = "from castelude import native, new_match as new; print(native.how()); print(len(new('castello').legal()))"
    done = run(code, copy)
    lines = done.stdout.splitlines()
    assert "no C compiler was found" in lines[0]
    assert lines[1] == "125"
    assert "Uncompiled: castelude runs uncompiled, about 30 times slower" in done.stderr
    for quiet in ({"CASTELUDE_PURE": "1"}, {"PYTHONWARNINGS": "ignore::RuntimeWarning"}):
        assert run("import castelude", copy, **quiet).stderr == ""


def test_pure_runs_the_sources_and_gives_the_same_games() -> None:
    code = (
        "from castelude import new_match; import castelude.games.castello.position as p\n"
        "m = new_match('castello', seed=1); m.playout(5, 150); print(p.__file__[-3:] == '.py', m.hash())"
    )
    results = {pure: run(code, native.PACKAGE, CASTELUDE_PURE=pure).stdout.split() for pure in ("0", "1")}
    assert [results[pure][0] for pure in ("0", "1")] == ["False", "True"]
    assert results["0"][1] == results["1"][1]


def test_the_marker_is_what_makes_an_engine_module(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(f"{native.MARKER}\n")
    (tmp_path / "b.py").write_text(f"# something\n{native.MARKER}\n")
    assert native.engine_sources(tmp_path) == [tmp_path / "a.py"]
