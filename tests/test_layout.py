"""The shape of the code base: who supplies test helpers, and how long a module may be."""

import ast
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
LONGEST_MODULE = 400


def imports_of(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module


def tracked(*patterns: str) -> list[Path]:
    listed = subprocess.run(["git", "ls-files", *patterns], cwd=ROOT, capture_output=True, text=True, check=True)
    found = [ROOT / name for name in listed.stdout.splitlines()]
    assert found, patterns
    return [path for path in found if path.exists()]


def test_only_the_kit_supplies_helpers() -> None:
    """Tests, benchmarks and scripts borrow from tests/kit and never from each other; a script may be tested."""
    borrowed = {
        f"{path.relative_to(ROOT)} imports {name}"
        for folder in ("tests", "benchmarks", "scripts")
        for path in tracked(f"{folder}/*.py")
        for name in imports_of(path)
        if name.split(".")[0] in ("tests", "benchmarks", "scripts")
        and name.split(".")[:2] != ["tests", "kit"]
        and not (folder == name.split(".")[0] and folder != "tests")
        and not (path.name.startswith("test_") and name.startswith("scripts."))
    }
    assert borrowed == set()


def test_no_module_is_too_long() -> None:
    """A module over 400 lines has a second subject."""
    long = {
        str(path.relative_to(ROOT)): lines
        for path in tracked("src/*.py", "web/src/*.ts", "web/src/*.svelte")
        if not path.name.endswith((".gen.ts", ".test.ts"))
        and (lines := len(path.read_text("utf-8").splitlines())) > LONGEST_MODULE
    }
    assert long == {}
