"""The clauses of Castellan: each has its words in both languages, and each is named by a test."""

import ast
from pathlib import Path

import pytest

from castelude.games.castellan.clauses import CLAUSES
from castelude.texts import say

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_clause_has_title_and_text_and_every_ruling_a_reason(lang: str) -> None:
    for chapter, clauses in CLAUSES.chapters():
        assert say(chapter, lang)
        for clause in clauses:
            assert clause.title(lang)
            assert len(clause.text(lang)) > 40
            if clause.ruling:
                assert len(clause.reason(lang)) > 30


def test_every_clause_is_named_by_a_test() -> None:
    named = set()
    for path in FOLDER.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
                named.add(ast.literal_eval(node.args[0]))
    assert named == {clause.id for clause in CLAUSES}


def test_both_catalogues_say_the_same_things() -> None:
    locales = FOLDER.parents[2] / "src" / "castelude" / "locales"
    for name in ("castellan.ftl", "castellan-rules.ftl"):
        en, fr = ((locales / lang / name).read_text(encoding="utf-8") for lang in ("en", "fr"))
        assert keys(en) == keys(fr)


def keys(catalogue: str) -> list[str]:
    """The message ids and attributes of a catalogue, in order."""
    lines = [line.partition(" =")[0] for line in catalogue.splitlines() if " = " in line]
    return [line for line in lines if not line.startswith(" ") or line.startswith("    .")]
