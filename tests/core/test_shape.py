"""Declared shapes of JSON values: what each of them finds, where, and in which order."""

from typing import Any

import pytest

from castelude.core.errors import BadSetup
from castelude.core.shape import (
    ANYTHING,
    SETUP_OBJECT,
    At,
    Chain,
    Check,
    Depending,
    Distinct,
    Fields,
    Items,
    NullIfAbsent,
    Optional,
    OrNull,
    Reason,
    Shape,
    Together,
    an_object,
    exactly,
    first_problem,
    flag,
    number,
    one_of,
    problems,
    require,
    text,
)

WRONG = Reason("wrong", "value")
NO_OBJECT, UNKNOWN, MISSING = Reason("no-object", "value"), Reason("unknown", "key", "known"), Reason("missing", "key")


def found(shape: Shape, value: object) -> list[tuple[str, str, dict[str, Any]]]:
    return [(problem.where, problem.message, problem.params) for problem in problems(shape, value, root="file")]


def messages(shape: Shape, value: object) -> list[str]:
    return [f"{problem.where}: {problem.message}" for problem in problems(shape, value, root="file")]


@pytest.mark.parametrize(
    ("shape", "good", "bad"),
    [
        (number(1, 3, WRONG), [1, 3], [0, 4, True, 1.0, "1", None]),
        (number(None, None, WRONG), [-5, 10**30], [True, 1.5]),
        (text(WRONG), ["", "a"], [None, 1, ["a"]]),
        (text(WRONG, "[ab]+"), ["a", "abba"], ["", "abc", 1]),
        (one_of(("a", "b"), WRONG), ["a"], ["c", None, ["a"], {}]),
        (one_of(("a", "b"), WRONG, null=True), ["a", None], ["null"]),
        (exactly(1, WRONG), [1], [True, 1.0, 2]),
        (flag(WRONG), [True, False], [0, 1, None]),
        (an_object(WRONG), [{}, {"a": 1}], [[], None]),
        (OrNull(number(1, 1, WRONG)), [None, 1], [2, False]),
        (ANYTHING, [None, [], 1], []),
    ],
    ids=lambda value: type(value).__name__,
)
def test_single_values(shape: Shape, good: list[object], bad: list[object]) -> None:
    for value in good:
        assert problems(shape, value) == []
    for value in bad:
        assert messages(shape, value) == ["file: wrong"]


def test_a_reason_quotes_what_it_names_and_nothing_else() -> None:
    reason = Reason("size", "where", "most", number=7, given=len)
    shape = Check(lambda value: len(value) == 7, reason, {"most": 9, "least": 0})
    assert found(shape, ["a"]) == [("file", "size", {"where": "file", "most": 9, "number": 7, "given": 1})]
    assert found(number(2, 4, Reason("n", "least", "most", "value")), 5) == [
        ("file", "n", {"least": 2, "most": 4, "value": "5"})
    ]
    assert found(one_of(("a", "b"), Reason("w", "allowed"), null=True), 5) == [("file", "w", {"allowed": "a, b, null"})]
    with pytest.raises(LookupError, match="colour"):
        problems(text(Reason("w", "colour")), 5)


def fields(**more: Any) -> Fields:  # noqa: ANN401 any field of the shape
    shapes: dict[str, Shape | Optional] = {
        "a": number(0, 9, WRONG),
        "b": Optional(text(WRONG)),
        "c": number(0, 9, WRONG),
    }
    return Fields(shapes, NO_OBJECT, UNKNOWN, MISSING, **more)


def test_keys_come_before_fields_unless_another_order_is_declared() -> None:
    assert fields().required == ["a", "c"]
    assert found(fields(), [1]) == [("file", "no-object", {"value": "[1]"})]
    value = {"b": 1, "x": 1, "a": -1}
    known = {"key": '"x"', "known": "a, b, c"}
    assert found(fields(), value) == [("file", "unknown", known), ("file", "missing", {"key": "c"})]
    assert messages(fields(), {"b": 1, "a": -1, "c": 0}) == ["a: wrong", "b: wrong"]
    assert messages(fields(order="fields"), value) == ["file: unknown", "a: wrong", "b: wrong", "file: missing"]
    assert messages(fields(order="given"), value) == ["b: wrong", "file: unknown", "a: wrong", "file: missing"]
    assert messages(fields(unknown_at_key=True), {"x": 1, "a b": 1, "a": 1, "c": 1}) == [
        "x: unknown",
        '"a b": unknown',
    ]


