"""Declared shapes of JSON values, and everything that is wrong with a value that does not have its shape.

Records, requests of the referee, setups and card files are all checked by shapes. A shape is declared once, with the
message for each thing that can be wrong, and finds its problems lazily and in order, so that the same declaration
serves callers that want the first problem (`require`) and callers that want all of them (`problems`):

    FIRST = number(0, 3, Reason("mygame-setup-first", "value", "most"))
    CARD = one_of(("A1", "A2", "A3"), Reason("mygame-setup-card", "where", "value"))
    SETUP = Fields(
        {
            "first": FIRST,
            "decks": Chain(
                Items(CARD, Reason("mygame-setup-decks", "where", "value")),
                Distinct(Reason("mygame-setup-twice", "where", card=str)),
            ),
        },
        **SETUP_OBJECT,
    )

    require(SETUP, setup, BadSetup, clause="MY-2.3", root="setup")

With `{"first": 0, "decks": ["A1", "B9"]}` this raises `BadSetup("mygame-setup-card", clause="MY-2.3",
where="decks[1]", value='"B9"')`. Rules that no declaration here covers are written as `Check` (a test of one value) or
as a class of their own with a method `find`.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, Protocol, TypedDict

from castelude.core.errors import CasteludeError
from castelude.core.options import shown
from castelude.core.reasons import Quote as Quote
from castelude.core.reasons import Reason as Reason
from castelude.core.reasons import Where as Where
from castelude.core.verdict import Param, Problem


class Shape(Protocol):
    """Anything that finds problems in a value, lazily and in order."""

    def find(self, value: Any, where: Where) -> Iterator[Problem]: ...  # noqa: ANN401 any JSON value


def problems(shape: Shape, value: object, root: str = "") -> list[Problem]:
    """Everything that is wrong with the value, in order; empty when it has the shape."""
    return list(shape.find(value, Where(root=root)))


def first_problem(shape: Shape, value: object, root: str = "") -> Problem | None:
    """The first thing that is wrong with the value, or None; nothing after it is looked at."""
    return next(shape.find(value, Where(root=root)), None)


def require(
    shape: Shape, value: object, error: type[CasteludeError], *, clause: str | None = None, root: str = ""
) -> None:
    """Raise the error with the first problem of the value, unless it has the shape."""
    problem = first_problem(shape, value, root)
    if problem is not None:
        raise error(problem.message, clause=clause, **problem.params)


# ---- single values ----


@dataclass(frozen=True)
class Check:
    """A value that passes a test. `facts` are constants that its reason may name."""

    test: Callable[[Any], bool]
    reason: Reason
    facts: Mapping[str, Param] | None = None

    def find(self, value: object, where: Where) -> Iterator[Problem]:
        if not self.test(value):
            yield self.reason.problem(value, where, **(self.facts or {}))


class Anything:
    """Any value at all."""

    def find(self, value: object, where: Where) -> Iterator[Problem]:
        return iter(())


ANYTHING: Final = Anything()


def is_number(value: object, least: int | None = None, most: int | None = None) -> bool:
    """Whether the value is a whole number in this range; true and false are not numbers."""
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    return (least is None or value >= least) and (most is None or value <= most)


def number(least: int | None, most: int | None, reason: Reason) -> Check:
    """A whole number in a range; the reason may name `least` and `most`, where there are such."""
    facts = {name: bound for name, bound in (("least", least), ("most", most)) if bound is not None}
    return Check(lambda value: is_number(value, least, most), reason, facts)


def text(reason: Reason, pattern: str | re.Pattern[str] | None = None) -> Check:
    """A text, which matches the pattern as a whole where one is given."""
    if pattern is None:
        return Check(lambda value: isinstance(value, str), reason)
    compiled = re.compile(pattern)
    return Check(lambda value: isinstance(value, str) and compiled.fullmatch(value) is not None, reason)


def one_of(words: Sequence[str], reason: Reason, *, null: bool = False) -> Check:
    """One of these texts, or null where it is allowed; the reason may name `allowed`."""
    allowed = ", ".join([*words, "null"] if null else words)

    def test(value: object) -> bool:
        return (isinstance(value, str) and value in words) or (null and value is None)

    return Check(test, reason, {"allowed": allowed})


def exactly(wanted: object, reason: Reason) -> Check:
    """This value and no other; 1, 1.0 and true are three values."""
    return Check(lambda value: type(value) is type(wanted) and value == wanted, reason)


def flag(reason: Reason) -> Check:
    """True or false."""
    return Check(lambda value: isinstance(value, bool), reason)


def an_object(reason: Reason) -> Check:
    """An object with any keys."""
    return Check(lambda value: isinstance(value, dict), reason)


@dataclass(frozen=True)
class OrNull:
    """Null, or a value of the shape."""

    shape: Shape

    def find(self, value: object, where: Where) -> Iterator[Problem]:
        return iter(()) if value is None else self.shape.find(value, where)


# ---- objects ----


@dataclass(frozen=True)
class Optional:
    """A field of `Fields` that may be absent."""

    shape: Shape


@dataclass(frozen=True)
class NullIfAbsent:
    """A field of `Fields` that is checked as null when it is absent."""

    shape: Shape


class SetupReasons(TypedDict):
    """The reasons of `Fields` that the setups of all games share."""

    not_object: Reason
    unknown: Reason
    missing: Reason


SETUP_OBJECT: Final[SetupReasons] = {
    "not_object": Reason("error-setup-object", "where", "value", "known"),
    "unknown": Reason("error-setup-key", "where", "key", "known"),
    "missing": Reason("error-setup-missing", "where", "key"),
}


@dataclass(frozen=True)
class Fields:
    """An object with these fields and no others.

    The reasons may name `known` (all keys, joined) and, about a key, `key`. A reason for a missing key gets the object
    as its value and may also name the constants that the reason of the field itself quotes. `order` says what is
    looked at first:

    - "keys": unknown and missing keys; the fields, as declared, only when no key is wrong;
    - "fields": unknown keys, then field by field, as declared, what is missing or wrong;
    - "given": the fields as the value orders them, then the missing keys.
    """

    fields: Mapping[str, Shape | Optional | NullIfAbsent]
    not_object: Reason
    unknown: Reason
    missing: Reason | None = None
    order: Literal["keys", "fields", "given"] = "keys"
    unknown_at_key: bool = False
    """Whether an unknown key is reported at its own path instead of that of the object."""
    missing_at_key: bool = False
    """Whether a missing key is reported at its own path instead of that of the object."""

    @property
    def required(self) -> list[str]:
        """The keys that must be there."""
        return [key for key, field in self.fields.items() if not isinstance(field, Optional | NullIfAbsent)]

    def find(self, value: object, where: Where) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield self.not_object.problem(value, where, known=self._known)
            return
        match self.order:
            case "keys":
                wrong = [*self._unknown(value, where), *self._missing(value, where)]
                yield from wrong
                if not wrong:
                    for key in self.fields:
                        yield from self._field(key, value, where)
            case "fields":
                yield from self._unknown(value, where)
                for key in self.fields:
                    yield from self._missing(value, where, key)
                    yield from self._field(key, value, where)
            case "given":
                for key in value:
                    yield from self._unknown(value, where, key)
                    yield from self._field(key, value, where)
                yield from self._missing(value, where)

    @property
    def _known(self) -> str:
        return ", ".join(self.fields)

    def _unknown(self, value: Mapping[str, object], where: Where, only: str | None = None) -> Iterator[Problem]:
        for key in value if only is None else (only,):
            if key not in self.fields:
                place = where.field(key if key.isidentifier() else shown(key)) if self.unknown_at_key else where
                yield self.unknown.problem(value, place, key=shown(key), known=self._known)

    def _missing(self, value: Mapping[str, object], where: Where, only: str | None = None) -> Iterator[Problem]:
        for key in self.required if only is None else (only,):
            field = self.fields[key]
            if key in value or isinstance(field, Optional | NullIfAbsent):
                continue
            if self.missing is None:
                raise LookupError(f"the field {key!r} is required, but there is no reason for one that is missing")
            quotes = field.reason.quotes if isinstance(field, Check) else {}
            constants = {name: quote for name, quote in quotes.items() if not callable(quote)}
            place = where.field(key) if self.missing_at_key else where
            yield self.missing.problem(value, place, **{**constants, "key": key})

    def _field(self, key: str, value: Mapping[str, object], where: Where) -> Iterator[Problem]:
        field = self.fields.get(key)
        if field is None or (key not in value and not isinstance(field, NullIfAbsent)):
            return
        shape = field.shape if isinstance(field, Optional | NullIfAbsent) else field
        yield from shape.find(value.get(key), where.field(key))


# ---- lists ----


@dataclass(frozen=True)
class Items:
    """A list of items of one shape, of a given size where there is one.

    A wrong size has a reason of its own (`wrong_size`), or the same as what is not a list. `name` gives an item the
    name that its path shows instead of its index.
    """

    shape: Shape
    not_list: Reason
    least: int = 0
    most: int | None = None
    wrong_size: Reason | None = None
    name: Callable[[Any], str | None] | None = None

    def find(self, value: object, where: Where) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield self.not_list.problem(value, where)
        elif len(value) < self.least or (self.most is not None and len(value) > self.most):
            yield (self.wrong_size or self.not_list).problem(value, where)
        elif self.shape is not ANYTHING:
            for index, item in enumerate(value):
                if isinstance(self.shape, Check) and self.shape.test(item):
                    continue  # long lists of texts are common, and a place is only needed for what is wrong
                yield from self.shape.find(item, where.item(index, self.name(item) if self.name else None))


@dataclass(frozen=True)
class Distinct:
    """A list in which no text or number stands twice; the reason gets the repeated item as its value."""

    reason: Reason

    def find(self, value: Sequence[object], where: Where) -> Iterator[Problem]:
        seen: set[object] = set()
        for item in value:
            if item in seen:
                yield self.reason.problem(item, where)
            seen.add(item)


# ---- several shapes in one place ----


class Chain:
    """Several shapes, of which each presupposes those before it: those after one with problems are not looked at."""

    def __init__(self, *shapes: Shape) -> None:
        self.shapes = shapes

    def find(self, value: object, where: Where) -> Iterator[Problem]:
        for shape in self.shapes:
            wrong = False
            for problem in shape.find(value, where):
                wrong = True
                yield problem
            if wrong:
                return


class Together:
    """Several shapes that do not depend on each other: the problems of all of them, in order."""

    def __init__(self, *shapes: Shape) -> None:
        self.shapes = shapes

    def find(self, value: object, where: Where) -> Iterator[Problem]:
        for shape in self.shapes:
            yield from shape.find(value, where)


@dataclass(frozen=True)
class Depending:
    """A shape that depends on the value itself, such as on the kind that an object names."""

    choose: Callable[[Any], Shape]

    def find(self, value: object, where: Where) -> Iterator[Problem]:
        return self.choose(value).find(value, where)


@dataclass(frozen=True)
class At:
    """The shape, with its problems reported at a fixed path."""

    path: str
    shape: Shape

    def find(self, value: object, where: Where) -> Iterator[Problem]:
        return self.shape.find(value, replace(where, path=self.path))
