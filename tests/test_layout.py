"""The shape of the code base: who supplies test helpers, how long a module may be, and how browser tests select."""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.selectors import fragile

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


FRAGILE = {
    'page.locator(".now .words")': "class in '.now .words'",
    'page.locator(f"button.chip >> nth={number}")': "class in 'button.chip >> nth=x'",
    'page.locator("[data-part].possible")': "class in '[data-part].possible'",
    "READY = \"() => document.querySelector('.scores')\"": "class in a script: '.scores'",
    'CARDS = ".card"': "class '.card'",
    "page.get_by_text(words)": "get_by_text",
    "page.locator(\"li:has-text('x')\")": "words in \"li:has-text('x')\"",
    'page.get_by_role("button", name="Hint")': "name 'Hint'",
    'page.get_by_role("button", name=re.compile("^Hold a"))': "name '^Hold a'",
    'page.get_by_label("Password")': "name 'Password'",
    'turns.filter(has_text="draws")': "has_text='draws'",
    'expect(now).to_contain_text("You are watching.")': "English 'You are watching.'",
    'page.wait_for_function("window.clicks > 0")': "no function: 'window.clicks > 0'",
}
STURDY = [
    'page.get_by_test_id("now")',
    "page.locator(f'[data-part~=\"{part}\"][data-possible]')",
    "page.locator('[data-clause=\"CO-6.10\"]')",
    'page.get_by_role("button", name=say("web-hint"))',
    'alert.get_by_role("link", name="CO-3.2")',
    '"""You are watching."""',
    'page.wait_for_function("(before) => window.clicks > before")',
]


@pytest.mark.parametrize("source", FRAGILE)
def test_a_fragile_selector_is_found(source: str) -> None:
    assert list(fragile(source)) == [f"line 1: {FRAGILE[source]}"]


@pytest.mark.parametrize("source", STURDY)
def test_a_sturdy_selector_is_not(source: str) -> None:
    assert list(fragile(source)) == []


def test_browser_tests_select_by_role_test_id_or_part() -> None:
    """Classes and words may change without a test failing; only the test of languages is about words."""
    paths = tracked("tests/browser/*.py", "tests/kit/pages/*.py", "tests/kit/browser.py", "tests/kit/castel_player.py")
    found = {
        str(path.relative_to(ROOT)): [*fragile(path.read_text("utf-8"), about_words=path.name == "test_languages.py")]
        for path in paths
    }
    assert {path: places for path, places in found.items() if places} == {}


def test_tests_wait_for_states_and_not_for_time() -> None:
    """A browser test waits for what the page reports."""
    waits = re.compile(r"wait_for_timeout|networkidle|time\.sleep|timeout=")
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in tracked("tests/browser/*.py", "tests/kit/pages/*.py")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if waits.search(line)
    ]
    assert found == []


def test_only_proofs_and_the_arena_take_the_values_of_a_search_as_they_are() -> None:
    """What people are shown is calibrated: it comes from `decide`, or from a proof that has calibrated it."""
    users = {
        str(path.relative_to(ROOT / "src" / "castelude"))
        for path in tracked("src/castelude/*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and any(alias.name == "think" for alias in node.names)
    }
    assert {user for user in users if not user.startswith("arena/")} == {"puzzles/make.py", "puzzles/prove.py"}