def test_a_reason_for_a_missing_key_can_quote_what_was_wanted() -> None:
    missing = Reason("missing", "key", "wanted", id=lambda card: card["id"])
    shape = Fields({"id": ANYTHING, "a": text(Reason("wrong", wanted="a text", seen=str))}, NO_OBJECT, UNKNOWN, missing)
    assert found(shape, {"id": "T1"}) == [("file", "missing", {"key": "a", "wanted": "a text", "id": "T1"})]
    shown_as = Reason("wrong", value="this", where="here")
    assert found(Fields({"a": text(shown_as)}, shown_as, shown_as, shown_as), {}) == [
        ("file", "wrong", {"value": "this", "where": "here"})
    ]
    with pytest.raises(LookupError, match="'a' is required"):
        problems(Fields({"a": ANYTHING}, NO_OBJECT, UNKNOWN), {})


def test_an_absent_field_can_count_as_null() -> None:
    shape = Fields({"a": NullIfAbsent(text(WRONG))}, NO_OBJECT, UNKNOWN)
    assert found(shape, {}) == [("a", "wrong", {"value": "null"})]
    assert found(shape, {"a": "x"}) == []


def test_lists_have_a_size_and_items_at_their_places() -> None:
    item = text(Reason("item", "where", "number", "key"))
    shape = Fields({"list": Items(item, WRONG, 1, 3, Reason("size", given=len))}, NO_OBJECT, UNKNOWN, MISSING)
    assert messages(shape, {"list": {}}) == ["list: wrong"]
    assert found(shape, {"list": []}) == [("list", "size", {"given": 0})]
    assert found(shape, {"list": ["a", 1, 2]}) == [
        ("list[1]", "item", {"where": "list[1]", "number": 2, "key": "list"}),
        ("list[2]", "item", {"where": "list[2]", "number": 3, "key": "list"}),
    ]
    assert messages(Items(item, WRONG, 2, 2), ["a"]) == ["file: wrong"]
    named = Items(
        Fields({"id": ANYTHING, "n": text(WRONG)}, NO_OBJECT, UNKNOWN, MISSING), WRONG, name=lambda x: x["id"]
    )
    assert messages(named, [{"id": "T1", "n": 1}]) == ["[T1].n: wrong"]
    assert found(Distinct(Reason("twice", card=str)), ["a", "b", "a", "a"]) == [("file", "twice", {"card": "a"})] * 2


def test_shapes_can_be_combined() -> None:
    small, even = number(0, 9, Reason("small")), Check(lambda value: value % 2 == 0, Reason("even"))
    positive = number(0, None, Reason("positive"))
    assert messages(Chain(small, even), "a") == ["file: small"]
    assert messages(Chain(small, even), 3) == ["file: even"]
    assert messages(Together(small, positive, even), -1) == ["file: small", "file: positive", "file: even"]
    assert messages(Depending(lambda value: small if value < 100 else even), 11) == ["file: small"]
    assert messages(Depending(lambda value: small if value < 100 else even), 102) == []
    assert messages(Items(At("here", small), WRONG), [1, 10]) == ["here: small"]


def test_only_the_first_problem_is_looked_for_when_one_is_enough() -> None:
    looked: list[object] = []

    def look(value: object) -> bool:
        looked.append(value)
        return value != 2

    shape = Items(Chain(Check(look, WRONG)), WRONG)
    problem = first_problem(shape, [1, 2, 3])
    assert problem is not None
    assert problem.where == "[1]"
    assert looked == [1, 2]
    assert first_problem(shape, [1]) is None


def test_a_setup_that_is_not_as_declared_is_refused_with_its_clause() -> None:
    shape = Fields({"first": number(0, 1, Reason("castello-setup-first", "value"))}, **SETUP_OBJECT)
    require(shape, {"first": 1}, BadSetup, clause="CO-2.3", root="setup")
    for value, message, params in (
        (3, "error-setup-object", {"where": "setup", "value": "3", "known": "first"}),
        ({"x": 1}, "error-setup-key", {"where": "setup", "key": '"x"', "known": "first"}),
        ({}, "error-setup-missing", {"where": "setup", "key": "first"}),
        ({"first": 2}, "castello-setup-first", {"value": "2"}),
    ):
        with pytest.raises(BadSetup) as caught:
            require(shape, value, BadSetup, clause="CO-2.3", root="setup")
        assert (caught.value.message, caught.value.params, caught.value.clause) == (message, params, "CO-2.3")
