"""Messages with numbers, as each language writes and counts them."""

import pytest

from castelude.messages import Catalogue, Numbers, holds, read_numbers
from castelude.texts import _numbers

RUSSIAN = read_numbers(
    """{"group": "\u00a0", "plurals": {
        "one": "v = 0 and i % 10 = 1 and i % 100 != 11",
        "few": "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
        "many": "v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14"}}"""
)
SOURCE = """
pawns = { $number ->
    [0] no pawn
    [one] one pawn
   *[other] { $number } pawns
}
    .short = { $number } p
kind = { $kind ->
    [knight] a knight
   *[other] a card: { $kind }
}
brace = {"{"}{ $x }{"}"}
link = { pawns }
"""


@pytest.mark.parametrize(
    ("lang", "number", "category", "written"),
    [
        ("en", 0, "other", "0"),
        ("en", 1, "one", "1"),
        ("en", 2, "other", "2"),
        ("en", 1234567, "other", "1,234,567"),
        ("fr", 0, "one", "0"),
        ("fr", 1, "one", "1"),
        ("fr", 2, "other", "2"),
        ("fr", 1_000_000, "many", "1\u202f000\u202f000"),
        ("fr", -1234, "other", "-1\u202f234"),
    ],
)
def test_numbers_of_our_languages(lang: str, number: int, category: str, written: str) -> None:
    """As CLDR says it."""
    assert (_numbers(lang).category(number), _numbers(lang).written(number)) == (category, written)


def test_a_language_with_more_plurals() -> None:
    found = {n: RUSSIAN.category(n) for n in (1, 2, 5, 11, 12, 21, 22, 100, 101, 111)}
    assert found == {
        1: "one", 2: "few", 5: "many", 11: "many", 12: "many",
        21: "one", 22: "few", 100: "many", 101: "one", 111: "many",
    }  # fmt: skip
    with pytest.raises(ValueError, match="not a plural rule"):
        holds("i is 1", 1)


def test_messages_choose_by_number_plural_and_word() -> None:
    catalogue = Catalogue(SOURCE, Numbers())
    assert [catalogue.say("pawns", {"number": n}) for n in (0, 1, 1000)] == ["no pawn", "one pawn", "1,000 pawns"]
    assert catalogue.say("pawns.short", {"number": 3}) == "3 p"
    assert catalogue.say("kind", {"kind": "knight"}) == "a knight"
    assert catalogue.say("kind", {"kind": "king"}) == "a card: king"
    assert catalogue.say("brace", {"x": "1"}) == "{1}"
    for message in ("nothing", "pawns.long", "link", "kind"):
        with pytest.raises(LookupError):
            catalogue.say(message, {})
