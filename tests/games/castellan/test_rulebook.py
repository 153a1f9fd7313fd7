"""The clauses of Castellan: each has its words in both languages, and each is named by a test."""

import ast
import re
from pathlib import Path

import pytest

from castelude import new_match
from castelude.games.castellan.clauses import CLAUSES
from castelude.texts import say

FOLDER = Path(__file__).parent
LOCALES = FOLDER.parents[2] / "src" / "castelude" / "locales"


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


def catalogue(lang: str, name: str) -> dict[str, set[str]]:
    """By message id or attribute, in order: the variables it uses."""
    found: dict[str, set[str]] = {}
    key = ""
    for line in (LOCALES / lang / name).read_text(encoding="utf-8").splitlines():
        start = re.match(r"([a-zA-Z][\w-]*|    \.\w+) = ", line)
        if start:
            key = start[1] if not start[1].startswith(" ") else key.partition(".")[0] + start[1].strip()
            found[key] = set()
        if key:
            found[key].update(re.findall(r"\$(\w+)", line))
    return found


@pytest.mark.parametrize("name", ["castellan.ftl", "castellan-rules.ftl"])
def test_both_catalogues_say_the_same_things(name: str) -> None:
    en, fr = catalogue("en", name), catalogue("fr", name)
    assert list(en) == list(fr)
    assert en == fr


def test_every_answer_can_be_said_in_both_languages() -> None:
    """Every text that is legal anywhere in a game, and some that never are, explained at every moment of another."""
    texts = {"", "T", "S0,0W", "keep", "double:0,0", "stay:0,0", "double:x", "stay:", "play:T9", "play:W1+T1", "play:"}
    texts |= {"draw:W9T9", "draw:", "draw:W0T0", "play:T1+T1", "T9999999999,0", "L0,0E", "S50,50N", "T0,0"}
    match = new_match("castellan", 2, seed=3)
    while match.actor is not None:
        texts.update(match.legal()[:3])
        match.playout(len(match.actions), 5)
    said = set()
    match = new_match("castellan", 2, seed=6)
    while match.actor is not None:
        for text in texts:
            verdict = match.explain(text)
            said.add(verdict.message)
            assert verdict.words("en") != verdict.words("fr")
        match.playout(len(match.actions), 2)
    assert len(said) > 30
