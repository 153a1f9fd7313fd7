"""What a card of Castel needs, in one list: add a kind to `house.json`, and this test says what is still missing."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from castelude.games.castel.cards import KIND_IDS
from castelude.games.castel.clauses import CLAUSES
from castelude.games.castel.effects.register import BY_KIND
from castelude.games.castel.emblems import EMBLEMS
from castelude.texts import LANGUAGES, say

ROOT = Path(__file__).parents[3]
TOLD = {
    lang: re.findall(
        r"CT-\d+\.\d+", (ROOT / f"src/castelude/locales/{lang}/rules/castel.md").read_text(encoding="utf-8")
    )
    for lang in LANGUAGES
}
"""By language: the clauses that the rules for people tell."""
PLAIN_MODEL = (ROOT / "tests/kit/castel_plain.py").read_text(encoding="utf-8")

LASTING = {"ambassador", "ghost", "herald", "knight", "priest", "prince"}
"""Kinds that only count while they lie there."""
NEVER_ASKING = LASTING | {"captain", "enchanter", "siege", "soldier"}
"""Kinds whose effects leave nobody a choice."""


def missing(kind: str) -> Iterator[str]:
    """Everything that the kind still needs."""
    if kind not in KIND_IDS:
        yield "its facts in house.json"
    if kind not in EMBLEMS:
        yield "its emblem in emblems.json"
    if kind not in BY_KIND:
        yield "its function and clause in effects/register.py"
    elif BY_KIND[kind][1] not in CLAUSES:
        yield "its clause in clauses.py"
    else:
        for lang, clauses in TOLD.items():
            if BY_KIND[kind][1] not in clauses:
                yield f"a sentence on its clause in locales/{lang}/rules/castel.md"
    if f'"{kind}"' not in PLAIN_MODEL and f"ask_{kind}" not in PLAIN_MODEL:
        yield "its rules in the plain model, tests/kit/castel_plain.py"
    messages = [f"castel-card-{kind}", f"castel-card-{kind}.text"]
    if kind not in NEVER_ASKING:
        messages.append(f"castel-drawing-ask-{kind}")
    for lang in LANGUAGES:
        for message in messages:
            if not has_message(message, lang):
                yield f"{message} in locales/{lang}/castel.ftl"


def has_message(message: str, lang: str) -> bool:
    try:
        return bool(say(message, lang, card="", step=1, verb=""))
    except LookupError:
        return False


@pytest.mark.parametrize("kind", KIND_IDS)
def test_every_card_has_all_it_needs(kind: str) -> None:
    assert list(missing(kind)) == []


def test_a_new_card_is_told_what_it_needs() -> None:
    needs = list(missing("joker"))
    assert needs[:4] == [
        "its facts in house.json",
        "its emblem in emblems.json",
        "its function and clause in effects/register.py",
        "its rules in the plain model, tests/kit/castel_plain.py",
    ]
    assert "castel-drawing-ask-joker in locales/fr/castel.ftl" in needs
    assert len(needs) == 4 + 3 * len(LANGUAGES)
